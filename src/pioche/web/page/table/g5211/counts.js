// 5211: each colour against its limit, the Kododo cards against their number, and what would score now or has scored.
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { art, sign } from '../../parts/art.js';
import { say } from '../../base/words.js';
import { colourName } from '../names.js';

const GAME = '5211';

/** One's own sealed cards count as well, for oneself alone. @param {wire.G5211} view @param {(card: string) => boolean} test */
const mine = (view, test) => view.your_sealed.filter(test).length;

/** Where no card is sealed and none is still to be laid, what lies open was scored. @param {wire.G5211} view */
const scored = (view) => ([...view.sealed, ...view.to_lay].some(Boolean) ? 'would-score' : 'has-scored');

/** All counters. @param {wire.G5211} view */
export const counts = (view) => html`<ul class="counts">
  ${Object.entries(view.counts).map(([letter, count]) => colour(view, letter, count))}
  ${kododo(view)}
</ul>`;

/** @param {wire.G5211} view @param {string} letter @param {number} count */
function colour(view, letter, count) {
  const own = mine(view, (card) => card[0] === letter);
  const isOut = count >= view.limit;
  const scores = view.if_scored_now === letter;
  const words = say('count-of', { name: colourName(letter), count, limit: view.limit, own });
  return html`<li class="gauge c-${letter} ${isOut ? 'out' : ''} ${scores ? 'scores' : ''}">
    <span class="plate" aria-hidden="true">${art(GAME, `colour-${letter}`, 'sign')}<b>${letter}</b></span>
    ${pips(count, own, view.limit)}
    <span class="unseen">${words}${scores ? say(scored(view)) : isOut ? say('too-many') : nothing}</span>
    <span class="number" aria-hidden="true"><b>${count}</b>${own ? html`<em>+${own}</em>` : nothing}<small>&lt;${view.limit}</small></span>
    <span class="verdict" aria-hidden="true">${scores ? sign('star') : isOut ? sign('cross') : nothing}</span>
  </li>`;
}

/** @param {wire.G5211} view */
function kododo(view) {
  const { now, needs, or_more: orMore } = view.kododo;
  const own = mine(view, (card) => card[1] === '1');
  const scores = view.if_scored_now === '1';
  return html`<li class="gauge c-1 ${scores ? 'scores' : ''}">
    <span class="plate" aria-hidden="true">${art(GAME, 'lizard', 'sign')}<b>1</b></span>
    ${pips(now, own, needs, true)}
    <span class="unseen">${say('kododo-count', { count: now, needs, more: orMore ? 'yes' : 'no', own })}${
      scores ? say(scored(view)) : nothing}</span>
    <span class="number" aria-hidden="true"><b>${now}</b>${own ? html`<em>+${own}</em>` : nothing}<small>${
      orMore ? '≥' : '='}${needs}</small></span>
    <span class="verdict" aria-hidden="true">${scores ? sign('star') : nothing}</span>
  </li>`;
}

/**
 * So many boxes, the filled ones first; the last is one too many, except where it is just what is needed.
 * @param {number} count @param {number} own @param {number} most @param {boolean} isGoal
 */
const pips = (count, own, most, isGoal = false) => html`<span class="pips ${isGoal ? 'goal' : ''}" aria-hidden="true">
  ${[...Array(most).keys()].map((index) => html`<i class=${
    index < count ? 'full' : index < count + own ? 'mine' : ''}></i>`)}
</span>`;
