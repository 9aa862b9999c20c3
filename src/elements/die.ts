import { nothing, type TemplateResult } from 'lit';
import { msg, str } from '@lit/localize';
import type { Face } from '../core/dice.js';
import { html } from './html.js';

/** Six sides exist only while a die tumbles. What it will show is in front; the six is where that number was. */
function sides(front: Face | undefined): TemplateResult {
  const other = (side: Face): Face => (side === front ? 6 : side);
  return html`<i data-pips=${other(1)}></i><i data-pips=${other(2)}></i><i data-pips=${other(3)}></i
    ><i data-pips=${other(4)}></i><i data-pips=${other(5)}></i><i data-pips=${front ?? 0}></i>`;
}

export interface DieLook {
  readonly die: number;
  readonly face: Face | undefined;
  readonly aside: boolean;
  /** Its place among the dice set aside, from 0; -1 for the others. */
  readonly order: number;
  /** Marked by the player as the one to keep, and not kept yet. */
  readonly selected: boolean;
  readonly tumbling: boolean;
  /** A tap does something. */
  readonly active: boolean;
  /** Dice can be set aside here at all. */
  readonly settable: boolean;
  /** Which of two like animations runs, so that the same face thrown again is seen to be thrown. */
  readonly beat: boolean;
}

const dieName = ({ die, face, tumbling }: DieLook): string => {
  if (tumbling) return msg(str`Die ${die + 1}, rolling`);
  return face ? msg(str`Die ${die + 1}, showing ${face}`) : msg(str`Die ${die + 1}, not thrown yet`);
};

const classes = ({ face, aside, order, selected, tumbling, active, beat }: DieLook): string =>
  [
    'die',
    aside && `aside a${order % 5}`,
    order > 4 && 'second',
    selected && 'selected',
    face || 'blank',
    tumbling && 'tumbling',
    active || 'still',
    beat && 'beat',
  ]
    .filter((word) => typeof word === 'string')
    .join(' ');

/** A die as a toggle button: its name never tells its state, and it is never disabled, hidden or moved. */
export const dieButton = (look: DieLook): TemplateResult =>
  html`<button
    type="button"
    part=${look.aside ? 'die aside' : 'die'}
    class=${classes(look)}
    aria-label=${dieName(look)}
    aria-pressed=${look.settable ? String(look.aside || look.selected) : nothing}
    aria-disabled=${look.active ? 'false' : 'true'}
    tabindex=${look.settable ? 0 : -1}
  >
    <span class="cube" data-pips=${look.tumbling ? nothing : (look.face ?? 0)}
      >${look.tumbling ? sides(look.face) : nothing}</span
    >
  </button>`;
