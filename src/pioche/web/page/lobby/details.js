// The details of a new table: edition, seats, bots, pace, one device for all, options.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { live } from '../vendor/lit-html/directives/live.js';
import { LONGEST_NAME } from '../base/prefs.js';
import { has, say } from '../base/words.js';
import { levelName } from '../table/seat.js';
import { choose, editionOf, editionsOf, lobby, nameOf } from './opening.js';
import { options } from './options.js';
/** @import { Wish } from './opening.js' */

/** @type {wire.Settings['pace'][]} */
const PACES = ['relaxed', 'brisk', 'day'];

/** @param {string} words @param {Template} inside @param {Shown} hint */
const field = (words, inside, hint = nothing) => html`<div class="field"><label><span>${words}</span>${inside}</label>${
  hint === nothing ? nothing : html`<p class="dim">${hint}</p>`}</div>`;

/**
 * @template {string | number} Value
 * @param {string} name @param {Value[]} values @param {Value} chosen
 * @param {(value: Value) => string} words @param {(value: string) => void} change
 */
const pickOne = (name, values, chosen, words, change) => html`<select name=${name}
  @change=${(/** @type {Chosen} */ event) => change(event.target.value)}>
  ${values.map((value) => html`<option value=${value} ?selected=${String(value) === String(chosen)}>${words(value)}</option>`)}</select>`;

/** @param {wire.EditionSeen} one */
const editionKey = (one) => `edition-${lobby.game}-${nameOf(one)}`;

function editions() {
  const known = editionsOf(lobby.game);
  if (known.length < 2) return nothing;
  const about = `${editionKey(editionOf(lobby.wish))}-about`;
  const words = (/** @type {string} */ name) => say(`edition-${lobby.game}-${name}`);
  return field(say('edition'), pickOne('edition', known.map(nameOf), lobby.wish.edition, words,
    (edition) => choose({ edition, options: {} })), has(about) ? say(about) : nothing);
}

/** @param {number} seat @param {string} level */
const setBot = (seat, level) => {
  const { [seat]: _, ...others } = lobby.wish.bots;
  choose({ bots: level ? { ...others, [seat]: level } : others });
};

/** Who sits on the chairs that are not one's own: friends, or a bot from the start. */
function bots() {
  const levels = lobby.catalogue?.bots ?? [];
  const first = lobby.wish.shared ? lobby.wish.names.length : 1;
  const chairs = [...Array(lobby.wish.seats).keys()].slice(first);
  const words = (/** @type {string} */ level) => (level ? levelName(level) : say('for-a-friend'));
  return chairs.map((seat) => field(say('chair-number', { number: seat + 1 }),
    pickOne(`chair-${seat}`, ['', ...levels], lobby.wish.bots[seat] ?? '', words, (level) => setBot(seat, level))));
}

function shared() {
  const { shared: isShared, names, seats } = lobby.wish;
  const several = names.slice(0, seats);
  const rename = (/** @type {number} */ index) => (/** @type {Entered} */ event) =>
    choose({ names: names.map((name, other) => (other === index ? event.target.value : name)) });
  return html`<div class="field"><label class="check"><input type="checkbox" .checked=${live(isShared)}
      @change=${(/** @type {Entered} */ event) => choose({ shared: event.target.checked, bots: {} })}><span>${say('pass-and-play')}</span></label>
    <p class="dim">${say('pass-and-play-about')}</p></div>
  ${isShared ? several.slice(1).map((name, index) => field(say('name-number', { number: index + 2 }),
    html`<input maxlength=${LONGEST_NAME} .value=${live(name)} placeholder=${say('seat', { number: index + 2 })} @input=${rename(index + 1)}>`)) : nothing}
  ${isShared ? html`<div class="field row">
    <button type="button" class="quiet" ?disabled=${several.length >= seats} @click=${() => choose({ names: [...several, ''] })}>${say('one-more')}</button>
    <button type="button" class="quiet" ?disabled=${several.length <= 2} @click=${() => choose({ names: several.slice(0, -1) })}>${say('one-less')}</button></div>` : nothing}`;
}

/** All details. */
export const details = () => html`<div class="details">
  ${editions()}
  ${field(say('seats'), pickOne('seats', editionOf(lobby.wish).seats, lobby.wish.seats, (count) => say('seats-are', { count }),
    (seats) => choose({ seats: Number(seats), bots: {} })))}
  ${field(say('pace'), pickOne('pace', PACES, lobby.wish.pace, (pace) => say(`pace-${pace}`),
    (pace) => choose({ pace: /** @type {Wish['pace']} */ (pace) })), say(`pace-${lobby.wish.pace}-about`))}
  ${shared()}${bots()}${options(editionOf(lobby.wish))}
</div>`;
