import type { TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import { BOXES } from '../games/yacht-score.js';
import { fold, points, steps, title } from './help.js';
import { html } from './html.js';
import { boxName } from './yacht-words.js';
import { boxInFull } from './yacht-rules.js';

/** The rules twice: to read aloud to a child, and in full. */
export const yachtHelp = (): TemplateResult =>
  html`<div part="help" class="help" dir="auto">
    ${fold(
      msg('Easy rules, to read aloud'),
      steps([
        msg('Throw the five dice.'),
        msg('Tap the dice you like, to keep them. Tap again to let one go.'),
        msg('Throw the others, and then once more. You may stop sooner.'),
        msg('Now choose a box. The sheet shows how many points each box would give you.'),
        msg('Every box is used just once. Nothing fits? Then write a 0 somewhere.'),
        msg('When all boxes are full, the most points win.'),
      ]),
    )}
    ${fold(
      msg('The full rules'),
      html`<p
          .textContent=${msg(
            'For 1 to 8 players. On a turn you have up to three throws. After each throw you may keep any dice, and let kept ones go again. You may stop after one throw or two. Then you fill one of your open boxes; dice that do not fit it score 0. Turns go round until everybody has filled all twelve boxes. There is no bonus. The highest total wins, and equal totals share the win.',
          )}
        ></p>
        ${title(msg('The boxes'))}
        <dl>
          ${BOXES.slice(6).map(
            (box) =>
              html`<dt .textContent=${boxName(box)}></dt>
                <dd .textContent=${boxInFull(box)}></dd>`,
          )}
          <dt .textContent=${msg('Ones to Sixes')}></dt>
          <dd .textContent=${boxInFull('ones')}></dd>
        </dl>
        ${title(msg('Tips'))}
        ${points([
          msg('Save Choice for a turn when nothing else fits.'),
          msg('Try for a Yacht only when three or four dice are alike already.'),
          msg('A bad turn costs least as a 0 in Ones.'),
        ])}
        ${title(msg('What it practises'))}
        <p .textContent=${msg('Adding up to 50, counting by twos to sixes, choosing, and comparing totals.')}></p>`,
    )}
  </div>`;
