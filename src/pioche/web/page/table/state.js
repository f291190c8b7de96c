// What the table screen knows: what the server told last, what was pointed at, and what is open on the page.
import { refresh } from '../base/render.js';

export const state = {
  table: '',
  about: null, // what a visitor may know, before the line is open
  held: [], // the seats of this browser
  watches: false, // came by the link for watching
  seat: null, // whose eyes
  whole: null,
  line: 'joining', // joining, open, lost
  story: [], // {number, lines}
  scored: [], // rounds scored and not yet looked at: {view, lines, number}
  picked: [],
  touched: {}, // of equal cards, which one was pointed at
  between: [], // moves to choose between when what was pointed at says not which
  refused: null,
  isSending: false,
  awaited: 0, // the number of the log after one's last move
  talk: [],
  here: null,
  watching: 0,
  side: '', // which of story and chat is open on a phone
  unread: 0,
  dialog: '',
  trouble: null,
  covered: null, // the seat that the device goes to
  isStopped: false,
};

/** Change something and draw. */
export function set(change) {
  Object.assign(state, change);
  refresh();
}

export const view = () => state.whole?.view ?? null;
export const ask = () => state.whole?.ask ?? null;
export const chairs = () => state.whole?.chairs ?? state.about?.chairs ?? [];
export const settings = () => state.whole?.settings ?? state.about?.settings ?? null;
export const me = () => (state.seat === null ? null : (chairs()[state.seat] ?? null));
export const isHost = () => Boolean(me()?.is_host);
