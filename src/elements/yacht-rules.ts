import { msg } from '@lit/localize';
import type { Box } from '../games/yacht-score.js';

/** A box for somebody who has never played. */
export function boxInFull(box: Box): string {
  switch (box) {
    case 'full-house':
      return msg('Three dice of one number and two of another: add all five. Five alike is not a Full House.');
    case 'four-of-a-kind':
      return msg('Four dice of one number: add those four. The fifth does not count.');
    case 'little-straight':
      return msg('1, 2, 3, 4 and 5: 30 points.');
    case 'big-straight':
      return msg('2, 3, 4, 5 and 6: 30 points.');
    case 'choice':
      return msg('Any five dice: add them all.');
    case 'yacht':
      return msg('Five dice alike: 50 points.');
    default:
      return msg('Add the dice of that number: 3, 3, 3, 1 and 6 score 9 in Threes.');
  }
}
