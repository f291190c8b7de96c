// A round's scoring told step by step, with the rule behind each line, while its cards still lie open.
import { html } from '../vendor/lit-html/lit-html.js';
import { say } from '../base/words.js';
import { ruleLink } from './rule.js';
import { set, state } from './state.js';
import { told } from './text.js';

/** Go on to the next round. */
export const goOn = () => set({ scored: state.scored.slice(1), picked: [] });

/** The scoring that is looked at. */
export function scored() {
  const { lines, view } = state.scored[0];
  return html`<section class="scoring panel" aria-labelledby="scoring-heading">
    <h2 id="scoring-heading">${view && 'round' in view ? say('round-scored', { number: view.round }) : say('scored')}</h2>
    <ol>${lines.map((line, index) => html`<li data-step=${Math.min(index, 9)} class="k-${line.key}">
      <span>${told(line.text)}</span> ${ruleLink(line.rule)}</li>`)}</ol>
    <button type="button" class="primary" data-fallback data-key="Enter" @click=${goOn}>${say('go-on')}</button>
  </section>`;
}
