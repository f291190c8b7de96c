// A dialog above the page; the browser keeps the focus in it and gives it back.
import { html } from '../vendor/lit-html/lit-html.js';
import { icon } from './art.js';
import { say } from '../base/words.js';

/** Open the dialog that was just drawn. @param {HTMLDialogElement} element */
function raise(element) {
  if (element && !element.open) queueMicrotask(() => element.isConnected && !element.open && element.showModal());
}

/**
 * A dialog with a heading; `close` is called however it is closed.
 * @param {string} heading @param {Template} inside @param {() => void} close @param {string} kind
 */
export const dialog = (heading, inside, close, kind = '') => html`<dialog class="dialog ${kind}"
  aria-labelledby="dialog-heading" @close=${close} @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && close()}>
  <div class="dialog-inside"><header><h2 id="dialog-heading">${heading}</h2>
    <button type="button" class="icon-button" aria-label=${say('close')} @click=${close}>${icon('close')}</button></header>
  ${inside}</div></dialog>`;

/** After every drawing: dialogs that are on the page are open. */
export const raiseAll = () => document.querySelectorAll('dialog').forEach(raise);
