import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/boston.js';
import type { BostonTable } from '../src/index.js';
import { attributes, play, press, reach, scores, type Args } from './support.js';

const meta: Meta<Args> = {
  title: 'boston-table on pages',
  component: 'boston-table',
  args: { players: 'Ann, Bob, Cy', save: 'off' },
  render: (args) => html`<boston-table ${attributes(args)}></boston-table>`,
};
export default meta;

type Story = StoryObj<Args>;

const table = (steps: (table: BostonTable) => Promise<unknown> | unknown): NonNullable<Story['play']> =>
  reach('boston-table', steps);

/** In the third round: a round won, one thrown off, one die kept. */
const midway = async (it: BostonTable): Promise<void> => {
  scores(it, 14, 11, 13, 13, 15, 15, 12, 9, 12);
  await play(it, '642');
};

/** Dark colours follow from light text: nothing to set. */
export const DarkPage: Story = { parameters: { page: 'dark' }, play: table(midway) };

/** The font is the page's own. */
export const SerifPage: Story = { parameters: { page: 'serif' }, play: table(midway) };

/** Surfaces and lines fit a page in colour, with one brand colour as the accent. */
export const TintedPage: Story = { parameters: { page: 'tinted' }, play: table(midway) };

export const LongNames: Story = {
  args: { players: 'Maximiliana-Josephine von und zu Hohenlohe, Bob, Wolfeschlegelsteinhausenbergerdorffsson' },
  play: table(midway),
};

export const TwelvePlayers: Story = {
  args: { players: 'Ann, Bob, Cy, Dee, Eve, Fay, Gus, Hal, Ida, Jo, Kim, Leo' },
  parameters: { page: 'wide' },
  play: table((it) => {
    scores(it, 14, 11, 13, 9, 12, 10, 15, 8, 13, 15, 7, 12);
    scores(it, 11, 13, 9, 12);
  }),
};

/** The sheet is as long as the match. */
export const NinetyNineRounds: Story = {
  args: { players: 'Ann, Bob', rounds: 99 },
  play: table((it) => scores(it, 14, 11, 13, 15, 9, 12, 16, 10)),
};

export const OnePlayer: Story = { args: { players: 'Ann' }, play: table((it) => scores(it, 14, 11)) };

export const RightToLeft: Story = {
  args: { players: 'נועה, דניאל, مريم' },
  render: (args) => html`<div dir="rtl"><boston-table ${attributes(args)}></boston-table></div>`,
  play: table(midway),
};

/** Names of the other direction on a page that runs from left to right. */
export const RightToLeftNames: Story = { args: { players: 'נועה, Bob, مريم' }, play: table(midway) };

/** A roller and a sheet among the table's children share its match, wherever they stand. */
export const OwnLayout: Story = {
  parameters: { page: 'wide' },
  render: (args) => html`
    <boston-table ${attributes(args)}>
      <div style="display: flex; flex-wrap: wrap; gap: 1rem">
        <dice-roller style="flex: 1 1 16rem"></dice-roller>
        <boston-score-sheet style="flex: 1 1 16rem"></boston-score-sheet>
      </div>
    </boston-table>
  `,
  play: table(midway),
};

/** A sheet elsewhere in the article, linked by the table's id. */
export const LinkedSheet: Story = {
  args: { show: 'roller' },
  render: (args) => html`
    <div>
      <boston-table id="kitchen" ${attributes(args)}></boston-table>
      <p>Further down in the article the sheet of the same match can be written on and printed.</p>
      <boston-score-sheet for="kitchen"></boston-score-sheet>
    </div>
  `,
  play: table(midway),
};

/** The link to the match, to be copied; names go along only when asked for. */
export const LinkToCopy: Story = {
  play: table(async (it) => {
    await midway(it);
    await press(it, 'share');
  }),
};

/** A match that was left is offered again. */
export const LeftAndFoundAgain: Story = {
  args: { save: 'on' },
  render: (args) => html`<boston-table id="left" ${attributes(args)}></boston-table>`,
  loaders: [
    async () => {
      const left = document.createElement('boston-table') as BostonTable;
      left.id = 'left';
      left.players = 'Ann, Bob, Cy';
      left.style.setProperty('--dice-roll-time', '0s');
      document.body.append(left);
      await midway(left);
      left.remove();
    },
  ],
};
