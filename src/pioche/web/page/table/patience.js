// A bot for somebody who is waited for: a button by the name, from the moment the server names.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { icon } from '../parts/art.js';
import { refresh } from '../base/render.js';
import { say } from '../base/words.js';
import { nameOf } from './names.js';
import { wish } from './pointing.js';
import { state } from './state.js';

/** @type {Map<number, number>} */
const timers = new Map();

/** Draw again when a seat's time has come. @param {number} seat @param {number} milliseconds */
function wait(seat, milliseconds) {
  clearTimeout(timers.get(seat));
  timers.set(seat, setTimeout(refresh, milliseconds));
}

/** The button, for others who sit here. @param {number} seat */
export function standInFor(seat) {
  const from = state.whole?.cover_from?.[seat];
  if (!from || state.seat === null || seat === state.seat) return nothing;
  const left = from * 1000 - Date.now();
  if (left > 0) {
    wait(seat, left);
    return nothing;
  }
  const words = say('ask-stand-in', { name: nameOf(seat) });
  return html`<button type="button" class="icon-button ask-stand-in" aria-label=${words} title=${words}
    @click=${() => wish({ kind: 'cover', seat })}>${icon('bot')}</button>`;
}
