// A rule's number, as a link to its words.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { rulesLink } from '../base/links.js';
import { say } from '../base/words.js';
import { game } from './state.js';

/** The link; it opens beside the table. @param {string | null | undefined} rule */
export const ruleLink = (rule) =>
  rule ? html`<a class="rule" href=${rulesLink(game(), rule)} target="_blank" rel="noopener"
    aria-label=${say('rule-link', { rule })}>${rule}</a>` : nothing;
