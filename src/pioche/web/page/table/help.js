// The keys, in words.
import { html } from '../vendor/lit-html/lit-html.js';
import { say } from '../base/words.js';
import { dialog } from '../parts/dialog.js';
import { rulesLink } from '../base/links.js';
import { game, set } from './state.js';

const KEYS = { '← → ↑ ↓': 'arrows', Enter: 'enter', '1–9': 'digits', Esc: 'escape', u: 'back', e: 'end', h: 'hand', s: 'story', c: 'chat', '?': 'help' };

/** The dialog with all keys. */
export const help = () => dialog(say('keys'), html`
  <dl class="keys">${Object.entries(KEYS).map(([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${say(`key-${what}`)}</dd></div>`)}</dl>
  <p><a href=${rulesLink(game())} target="_blank" rel="noopener">${say('rules')}</a></p>`,
() => set({ dialog: '' }));
