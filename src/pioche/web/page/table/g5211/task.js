// What 5211 asks for now, in words.
import { say } from '../../base/words.js';

/** The sentence above the hand. @param {Mine<wire.G5211>} view */
export function task(view) {
  const left = view.to_lay[view.you];
  return left ? say('task-lay', { count: left }) : say('task-sealed');
}
