// Sitting down by name.
import { html } from '../vendor/lit-html/lit-html.js';
import { post, troubleOf } from '../base/api.js';
import { keepName, LONGEST_NAME, nameKept } from '../base/prefs.js';
import { say } from '../base/words.js';
import { set, state } from '../table/state.js';

/** @typedef {(seat: number, held: number[]) => void} LookAs */
/** @param {LookAs} lookAs */
const take = (lookAs) => async (/** @type {Submitted<'name'>} */ event) => {
  event.preventDefault();
  const name = event.target.elements.name.value.trim() || say('guest');
  try {
    /** @type {wire.Seated} */
    const { seat, seats } = await post(`/api/tables/${encodeURIComponent(state.table)}/sit`, { name });
    keepName(name);
    lookAs(seat, seats);
  } catch (error) {
    set({ trouble: troubleOf(error) });
  }
};

/** The form. @param {LookAs} lookAs */
export const sit = (lookAs) => html`<form class="sit" @submit=${take(lookAs)}>
  <label><span>${say('your-name')}</span><input name="name" maxlength=${LONGEST_NAME} autocomplete="nickname" .value=${nameKept()}
    placeholder=${say('guest')}></label>
  <button type="submit" class="primary">${say('sit-down')}</button></form>`;
