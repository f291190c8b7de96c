// Sentences of the story, with the cards in them drawn as small plates.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { cardName } from './names.js';
import { game } from './state.js';

/** @type {Record<string, RegExp>} */
const CARDS = { 5211: /\b([YGOBVR][1-6])\b/, kudos: /\b([RYGBV][cstdh])\b/ };

/** A sentence as pieces; whatever somebody wrote stays text. @param {string} text */
export function told(text) {
  const key = game();
  if (!CARDS[key]) return text;
  return text.split(CARDS[key]).map((piece, index) =>
    index % 2 ? html`<span class="chip c-${piece[0]}" role="img" aria-label=${cardName(key, piece)}
      title=${cardName(key, piece)}>${piece}</span>` : piece || nothing);
}
