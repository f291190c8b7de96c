// Kobito: the gold cards, the rainbows beside them, and what each still needs.
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { art } from '../../parts/art.js';
import { say } from '../../base/words.js';
import { end, rainbow } from './rainbow.js';

const GAME = 'kobito';
const LONG = 4; // more cards than that have a line of their own on a phone

/** The three places at gold cards. @param {wire.Kobito} view */
export const golds = (view) => html`<div class="golds">${view.golds.map((gold, index) => slot(gold, `g${index + 1}`))}</div>`;

/** @param {wire.Gold | null} gold @param {string} place */
function slot(gold, place) {
  if (!gold) return html`<div class="gold empty"><span class="dim">${say('no-gold')}</span></div>`;
  const { length, gold: worth, needs } = gold;
  return html`<div class="gold ${gold.rainbow.length > LONG ? 'long' : ''}" role="group" data-place=${place} data-group="gold-${place}"
    aria-label=${say('gold-asks', { number: place[1], length, gold: worth })}>
    <span class="card gold-card" data-card="gold:${place}:${length}:${worth}" data-face="gold-${length}-${worth}"
      data-from="golds">${goldArt(length, worth)}<span class="place-name" aria-hidden="true">${place}</span></span>
    ${end(place, 'low')}${rainbow(gold.rainbow, place, 'draw')}${end(place, 'high')}
    <span class="needs ${needs === 1 ? 'close' : ''}"><b>${needs}</b><span>${say('needs-more', { count: needs })}</span></span>
  </div>`;
}

/**
 * The drawing of a gold card; what an owner's own box has instead is written on a blank one.
 * @param {number} length @param {number} worth
 */
const goldArt = (length, worth) => html`${art(GAME, 'gold')}<b class="gold-length" aria-hidden="true">${length}</b><b
  class="gold-worth" aria-hidden="true">${worth}</b>${nothing}`;
