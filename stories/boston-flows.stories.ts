import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fn } from 'storybook/test';
import '../src/boston.js';
import { playedAt } from './player.js';
import { attributes, scores, type Args } from './support.js';

/** Whole stretches of play, pressed and typed as people do. */
const meta: Meta<Args> = {
  title: 'Played through/Going to Boston',
  tags: ['!autodocs'],
  args: { players: 'Ann, Bob', setup: 'fixed', save: 'off' },
  render: (args) => html`<boston-table ${attributes(args)}></boston-table>`,
};
export default meta;

type Story = StoryObj<Args>;

const played = playedAt('boston-table');

export const ATurn: Story = {
  play: played('6 4 2, 1 4, 3', async (ann) => {
    await ann.sees('Ann, throw three dice', 'Round 1 of 5');
    await ann.presses('Roll three dice');
    await ann.sees('Ann, keep your highest die', 'Round 1 of 5 · first throw', 'Ann rolled 6, 4 and 2.');
    await ann.presses('Die 1, showing 6');
    await ann.seesPressed('Die 1, showing 6');
    await ann.sees('Ann, throw the other two');
    await ann.presses('Roll two dice', 'Die 3, showing 4', 'Roll one die');
    await ann.sees('Ann, write it down');
    await ann.presses('Write down 13');
    await ann.sees('Ann scores 13.', 'Bob, throw three dice');
    await ann.reads('Round 1, Ann', 13);
    await ann.reads('Round 1, Bob', '');
  }),
};

export const BackAndForth: Story = {
  play: played('6 4 2, 1 4, 3', async (ann) => {
    await ann.seesOff('Undo');
    await ann.presses('Roll three dice', 'Die 1, showing 6', 'Roll two dice');
    await ann.presses('Undo', 'Undo');
    await ann.sees('Taken back.', 'Ann, keep your highest die');
    await ann.seesPressed('Die 1, showing 6', false);
    await ann.presses('Undo');
    await ann.sees('Ann, throw three dice');
    await ann.seesOff('Undo');
    await ann.presses('Redo', 'Redo', 'Redo');
    await ann.sees('Done again.', 'second throw');
    await ann.seesPressed('Die 1, showing 6');
    await ann.seesOff('Redo');
  }),
};

/** The faces that come next are no others for having gone back. */
export const NobodyFishesForABetterThrow: Story = {
  play: played('6 4 2, 1 1', async (ann) => {
    await ann.presses('Roll three dice', 'Undo', 'Roll three dice');
    await ann.presses('Die 1, showing 6');
  }),
};

export const AHintTakenBack: Story = {
  play: played('6 4 2', async (ann) => {
    const hint = 'The rule is: keep the highest die.';
    await ann.presses('Roll three dice', 'Die 3, showing 2');
    await ann.sees(hint);
    await ann.presses('Take it back');
    await ann.seesNo(hint);
    await ann.seesPressed('Die 3, showing 2', false);
    await ann.sees('Ann, keep your highest die');
  }),
};

export const AHintLeftAlone: Story = {
  play: played('6 4 2, 5 1', async (ann) => {
    await ann.presses('Roll three dice', 'Die 3, showing 2', 'Roll two dice');
    await ann.sees('Ann rolled 5 and 1.');
    await ann.seesPressed('Die 3, showing 2');
  }),
};

export const ByTheRule: Story = {
  args: { keeping: 'strict' },
  play: played('6 6 2, 5 1, 3', async (ann) => {
    await ann.presses('Roll three dice', 'Roll three dice');
    await ann.sees('Keep the highest die first, then throw the others.');
    await ann.seesOff('Keep highest');
    await ann.presses('Die 3, showing 2');
    await ann.sees('That is not the highest die of this throw.');
    await ann.presses('Die 2, showing 6', 'Keep highest', 'Roll two dice', 'Die 1, showing 5', 'Keep highest');
    await ann.presses('Roll one die');
    await ann.sees('Ann scores 14.', 'Bob, throw three dice');
    await ann.reads('Round 1, Ann', 14);
  }),
};

export const ByOneButton: Story = {
  args: { keeping: 'auto', rounds: 1 },
  play: played('6 4 2, 1 4, 3, 5 5 1, 2 2, 6', async (ann) => {
    await ann.presses('Roll three dice', 'Roll two dice', 'Roll one die');
    await ann.sees('Ann scores 13.', 'Bob, throw three dice');
    await ann.presses('Roll three dice', 'Roll two dice', 'Roll one die');
    await ann.sees('Ann and Bob throw again.');
  }),
};

