import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fn } from 'storybook/test';
import '../src/yacht.js';
import type { YachtTable } from '../src/index.js';
import { playedAt } from './player.js';
import { attributes, type Args } from './support.js';

/** Whole stretches of play, pressed and typed as people do. */
const meta: Meta<Args> = {
  title: 'Played through/Yacht',
  tags: ['!autodocs'],
  args: { players: 'Ann, Bob', setup: 'fixed', save: 'off' },
  render: (args) => html`<yacht-table ${attributes(args)}></yacht-table>`,
};
export default meta;

type Story = StoryObj<Args>;

const played = playedAt('yacht-table');

export const ATurn: Story = {
  play: played('4 4 4 6 5, 4 2, 1', async (ann) => {
    await ann.sees('Ann, throw the dice', 'Round 1 of 12');
    await ann.presses('Roll five dice');
    await ann.sees(
      'Ann, throw again or choose a box',
      'Ann rolled 4, 4, 4, 6 and 5.',
      '4 + 4 + 4 = 12',
      'needs 5 alike',
    );
    await ann.presses('Die 1, showing 4', 'Die 2, showing 4', 'Die 3, showing 4', 'Roll two dice');
    await ann.presses('Die 4, showing 4', 'Roll one die');
    await ann.sees('Ann, choose a box', 'throw 3 of 3');
    await ann.presses('Roll one die');
    await ann.sees('That was the third throw. Now choose a box.');
    await ann.presses('Four of a Kind, Ann: scores 16, 4 + 4 + 4 + 4 = 16');
    await ann.sees('Ann scores 16 in Four of a Kind.', 'Bob, throw the dice');
    await ann.reads('Four of a Kind, Ann', 16);
    await ann.reads('Four of a Kind, Bob', '');
  }),
};

export const KeptAndLetGo: Story = {
  play: played('6 6 1 2 3, 5 4 3 2', async (ann) => {
    await ann.presses('Roll five dice', 'Die 1, showing 6', 'Die 2, showing 6');
    await ann.seesPressed('Die 2, showing 6');
    await ann.presses('Die 2, showing 6');
    await ann.seesPressed('Die 2, showing 6', false);
    await ann.presses('Roll four dice');
    await ann.sees('Ann rolled 5, 4, 3 and 2.', '2 3 4 5 6: 30');
    await ann.seesPressed('Die 1, showing 6');
  }),
};

export const StoppedEarlyAndTakenBack: Story = {
  play: played('3 3 3 1 6', async (ann) => {
    await ann.presses('Roll five dice', 'Threes, Ann: scores 9, 3 + 3 + 3 = 9');
    await ann.sees('Bob, throw the dice');
    await ann.presses('Undo');
    await ann.sees('Taken back.', 'Ann, throw again or choose a box');
    await ann.presses('Ones, Ann: scores 1, one 1');
    await ann.reads('Ones, Ann', 1);
    await ann.reads('Threes, Ann', '');
  }),
};

export const AZeroSomewhere: Story = {
  play: played('1 2 4 5 6', async (ann) => {
    await ann.presses('Roll five dice', 'Yacht, Ann: scores 0, needs 5 alike');
    await ann.sees('Ann scores 0 in Yacht.', 'Bob, throw the dice');
    await ann.reads('Yacht, Ann', 0);
  }),
};

export const TypedAndRefused: Story = {
  play: played('1 1 1 1 1', async (ann) => {
    await ann.types('Fours, Ann', 17);
    await ann.sees('Fours can only be 0, 4, 8, 12, 16 or 20.', 'Ann, throw the dice');
    await ann.types('Fours, Ann', 16);
    await ann.seesNo('Fours can only be');
    await ann.sees('Bob, throw the dice');
    await ann.types('Full House, Bob', 66655);
    await ann.reads('Full House, Bob', 28);
    await ann.types('Fours, Ann', 12);
    await ann.reads('Fours, Ann', 12);
  }),
};

export const RealDice: Story = {
  play: played('1 1 1 1 1', async (ann) => {
    await ann.presses('Real dice', '4', '4', '4', '4');
    await ann.sees('Tapped: 4, 4, 4 and 4.');
    await ann.presses('1');
    await ann.sees('4, 4, 4, 4 and 1: choose a box below.');
    await ann.presses('Fours, Ann: scores 16, 4 + 4 + 4 + 4 = 16');
    await ann.sees('Ann scores 16 in Fours.', 'Bob, throw the dice');
  }),
};

export const Practice: Story = {
  args: { practice: true },
  play: played('3 3 3 1 6', async (ann) => {
    await ann.presses('Roll five dice', 'Threes, Ann');
    await ann.sees('Threes: what do your dice score there?');
    await ann.types('What is Threes?', 6);
    await ann.sees('Count again: 3 and 3 and 3.');
    await ann.types('What is Threes?', 9);
    await ann.sees('Ann scores 9 in Threes.', '0 of 1');
    await ann.reads('Threes, Ann', 9);
  }),
};

/** Twelve turns of somebody who always gets a Yacht of ones, and only one box that likes it. */
export const AloneToTheEnd: Story = {
  args: { players: 'Ann' },
  play: played('1 1 1 1 1', async (ann, table) => {
    const boxes = 'twos threes fours fives sixes full-house four-of-a-kind little-straight big-straight choice yacht';
    for (const box of boxes.split(' ')) {
      await table.roll();
      table.score(box as Parameters<YachtTable['score']>[0]);
    }
    await ann.sees('Round 12 of 12');
    await ann.presses('Roll five dice', 'Ones, Ann: scores 5, 1 + 1 + 1 + 1 + 1 = 5');
    await ann.sees('The match is over', 'Ann is done: 64 points.');
    await ann.presses('Play again');
    await ann.sees('A new match.', 'Ann, throw the dice', 'Round 1 of 12');
  }),
};

/** The page can take printing over. */
export const Printed: Story = {
  play: played('1 1 1 1 1', async (ann, table) => {
    const asked = fn((event: Event & { readonly what?: string }) => {
      event.preventDefault();
      return event.what;
    });
    table.addEventListener('sheet-print', asked);
    await ann.presses('Print the sheet', 'Blank sheet');
    await expect(asked.mock.results.map(({ value }) => value)).toEqual(['sheet', 'blank']);
  }),
};
