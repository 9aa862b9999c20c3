import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/yacht.js';
import { attributes, fill, reach, type Args } from './support.js';

const meta: Meta<Args> = {
  title: 'yacht-score-sheet',
  component: 'yacht-score-sheet',
  args: { players: 'Ann, Bob, Cy', save: 'off' },
  render: (args) => html`<yacht-score-sheet ${attributes(args)}></yacht-score-sheet>`,
};
export default meta;

type Story = StoryObj<Args>;

/** To be kept by hand, or to be printed. */
export const BlankAlone: Story = { args: { players: 4 } };

/** It adds up; five faces are taken in place of a number. */
export const KeptByHand: Story = {
  play: reach('yacht-score-sheet', async (sheet) => {
    await fill(sheet, 'Threes, Ann', 9);
    await fill(sheet, 'Full House, Ann', 66655);
    await fill(sheet, 'Sixes, Bob', 24);
    await fill(sheet, 'Yacht, Bob', 0);
    await fill(sheet, 'Choice, Cy', 21);
  }),
};

/** Five dice never make 17 in Fours: the reason stands below. */
export const RefusedNumber: Story = { play: reach('yacht-score-sheet', (sheet) => fill(sheet, 'Fours, Bob', 17)) };

export const EightPlayers: Story = { args: { players: 8 } };

export const DarkPage: Story = { parameters: { page: 'dark' } };

/** Elsewhere on the page, and linked to its table by id. */
export const LinkedToATable: Story = {
  render: (args) => html`
    <yacht-table id="kitchen" players="Ann, Bob" setup="fixed" save="off" show="roller"></yacht-table>
    <yacht-score-sheet for="kitchen" ${attributes(args)}></yacht-score-sheet>
  `,
};
