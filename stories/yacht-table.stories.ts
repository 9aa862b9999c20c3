import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/yacht.js';
import type { Box, YachtTable } from '../src/index.js';
import { attributes, fill, press, reach, scripted, type Args } from './support.js';

const meta: Meta<Args> = {
  title: 'yacht-table',
  component: 'yacht-table',
  args: { players: 'Ann, Bob', save: 'off' },
  render: (args) => html`<yacht-table ${attributes(args)}></yacht-table>`,
};
export default meta;

type Story = StoryObj<Args>;

const table = (steps: (table: YachtTable) => Promise<unknown> | unknown): NonNullable<Story['play']> =>
  reach('yacht-table', steps);

/** One throw: "33316". */
async function thrown(it: YachtTable, dice: string): Promise<void> {
  it.thrower = scripted(dice);
  await it.roll();
}

/** A column from the top down for each seat: "3 6 9 …", a point for an open box. */
function columns(it: YachtTable, ...lists: readonly string[]): void {
  const boxes =
    'ones twos threes fours fives sixes full-house four-of-a-kind little-straight big-straight choice yacht';
  for (const [row, box] of boxes.split(' ').entries()) {
    for (const [seat, list] of lists.entries()) {
      const score = list.split(' ')[row] ?? '.';
      if (score !== '.') it.writeScore({ seat, box: box as Box }, Number(score));
    }
  }
}

/** Names and practice, until the first throw. Rolling at once is fine too. */
export const Fresh: Story = {};

/** Every open box shows what the dice would score there, and why. */
export const AfterTheFirstThrow: Story = { play: table((it) => thrown(it, '44465')) };

/** Three fours are kept; another tap lets one go. */
export const ThreeDiceKept: Story = {
  play: table(async (it) => {
    await thrown(it, '44465');
    for (const die of [0, 1, 2]) it.setAside(die);
  }),
};

/** Two of the three throws are made. */
export const AfterTheSecondThrow: Story = {
  play: table(async (it) => {
    await thrown(it, '44465');
    for (const die of [0, 1, 2]) it.setAside(die);
    await thrown(it, '42');
  }),
};

/** The throws are used up, and what is still open takes nothing but a zero. */
export const OnlyZerosLeft: Story = {
  play: table(async (it) => {
    columns(it, '3 6 . 12 15 18 . . . 30 21 .', '2 4 9 8 20 24 . . 30 . 19 .');
    for (const dice of ['12456', '12456', '12456']) await thrown(it, dice);
  }),
};

/** Five alike, worth 50. */
export const AYacht: Story = { play: table((it) => thrown(it, '55555')) };

/** A box was filled: it can be taken back, and the next player throws. */
export const ABoxFilled: Story = {
  play: table(async (it) => {
    await thrown(it, '44465');
    it.score('fours');
  }),
};

/** Roll was pressed with all dice kept: the reason stands where the throw was told. */
export const Refused: Story = {
  play: table(async (it) => {
    await thrown(it, '12345');
    for (const die of [0, 1, 2, 3, 4]) it.setAside(die);
    await press(it, 'roll');
  }),
};

export const InTheMiddle: Story = {
  args: { players: 'Ann, Bob, Cy' },
  play: table(async (it) => {
    columns(it, '3 6 . 12 . 18', '2 . 9 16 . 24', '. 8 12 . 20 .');
    await thrown(it, '66655');
  }),
};

/** Real dice: five faces are tapped, and a box is chosen next. */
export const RealDice: Story = {
  play: table(async (it) => {
    await press(it, 'real');
    for (const face of [4, 4, 4, 4, 1]) await press(it, 'face', face - 1);
  }),
};

/** A box was chosen; the child works its score out. */
export const Practice: Story = {
  args: { practice: true },
  play: table(async (it) => {
    await thrown(it, '33316');
    await press(it, 'box', 2);
  }),
};

export const Won: Story = {
  args: { players: 'Ann, Bob, Cy' },
  play: table((it) =>
    columns(it, '3 6 9 12 15 18 22 16 30 0 21 50', '2 4 12 8 20 24 0 24 30 30 19 0', '4 8 6 16 10 12 26 8 0 30 24 0'),
  ),
};

export const SharedWin: Story = {
  play: table((it) => columns(it, '3 6 9 12 15 18 0 16 30 0 21 0', '3 6 9 12 15 18 0 16 0 30 21 0')),
};

/** Alone there is a best score to beat. */
export const AloneAndDone: Story = {
  args: { players: 'Ann' },
  play: table((it) => columns(it, '3 6 9 12 15 18 22 16 30 0 21 50')),
};

/** The best so far was 232, and this one is better. */
export const AloneAndBetterThanEver: Story = {
  args: { players: 'Ann' },
  play: table((it) => {
    columns(it, '3 6 9 12 15 18 22 16 30 30 21 50');
    it.restart();
    columns(it, '3 6 9 12 15 24 28 16 30 30 21 50');
  }),
};

/** Thrown elsewhere: a number is typed into its box. */
export const TypedScore: Story = { play: table((it) => fill(it, 'Choice, Ann', 23)) };

/** The rules, to read aloud to a child. */
export const HelpOpen: Story = {
  play: table((it) => it.shadowRoot?.querySelector<HTMLElement>('[part=help] summary')?.click()),
};

/** Dice are heard where the author or a player wants it. */
export const Sound: Story = { args: { sound: true }, play: table((it) => thrown(it, '44465')) };

/** For a projector: seen from the back row. Its switch takes the whole screen. */
export const Big: Story = {
  args: { big: true },
  parameters: { page: 'wide' },
  play: table((it) => thrown(it, '44465')),
};

export const LongNames: Story = {
  args: { players: 'Maximiliana-Josephine von und zu Hohenlohe, Bob, Wolfeschlegelsteinhausenbergerdorffsson' },
  play: table((it) => thrown(it, '44465')),
};

export const EightPlayers: Story = {
  args: { players: 8 },
  play: table((it) => thrown(it, '44465')),
};

export const DarkPage: Story = { parameters: { page: 'dark' }, play: table((it) => thrown(it, '22255')) };

/** Room for the sheet beside the dice. */
export const Wide: Story = { parameters: { page: 'wide' }, play: table((it) => thrown(it, '22255')) };

export const RightToLeft: Story = {
  args: { players: 'נועה, مريم' },
  render: (args) => html`<div dir="rtl"><yacht-table ${attributes(args)}></yacht-table></div>`,
  play: table((it) => thrown(it, '44465')),
};
