// Kobito on the page.
export { board, own } from './board.js';
export { task } from './task.js';
export { ways, attempt } from './ways.js';
export { moveName } from './moves.js';

export const EAGER = false;
