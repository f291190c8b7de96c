// What Kudos asks for now, in words.
import { say } from '../../base/words.js';

/** The sentence above the row. */
export function task(view) {
  const pile = view.arrow ?? 0;
  const facts = {
    'choose-arrow': {},
    play: { pile },
    fill: { pile, count: view.piles[pile - 1]?.length ?? 0 },
    'play-on': { pile: view.at },
    'give-pile': { count: Math.max((view.piles[view.at - 1]?.length ?? 1) - 1, 0) },
    'give-card': {},
  }[view.phase];
  return facts ? say(`task-${view.phase}`, facts) : '';
}
