// Kobito: a rainbow as it lies, its cards and its two ends.
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { art, icon } from '../../parts/art.js';
import { list, say } from '../../base/words.js';
import { lying, pointed } from '../cards.js';
import { open } from '../choosing.js';
import { ways } from '../hear.js';
import { cardName } from '../names.js';
import { isAsked, mayBe, standing } from '../pointing.js';
import { state } from '../state.js';
import { endName, placeName } from './moves.js';

const GAME = 'kobito';

/**
 * A rainbow at a place, from its low end: one place to lay a card on; of one's own, the ends can be taken.
 * @param {wire.Cell[]} steps @param {string} place @param {string} from
 */
export function rainbow(steps, place, from = '') {
  const thing = `rainbow:${place}`;
  const isOpen = isAsked() && standing(thing) !== 'no' && !steps.some((step) => isTaken(place, step));
  const aims = new Set(isOpen ? aimsAt(thing) : []);
  return html`<div class="rainbow" data-length=${steps.length} data-thing=${isOpen ? nothing : thing}>
    ${steps.map((step) => cell(step, place, from, aims.has(step.number)))}
    ${isOpen ? html`<button type="button" class="onto ${standing(thing)}" data-thing=${thing}
      aria-label=${say('onto', { place: placeName(place), cards: list([...aims].map(String)) })}></button>` : nothing}</div>`;
}

/** @param {string} place @param {wire.Cell} step */
const thingOf = (place, { number }) => `cell:${place}:${number}`;

/** Whether an end of a rainbow can be taken, or was. @param {string} place @param {wire.Cell} step */
const isTaken = (place, step) => isAsked() && standing(thingOf(place, step)) !== 'no';

/** The numbers of a rainbow that a card can be laid on, after what was pointed at. @param {string} thing */
const aimsAt = (thing) => open(ways(), state.picked).filter(({ needs }) => needs.includes(thing))
  .map(({ move }) => Number(move.split(' ')[1]));

/** @param {wire.Cell} step @param {string} place @param {string} from @param {boolean} isAim */
function cell(step, place, from, isAim) {
  const { card, number, painted } = step;
  const thing = thingOf(place, step);
  const what = {
    thing,
    place: thing,
    from,
    face: card === 'K' ? `K-${number}` : card,
    marks: html`${painted ? html`<span class="painted">${art(GAME, `painted-${painted}`)}</span>` : nothing}${
      isAim ? html`<span class="aim"></span>` : nothing}`,
    name: cellName(card, number, painted, place),
  };
  return isTaken(place, step) ? pointed(GAME, card, what) : lying(GAME, card, what);
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