export const ARollOff: Story = {
  args: { players: 'Ann, Bob, Cy' },
  play: played('5 5 2, 4 1, 3', async (ann, table) => {
    scores(table, 15, 15, 9);
    await ann.sees('A tie: Ann and Bob throw again.', 'Roll-off: Ann, throw three dice', 'tied: throw again');
    await ann.presses('Roll three dice', 'Die 1, showing 5', 'Roll two dice', 'Die 2, showing 4');
    await ann.presses('Roll one die', 'Write down 12');
    await ann.sees('Roll-off: Bob, throw three dice');
    await ann.types('Round 1, Roll-off 1, Bob', 10);
    await ann.sees('Round 1 goes to Ann.', 'Round 2 of 5');
    await ann.reads('Round 1, Roll-off 1, Ann, won', 12);
  }),
};

export const TheEndAndARematch: Story = {
  args: { rounds: 1 },
  play: played('6 6 6', async (ann, table) => {
    scores(table, 14);
    await ann.sees('Bob, throw three dice');
    await ann.types('Round 1, Bob', 11);
    await ann.sees('The match is over', 'Ann wins, 1 round to 0.');
    await ann.presses('Play again');
    await ann.sees('A new match.', 'Bob, throw three dice', 'Round 1 of 1');
    await ann.reads('Round 1, Ann', '');
    await ann.presses('Undo');
    await ann.sees('Ann wins, 1 round to 0.');
  }),
};

export const WrittenByHand: Story = {
  play: played('1 1 1', async (ann) => {
    await ann.types('Round 1, Ann', 14);
    await ann.sees('Bob, throw three dice');
    await ann.types('Round 1, Bob', 11);
    await ann.sees('Round 1 goes to Ann.', 'Ann, throw three dice');
    await ann.types('Round 1, Bob', 16);
    await ann.reads('Round 1, Bob, won', 16);
    await ann.types('Round 1, Bob, won', 19);
    await ann.sees('Three dice make a whole number from 3 to 18.');
    await ann.reads('Round 1, Bob, won', 16);
    await ann.types('Round 1, Bob, won', 12);
    await ann.seesNo('Three dice make a whole number from 3 to 18.');
    await ann.reads('Round 1, Ann, won', 14);
  }),
};

export const RealDice: Story = {
  play: played('1 1 1', async (ann) => {
    await ann.presses('Real dice', '6', '4');
    await ann.sees('Tapped: 6 and 4.');
    await ann.presses('3');
    await ann.sees('Ann scores 13.', 'Bob, throw three dice');
    await ann.reads('Round 1, Ann', 13);
  }),
};

export const Practice: Story = {
  args: { practice: true },
  play: played('6 4 2, 1 4, 3', async (ann) => {
    await ann.presses('Roll three dice', 'Die 1, showing 6', 'Roll two dice', 'Die 3, showing 4', 'Roll one die');
    await ann.presses('Die 2, showing 3');
    await ann.sees('Ann, what does it come to?', '6 + 4 + 3 =');
    await ann.seesNo('13');
    await ann.types('What is 6 + 4 + 3?', 12);
    await ann.sees('Count again: 6 and 4 and 3.');
    await ann.types('What is 6 + 4 + 3?', 14);
    await ann.presses('Show me how');
    await ann.sees('6 + 4 = 10, 10 + 3 = 13.');
    await ann.types('What is 6 + 4 + 3?', 13);
    await ann.sees('Ann scores 13.', 'Right first time', '0 of 1');
    await ann.reads('Round 1, Ann', 13);
  }),
};

export const Agreed: Story = {
  args: { players: 2, setup: 'open' },
  play: played('6 4 2', async (ann) => {
    await ann.types('Name of player 1', 'Ann');
    await ann.presses('One player more');
    await ann.types('Name of player 3', 'Cy');
    await ann.presses('Times\n(6 + 4) × 3', 'More');
    await ann.types('Rounds', 7);
    await ann.chooses('Keeping dice', 'By the rule');
    await ann.presses('Start');
    await ann.sees('Ann, throw three dice', 'Round 1 of 7');
    await ann.seesNo('Before you start', 'Start');
    await ann.sees('Round 7\t');
    await ann.presses('Roll three dice');
    await ann.seesOff('Keep highest');
  }),
};

/** The page can take printing over. */
export const Printed: Story = {
  play: played('1 1 1', async (ann, table) => {
    const asked = fn((event: Event & { readonly what?: string }) => {
      event.preventDefault();
      return event.what;
    });
    table.addEventListener('sheet-print', asked);
    await ann.presses('Print the sheet', 'Blank sheet');
    await expect(asked.mock.results.map(({ value }) => value)).toEqual(['sheet', 'blank']);
  }),
};
