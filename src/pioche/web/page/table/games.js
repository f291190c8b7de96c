// The three games' own parts: how each draws its table and what its moves point at.
/** @import { Way } from './choosing.js' */

/**
 * What each of them has; all but the board is for a view with a seat.
 * @typedef {{EAGER: boolean, board(view: wire.View): Template, own(view: wire.View): Template, task(view: wire.View): string,
 *   ways(moves: string[], view: wire.View): Way[], attempt(picked: string[], view: wire.View, moves: string[]): string,
 *   moveName?: (move: string) => string}} Game
 */

/** @type {Record<string, () => Promise<Game>>} */
const PLACES = {
  5211: () => import('./g5211/game.js'),
  kobito: () => import('./kobito/game.js'),
  kudos: () => import('./kudos/game.js'),
};
/** @type {Map<string, Game>} */
const games = new Map();

/** Fetch a game's part; only the game that is played is. @param {string} key */
export async function fetchGame(key) {
  games.set(key, await PLACES[key]());
}

/** A game's part, fetched before. @param {string} key */
export const gameOf = (key) => /** @type {Game} */ (games.get(key));
