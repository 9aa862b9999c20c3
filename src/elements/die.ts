import { nothing, type TemplateResult } from 'lit';
import { msg, str } from '@lit/localize';
import type { Face } from '../core/dice.js';
import { html } from './html.js';

const CENTRE = 'M12 12h0';
const RISING = 'M6.5 17.5h0M17.5 6.5h0';
const FALLING = 'M6.5 6.5h0M17.5 17.5h0';
const MIDDLE = 'M6.5 12h0M17.5 12h0';

/** Pips as dots of a round pen: one path a face, and sharp at any size. */
export const PIPS: Readonly<Record<Face, string>> = {
  1: CENTRE,
  2: RISING,
  3: RISING + CENTRE,
  4: RISING + FALLING,
  5: RISING + FALLING + CENTRE,
  6: RISING + FALLING + MIDDLE,
};

/** The other five sides exist only while a die tumbles; the one that the front shows is the six there. */
function sides(front: Face | undefined): TemplateResult {
  const other = (side: Face): Face => (side === front ? 6 : side);
  return html`<i data-pips=${other(1)}></i><i data-pips=${other(2)}></i><i data-pips=${other(3)}></i
    ><i data-pips=${other(4)}></i><i data-pips=${other(5)}></i>`;
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
    <span class="cube">
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${look.face ? PIPS[look.face] : nothing}></path></svg>
      ${look.tumbling ? sides(look.face) : nothing}
    </span>
  </button>`;
