import { nothing, type TemplateResult } from 'lit';
import { msg, str } from '@lit/localize';
import { isDone } from '../games/boston-hints.js';
import { turnScore, type BostonState } from '../games/boston.js';
import type { BostonGame } from '../wiring/contexts.js';
import { html } from './html.js';
import { writeIcon } from './icons.js';

const button = (
  part: string,
  primary: boolean,
  off: boolean,
  label: string,
  icon: TemplateResult | typeof nothing,
  click: () => void,
): TemplateResult =>
  html`<button
    type="button"
    part=${part}
    class=${primary && !off ? 'primary' : ''}
    aria-disabled=${String(off)}
    @click=${click}
  >
    ${icon}<span translate="no" .textContent=${label}></span>
  </button>`;

/** What stands beside Roll: writing the score down, or with `strict` keeping the marked die. */
export function bostonActions(
  game: BostonGame,
  state: BostonState,
  { keep, write }: { keep: () => void; write: () => void },
): TemplateResult | typeof nothing {
  const { keeping, practice } = state.setup;
  const canWrite = !game.rolling && game.refuse({ type: 'write' }) === null;
  const oneByOne = keeping === 'strict' || keeping === 'auto';
  if (keeping === 'strict' && !canWrite) {
    return button(
      'keep-highest',
      true,
      game.rolling || game.selected === undefined,
      msg('Keep highest'),
      nothing,
      keep,
    );
  }
  if (oneByOne && !practice) return nothing;
  const label = !canWrite
    ? msg('Write down')
    : practice
      ? msg('Add up and write down')
      : msg(str`Write down ${turnScore(state)}`);
  return button('write', isDone(state), !canWrite, label, writeIcon, write);
}
