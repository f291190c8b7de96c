// A card on the page: its drawing, its name for those who cannot see it, and what pointing at it means.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { art } from '../parts/art.js';
import { say } from '../base/words.js';
import { cardName } from './names.js';
import { standing } from './pointing.js';

/** @typedef {{place: string, from?: string, face?: string, marks?: Shown, name?: string | null}} Lying */

/** Numbers equal cards, so that each has a place of its own. @param {string[]} cards */
export function numbered(cards) {
  /** @type {Record<string, number>} */
  const seen = {};
  return cards.map((card) => {
    seen[card] = (seen[card] ?? 0) + 1;
    return { card, copy: seen[card] };
  });
}

/**
 * A card that lies there: `place` is where, `from` the spot such cards come from.
 * @param {string} game @param {string} card @param {Lying} how
 */
export const lying = (game, card, { place, from = '', face = card, marks = nothing, name = null }) =>
  html`<span class="card" role="img" aria-label=${name ?? cardName(game, card)} data-card=${place} data-face=${face}
    data-from=${from}>${art(game, face)}${marks}</span>`;

/**
 * A card that can be pointed at and dragged.
 * @param {string} game @param {string} card @param {Lying & {thing: string, drag?: boolean}} how
 */
export function pointed(game, card, { thing, place, from = '', face = card, marks = nothing, name = null, drag = true }) {
  const stands = standing(thing, place);
  return html`<button type="button" class="card ${stands}" data-thing=${thing} data-card=${place} data-face=${face}
    data-from=${from} ?data-drag=${drag} aria-pressed=${stands === 'picked'}
    aria-label=${name ?? cardName(game, card)}>${art(game, face)}${marks}</button>`;
}

/** A place where a card may go. @param {string} thing @param {string} words @param {Shown} inside @param {string} kind */
export function spot(thing, words, inside = nothing, kind = '') {
  const stands = standing(thing);
  return html`<button type="button" class="spot ${kind} ${stands}" data-thing=${thing} aria-label=${words}
    aria-disabled=${stands === 'no' ? 'true' : nothing}>${inside}</button>`;
}

/**
 * A heap of cards with its count.
 * @param {string} game @param {string} face @param {number} count @param {{name: string, place?: string, spotName?: string, extra?: Shown}} how
 */
export const heap = (game, face, count, { name, place = '', spotName = '', extra = nothing }) =>
  html`<span class="heap" role="img" aria-label=${say('heap', { name, count })} data-spot=${spotName || nothing}
    data-thick=${Math.min(3, Math.ceil(count / 6))}>
    ${count ? html`<span class="card" data-card=${place || nothing} data-face=${face}>${art(game, face)}</span>`
      : html`<span class="hollow"></span>`}<span class="count">${count}</span>${extra}</span>`;

/** The cards in a hand, in order; digits point at them. @param {string} game @param {string[]} cards @param {string} from */
export const hand = (game, cards, from) =>
  html`<div class="hand" role="group" data-group="hand" data-size=${cards.length} aria-label=${say('your-hand')}>
    ${numbered(cards).map(({ card, copy }) =>
      pointed(game, card, { thing: `hand:${card}`, place: `hand:${card}:${copy}`, from }))}
  </div>`;
