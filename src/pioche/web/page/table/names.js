// Names as they stand at the table.
import { say } from '../base/words.js';
import { chairs, state } from './state.js';

/** Who sits at a seat; an empty chair by its number. @param {number} seat */
export const nameOf = (seat) => isolated(chairs()[seat]?.name ?? '') || say('seat', { number: seat + 1 });

/** A name that is read from right to left leaves the order of the sentence around it alone. @param {string} name */
const isolated = (name) => (/[\u0590-\u08ff\ufb1d-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name);

/** The same, with a word for oneself. @param {number} seat */
export const youOr = (seat) => (seat === state.seat ? say('page-you') : nameOf(seat));

/** @type {Record<string, string>} */
const LETTERS = { Y: 'yellow', G: 'green', O: 'orange', B: 'blue', V: 'violet', R: 'red' };
/** @type {Record<string, string>} */
const SHAPES = { c: 'circle', s: 'square', t: 'triangle', d: 'diamond', h: 'hexagon' };

/** @param {string} letter */
export const colourName = (letter) => say(`colour-${LETTERS[letter]}`);

/** A card in words, for those who cannot see it. @param {string} game @param {string} card */
export function cardName(game, card) {
  if (card === 'back') return say('card-back');
  if (game === 'kobito') return card === 'K' ? say('card-kobito') : card === 'P' ? say('card-paint') : card;
  if (game === 'kudos') {
    return say('card-of', { colour: colourName(card[0]), what: say(`shape-${SHAPES[card[1]]}`) });
  }
  return say('card-of', { colour: colourName(card[0]), what: card.slice(1) });
}
