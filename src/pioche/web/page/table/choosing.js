// Choosing a move by what lies on the screen: a move is a set of things to point at, in any order.
// Nothing here knows a rule: the moves come from the server, and each game only says what a move points at.

/** @typedef {{move: string, needs: string[], also?: string[], same?: string}} Way a move, what must be pointed at, what may be */

/** @param {Way} way */
const things = (way) => [...way.needs, ...(way.also ?? [])];
/** Whether a thing is a card of the hand. @param {string} thing */
export const isHeld = (thing) => thing.startsWith('hand:');

/** The ways that are still open after some things were pointed at. @param {Way[]} ways @param {string[]} picked */
export const open = (ways, picked) => ways.filter((way) => picked.every((thing) => things(way).includes(thing)));

/** What can be pointed at next. @param {Way[]} ways @param {string[]} picked */
export function next(ways, picked) {
  const found = new Set();
  for (const way of open(ways, picked)) for (const thing of things(way)) if (!picked.includes(thing)) found.add(thing);
  return found;
}

/**
 * One way for each different set of things, since two that look the same are the same to whoever points.
 * @param {Way[]} ways
 */
export function different(ways) {
  /** @type {Map<string, Way>} */
  const kept = new Map();
  for (const way of ways) if (!kept.has(way.same ?? way.move)) kept.set(way.same ?? way.move, way);
  return [...kept.values()];
}

/**
 * The moves that are settled once `last` was pointed at: none yet, one to make, or several to choose between.
 * @param {Way[]} ways @param {string[]} picked
 */
export function settled(ways, picked) {
  const left = different(open(ways, picked));
  const whole = left.filter((way) => way.needs.every((thing) => picked.includes(thing)));
  if (whole.length) return whole;
  const last = picked[picked.length - 1];
  return left.length === 1 && picked.length > 1 && !isHeld(last) ? left : [];
}

/** The one move that is left, if there is just one. @param {Way[]} ways @param {string[]} picked */
export function only(ways, picked) {
  const left = different(open(ways, picked));
  return left.length === 1 ? left[0] : null;
}
