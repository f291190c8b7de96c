// The switches of an edition, as the catalogue lists them.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { has, say } from '../base/words.js';
import { choose, lobby } from './opening.js';

/** @param {string} name @param {string | boolean} value */
const set = (name, value) => choose({ options: { ...lobby.wish.options, [name]: value } });

/** @param {[string, unknown]} option @param {string} allowed */
function option([name, usual], allowed) {
  const key = `option-${name.replaceAll('_', '-')}`;
  if (!has(key)) return nothing;
  const value = lobby.wish.options[name] ?? usual;
  if (typeof usual === 'boolean') {
    return html`<div class="field"><label class="check"><input type="checkbox" .checked=${Boolean(value)}
      @change=${(/** @type {Entered} */ event) => set(name, event.target.checked)}><span>${say(key)}</span></label></div>`;
  }
  if (typeof usual !== 'string') return nothing;
  return html`<div class="field"><label><span>${say(key)}</span><select
    @change=${(/** @type {Chosen} */ event) => set(name, event.target.value)}>
    ${String(allowed).split(', ').map((choice) => html`<option value=${choice} ?selected=${choice === value}>${
      has(`${key}-${choice}`) ? say(`${key}-${choice}`) : choice}</option>`)}</select></label></div>`;
}

/** Those that the page has words for; the others stay as they are. @param {wire.EditionSeen} edition */
export const options = ({ options: known, allowed }) => Object.entries(known).map((one) => option(one, allowed[one[0]]));
