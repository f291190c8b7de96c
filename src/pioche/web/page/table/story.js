// The story: what happened and why, told by the server in the reader's language.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { repeat } from '../vendor/lit-html/directives/repeat.js';
import { say } from '../base/words.js';
import { ruleLink } from './rule.js';
import { state } from './state.js';
import { told } from './text.js';

/** The whole story, the newest at the end; read out as it grows. Folded away, nothing in it takes the focus unseen. */
export const story = (isFolded = false) => html`<section class="story" aria-label=${say('story')}>
  <div class="scroll" role="log" aria-live="polite" tabindex=${isFolded ? -1 : 0} aria-label=${say('story')} data-scroll="end"><ol>
    ${state.story.length ? nothing : html`<li class="dim">${say('story-begins')}</li>`}
    ${repeat(state.story, (item) => item.number, (item) => item.lines.map((line) =>
      html`<li class=${line.seat === state.seat && state.seat !== null ? 'mine' : ''}>${told(line.text)} ${isFolded ? nothing : ruleLink(line.rule)}</li>`))}
  </ol></div></section>`;

/** The newest sentence alone, where there is no room for more. */
export function newest() {
  const line = state.story.at(-1)?.lines.at(-1);
  return line ? told(line.text) : say('story-begins');
}
