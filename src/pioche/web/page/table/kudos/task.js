// What Kudos asks for now, in words.
import { say } from '../../base/words.js';

/** The sentence above the row. @param {wire.Kudos} view */
export function task(view) {
  const [pile, at] = [view.arrow ?? 0, view.at ?? 0];
  /** @type {Record<string, Record<string, number>>} */
  const facts = {
    'choose-arrow': {},
    play: { pile },
    fill: { pile, count: view.piles[pile - 1]?.length ?? 0 },
    'play-on': { pile: at },
    'give-pile': { count: Math.max((view.piles[at - 1]?.length ?? 1) - 1, 0) },
    'give-card': {},
  };
  return view.phase in facts ? say(`task-${view.phase}`, facts[view.phase]) : '';
}
