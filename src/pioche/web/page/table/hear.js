// What the server says, put into the state of the page.
import { isMuted } from '../base/prefs.js';
import { say } from '../base/words.js';
import { mention } from './announce.js';
import { gameOf } from './games.js';
import { isNarrow } from './narrow.js';
import { set, state } from './state.js';

const MOST_TOLD = 200;
const MOST_SAID = 60;

/** Take in one message. @param {wire.FromServer} message */
export function hear(message) {
  if (message.type === 'whole') arrive(message.table);
  else if (message.type === 'happened') happened(message);
  else if (message.type === 'said') said(message);
  else if (message.type === 'presence') presence(message);
  else if (message.type === 'refused') refused(message);
}

/** A table as it is now; what was being pointed at goes on only while the same question is asked. @param {wire.Whole} table */
function arrive(table) {
  const isSame = state.whole?.ask && table.ask && state.whole.ask.number === table.ask.number;
  if (state.whole && state.whole.seat !== null && table.seat === null) set({ hasLostSeat: true });
  set({ whole: table, seat: table.seat, here: table.chairs.map((chair) => chair.is_here) });
  if (!isSame) set({ picked: [], between: [], refused: null });
}

/** @param {wire.HappenedNow} message */
function happened(message) {
  tell(message.number, message.lines);
  if (message.scoring?.length && message.number > (state.whole?.number ?? state.about?.number ?? 0)) {
    const scored = { number: message.number, lines: message.scoring, view: message.scored_view ?? null };
    if (!state.scored.some((other) => other.number === scored.number)) set({ scored: [...state.scored, scored] });
  }
  // what happened before somebody came is story alone: the table is shown as it is
  if (message.number >= Math.max(state.whole?.number ?? 0, state.about?.number ?? 0)) arrive(message.table);
}

/**
 * Add to the story; told again, in another language, it takes its old place.
 * @param {number} number @param {wire.Line[]} lines
 */
function tell(number, lines) {
  const story = state.story.filter((told) => told.number !== number);
  if (lines.length) story.push({ number, lines });
  story.sort((one, other) => one.number - other.number);
  set({ story: story.slice(-MOST_TOLD) });
}

/** @param {wire.SaidNow} message */
function said(message) {
  const talk = [...state.talk, { ...message, at: state.talk.length }].slice(-MOST_SAID);
  set({ talk, unread: state.side === 'chat' ? 0 : state.unread + 1 });
  if (isNarrow.matches && state.side !== 'chat' && !isMuted()) mention(saidAs(message));
}

/** What somebody said, as one line. @param {wire.SaidNow} message */
function saidAs({ name, words, reaction }) {
  return `${name}: ${reaction ? say(`reaction-${reaction}`) : words}`;
}

/** @param {wire.PresenceNow} message */
function presence({ here, watching }) {
  set({ here, watching });
}

/** @param {wire.Refused} message */
function refused(message) {
  if (message.id === 0) set({ trouble: message });
}

/** The table that is shown: the scored round while it is looked at, otherwise the table as it is. */
export const shown = () => state.scored[0]?.view ?? state.whole?.view ?? null;

/** The moves that are asked for, as ways of pointing; none while something else is looked at. */
export function ways() {
  const { whole: table, scored } = state;
  if (!table?.ask || !table.view || scored.length) return [];
  return gameOf(table.settings.game).ways(table.ask.moves, table.view);
}
