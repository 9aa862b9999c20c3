import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/boston.js';
import type { BostonTable } from '../src/index.js';
import { attributes, fill, play, press, reach, scores, scripted, type Args } from './support.js';

const meta: Meta<Args> = {
  title: 'boston-table',
  component: 'boston-table',
  args: { players: 'Ann, Bob, Cy', save: 'off' },
  render: (args) => html`<boston-table ${attributes(args)}></boston-table>`,
};
export default meta;

type Story = StoryObj<Args>;

const table = (steps: (table: BostonTable) => Promise<unknown> | unknown): NonNullable<Story['play']> =>
  reach('boston-table', steps);

/** Names, the way a turn counts, and the rest under "More", until the first throw. Rolling at once is fine too. */
export const Fresh: Story = {};

/** Everything that can be agreed. */
export const SetUpUnfolded: Story = {
  play: table((it) => it.shadowRoot?.querySelector('summary')?.click()),
};

/** As the author wrote it: no panel. */
export const FixedSetUp: Story = { args: { setup: 'fixed' } };

export const AfterTheFirstThrow: Story = {
  play: table(async (it) => {
    it.thrower = scripted('6 4 2');
    await it.roll();
  }),
};

export const OneDieKept: Story = { play: table((it) => play(it, '642')) };

/** All dice are kept: one thing is left to do. */
export const ToWriteDown: Story = {
  play: table(async (it) => {
    await play(it, '642 41');
    it.thrower = scripted('3');
    await it.roll();
    it.setAside(it.match.turn.thrown[0] ?? 0);
  }),
};

/** Roll was pressed with all dice set aside: the reason stands where hints stand. */
export const Refused: Story = {
  play: table(async (it) => {
    it.thrower = scripted('6 4 3');
    await it.roll();
    for (const die of [0, 1, 2]) it.setAside(die);
    await press(it, 'roll');
  }),
};

/** The 2 was set aside instead of the 6: the coach says so, and blocks nothing. */
export const HintGiven: Story = {
  play: table(async (it) => {
    it.thrower = scripted('6 4 2');
    await it.roll();
    await press(it, 'die', 2);
  }),
};

/** Nothing is enforced and nothing is hinted at: two dice at once, and not the highest. */
export const FreeKeeping: Story = {
  args: { keeping: 'free' },
  play: table(async (it) => {
    it.thrower = scripted('6 4 2');
    await it.roll();
    it.setAside(1);
    it.setAside(2);
  }),
};

/** By the rule: a press marks a die, "Keep highest" keeps it. */
export const StrictWithAMarkedDie: Story = {
  args: { keeping: 'strict' },
  play: table(async (it) => {
    it.thrower = scripted('6 6 2');
    await it.roll();
    await press(it, 'die', 1);
  }),
};

/** One button: each press throws, and keeps the highest by itself. */
export const Auto: Story = {
  args: { keeping: 'auto' },
  play: table((it) => play(it, '642 41')),
};

/** Nobody can do better. It happens about once in 47 turns. */
export const ThreeSixes: Story = { play: table((it) => play(it, '662 61 6')) };

/** Ann and Bob are level at the top. */
export const TiedRound: Story = { play: table((it) => scores(it, 15, 15, 9)) };

/** They throw another turn; Cy sits it out. */
export const RollOff: Story = {
  play: table(async (it) => {
    scores(it, 15, 15, 9, 12);
    await play(it, '552');
  }),
};

/** All three were level; after the first roll-off Ann and Cy still are, and throw once more. */
export const ThreeWayRollOff: Story = {
  play: table(async (it) => {
    scores(it, 12, 12, 12, 14, 9, 14);
    await play(it, '642 41 3');
  }),
};

/** Level after the agreed rounds: one more for everybody. */
export const Overtime: Story = {
  args: { players: 'Ann, Bob', rounds: 2 },
  play: table((it) => scores(it, 15, 11, 9, 13)),
};

export const MatchOver: Story = {
  args: { rounds: 3 },
  play: table(async (it) => {
    scores(it, 14, 11, 13, 13, 15, 15, 12, 9, 12, 16);
    await play(it, '642 41 3');
  }),
};

export const RaceNearlyWon: Story = {
  args: { players: 'Ann, Bob', scoring: 'race', goal: 50 },
  play: table(async (it) => {
    scores(it, 14, 11, 13, 16, 12, 14);
    await play(it, '642');
  }),
};

export const CountDown: Story = {
  args: { players: 'Ann, Bob', scoring: 'count-down', goal: 50 },
  play: table((it) => scores(it, 14, 11, 13, 16, 12)),
};

/** Everybody has paid one chip into the pot; it goes to whoever wins the round. */
export const Stakes: Story = {
  args: { scoring: 'stakes', purse: 10 },
  play: table((it) => scores(it, 14, 11, 13, 9, 15, 12, 13)),
};

/** The order of keeping decides the multiplier: (6 + 4) × 3. */
export const Multiplication: Story = {
  args: { variant: 'multiplication' },
  play: table(async (it) => {
    await play(it, '642 41');
    it.thrower = scripted('3');
    await it.roll();
  }),
};

/** Ann and Cy threw the same and throw again. */
export const StarterByRoll: Story = {
  args: { starter: 'roll' },
  play: table(async (it) => {
    it.thrower = scripted('5 2 5');
    for (let seat = 0; seat < 3; seat++) await it.roll();
  }),
};

const turnToAdd = async (it: BostonTable): Promise<void> => {
  await play(it, '642 41');
  it.thrower = scripted('3');
  await it.roll();
};

/** The answer is withheld everywhere until it has been worked out. */
export const PracticeAsksASum: Story = { args: { practice: true }, play: table(turnToAdd) };

/** After two wrong answers the working may be shown. */
export const PracticeWrongTwice: Story = {
  args: { practice: true },
  play: table(async (it) => {
    await turnToAdd(it);
    for (const answer of [12, 14]) {
      const field = it.shadowRoot?.querySelector<HTMLInputElement>('[part=answer]');
      if (field) field.value = String(answer);
      await press(it, 'check');
    }
  }),
};

/** Dice on a real table: the faces are tapped in the order of keeping. */
export const RealDice: Story = {
  play: table(async (it) => {
    scores(it, 14, 11);
    await press(it, 'real');
    await press(it, 'face', 5);
    await press(it, 'face', 3);
  }),
};

/** The rules of this very match, in our own words. */
export const HelpOpen: Story = {
  play: table((it) => it.shadowRoot?.querySelector<HTMLElement>('[part=help] summary')?.click()),
};

/** Dice are heard where the author or a player wants it. */
export const Sound: Story = { args: { sound: true, setup: 'fixed' }, play: table((it) => play(it, '642')) };

/** For a projector: seen from the back row. Its switch takes the whole screen. */
export const Big: Story = {
  args: { big: true, setup: 'fixed' },
  parameters: { page: 'wide' },
  play: table(async (it) => {
    scores(it, 14, 11, 13);
    await play(it, '642');
  }),
};

/** A step was taken back: it can be made again, and those before it taken back too. */
export const UndoAvailable: Story = {
  play: table(async (it) => {
    await play(it, '642 41 3', '552');
    it.undo();
  }),
};

/** A corrected score broke a tie: the roll-off stays on the sheet, struck out. */
export const Corrected: Story = {
  play: table(async (it) => {
    scores(it, 15, 15, 9, 12, 10, 13);
    await fill(it, 'Round 1, Bob', 14);
  }),
};
