// 5211: what everyone has laid, the counters that decide, and one's own cards.
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { icon, sign } from '../../parts/art.js';
import { say } from '../../base/words.js';
import { hand, heap, lying, spot } from '../cards.js';
import { nameOf } from '../names.js';
import { takeBack } from '../pointing.js';
import { around, head, points } from '../seat.js';
import { ask, state } from '../state.js';
import { counts } from './counts.js';

const GAME = '5211';

/** The table without one's own part. @param {wire.G5211} view */
export const board = (view) => html`
  <section class="panel middle" aria-label=${say('counters')}>
    <div class="pile-side">
      ${heap(GAME, 'back', view.draw_pile, { name: say('draw-pile'), spotName: 'draw' })}
      ${progress(view)}
    </div>
    ${counts(view)}
  </section>
  <div class="others" data-seats=${view.seats}>${around(view).map((seat) => other(view, seat))}</div>`;

/** @param {wire.G5211} view */
const progress = (view) => html`<div class="progress">
  <b>${say('round', { number: view.round })}</b>
  <span class="dots" role="img" aria-label=${say('turn-of', { turn: view.turn, turns: 3 })}>
    ${[1, 2, 3].map((turn) => html`<i class=${turn <= view.turn ? 'done' : ''}></i>`)}</span>
  ${view.last_round ? html`<span class="badge warn">${say('last-round')}</span>` : nothing}
  ${view.deck > 1 ? html`<span class="dim">${say('deck', { number: view.deck })}</span>` : nothing}
  ${view.target ? html`<span class="dim">${sign('flag')} ${view.target}</span>` : nothing}
</div>`;

/** @param {wire.G5211} view @param {number} seat */
const other = (view, seat) => html`<section class="panel seat ${view.to_act.includes(seat) ? 'acting' : ''}" role="group" aria-label=${nameOf(seat)}>
  ${head(view, seat, points(view.scores[seat]), html`<span class="held" role="img"
    aria-label=${say('cards-held', { count: view.held[seat] })}><i></i>${view.held[seat]}</span>`)}
  <div class="laid" data-spot="seat-${seat}">${laid(view, seat)}</div>
</section>`;

/** While a round is looked at, the cards that scored are starred. @param {wire.G5211} view @param {string} card */
function kept({ if_scored_now: scores }, card) {
  const isKept = state.scored.length && scores && (scores === card[0] || scores === card[1]);
  return isKept ? html`<span class="seal kept">${sign('star')}</span>` : nothing;
}

/**
 * The cards before a seat: open, then sealed, then places for those still to come this turn.
 * @param {wire.G5211} view @param {number} seat
 */
function laid(view, seat) {
  const open = view.laid[seat];
  const place = (/** @type {number} */ index) => `laid:${seat}:${index}`;
  const from = seat === view.you ? '' : `seat-${seat}`;
  const sealed = [...Array(view.sealed[seat]).keys()];
  const mine = seat === view.you ? view.your_sealed : [];
  return html`
    ${open.map((card, index) => lying(GAME, card, { place: place(index), from, marks: kept(view, card) }))}
    ${sealed.map((index) => lying(GAME, mine[index] ?? 'back', {
      place: place(open.length + index), from, marks: mine[index] ? html`<span class="seal">${icon('eye')}</span>` : nothing,
      name: mine[index] ? say('sealed-card', { card: mine[index] }) : say('sealed') }))}
    ${[...Array(view.to_lay[seat]).keys()].map((index) =>
      seat === view.you && index === 0 && ask() ? spot('lay', say('lay-here'), icon('plus'))
        : html`<span class="hollow"></span>`)}`;
}

/** One's own part: what one has laid, and the hand. @param {Mine<wire.G5211>} view */
export const own = (view) => html`
  ${head(view, view.you, points(view.scores[view.you]))}
  <div class="own-laid"><div class="laid">${laid(view, view.you)}</div>
    ${ask()?.may_take_back ? html`<button type="button" class="quiet" data-key="u" @click=${takeBack}>${icon('back')}
      ${say('take-back')}</button>` : nothing}</div>
  ${hand(GAME, view.hand, 'draw')}`;
