// Sentences of the story, with the cards in them drawn as small plates.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { cardName } from './names.js';
import { settings } from './state.js';

const CARDS = { 5211: /\b([YGOBVR][1-6])\b/, kudos: /\b([RYGBV][cstdh])\b/ };

/** A sentence as pieces; whatever somebody wrote stays text. */
export function told(text) {
  const game = settings()?.game;
  if (!CARDS[game]) return text;
  return text.split(CARDS[game]).map((piece, index) =>
    index % 2 ? html`<span class="chip c-${piece[0]}" role="img" aria-label=${cardName(game, piece)}
      title=${cardName(game, piece)}>${piece}</span>` : piece || nothing);
}
