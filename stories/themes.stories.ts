import { css, html, type CSSResult } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/boston.js';
import { adopt } from './page.js';
import { attributes, play, reach, scores, type Args } from './support.js';

const meta: Meta<Args> = {
  title: 'Themes',
  component: 'boston-table',
  args: { players: 'Ann, Bob, Cy', save: 'off' },
  parameters: { page: 'bare' },
  play: reach('boston-table', async (table) => {
    scores(table, 14, 11, 13, 13, 15, 15, 12, 9, 12);
    await play(table, '642');
  }),
};
export default meta;

type Story = StoryObj<Args>;

/** A page in a theme: what is copied is the class and the style sheet. */
function theme(name: string, heading: string, words: string, style: CSSResult): Story {
  adopt(style);
  const code = style.cssText.replace(/^ {4}/gm, '').trim();
  return {
    parameters: { docs: { description: { story: `${words}\n\n\`\`\`css\n${code}\n\`\`\`` } } },
    render: (args) => html`
      <div class=${name}>
        <h1>${heading}</h1>
        <p>Three dice, three throws: keep the highest each time, and add up the three you kept.</p>
        <boston-table ${attributes(args)}></boston-table>
      </div>
    `,
  };
}

export const Classroom = theme(
  'classroom',
  'Dice club',
  'Large, round and cheerful: numbers that are read from the back row, red dice, room for small fingers.',
  css`
    .classroom {
      --table-surface: #fffef7;
      --table-color: #1d2733;
      --table-accent: #0b6e4f;
      --table-radius: 1.25rem;
      --table-gap: 1rem;
      --dice-size: clamp(3.25rem, 20vw, 6rem);
      --dice-color: #c62828;
      --dice-pip-color: #fff;
      --dice-radius: 28%;
      --dice-set-aside-color: #0b6e4f;
      --sheet-row-height: 3.25rem;
      box-sizing: border-box;
      padding: 1rem;
      background: #ffe9a8;
      color: #1d2733;
      font:
        1.25rem/1.4 ui-rounded,
        Nunito,
        'Trebuchet MS',
        sans-serif;
    }
    .classroom boston-table {
      max-inline-size: 60rem;
    }
  `,
);

export const ParchmentAndInk = theme(
  'parchment',
  'Going to Boston, as played aboard',
  'For a page of nautical rules: ink on parchment, bone dice, square corners.',
  css`
    .parchment {
      --table-surface: #f7edd5;
      --table-color: #2c2116;
      --table-accent: #1f3a52;
      --table-accent-text: #f7edd5;
      --table-radius: 3px;
      --dice-color: #efe2c0;
      --dice-pip-color: #2c2116;
      --dice-radius: 12%;
      --dice-set-aside-color: #7d1f1a;
      --sheet-line-color: #b89c68;
      box-sizing: border-box;
      padding: 1rem;
      background: #ead9b3;
      color: #2c2116;
      font:
        1.0625rem/1.5 'Iowan Old Style',
        'Palatino Linotype',
        Palatino,
        Georgia,
        serif;
    }
    .parchment boston-table {
      max-inline-size: 44rem;
    }
  `,
);

export const PlainPage = theme(
  'plain',
  'Going to Boston',
  'Black on white and nothing else: for a page that wants no colour of ours.',
  css`
    .plain {
      --table-surface: #fff;
      --table-accent: #000;
      --table-radius: 0px;
      --table-gap: 0.75rem;
      --dice-color: #fff;
      --dice-pip-color: #000;
      --dice-radius: 10%;
      --sheet-line-color: #999;
      --sheet-row-height: 2.5rem;
      box-sizing: border-box;
      padding: 1rem;
      background: #fff;
      color: #000;
      font:
        1rem/1.5 Arial,
        Helvetica,
        sans-serif;
    }
    .plain boston-table {
      max-inline-size: 42rem;
    }
  `,
);
