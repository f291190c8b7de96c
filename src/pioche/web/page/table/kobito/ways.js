// Kobito: what its moves point at, as their notation names it, and the notation for what was pointed at.
/** @import { Way } from '../choosing.js' */

/**
 * The rainbow a place names: at a gold card, in one's own studio, or in another seat's.
 * @param {Mine<wire.Kobito>} view @param {string} place
 */
export function rainbowAt(view, place) {
  if (place[0] === 'g') return view.golds[Number(place[1]) - 1]?.rainbow ?? [];
  if (place[0] === 's') return view.studios[view.you]?.[Number(place[1]) - 1] ?? [];
  return view.studios[Number(place[1])]?.[Number(place[3]) - 1] ?? [];
}

/** The number at an end of a rainbow. @param {Mine<wire.Kobito>} view @param {string} place @param {string} end */
const endOf = (view, place, end) => rainbowAt(view, place).at(end === 'low' ? 0 : -1)?.number;

/** What each move points at. @param {string[]} moves @param {Mine<wire.Kobito>} view @returns {Way[]} */
export const ways = (moves, view) => moves.map((move) => ({ move, ...pointers(move.split(' '), view) }));

/** @param {string[]} words @param {Mine<wire.Kobito>} view @returns {Omit<Way, 'move'>} */
function pointers([word, first, second, third, fourth], view) {
  if (word === 'add') return { needs: [`hand:${first}`, `end:${second}:${third}`] };
  if (word === 'start') return { needs: [`hand:${first}`, `hand:${second}`], also: ['new'] };
  if (word === 'move') {
    const needs = [`cell:${first}:${endOf(view, first, second)}`, `end:${third}:${fourth}`];
    return { needs, same: needs.join() }; // of a single card both ends are the same card
  }
  if (word === 'swap') return { needs: [`hand:${first}`, `rainbow:${second}`] };
  if (word === 'paint') return { needs: [`hand:${first}`, `rainbow:${second}`], also: ['hand:P'] };
  if (word === 'drop') return { needs: [`hand:${first}`, 'drop'] };
  return { needs: ['done'] };
}

/**
 * The notation for things pointed at, legal or not, so that the server can say why not.
 * @param {string[]} picked @param {Mine<wire.Kobito>} view @param {string[]} moves
 */
export function attempt(picked, view, moves) {
  const parts = picked.map((thing) => thing.split(':'));
  const find = (/** @type {string} */ kind) => parts.find(([word]) => word === kind);
  const cards = parts.filter(([word]) => word === 'hand').map(([, card]) => card);
  const [end, spot, whole] = [find('end'), find('cell'), find('rainbow')];
  if (picked.includes('drop') && cards.length) return `drop ${cards[0]}`;
  if (cards.length === 2 && !cards.includes('P')) return `start ${inOrder(cards).join(' ')}`;
  if (end && cards.length) return `add ${cards[0]} ${end[1]} ${end[2]}`;
  if (end && spot) return moved(view, spot, end);
  if (whole && spot) return onlyTo(whole[1], moves, moved(view, spot, [...whole, 'high']));
  const number = cards.find((card) => card !== 'P');
  if (whole && number) return onlyTo(whole[1], moves, laidOn(view, whole[1], number));
  return '';
}

/**
 * Let go on a rainbow, a card goes to the end that it fits, if there is just one; else as it was meant.
 * @param {string} place @param {string[]} moves @param {string} meant
 */
function onlyTo(place, moves, meant) {
  const [word, ...what] = meant.split(' ');
  const begin = word === 'move' ? `move ${what[0]} ${what[1]} ${place} ` : `add ${what[0]} ${place} `;
  const ends = word ? moves.filter((move) => move.startsWith(begin)) : [];
  return ends.length === 1 ? ends[0] : meant;
}

/** @param {string[]} cards */
const inOrder = ([one, other]) => (Number(one) > Number(other) ? [other, one] : [one, other]);

/** @param {Mine<wire.Kobito>} view @param {string[]} cell @param {string[]} end */
function moved(view, [, place, number], [, to, toEnd]) {
  const end = endOf(view, place, 'low') === Number(number) ? 'low' : 'high';
  return /^s\d$/.test(place) ? `move ${place} ${end} ${to} ${toEnd}` : '';
}

/**
 * A card laid on a rainbow: for the Kobito that stands for it, over the same number, or else at its end.
 * @param {Mine<wire.Kobito>} view @param {string} place @param {string} number
 */
function laidOn(view, place, number) {
  const there = rainbowAt(view, place).find((step) => step.number === Number(number));
  if (there) return `${there.card === 'K' ? 'swap' : 'paint'} ${number} ${place}`;
  return place[0] === 'p' ? '' : `add ${number} ${place} high`;
}
