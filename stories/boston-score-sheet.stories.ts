import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/boston.js';
import type { BostonScoreSheet } from '../src/index.js';
import { attributes, fill, reach, type Args } from './support.js';

const meta: Meta<Args> = {
  title: 'boston-score-sheet',
  component: 'boston-score-sheet',
  args: { save: 'off' },
  render: (args) => html`<boston-score-sheet ${attributes(args)}></boston-score-sheet>`,
};
export default meta;

type Story = StoryObj<Args>;

/** Writes rounds as they stand on a sheet, "14 11 13" for the first one. */
async function write(sheet: BostonScoreSheet, names: readonly string[], ...rounds: readonly string[]): Promise<void> {
  for (const [round, line] of rounds.entries()) {
    for (const [seat, score] of line.split(' ').entries()) {
      await fill(sheet, `Round ${round + 1}, ${names[seat] ?? ''}`, score);
    }
  }
}

/** To be kept by hand, or to be printed. */
export const BlankAlone: Story = {};

export const NamesGiven: Story = { args: { players: 'Ann, Bob, Cy', heading: 'Friday at the Anchor', rounds: 5 } };

/** It adds up. Round 2 was a tie, so it has a line for the roll-off. */
export const KeptByHand: Story = {
  args: { players: 'Ann, Bob, Cy', rounds: 5 },
  play: reach('boston-score-sheet', async (sheet) => {
    await write(sheet, ['Ann', 'Bob', 'Cy'], '14 11 13', '13 15 15', '12 10 16');
    await fill(sheet, 'Round 2, Roll-off 1, Bob', 12);
    await fill(sheet, 'Round 2, Roll-off 1, Cy', 9);
  }),
};

/** A tie that has not been thrown off yet. */
export const TiedRound: Story = {
  args: { players: 'Ann, Bob, Cy', rounds: 5 },
  play: reach('boston-score-sheet', (sheet) => write(sheet, ['Ann', 'Bob', 'Cy'], '14 11 13', '13 15 15')),
};

/** Three dice never make 19: the reason stands beside the cell, and the old value stays. */
export const RefusedNumber: Story = {
  args: { players: 'Ann, Bob, Cy', rounds: 5 },
  play: reach('boston-score-sheet', async (sheet) => {
    await write(sheet, ['Ann', 'Bob', 'Cy'], '14 11 13');
    await fill(sheet, 'Round 2, Bob', 19);
  }),
};

/** A race needs no agreed number of rounds: a few lines are kept free. */
export const RaceToTheGoal: Story = {
  args: { players: 'Ann, Bob', scoring: 'race', goal: 50 },
  play: reach('boston-score-sheet', (sheet) => write(sheet, ['Ann', 'Bob'], '14 11', '13 16', '12 14')),
};

const twelve = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Leo'];

export const TwelvePlayersTwentyRounds: Story = {
  args: { players: twelve.join(', '), rounds: 20 },
  parameters: { page: 'wide' },
  play: reach('boston-score-sheet', (sheet) =>
    write(sheet, twelve, '14 11 13 9 12 10 15 8 13 16 7 12', '11 13 9 12 17 10 12 14 11 8 13 15', '10 12 14 9'),
  ),
};

export const LongNames: Story = {
  args: {
    players: 'Maximiliana-Josephine von und zu Hohenlohe, Bob, Wolfeschlegelsteinhausenbergerdorffsson',
    rounds: 5,
  },
};

export const DarkPage: Story = {
  args: { players: 'Ann, Bob, Cy', rounds: 5 },
  parameters: { page: 'dark' },
  play: reach('boston-score-sheet', (sheet) => write(sheet, ['Ann', 'Bob', 'Cy'], '14 11 13', '13 15 12', '12 10 16')),
};

export const RightToLeft: Story = {
  args: { players: 'נועה, דניאל, مريم', rounds: 5 },
  render: (args) => html`<div dir="rtl"><boston-score-sheet ${attributes(args)}></boston-score-sheet></div>`,
  play: reach('boston-score-sheet', (sheet) => write(sheet, ['נועה', 'דניאל', 'مريم'], '14 11 13', '13 15 12')),
};

/** A picture of one's own in the head of the sheet, printed too. */
export const WithALogo: Story = {
  args: { players: 4, rounds: 5 },
  render: (args) => html`
    <boston-score-sheet ${attributes(args)}>
      <svg slot="logo" viewBox="0 0 40 40" width="40" height="40" role="img" aria-label="The Anchor">
        <circle cx="20" cy="20" r="19" fill="#1f3a52" />
        <path d="M20 9v20M13 15h14M10 22c1 10 19 10 20 0" stroke="#fff" stroke-width="3" fill="none" />
      </svg>
    </boston-score-sheet>
  `,
};
