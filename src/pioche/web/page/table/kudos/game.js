// Kudos on the page.
import { PILES } from './square.js';

export { board, own } from './board.js';
export { task } from './task.js';

export const EAGER = true;

/** Where play is: the pile played last, or the arrow's before the first card. @param {wire.Kudos} view */
const here = (view) => (view.phase === 'play' || view.phase === 'fill' ? view.arrow : view.at) ?? 0;
/** @param {wire.Kudos} view */
const onward = (view) => (here(view) % PILES) + 1;

/**
 * What a move points at: a card and a pile, a pile alone, an opponent, or the end of the turn.
 * @param {string[]} moves @param {wire.Kudos} view
 */
export function ways(moves, view) {
  return moves.map((move) => {
    const [word, rest] = move.split(' ');
    if (word === 'give') return { move, needs: [`seat:${rest}`] };
    if (word === 'arrow') return { move, needs: [`pile:${rest}`] };
    if (word === 'stop') return { move, needs: ['done'] };
    if (word === 'fill') return { move, needs: [`hand:${rest}`, `pile:${view.arrow}`] };
    const pile = word.endsWith('>') ? onward(view) : here(view);
    return { move, needs: [`hand:${word.replace('>', '')}`, `pile:${pile}`] };
  });
}

/** A card that does not fit there, all the same: the server says why. @param {string[]} picked @param {wire.Kudos} view */
export function attempt(picked, view) {
  const card = picked.find((thing) => thing.startsWith('hand:'))?.slice(5);
  const pile = Number(picked.find((thing) => thing.startsWith('pile:'))?.slice(5) ?? here(view));
  if (!card) return '';
  return pile === onward(view) && pile !== here(view) ? `${card}>` : card;
}
