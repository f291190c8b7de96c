// The three games' own parts: how each draws its table and what its moves point at.
const PLACES = { 5211: './g5211/game.js', kobito: './kobito/game.js', kudos: './kudos/game.js' };
const games = new Map();

/** Fetch a game's part; only the game that is played is. */
export async function fetchGame(key) {
  games.set(key, await import(PLACES[key]));
}

/** A game's part, fetched before. */
export const gameOf = (key) => games.get(key);
