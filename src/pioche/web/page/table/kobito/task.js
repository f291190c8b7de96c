// What Kobito asks for now, in words.
import { say } from '../../base/words.js';
import { ask } from '../state.js';

const PENALTY = 3;

/** The sentence above the hand. @param {wire.Kobito} view */
export function task(view) {
  if (view.lone) return say('task-lone');
  const count = view.still_owed;
  if (!count) return say('task-free');
  const pays = ask()?.moves.some((move) => move.startsWith('drop'));
  return say(pays ? 'task-penalty' : 'task-owed', { count, points: count * PENALTY });
}
