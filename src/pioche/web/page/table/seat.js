// A seat as it heads its panel: who sits there, whether it is their turn, their clock, their points.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { icon, sign } from '../parts/art.js';
import { has, say } from '../base/words.js';
import { clock } from './clock.js';
import { youOr } from './names.js';
import { standInFor } from './patience.js';
import { chairs, state } from './state.js';

/** How strong a bot is, in words. @param {string | null} level */
export const levelName = (level) => (has(`bot-${level}`) ? say(`bot-${level}`) : level ?? '');

/** The signs beside a name: a bot, somebody away, a stand-in. @param {number} seat */
export function marks(seat) {
  const chair = chairs()[seat];
  if (!chair) return nothing;
  if (chair.is_covered) return html`<span class="badge warn">${icon('bot')}${say('stand-in')}</span>`;
  if (chair.sitter === 'bot') return html`<span class="badge">${icon('bot')}${levelName(chair.level)}</span>`;
  return state.here && state.here[seat] === false ? html`<span class="badge">${say('away')}</span>` : nothing;
}

/** The head of a seat's panel. @param {wire.View} view @param {number} seat @param {Shown} points @param {Shown} extra */
export function head(view, seat, points, extra = nothing) {
  const acts = view.to_act.includes(seat);
  return html`<div class="seat-head">
    <span class="seat-name">${sign('pawn')}<b dir="auto" title=${youOr(seat)}>${youOr(seat)}</b>
      <span class="acts ${acts ? '' : 'idle'}">${sign('pointer')}${acts ? html`<span class="unseen">${say('to-act')}</span>` : nothing}</span>
    </span>
    ${marks(seat)}${acts ? html`${clock(seat)}${standInFor(seat)}` : nothing}${extra}
    <span class="points">${points}</span>
  </div>`;
}

/** Points with the sign of what they are. @param {number | null} number @param {string} name */
export const points = (number, name = 'star') =>
  html`${sign(name)}<span class="unseen">${say('points-are')}</span><b>${
    number === null ? '?' : String(number).replace('-', '−')}</b>`;

/** The seats from the viewer's left; a spectator sees them from the first. @param {wire.View} view */
export function around(view) {
  const { you, seats: count } = view;
  const seats = [...Array(count).keys()];
  return you === null ? seats : seats.slice(1).map((step) => (you + step) % count);
}
