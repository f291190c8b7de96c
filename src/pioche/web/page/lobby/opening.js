// Opening a table: sensible defaults, everything else folded away but there.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { post, troubleOf } from '../base/api.js';
import { tableLink } from '../base/links.js';
import { isStill, keepName, LONGEST_NAME, nameKept } from '../base/prefs.js';
import { refresh } from '../base/render.js';
import { say } from '../base/words.js';
import { details } from './details.js';
/** @import { Trouble } from '../base/api.js' */

/** @typedef {{game: string, edition: string, options: Record<string, string | boolean>, seats: number,
 *    pace: wire.Settings['pace'], shared: boolean, bots: Record<string, string>, names: string[]}} Wish */
/** @type {Wish} */
const USUAL = { game: '', edition: '', options: {}, seats: 0, pace: 'relaxed', shared: false, bots: {}, names: ['', ''] };

/** @type {{catalogue: wire.Catalogue | null, trouble: Trouble | null, game: string, wish: Wish, isOpening: boolean}} */
export const lobby = { catalogue: null, trouble: null, game: '', wish: USUAL, isOpening: false };
/** @type {Record<string, number>} */
const USUAL_SEATS = { 5211: 4, kobito: 3, kudos: 4 };

/** @param {string} game */
export const editionsOf = (game) => lobby.catalogue?.games.find((one) => one.game === game)?.editions ?? [];
/** @param {wire.EditionSeen} edition */
export const nameOf = ({ edition, variant }) => (variant ? `${edition}-${variant}` : edition);
/** @param {Wish} wish */
export const editionOf = ({ game, edition }) =>
  /** @type {wire.EditionSeen} */ (editionsOf(game).find((one) => nameOf(one) === edition));

/** How many can play a game, whatever the edition. @param {string} game */
export const seatsOf = (game) => [...new Set(editionsOf(game).flatMap(({ seats }) => seats))].sort((one, other) => one - other);

/**
 * Choose a game: its first edition, the usual seats, the bots' chairs open to friends; by key the focus goes on.
 * @param {string} game @param {boolean} byKey
 */
export function pick(game, byKey = false) {
  const first = usualEdition(game);
  lobby.game = game;
  lobby.wish = { ...USUAL, game, edition: nameOf(first) };
  choose({ seats: USUAL_SEATS[game] ?? first.usual_seats });
  queueMicrotask(() => {
    document.querySelector('.opening')?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });
    if (byKey) document.querySelector('.opening [name=name]')?.focus({ preventScroll: true });
  });
}

/** The first, or the one written in the reader's language. @param {string} game */
const usualEdition = (game) =>
  editionsOf(game).find(({ language }) => language === document.documentElement.lang) ?? editionsOf(game)[0];

/** Change what is wished for; seats that an edition has not become those it has. @param {Partial<Wish>} change */
export function choose(change) {
  Object.assign(lobby.wish, change);
  const { seats } = editionOf(lobby.wish);
  if (!seats.includes(lobby.wish.seats)) lobby.wish.seats = seats.reduce((best, one) =>
    (Math.abs(one - lobby.wish.seats) < Math.abs(best - lobby.wish.seats) ? one : best), seats[0]);
  refresh();
}

/** @param {string} name @returns {wire.Opening} */
function asked(name) {
  const { game, options, seats, pace, shared, bots, names } = lobby.wish;
  const { edition, variant } = editionOf(lobby.wish);
  const wish = { game, edition, variant, options, seats, pace, shared, name, bots };
  return shared ? { ...wish, names: [name, ...names.slice(1).map((one, index) => one.trim() || say('seat', { number: index + 2 }))] } : wish;
}

/** @param {Submitted<'name'>} event */
async function send(event) {
  event.preventDefault();
  const name = event.target.elements.name.value.trim() || say('guest');
  Object.assign(lobby, { isOpening: true, trouble: null });
  refresh();
  try {
    /** @type {wire.Seated} */
    const { table } = await post('/api/tables', asked(name));
    keepName(name);
    location.assign(tableLink(table));
  } catch (error) {
    Object.assign(lobby, { isOpening: false, trouble: troubleOf(error) });
    refresh();
  }
}

/** The form. */
export const opening = () => html`<form class="opening panel" @submit=${send} aria-labelledby="opening-heading">
  <h2 id="opening-heading">${say('open-heading', { game: say(`game-${lobby.game}`) })}</h2>
  <div class="opening-main">
    <label><span>${say('your-name')}</span><input name="name" maxlength=${LONGEST_NAME} autocomplete="nickname"
      .value=${nameKept()} placeholder=${say('guest')}></label>
    <button type="submit" class="primary large" ?disabled=${lobby.isOpening}>${say('open-table')}</button></div>
  <p class="dim">${say('open-hint', { count: lobby.wish.seats })}</p>
  ${lobby.trouble ? html`<p class="task refused" role="alert">${lobby.trouble.text || say('unreachable')}</p>` : nothing}
  <details><summary>${say('details')}</summary>${details()}</details>
</form>`;
