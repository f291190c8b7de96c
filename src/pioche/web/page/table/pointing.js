// Pointing at things on the table, by tap, drag or key, until a move is made.
import { Trouble, troubleOf } from '../base/api.js';
import { announce } from './announce.js';
import { different, isHeld, next, only, open, settled } from './choosing.js';
import { gameOf } from './games.js';
import { shown, ways } from './hear.js';
import { ask, game, set, state } from './state.js';
/** @import { Wire } from '../base/wire.js' */
/** @import { Way } from './choosing.js' */

/** @type {Wire} */
let wire;

/** The line that moves go out on. @param {Wire} line */
export function sendOn(line) {
  wire = line;
}

/**
 * How a thing stands: pointed at, can be next or instead, or neither; of equal cards the one touched is lifted.
 * @param {string} thing @param {string} place
 */
export function standing(thing, place = '') {
  const touched = state.touched[thing];
  if (state.picked.includes(thing) && (!place || !touched || touched === place)) return 'picked';
  const all = ways();
  if (next(all, state.picked).has(thing)) return 'can';
  return state.picked.length && isHeld(thing) && next(all, []).has(thing) ? 'instead' : 'no';
}

/** Whether any move points at a thing, whatever is picked now. @param {string} thing */
export const mayBe = (thing) => isAsked() && next(ways(), []).has(thing);

/** Whether anything is asked of this seat now. */
export const isAsked = () => ways().length > 0 && !isOnItsWay();

/** A move was sent, and the table after it is not here yet. */
const isOnItsWay = () => state.isSending || (state.whole?.number ?? 0) < state.awaited;

/** Let go of what was pointed at. */
export const letGo = () => set({ picked: [], between: [], refused: null });

/**
 * Point at a thing; `eager` makes the only move there is with it at once.
 * @param {string} thing @param {boolean} eager @param {string} place
 */
export function point(thing, eager = false, place = '') {
  if (!isAsked()) return;
  state.touched[thing] = place;
  const all = ways();
  if (state.picked.includes(thing)) return again(all, thing);
  const picked = open(all, [...state.picked, thing]).length ? [...state.picked, thing] : [thing];
  const isInstead = isHeld(thing) && next(all, []).has(thing);
  if (picked.length === 1 && state.picked.length && !isInstead && attempt(thing)) return;
  if (!open(all, picked).length) return attempt(thing) || letGo();
  const one = eager ? only(all, picked) : null;
  const moves = one ? [one] : settled(all, picked);
  set({ picked, between: moves.length > 1 ? moves : [], refused: null });
  if (moves.length === 1) make(moves[0].move);
}

/**
 * Pointing at the same thing again makes the only move left with it, or lets go of it.
 * @param {Way[]} all @param {string} thing
 */
function again(all, thing) {
  const one = state.picked.length === 1 ? only(all, state.picked) : null;
  if (one && one.needs.length <= 2 && gameOf(game()).EAGER) make(one.move);
  else set({ picked: state.picked.filter((other) => other !== thing), between: [], refused: null });
}

/** What no legal move points at: the server is asked for it all the same, and says why not. @param {string} thing */
function attempt(thing) {
  const moves = ask()?.moves ?? [];
  const move = gameOf(game()).attempt([...state.picked, thing], /** @type {wire.View} */ (shown()), moves);
  if (move) make(move);
  return Boolean(move);
}

/**
 * Drop a thing that was dragged onto another; dropped anywhere else it goes back.
 * @param {string} thing @param {string | undefined} onto
 */
export function drop(thing, onto) {
  const isBack = !onto || onto === thing || (isHeld(onto) && !next(ways(), [thing]).has(onto));
  if (isBack || !isAsked()) return letGo();
  if (!state.picked.includes(thing)) set({ picked: [thing] });
  point(onto);
}

/** Make a move. @param {string} move */
export async function make(move) {
  if (isOnItsWay() || !state.whole?.ask) return;
  set({ isSending: true, between: [] });
  try {
    const { number } = await wire.do({ kind: 'play', move, ask: state.whole.ask.number });
    set({ isSending: false, awaited: number, picked: [], refused: null });
  } catch (error) {
    const trouble = troubleOf(error);
    const refused = new Trouble({ ...trouble, text: inWords(trouble, move) });
    set({ isSending: false, picked: [], refused });
    announce(refused.text);
  }
}

/**
 * A refusal in the words of the page: the move as it is named here, and the rule's number just once, as a link.
 * @param {Trouble} trouble @param {string} move
 */
function inWords({ text, rule }, move) {
  const name = gameOf(game()).moveName?.(move) ?? move.replace(/^.* |>/g, '');
  return text.replace(move, name).replace(` (${rule})`, '');
}

/** Take the last sealed choice back. */
export const takeBack = () => state.whole?.ask?.may_take_back && wish({ kind: 'take-back' });

/** Anything else that can be asked for. @param {wire.Command} command */
export async function wish(command) {
  try {
    await wire.do(command);
    set({ trouble: null });
    return true;
  } catch (error) {
    const trouble = troubleOf(error);
    set({ trouble });
    return false;
  }
}

/** Whether some moves remain to choose between, as ways. */
export const between = () => different(state.between);
