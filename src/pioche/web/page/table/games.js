// The three games' own parts: how each draws its table and what its moves point at.
import * as g5211 from './g5211/game.js';
import * as kobito from './kobito/game.js';
import * as kudos from './kudos/game.js';

const GAMES = { 5211: g5211, kobito, kudos };

export const gameOf = (key) => GAMES[key];
