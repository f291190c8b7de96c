// Before the cards are dealt: chairs, who is here, the invitation, and what the host may do.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { art, icon } from '../parts/art.js';
import { say } from '../base/words.js';
import { editionName } from '../table/heading.js';
import { wish } from '../table/pointing.js';
import { chairs, isHost, state, table } from '../table/state.js';
import { story } from '../table/story.js';
import { talk } from '../table/talk.js';
import { chair } from './chairs.js';
import { invite } from './invite.js';
import { sit } from './sit.js';
/** @import { LookAs } from './sit.js' */

/** @type {Record<string, string[]>} */
const FACES = { 5211: ['G3', 'V1', 'Y2'], kobito: ['8', '9', 'K'], kudos: ['Bc', 'Rh', 'Yt'] };

/** @param {wire.Settings} set */
const facts = (set) => html`<p class="dim">${editionName(set)} · ${say('seats-are', { count: set.seats })} · ${say(`pace-${set.pace}`)}</p>`;

/** Start, for the host; for others who is waited for. */
function start() {
  const free = chairs().filter((one) => one.sitter === 'empty').length;
  if (!isHost()) return html`<p class="dim">${say(state.seat === null ? 'sit-or-watch' : 'host-starts')}</p>`;
  return html`<div class="start"><button type="button" class="primary large" @click=${() => wish({ kind: 'start' })}>${say('start')}</button>
    ${free ? html`<p class="dim">${say('bots-fill', { count: free })}</p>` : nothing}</div>`;
}

/** The gathering; `lookAs` is called with the seat that was taken. @param {LookAs} lookAs */
export function gathering(lookAs) {
  const set = table().settings;
  return html`<main id="main" class="gathering">
    <section class="panel hero-panel"><div class="fan small" aria-hidden="true">${FACES[set.game].map((face) => art(set.game, face))}</div>
      <div><h1 tabindex="-1" data-fallback>${say('table-of', { game: say(`game-${set.game}`) })}</h1>${facts(set)}</div></section>
    <section class="panel chairs" aria-labelledby="chairs-heading"><h2 id="chairs-heading">${say('chairs')}</h2>
      <ol>${chairs().map((one, seat) => chair(one, seat))}</ol>
      ${state.seat === null ? sit(lookAs) : nothing}${start()}
    </section>
    ${invite()}
    <section class="panel beside">${story()}${talk()}</section>
    <p class="dim proof">${icon('help')} ${say('commitment')} <code>${table().commitment}</code></p>
  </main>`;
}
