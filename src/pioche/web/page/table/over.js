// The game is over: who has won, everyone's points, the game's page, and another game.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { sign } from '../parts/art.js';
import { gameLink, tableLink } from '../base/links.js';
import { list, say } from '../base/words.js';
import { nameOf, youOr } from './names.js';
import { wish } from './pointing.js';
import { state, table } from './state.js';

/** The result and what can follow. @param {wire.View} view */
export function over(view) {
  const { winners, next_table: nextTable, settings } = table();
  const won = winners.some((seat) => seat === state.seat) ? say('you-won', { count: winners.length })
    : say('winners', { names: list(winners.map(nameOf)), count: winners.length });
  return html`<section class="result panel" aria-labelledby="result-heading">
    <h2 id="result-heading" tabindex="-1" data-fallback>${won}</h2>
    <ol class="ranking">${ranking(view, winners).map((seat) => html`<li class=${winners.includes(seat) ? 'winner' : ''}>
      <span>${winners.includes(seat) ? sign('star') : sign('pawn')}<b dir="auto">${youOr(seat)}</b></span>
      <b class="points">${String(view.scores[seat]).replace('-', '−')}</b></li>`)}</ol>
    <div class="actions">
      ${nextTable ? html`<a class="button primary" href=${tableLink(nextTable)}>${say('to-next-table')}</a>`
        : state.seat === null ? nothing
          : html`<button type="button" class="primary" @click=${() => wish({ kind: 'rematch' })}>${say('rematch')}</button>`}
      <a class="button quiet" href=${gameLink(state.table)}>${say('look-back')}</a>
      <a class="button quiet" href="/">${say('another-game', { game: settings.game })}</a>
    </div>
    ${nextTable ? html`<p class="dim">${say('rematch-is-on')}</p>` : nothing}
  </section>`;
}

/**
 * The winners first, then whoever came nearest to them: in some games few points are good, in others many.
 * @param {wire.View} view @param {number[]} winners
 */
function ranking(view, winners) {
  const best = view.scores[winners[0]] ?? 0;
  const behind = (/** @type {number} */ seat) => (winners.includes(seat) ? -1 : Math.abs((view.scores[seat] ?? 0) - best));
  return [...Array(view.seats).keys()].sort((one, other) => behind(one) - behind(other) || one - other);
}
