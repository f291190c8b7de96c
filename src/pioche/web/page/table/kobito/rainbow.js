// Kobito: a rainbow as it lies, its cards and its two ends.
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { art, icon } from '../../parts/art.js';
import { say } from '../../base/words.js';
import { lying, pointed } from '../cards.js';
import { cardName } from '../names.js';
import { isAsked, mayBe, standing } from '../pointing.js';
import { endName, placeName } from './moves.js';

const GAME = 'kobito';

/**
 * A rainbow at a place, from its low end; a card of it can be pointed at where that leads somewhere.
 * @param {wire.Cell[]} steps @param {string} place @param {string} from
 */
export const rainbow = (steps, place, from = '') =>
  html`<div class="rainbow" data-length=${steps.length}>${steps.map((step) => cell(step, place, from))}</div>`;

/** @param {wire.Cell} step @param {string} place @param {string} from */
function cell({ card, number, painted }, place, from) {
  const thing = `cell:${place}:${number}`;
  const what = {
    thing,
    place: thing,
    from,
    face: card === 'K' ? `K-${number}` : card,
    marks: painted ? html`<span class="painted">${art(GAME, `painted-${painted}`)}</span>` : nothing,
    name: cellName(card, number, painted, place),
    drag: place[0] === 's',
  };
  return isAsked() && standing(thing) !== 'no' ? pointed(GAME, card, what) : lying(GAME, card, what);
}

/** @param {string} card @param {number} number @param {number} painted @param {string} place */
function cellName(card, number, painted, place) {
  const words = card === 'K' ? say('kobito-as', { number }) : cardName(GAME, card);
  return say('card-at', { card: painted ? say('painted', { card: words }) : words, place: placeName(place) });
}

/**
 * An end of a rainbow, where a card may go; it keeps its room while a card is held that cannot go there.
 * @param {string} place @param {string} which
 */
export function end(place, which) {
  const thing = `end:${place}:${which}`;
  const stands = standing(thing);
  const words = say('end-of', { end: endName(which), place: placeName(place) });
  if (!isAsked() || stands === 'no') {
    return html`<span class="spot end ${mayBe(thing) ? 'kept' : ''}" data-thing=${thing} title=${words}></span>`;
  }
  return html`<button type="button" class="spot end ${stands}" data-thing=${thing} aria-label=${words}>${icon('plus')}</button>`;
}
