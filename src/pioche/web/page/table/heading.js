// What stands at the top of a table: the game, who watches, and the menu's own lines.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { icon } from '../parts/art.js';
import { rulesLink } from '../base/links.js';
import { keepName, LONGEST_NAME } from '../base/prefs.js';
import { has, say } from '../base/words.js';
import { nameOf } from './names.js';
import { wish } from './pointing.js';
import { chairs, game, isHost, me, set, settings, state } from './state.js';

/** The edition in words. @param {wire.Settings} settings */
export function editionName({ game: name, edition, variant }) {
  const key = `edition-${[name, edition, variant].filter(Boolean).join('-')}`;
  return has(key) ? say(key) : say(`game-${name}`);
}

export const title = () => (game()
  ? html`<span class="title">${say(`game-${game()}`)}</span>${state.watching
    ? html`<span class="badge" title=${say('watching', { count: state.watching })}>${icon('eye')}${state.watching}</span>` : nothing}`
  : nothing);

/** What the window is called: the game, and a sign where one has to choose. */
export function nameWindow() {
  const name = game() ? `${say(`game-${game()}`)} · Pioche` : 'Pioche';
  document.title = state.whole?.ask?.moves.length ? `● ${name}` : name;
}

const helpButton = () => html`<button type="button" class="icon-button wide-only" aria-label=${say('keys')} title=${say('keys')}
  @click=${() => set({ dialog: 'help' })}>${icon('help')}</button>`;

export const tools = () => (game() ? html`<a class="icon-button" href=${rulesLink(game())} target="_blank" rel="noopener"
  aria-label=${say('rules')} title=${say('rules')}>${icon('book')}</a>${helpButton()}` : nothing);

async function leave() {
  if (confirm(say('leave-sure')) && (await wish({ kind: 'leave' }))) location.assign('/');
}

async function rename() {
  const name = prompt(say('new-name'), me()?.name ?? '')?.trim().slice(0, LONGEST_NAME);
  if (name && (await wish({ kind: 'rename', name }))) keepName(name);
}

/** @param {number} seat */
async function sendAway(seat) {
  if (confirm(say('send-away-sure', { name: nameOf(seat) }))) await wish({ kind: 'remove', seat });
}

/** In a running game the host may send the others away; before it, their chairs say so. */
const guests = () => (isHost() && state.whole?.stage === 'playing'
  ? chairs().map((one, seat) => (one.sitter !== 'player' || seat === state.seat ? nothing
    : html`<button type="button" class="menu-row" @click=${() => sendAway(seat)}>${icon('close')}<span dir="auto">${
      say('send-away', { name: nameOf(seat) })}</span></button>`)) : nothing);

/** The menu's lines about this table. */
export const menu = () => (settings() ? html`
  <button type="button" class="menu-row" @click=${() => set({ dialog: 'help' })}>${icon('help')}${say('keys')}</button>
  <p class="menu-row dim">${editionName(/** @type {wire.Settings} */ (settings()))}</p>
  ${guests()}
  ${state.seat === null || !state.whole ? nothing
    : html`<button type="button" class="menu-row" @click=${rename}>${icon('person')}${say('rename')}</button>
      <button type="button" class="menu-row" @click=${leave}>${icon('leave')}${say('leave')}</button>`}` : nothing);
