import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/dice-roller.js';
import { attributes, press, reach, scripted, type Args } from './support.js';

const meta: Meta<Args> = {
  title: 'dice-roller',
  component: 'dice-roller',
  render: (args) => html`<dice-roller ${attributes(args)}></dice-roller>`,
};
export default meta;

type Story = StoryObj<Args>;

/** Throws these dice, then sets some aside. */
const thrown = (faces: string, ...aside: readonly number[]): NonNullable<Story['play']> =>
  reach('dice-roller', async (roller) => {
    roller.thrower = scripted(faces);
    await roller.roll();
    for (const die of aside) roller.setAside(die);
  });

/** Before the first throw dice show nothing, and nothing is not zero. */
export const Plain: Story = { args: { dice: 3 } };

/** Every throw throws all of them. */
export const Thrown: Story = { args: { dice: 3 }, play: thrown('5 2 6') };

/** A press on a die sets it aside for the rest of the turn. */
export const SetAside: Story = { args: { dice: 3, 'set-aside': true }, play: thrown('6 4 2') };

/** It stays where it is while the others are thrown. */
export const OneDieAside: Story = { args: { dice: 3, 'set-aside': true }, play: thrown('6 4 2', 0) };

/** Two throws later. */
export const TwoDiceAside: Story = {
  args: { dice: 3, 'set-aside': true },
  play: reach('dice-roller', async (roller) => {
    roller.thrower = scripted('2 6 4, 1 5');
    await roller.roll();
    await press(roller, 'die', 1);
    await roller.roll();
    await press(roller, 'die', 2);
  }),
};

/** The next throw is a fresh turn with all of them. */
export const AllAside: Story = { args: { dice: 3, 'set-aside': true }, play: thrown('6 4 3', 0, 1, 2) };

/** Dice are heard where the author or a player wants it. */
export const Sound: Story = { args: { dice: 3, sound: true }, play: thrown('5 2 6') };

export const OneDie: Story = { args: { dice: 1, label: 'Who starts' }, play: thrown('5') };

/** As many as there can be, three of them set aside. */
export const TenDice: Story = { args: { dice: 10, 'set-aside': true }, play: thrown('6 1 5 2 4 3 6 2 5 1', 0, 6, 8) };

/** Dark colours follow from light text: nothing to set. */
export const DarkPage: Story = {
  args: { dice: 3, 'set-aside': true },
  parameters: { page: 'dark' },
  play: thrown('6 4 2', 0),
};

/** The side of the tray where dice are set aside follows the direction of the page. */
export const RightToLeft: Story = {
  args: { dice: 3, 'set-aside': true },
  render: (args) => html`<div dir="rtl"><dice-roller ${attributes(args)}></dice-roller></div>`,
  play: thrown('6 4 2', 0),
};

/** Seen from the back row. */
export const BigDice: Story = {
  args: { dice: 3, 'set-aside': true },
  render: (args) =>
    html`<div style="--dice-size: 7rem; font-size: 1.5rem"><dice-roller ${attributes(args)}></dice-roller></div>`,
  play: thrown('6 4 2', 0),
};
