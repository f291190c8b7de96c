// The lobby: choose a game, open a table; two clicks, the rest is folded away.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { get, troubleOf } from '../base/api.js';
import { refresh, show } from '../base/render.js';
import { say } from '../base/words.js';
import { art } from '../parts/art.js';
import { top } from '../parts/top.js';
import { gameCard } from './games.js';
import { join } from './join.js';
import { lobby, opening, pick } from './opening.js';

/** Open the lobby. */
export async function open() {
  show(screen);
  try {
    lobby.catalogue = await get('/api/games');
  } catch (error) {
    lobby.trouble = troubleOf(error);
  }
  const wanted = new URLSearchParams(location.search).get('game');
  if (wanted && lobby.catalogue?.games.some(({ game }) => game === wanted)) pick(wanted);
  refresh();
}

const hero = () => html`<section class="hero"><div><h1>${say('welcome')}</h1><p>${say('welcome-more')}</p></div>
  <div class="fan" aria-hidden="true">${art('5211', 'G3')}${art('kobito', 'K')}${art('kudos', 'Bc')}</div></section>`;

const screen = () => html`${top()}<main id="main" class="lobby">${hero()}
  ${lobby.trouble ? html`<p class="banner" role="alert">${lobby.trouble.text || say('unreachable')}</p>` : nothing}
  <div class="games" role="group" aria-label=${say('choose-game')}>${(lobby.catalogue?.games ?? []).map(gameCard)}</div>
  ${lobby.game ? opening() : nothing}${join()}
  <footer class="dim"><p>${say('footer')}</p></footer></main>`;
