// The invitation: a link to copy or share, its QR code, one's own link, and a link to watch.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { get } from '../base/api.js';
import { copy, mayShare, share, tableLink } from '../base/links.js';
import { refresh } from '../base/render.js';
import { say } from '../base/words.js';
import { icon } from '../parts/art.js';
import { announce } from '../table/announce.js';
import { state } from '../table/state.js';

let copied = '';
/** @type {{seat: number | null, link: string}} */
let own = { seat: null, link: '' };

const address = () => location.origin + tableLink(state.table);

/** One's own link, asked for when it is wanted. */
async function ownLink() {
  /** @type {wire.Links} */
  const found = await get(`/api/tables/${encodeURIComponent(state.table)}/links?seat=${state.seat}`);
  own = { seat: state.seat, link: found.seat ?? '' };
  refresh();
}

/** @param {string} link */
const copyNow = (link) => async () => {
  copied = (await copy(link)) ? link : '';
  announce(say(copied ? 'copied' : 'not-copied'));
  refresh();
};

/** @param {string} words @param {string} link */
const row = (words, link) => html`<div class="link-row"><label><span>${words}</span>
  <input readonly .value=${link} @focus=${(/** @type {Entered} */ event) => event.target.select()}></label>
  <button type="button" class="quiet" @click=${copyNow(link)}>${icon('copy')}<span>${say(copied === link ? 'copied' : 'copy')}</span></button></div>`;

/** The panel. */
export const invite = () => html`<section class="panel invite" aria-labelledby="invite-heading">
  <h2 id="invite-heading">${say('invite')}</h2>
  <img class="qr" src="/api/qr?of=${encodeURIComponent(tableLink(state.table))}" alt=${say('qr')} width="148" height="148">
  <div class="links">${row(say('invite-link'), address())}
    ${mayShare() ? html`<button type="button" class="primary" @click=${() => share('Pioche', address())}>${icon('share')}${say('share')}</button>` : nothing}
    <details><summary>${say('more-links')}</summary>
      ${row(say('watch-link'), `${address()}?watch=1`)}
      ${state.seat === null ? nothing : own.seat === state.seat ? row(say('own-link'), own.link)
        : html`<button type="button" class="quiet" @click=${ownLink}>${say('show-own-link')}</button>`}
      ${state.seat === null ? nothing : html`<p class="dim">${say('own-link-why')}</p>`}</details></div>
</section>`;
