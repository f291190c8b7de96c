// Pass and play: while the device goes from hand to hand, nothing of the table is on the page.
import { html } from '../vendor/lit-html/lit-html.js';
import { icon } from '../parts/art.js';
import { say } from '../base/words.js';
import { nameOf } from './names.js';
import { state } from './state.js';

/** The seat the device has to go to, or null: somebody else on this device has to choose. */
export function nextOnDevice() {
  const { whole, held, seat, scored } = state;
  if (seat === null || !whole?.settings.is_shared || whole.stage !== 'playing' || held.length < 2 || scored.length) return null;
  const waiting = (whole.view?.to_act ?? []).filter((other) => held.includes(other));
  if (!waiting.length || waiting.includes(seat)) return null;
  return waiting.find((other) => other > seat) ?? waiting[0];
}

/** The cover, with the one button that takes it away. @param {number} seat @param {(seat: number) => void} take */
export const cover = (seat, take) => html`<main id="main" class="cover">
  <div class="cover-sign">${icon('device')}</div>
  <h1 tabindex="-1" data-fallback>${say('hand-device-to', { name: nameOf(seat) })}</h1>
  <p>${say('nobody-looks')}</p>
  <button type="button" class="primary large" @click=${() => take(seat)}>${say('i-am', { name: nameOf(seat) })}</button>
</main>`;
