// One chair of the gathering: who sits there, and what the host may do with it.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { icon } from '../parts/art.js';
import { get } from '../base/api.js';
import { refresh } from '../base/render.js';
import { say } from '../base/words.js';
import { levelName } from '../table/seat.js';
import { wish } from '../table/pointing.js';
import { isHost, state } from '../table/state.js';

/** @type {string[] | null} */
let levels = null;

/** @type {() => Promise<wire.Catalogue>} */
const catalogue = () => get('/api/games');

/** The bots there are, asked for once. */
function known() {
  if (!levels) {
    levels = [];
    catalogue().then((found) => {
      levels = found.bots;
      refresh();
    }, () => {});
  }
  return levels;
}

/** @param {number} seat */
const put = (seat) => (/** @type {Chosen} */ event) =>
  event.target.value && wish({ kind: 'put-bot', seat, level: event.target.value });

/** @param {wire.Chair} one @param {number} seat */
const bots = (one, seat) => html`<select aria-label=${say('bot-for', { number: seat + 1 })} @change=${put(seat)}>
  <option value="" ?selected=${one.sitter !== 'bot'} ?disabled=${one.sitter === 'bot'}>${say('put-bot')}</option>
  ${known().map((level) => html`<option value=${level} ?selected=${one.level === level}>${levelName(level)}</option>`)}</select>`;

/** @param {number} seat */
const remove = (seat) => html`<button type="button" class="icon-button" aria-label=${say('remove', { number: seat + 1 })}
  title=${say('remove', { number: seat + 1 })} @click=${() => wish({ kind: 'remove', seat })}>${icon('close')}</button>`;

/** @param {wire.Chair} one @param {number} seat */
function who(one, seat) {
  if (one.sitter === 'empty') return html`<span class="dim">${say('chair-free')}</span>`;
  return html`<b dir="auto">${one.name || levelName(one.level)}</b>${seat === state.seat ? html`<span class="badge">${say('page-you')}</span>` : nothing}
    ${one.is_host ? html`<span class="badge">${say('host')}</span>` : nothing}
    ${one.sitter === 'bot' ? html`<span class="badge">${levelName(one.level)}</span>` : nothing}
    ${one.sitter === 'player' && state.here?.[seat] === false ? html`<span class="badge">${say('away')}</span>` : nothing}`;
}

/** The chair. @param {wire.Chair} one @param {number} seat */
export const chair = (one, seat) => html`<li class="chair ${one.sitter}">
  <span class="chair-sign">${icon({ empty: 'chair', player: 'person', bot: 'bot' }[one.sitter])}</span>
  <span class="who">${who(one, seat)}</span>
  ${isHost() && seat !== state.seat && one.sitter !== 'player' ? bots(one, seat) : nothing}
  ${isHost() && seat !== state.seat && one.sitter !== 'empty' ? remove(seat) : nothing}
</li>`;
