// Kobito: the gold, the studios, what is owed, and one's own hand.
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { art, icon, sign } from '../../parts/art.js';
import { say } from '../../base/words.js';
import { hand, heap } from '../cards.js';
import { nameOf } from '../names.js';
import { between, make, standing } from '../pointing.js';
import { open } from '../choosing.js';
import { ways } from '../hear.js';
import { around, head, points } from '../seat.js';
import { ask, state } from '../state.js';
import { golds } from './golds.js';
import { moveName } from './moves.js';
import { ownStudio, studioOf, won } from './studio.js';

const GAME = 'kobito';

/** The table without one's own part. @param {wire.Kobito} view */
export const board = (view) => html`
  <section class="panel middle" aria-label=${say('golds')}>${golds(view)}
    <div class="stock">
      ${heap(GAME, 'back', view.draw_pile, { name: say('draw-pile'), spotName: 'draw' })}
      ${heap(GAME, 'gold-back', view.gold_deck, { name: say('gold-deck'), spotName: 'golds' })}
      ${debt(view)}
    </div>
  </section>
  <div class="others" data-seats=${view.seats}>${around(view).map((seat) => other(view, seat))}</div>`;

/** @param {wire.Kobito} view @param {number} seat */
const other = (view, seat) => html`<section class="panel seat ${view.to_act.includes(seat) ? 'acting' : ''}" role="group" aria-label=${nameOf(seat)}>
  ${head(view, seat, points(view.scores[seat]), holding(view, seat))}
  <div data-spot="seat-${seat}">${studioOf(view, seat)}</div>${won(view, seat)}
</section>`;

/** How many cards a seat holds, with the Kobitos that all have seen go there. @param {wire.Kobito} view @param {number} seat */
const holding = (view, seat) => html`<span class="held" role="img" aria-label=${say('cards-held', { count: view.held[seat] })}>
  <i></i>${view.held[seat]}</span>${[...Array(view.known_kobitos[seat]).keys()].map(() =>
  html`<span class="seen-kobito" role="img" aria-label=${say('holds-kobito')}>${art(GAME, 'kobito', 'sign')}</span>`)}`;

/** What is owed this turn: played, paid, and still to come. @param {wire.Kobito} view */
function debt(view) {
  if (view.over || !view.owed) return nothing;
  const boxes = [...Array(view.played).fill('played'), ...Array(view.penalties_paid).fill('paid'),
    ...Array(view.still_owed).fill('owed')];
  const words = say('debt', { played: view.played, paid: view.penalties_paid, owed: view.still_owed });
  return html`<div class="debt" role="img" aria-label=${words}><span class="dim" aria-hidden="true">${say('owed')}</span>
    ${boxes.map((kind) => html`<i class=${kind}>${kind === 'owed' ? nothing : sign(kind === 'played' ? 'tick' : 'cross')}</i>`)}
  </div>`;
}

/** One's own part: the studio, the hand, and what can be done with what is pointed at. @param {Mine<wire.Kobito>} view */
export const own = (view) => html`
  ${head(view, view.you, points(view.scores[view.you]), won(view, view.you))}
  ${ownStudio(view)}
  ${hand(GAME, view.hand, 'draw')}
  <div class="actions" data-group="actions">${choices()}${penalty()}${ender()}</div>`;

/** With something pointed at, where it can go, in words. */
function choices() {
  const left = between().length ? between() : state.picked.length ? open(ways(), state.picked) : [];
  const seen = left.filter((way) => !way.move.startsWith('drop'));
  return seen.map((way) => html`<button type="button" class="choice" @click=${() => make(way.move)}>${moveName(way.move)}</button>`);
}

function penalty() {
  if (!ask()?.moves.some((move) => move.startsWith('drop'))) return nothing;
  const stands = standing('drop');
  return html`<button type="button" class="spot drop ${stands}" data-thing="drop">
    ${sign('cross')}<span>${say('pay-penalty')}</span></button>`;
}

function ender() {
  if (!ask()?.moves.includes('end')) return nothing;
  return html`<button type="button" class="primary" data-key="e" @click=${() => make('end')}>${icon('more')}${say('end-turn')}</button>`;
}
