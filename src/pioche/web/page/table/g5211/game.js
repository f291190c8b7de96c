// 5211 on the page.
export { board, own } from './board.js';
export { task } from './task.js';

export const EAGER = true;

/** What a move points at: the card, and the place in front of oneself. @param {string[]} moves */
export const ways = (moves) => moves.map((move) => ({ move, needs: [`hand:${move}`, 'lay'] }));

/** A card that cannot be laid now, all the same: the server says why. @param {string[]} picked */
export const attempt = (picked) => picked.find((thing) => thing.startsWith('hand:'))?.slice(5) ?? '';
