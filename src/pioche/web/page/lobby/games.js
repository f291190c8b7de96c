// A game in the lobby: its picture, what it is about, how long it takes and for how many.
import { html } from '../vendor/lit-html/lit-html.js';
import { art, icon } from '../parts/art.js';
import { rulesLink } from '../base/links.js';
import { say } from '../base/words.js';
import { lobby, pick, seatsOf } from './opening.js';

/** @type {Record<string, string[]>} */
const PICTURES = { 5211: ['Y2', 'G3', 'G1', 'V4'], kobito: ['7', '8', '9', '10', 'K-11'], kudos: ['Bc', 'Rc', 'Rs', 'Vs'] };

/** A game to choose. @param {wire.GameSeen} seen */
export function gameCard({ game: key }) {
  const seats = seatsOf(key);
  const isChosen = lobby.game === key;
  return html`<article class="game ${isChosen ? 'chosen' : ''}">
    <button type="button" class="game-button" aria-pressed=${isChosen} @click=${(/** @type {MouseEvent} */ event) => pick(key, event.detail === 0)}>
      <span class="picture picture-${key}" aria-hidden="true">${PICTURES[key].map((face) => art(key, face))}</span>
      <span class="game-name">${say(`game-${key}`)}</span>
      <span class="game-about">${say(`game-${key}-about`)}</span>
      <span class="game-facts"><span>${icon('people')}${say('seats-range', { least: seats[0], most: seats[seats.length - 1] })}</span>
        <span>${icon('clock')}${say(`length-${key}`)}</span></span>
    </button>
    <a class="game-rules" href=${rulesLink(key)}>${icon('book')}${say('rules')}</a>
  </article>`;
}
