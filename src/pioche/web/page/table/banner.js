// What is wrong with the line, or with the last wish, in one line under the bar.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { icon } from '../parts/art.js';
import { say } from '../base/words.js';
import { set, state } from './state.js';

/** The banner, if there is something to say. */
export function banner() {
  if (state.isStopped) return nothing;
  if (state.line === 'lost') return html`<div class="banner warn" role="status"><span class="spinner"></span>${say('reconnecting')}</div>`;
  if (state.trouble) return closable(state.trouble.text || say('unreachable'), () => set({ trouble: null }));
  return state.hasLostSeat ? closable(say('seat-lost'), () => set({ hasLostSeat: false })) : nothing;
}

/** @param {string} words @param {() => void} close */
const closable = (words, close) => html`<div class="banner" role="alert"><span>${words}</span>
  <button type="button" class="icon-button" aria-label=${say('close')} @click=${close}>${icon('close')}</button></div>`;
