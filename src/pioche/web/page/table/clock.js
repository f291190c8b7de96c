// The clock of whoever has to choose: counted down on the page from the moment the server names.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { icon } from '../parts/art.js';
import { refresh } from '../base/render.js';
import { say } from '../base/words.js';
import { state, table } from './state.js';

const SHORT = 10;
let timer = 0;

/** @param {number} until */
const left = (until) => Math.max(0, Math.ceil(until - Date.now() / 1000));

/** @param {number} seconds */
function shownAs(seconds) {
  if (seconds >= 5400) return say('clock-hours', { count: Math.round(seconds / 3600) });
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** How long a seat still has, where there is a clock. @param {number} seat */
export function clock(seat) {
  const until = state.whole?.clocks?.[seat];
  if (!until || table().stage !== 'playing') return nothing;
  const seconds = left(until);
  clearTimeout(timer);
  timer = setTimeout(refresh, seconds > 5400 ? 60000 : 500);
  return html`<span class="clock ${seconds <= SHORT ? 'short' : ''}" role="timer">${icon('clock')}${shownAs(seconds)}</span>`;
}
