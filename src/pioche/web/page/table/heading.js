// What stands at the top of a table: the game, who watches, and the menu's own lines.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { icon } from '../parts/art.js';
import { rulesLink } from '../base/links.js';
import { has, say } from '../base/words.js';
import { wish } from './pointing.js';
import { set, settings, state } from './state.js';

/** The edition in words. */
export function editionName({ game, edition, variant }) {
  const key = `edition-${[game, edition, variant].filter(Boolean).join('-')}`;
  return has(key) ? say(key) : say(`game-${game}`);
}

export const title = () => (settings()
  ? html`<span class="title">${say(`game-${settings().game}`)}</span>${state.watching
    ? html`<span class="badge" title=${say('watching', { count: state.watching })}>${icon('eye')}${state.watching}</span>` : nothing}`
  : nothing);

/** What the window is called: the game, and a sign where one has to choose. */
export function nameWindow() {
  const name = settings() ? `${say(`game-${settings().game}`)} · Pioche` : 'Pioche';
  document.title = state.whole?.ask?.moves.length ? `● ${name}` : name;
}

const helpButton = () => html`<button type="button" class="icon-button wide-only" aria-label=${say('keys')} title=${say('keys')}
  @click=${() => set({ dialog: 'help' })}>${icon('help')}</button>`;

export const tools = () => (settings() ? html`<a class="icon-button" href=${rulesLink(settings().game)} target="_blank" rel="noopener"
  aria-label=${say('rules')} title=${say('rules')}>${icon('book')}</a>${helpButton()}` : nothing);

async function leave() {
  if (confirm(say('leave-sure')) && (await wish({ kind: 'leave' }))) location.assign('/');
}

/** The menu's lines about this table. */
export const menu = () => (settings() ? html`
  <button type="button" class="menu-row" @click=${() => set({ dialog: 'help' })}>${icon('help')}${say('keys')}</button>
  <p class="menu-row dim">${editionName(settings())}</p>
  ${state.seat === null || !state.whole ? nothing
    : html`<button type="button" class="menu-row" @click=${leave}>${icon('leave')}${say('leave')}</button>`}` : nothing);
