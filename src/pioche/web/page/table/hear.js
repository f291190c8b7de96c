// What the server says, put into the state of the page.
import { gameOf } from './games.js';
import { set, state } from './state.js';

const MOST_TOLD = 200;
const MOST_SAID = 60;

/** Take in one message. */
export function hear(message) {
  const take = { whole, happened, said, presence, refused }[message.type];
  take?.(message);
}

/** A table as it is now; what was being pointed at goes on only while the same question is asked. */
function arrive(table) {
  const isSame = state.whole?.ask && table.ask && state.whole.ask.number === table.ask.number;
  if (state.whole && state.whole.seat !== null && table.seat === null) set({ hasLostSeat: true });
  set({ whole: table, seat: table.seat, here: table.chairs.map((chair) => chair.is_here) });
  if (!isSame) set({ picked: [], between: [], refused: null });
}

function whole({ table }) {
  arrive(table);
}

function happened(message) {
  const lines = message.lines ?? [];
  tell(message.number, lines);
  if (message.scoring?.length && message.number > (state.whole?.number ?? state.about.number)) {
    const scored = { number: message.number, lines: message.scoring, view: message.scored_view };
    if (!state.scored.some((other) => other.number === scored.number)) set({ scored: [...state.scored, scored] });
  }
  if (!state.whole || message.number >= state.whole.number) arrive(message.table);
}

/** Add to the story; told again, in another language, it takes its old place. */
function tell(number, lines) {
  const story = state.story.filter((told) => told.number !== number);
  if (lines.length) story.push({ number, lines });
  story.sort((one, other) => one.number - other.number);
  set({ story: story.slice(-MOST_TOLD) });
}

function said(message) {
  const talk = [...state.talk, { ...message, at: state.talk.length }].slice(-MOST_SAID);
  set({ talk, unread: state.side === 'chat' ? 0 : state.unread + 1 });
}

function presence({ here, watching }) {
  set({ here, watching });
}

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
