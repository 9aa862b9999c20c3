import type { TemplateResult } from 'lit';
import { msg, str } from '@lit/localize';
import type { BostonSetup } from '../games/boston-setup.js';
import { fold, steps, title } from './help.js';
import { html } from './html.js';

/** How a turn goes, as the dice are kept here. */
function turn({ keeping, variant, practice }: BostonSetup): readonly string[] {
  const end = practice
    ? msg('Work out the score; then the dice go on.')
    : keeping === 'strict' || keeping === 'auto'
      ? msg('The last die stands. The score is written for you.')
      : msg('Throw the last die. Write the score down and pass the dice on.');
  const score =
    variant === 'multiplication'
      ? msg('Score: the first two dice you kept, added up, times the third.')
      : msg('Score: the three dice, added up.');
  if (keeping === 'auto') {
    return [msg('Press Roll: the highest die is kept for you.'), msg('Press it again for the other two.'), end, score];
  }
  const keep =
    keeping === 'strict'
      ? msg('Throw three dice. Tap the highest, then press Keep highest.')
      : msg('Throw three dice. Tap the highest: it is set aside.');
  return [keep, msg('Throw the other two, and keep the higher one.'), end, score];
}

/** What the match is about, and what ties do to it. */
function aim({ scoring, rounds, goal, stake, equalTurns }: BostonSetup): string {
  const tie = msg('Whoever ties for the highest throws again, and nobody else.');
  const even = equalTurns ? ` ${msg('Everybody has the same number of turns.')}` : '';
  switch (scoring) {
    case 'rounds-won':
      return `${msg(str`The highest score wins the round. Most of ${rounds} rounds wins.`)} ${tie}`;
    case 'stakes':
      return `${msg(str`Everybody pays ${stake} into the pot before a round, and the highest score takes it. Most chips after ${rounds} rounds wins.`)} ${tie}`;
    case 'race':
      return msg(str`Add up your scores: first to ${goal} wins.`) + even;
    case 'count-down':
      return msg(str`Start at ${goal} and take off every score: first down to zero wins.`) + even;
  }
}

/** The rules of the match on the table, with a turn worked out. */
export const bostonHelp = (setup: BostonSetup): TemplateResult =>
  html`<div part="help" class="help" dir="auto">
    ${fold(
      msg('How to play'),
      html`${steps(turn(setup))}
        <p .textContent=${aim(setup)}></p>
        ${title(msg('A turn'))}
        <p
          .textContent=${`${msg('You throw 6, 6 and 2: keep one 6. The others come 4 and 1: keep the 4. The last comes 3.')} ${
            setup.variant === 'multiplication' ? '(6 + 4) × 3 = 30' : '6 + 4 + 3 = 13'
          }`}
        ></p>`,
    )}
  </div>`;
