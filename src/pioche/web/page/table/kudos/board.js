// Kudos: the square, every seat's draw pile, row and discard pile, and one's own.
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { sign } from '../../parts/art.js';
import { say } from '../../base/words.js';
import { heap, lying, numbered, pointed } from '../cards.js';
import { nameOf } from '../names.js';
import { isNarrow } from '../narrow.js';
import { make, standing } from '../pointing.js';
import { around, head, points } from '../seat.js';
import { ask } from '../state.js';
import { square } from './square.js';

const GAME = 'kudos';
const FEW = 4;

/** The table without one's own part. */
export const board = (view) => html`
  <section class="panel middle" aria-label=${say('square')}>
    <div class="progress"><b>${say('round', { number: view.round })}</b>
      <span class="dim">${say('ends-at', { points: view.target })}</span></div>
    ${square(view)}
  </section>
  <div class="others" data-seats=${view.seats}>${around(view).map((seat) => other(view, seat))}</div>`;

function other(view, seat) {
  const thing = `seat:${seat}`;
  const isVictim = standing(thing) !== 'no';
  return html`<section class="panel seat ${view.to_act.includes(seat) ? 'acting' : ''}" role="group" aria-label=${nameOf(seat)}>
    ${head(view, seat, totals(view, seat), nearlyOut(view, seat))}
    <div class="seat-cards" data-spot="seat-${seat}">
      ${heap(GAME, 'back', view.draw_piles[seat], { name: say('draw-pile') })}
      <div class="row">${numbered(view.rows[seat]).map(({ card, copy }) =>
        lying(GAME, card, { place: `row:${seat}:${card}:${copy}`, from: `seat-${seat}` }))}</div>
      ${discard(view, seat)}
    </div>
    ${isVictim && !isNarrow.matches ? give(seat) : nothing}
  </section>`;
}

const give = (seat) => html`<button type="button" class="primary give can" data-thing="seat:${seat}">${
  say('give-to', { name: nameOf(seat) })}</button>`;

/** Whom something can be given to: beside each of them, or in a narrow window all at one's own row. */
function victims(view) {
  if (!ask()?.moves.some((move) => move.startsWith('give'))) return nothing;
  if (!isNarrow.matches) return html`<p class="dim hint">${sign('pointer')} ${say('choose-opponent')}</p>`;
  return html`<div class="actions">${around(view).filter((seat) => standing(`seat:${seat}`) !== 'no').map(give)}</div>`;
}

const discard = (view, seat) =>
  html`<span class="discard">${heap(GAME, view.discards[seat][0] ?? 'back', view.discards[seat].length, {
    name: say('discard-pile'), place: `discard:${seat}:${view.discards[seat].length}` })}</span>`;

const totals = (view, seat) => html`${
  view.round_scores[seat] ? html`<small class="dim">+${view.round_scores[seat]}</small>` : nothing}${
  points(view.scores[seat], 'flag')}<small class="dim">/${view.target}</small>`;

/** Who is about to run out of cards. */
function nearlyOut(view, seat) {
  const left = view.draw_piles[seat] + view.rows[seat].length;
  return left <= FEW && !view.over ? html`<span class="badge warn">${say('nearly-out', { count: left })}</span>` : nothing;
}

/** One's own part: draw pile, row and discard pile, and the end of the turn. */
export const own = (view) => html`
  ${head(view, view.you, totals(view, view.you), nearlyOut(view, view.you))}
  <div class="own-row">
    ${heap(GAME, 'back', view.draw_piles[view.you], { name: say('draw-pile'), spotName: 'draw' })}
    <div class="hand row" role="group" data-group="hand" data-size="3" aria-label=${say('your-row')}>
      ${numbered(view.rows[view.you]).map(({ card, copy }) =>
        pointed(GAME, card, { thing: `hand:${card}`, place: `row:${view.you}:${card}:${copy}`, from: 'draw' }))}
      ${[...Array(3 - view.rows[view.you].length).keys()].map(() => html`<span class="hollow"></span>`)}
    </div>
    ${discard(view, view.you)}
  </div>
  ${ask()?.moves.includes('stop') ? html`<div class="actions"><button type="button" class="primary" data-key="e"
    data-thing="done" @click=${(event) => { event.stopPropagation(); make('stop'); }}>${say('stop')}</button></div>` : nothing}
  ${victims(view)}`;
