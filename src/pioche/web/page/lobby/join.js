// Joining by a link or a code that was pasted.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { tableFrom } from '../base/links.js';
import { refresh } from '../base/render.js';
import { say } from '../base/words.js';

let isWrong = false;

/** @param {Submitted<'link'>} event */
function go(event) {
  event.preventDefault();
  const address = tableFrom(event.target.elements.link.value);
  isWrong = !address;
  if (address) location.assign(address);
  refresh();
}

/** The form. */
export const join = () => html`<form class="join" @submit=${go}>
  <label><span>${say('join')}</span><input name="link" autocomplete="off" autocapitalize="none" spellcheck="false"
    placeholder=${say('join-placeholder')} aria-invalid=${isWrong} aria-describedby=${isWrong ? 'join-wrong' : nothing}></label>
  <button type="submit" class="quiet">${say('join-go')}</button>
  ${isWrong ? html`<p id="join-wrong" class="task refused" role="alert">${say('join-wrong')}</p>` : nothing}</form>`;
