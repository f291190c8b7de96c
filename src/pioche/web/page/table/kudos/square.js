// Kudos: the square of four piles and the arrow at its centre.
import { html, svg, nothing } from '../../vendor/lit-html/lit-html.js';
import { art } from '../../parts/art.js';
import { say } from '../../base/words.js';
import { cardName } from '../names.js';
import { standing } from '../pointing.js';

export const PILES = 4;
const GAME = 'kudos';
const TURNS = [225, 315, 45, 135];
const LONG = 'M-30 -8H8V-22L44 0L8 22V8H-30Z';
const SHORT = 'M16 -6H26V-15L46 0L26 15V6H16Z';

/** The four piles, clockwise from the upper left. @param {wire.Kudos} view */
export const square = (view) => html`<div class="square" role="group" aria-label=${say('square')} data-group="square">
  ${view.piles.map((cards, index) => pile(view, cards, index + 1))}
  <svg class="arrow" viewBox="-50 -50 100 100" role="img" aria-label=${
    view.arrow ? say('arrow-at', { pile: view.arrow }) : say('arrow-open')}>
    <circle r="42"></circle>
    ${view.arrow ? pointing(LONG, TURNS[view.arrow - 1]) : TURNS.map((turn) => pointing(SHORT, turn))}
  </svg>
</div>`;

/** @param {string} shape @param {number} turn */
const pointing = (shape, turn) => svg`<path d=${shape} transform="rotate(${turn})"></path>`;

/** @param {wire.Kudos} view @param {string[]} cards @param {number} number */
function pile(view, cards, number) {
  const thing = `pile:${number}`;
  const stands = standing(thing);
  const isHere = view.at === number && view.played > 0;
  const words = cards.length
    ? say('pile-with', { number, card: cardName(GAME, cards[0]), count: cards.length })
    : say('pile-empty', { number });
  return html`<button type="button" class="pile p${number} ${stands} ${view.arrow === number ? 'aimed' : ''} ${
    isHere ? 'here' : ''}" data-thing=${thing} aria-label=${words} data-spot="pile-${number}">
    <span class="heap" data-thick=${Math.min(3, Math.ceil((cards.length - 1) / 3))}>
      ${cards.length > 1 ? html`<span class="card beneath" aria-hidden="true">${art(GAME, cards[1])}</span>` : nothing}
      ${cards.length ? html`<span class="card" data-card="pile:${number}:${cards.length}:${cards[0]}"
        data-face=${cards[0]}>${art(GAME, cards[0])}</span>` : html`<span class="hollow"></span>`}
      <span class="count">${cards.length}</span></span>
    <span class="pile-number" aria-hidden="true">${number}</span>
    ${isHere ? html`<span class="unseen">${say('played-here')}</span>` : nothing}
  </button>`;
}
