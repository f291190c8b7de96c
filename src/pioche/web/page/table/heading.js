// What stands at the top of a table: the game, who watches, and the menu's own lines.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { icon } from '../parts/art.js';
import { rulesLink } from '../base/links.js';
import { has, say } from '../base/words.js';
import { wish } from './pointing.js';
import { game, set, settings, state } from './state.js';

/** The edition in words. @param {wire.Settings} settings */
export function editionName({ game: name, edition, variant }) {
  const key = `edition-${[name, edition, variant].filter(Boolean).join('-')}`;
  return has(key) ? say(key) : say(`game-${name}`);
}

export const title = () => (game()
  ? html`<span class="title">${say(`game-${game()}`)}</span>${state.watching
    ? html`<span class="badge" title=${say('watching', { count: state.watching })}>${icon('eye')}${state.watching}</span>` : nothing}`
  : nothing);

const helpButton = () => html`<button type="button" class="icon-button wide-only" aria-label=${say('keys')} title=${say('keys')}
  @click=${() => set({ dialog: 'help' })}>${icon('help')}</button>`;

export const tools = () => (game() ? html`<a class="icon-button" href=${rulesLink(game())} target="_blank" rel="noopener"
  aria-label=${say('rules')} title=${say('rules')}>${icon('book')}</a>${helpButton()}` : nothing);

async function leave() {
  if (confirm(say('leave-sure')) && (await wish({ kind: 'leave' }))) location.assign('/');
}

/** The menu's lines about this table. */
export const menu = () => (settings() ? html`
  <button type="button" class="menu-row" @click=${() => set({ dialog: 'help' })}>${icon('help')}${say('keys')}</button>
  <p class="menu-row dim">${editionName(/** @type {wire.Settings} */ (settings()))}</p>
  ${state.seat === null || !state.whole ? nothing
    : html`<button type="button" class="menu-row" @click=${leave}>${icon('leave')}${say('leave')}</button>`}` : nothing);
