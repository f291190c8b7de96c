// The table's screen: joins the table, keeps the line, and shows the gathering, the game or what is wrong.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { get, post, troubleOf } from '../base/api.js';
import { around, refresh, show } from '../base/render.js';
import { language, say } from '../base/words.js';
import { Wire } from '../base/wire.js';
import { raiseAll } from '../parts/dialog.js';
import { onLanguage, top } from '../parts/top.js';
import { gathering } from '../gathering/gathering.js';
import { prepare } from './announce.js';
import { banner } from './banner.js';
import { cover, nextOnDevice } from './cover.js';
import { mayDrag } from './drag.js';
import { fetchGame } from './games.js';
import { hear } from './hear.js';
import { help } from './help.js';
import { listenToKeys, toHand } from './keys.js';
import { menu, nameWindow, title, tools } from './heading.js';
import { play } from './play.js';
import { sendOn } from './pointing.js';
import { keepAtEnd } from './scroll.js';
import { set, state } from './state.js';
import { mayTravel } from './travel.js';

const RECALLED = 8;
const NOT_YOURS = 4403;
/** @type {Wire | null} */
let wire = null;

/** Open a table. @param {string} table */
export async function open(table) {
  set({ table });
  prepare();
  show(screen);
  for (const begin of [mayDrag, listenToKeys, mayTravel, keepAtEnd]) begin();
  around(() => null, raiseAll);
  around(() => null, nameWindow);
  onLanguage(() => wire?.listen(state.seat, language(), firstTold()));
  try {
    await join();
  } catch (error) {
    set({ trouble: troubleOf(error), isStopped: true });
  }
}

/** The story is told again from where it is known. */
const firstTold = () => (state.story.length ? state.story[0].number - 1 : state.whole?.number ?? null);

async function join() {
  const path = `/api/tables/${encodeURIComponent(state.table)}`;
  const secret = /#seat=(.+)$/.exec(location.hash)?.[1];
  if (secret) {
    history.replaceState(null, '', location.pathname + location.search);
    await post(`${path}/claim`, { secret: decodeURIComponent(secret) });
  }
  /** @type {wire.TableSeen} */
  const about = await get(path);
  await fetchGame(about.settings.game);
  const held = about.seats;
  const watches = new URLSearchParams(location.search).has('watch');
  set({ about, held, watches, seat: watches ? null : (held[0] ?? null) });
  wire = new Wire(state.table, { hear, state: (line) => state.line !== line && set({ line }), ended });
  sendOn(wire);
  wire.listen(state.seat, language(), Math.max(1, about.number - RECALLED));
}

/** The server sends this browser away: for good, or from a seat that is somebody else's now. @param {number} code */
async function ended(code) {
  if (code === NOT_YOURS && state.seat !== null) return join();
  set({ isStopped: true });
}

/** Look with the eyes of another seat of this browser, or of a new one. @param {number} seat @param {number[]} held */
export function lookAs(seat, held = state.held) {
  set({ seat, held, whole: null, picked: [], hasLostSeat: false });
  wire?.listen(seat, language());
}

const problem = () => html`<main id="main" class="plain"><h1>${say('cannot-open')}</h1><p role="alert">${state.trouble?.text || say('unreachable')}</p>
  <p><a class="button primary" href="/">${say('to-the-lobby')}</a></p></main>`;

const joining = () => html`<main id="main" class="plain"><p role="status">${say('joining')}</p></main>`;

/** What there is to see now. */
function inside() {
  if (state.isStopped) return problem();
  if (!state.whole) return joining();
  if (state.whole.stage === 'gathering') return gathering(lookAs);
  const seat = nextOnDevice();
  return seat === null ? play(lookAs) : cover(seat, (next) => lookAs(next));
}

const screen = () => html`<a class="skip" href="#main" @click=${skip}>${say('skip-to-hand')}</a>${
  top({ title: title(), tools: tools(), more: menu() })}${banner()}${inside()}${state.dialog === 'help' ? help() : nothing}`;

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  toHand();
  refresh();
}
