// Kobito: a studio, one's own with its ends to add to, another seat's to look at.
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { art, icon } from '../../parts/art.js';
import { say } from '../../base/words.js';
import { cardName } from '../names.js';
import { isAsked, standing } from '../pointing.js';
import { end, rainbow } from './rainbow.js';

const GAME = 'kobito';
const LONG = 5; // more cards than that have a line of their own on a phone

/** Another seat's studio; places without a rainbow are not drawn. @param {wire.Kobito} view @param {number} seat */
export function studioOf(view, seat) {
  const filled = view.studios[seat].map((steps, index) => ({ steps, number: index + 1 })).filter(({ steps }) => steps.length);
  return html`<div class="studio">${
    filled.map(({ steps, number }) => rainbow(steps, `p${seat}s${number}`, `seat-${seat}`))}${
    filled.length ? nothing : html`<span class="dim">${say('studio-empty')}</span>`}</div>`;
}

/** One's own studio, with the place where a new rainbow may begin. @param {Mine<wire.Kobito>} view */
export function ownStudio(view) {
  const rainbows = view.studios[view.you];
  const free = rainbows.findIndex((steps) => !steps.length);
  return html`<div class="studio own-studio" role="group" data-group="studio" aria-label=${say('your-studio')}>
    ${rainbows.map((steps, index) => steps.length
      ? html`<div class="slot ${steps.length > LONG ? 'long' : ''} ${view.lone === index + 1 && view.to_act.includes(view.you) ? 'lone' : ''}">${
        end(`s${index + 1}`, 'low')}${rainbow(steps, `s${index + 1}`)}${end(`s${index + 1}`, 'high')}</div>`
      : nothing)}
    ${free < 0 ? nothing : begin()}
  </div>`;
}

function begin() {
  const stands = standing('new');
  const words = say('new-rainbow');
  return isAsked() && stands !== 'no'
    ? html`<button type="button" class="spot new ${stands}" data-thing="new">${icon('plus')}<span>${words}</span></button>`
    : html`<span class="spot new" data-thing="new"><span>${words}</span></span>`;
}

/** The gold a seat has won, and the penalties it has paid. @param {wire.Kobito} view @param {number} seat */
export function won(view, seat) {
  const [golds, penalties] = [view.gold_cards[seat], view.penalties[seat]];
  if (!golds.length && !penalties.length) return nothing;
  return html`<div class="won">
    ${golds.map(([, gold]) => html`<span class="coin" role="img" aria-label=${say('gold-of', { gold })}>${
      art(GAME, 'coin', 'sign')}<b aria-hidden="true">${gold}</b></span>`)}
    ${penalties.map((card) => html`<span class="penalty" role="img"
      aria-label=${say('penalty-card', { card: cardName(GAME, card) })}><b aria-hidden="true">−3</b>${art(GAME, card)}</span>`)}
  </div>`;
}
