// What the table screen knows: what the server told last, what was pointed at, and what is open on the page.
import { refresh } from '../base/render.js';
/** @import { Trouble } from '../base/api.js' */
/** @import { Way } from './choosing.js' */

/** @typedef {{number: number, lines: wire.Line[]}} Told */
/** @typedef {Told & {view: wire.View | null}} Scored */

export const state = {
  table: '',
  about: /** @type {wire.TableSeen | null} */ (null), // what a visitor may know, before the line is open
  held: /** @type {number[]} */ ([]), // the seats of this browser
  seat: /** @type {number | null} */ (null), // whose eyes
  whole: /** @type {wire.Whole | null} */ (null),
  line: /** @type {'joining' | 'open' | 'lost'} */ ('joining'),
  story: /** @type {Told[]} */ ([]),
  scored: /** @type {Scored[]} */ ([]), // rounds scored and not yet looked at
  picked: /** @type {string[]} */ ([]),
  touched: /** @type {Record<string, string>} */ ({}), // of equal cards, which one was pointed at
  between: /** @type {Way[]} */ ([]), // moves to choose between when what was pointed at says not which
  refused: /** @type {Trouble | null} */ (null),
  isSending: false,
  awaited: 0, // the number of the log after one's last move
  talk: /** @type {(wire.SaidNow & {at: number})[]} */ ([]),
  here: /** @type {boolean[] | null} */ (null),
  watching: 0,
  side: '', // which of story and chat is open on a phone
  unread: 0,
  dialog: '',
  trouble: /** @type {Trouble | wire.Refused | null} */ (null),
  watches: false, // came by the link just to watch
  hasLostSeat: false, // watches on, for the seat is somebody else's now
  isStopped: false,
};

/** Change something and draw. @param {Partial<typeof state>} change */
export function set(change) {
  Object.assign(state, change);
  refresh();
}

export const view = () => state.whole?.view ?? null;
export const ask = () => state.whole?.ask ?? null;
export const chairs = () => state.whole?.chairs ?? state.about?.chairs ?? [];
/** The table, where it is known to be there. */
export const table = () => /** @type {wire.Whole} */ (state.whole);
export const settings = () => state.whole?.settings ?? state.about?.settings ?? null;
export const game = () => settings()?.game ?? '';
export const me = () => (state.seat === null ? null : (chairs()[state.seat] ?? null));
export const isHost = () => Boolean(me()?.is_host);
