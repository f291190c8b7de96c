// The table while it is played: the game's board, one's own part, what is asked, and the story beside it.
/** @import { LookAs } from '../gathering/sit.js' */
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { icon } from '../parts/art.js';
import { list, say } from '../base/words.js';
import { sit } from '../gathering/sit.js';
import { shown } from './hear.js';
import { gameOf } from './games.js';
import { onToPlaces } from './keys.js';
import { nameOf } from './names.js';
import { isNarrow } from './narrow.js';
import { over } from './over.js';
import { isAsked, point, wish } from './pointing.js';
import { ruleLink } from './rule.js';
import { scored } from './scored.js';
import { ask, chairs, game, me, set, state, table } from './state.js';
import { newest, story } from './story.js';
import { bubble, talk } from './talk.js';
import { told } from './text.js';

/** A tap or a key on anything that can be pointed at. @param {On<Element> & MouseEvent} event */
function choose(event) {
  const element = event.target.closest('[data-thing]');
  if (!element || element.dataset.dragged || element.tagName !== 'BUTTON') return;
  const byKey = event.detail === 0;
  point(element.dataset.thing, byKey && gameOf(game()).EAGER, element.dataset.card);
  if (byKey) onToPlaces();
}

/** What is asked now, or who is waited for. @param {wire.View} view */
function task(view) {
  const { refused } = state;
  if (refused) return html`<p class="task refused" tabindex="-1" data-fallback>${told(refused.text)} ${ruleLink(refused.rule)}</p>`;
  if (table().stage === 'over' || state.scored.length) return nothing;
  if (ask()?.moves.length) return html`<p class="task asked" tabindex="-1" data-fallback>${gameOf(view.game).task(view)}</p>`;
  const names = list(view.to_act.filter((seat) => seat !== view.you).map(nameOf));
  return html`<p class="task" tabindex="-1" data-fallback>${say('waiting-for', { names })}</p>`;
}

const standIn = () => html`<div class="notice" role="status"><span>${icon('bot')} ${say('bot-plays-for-you')}</span>
  <button type="button" class="primary" @click=${() => wish({ kind: 'come-back' })}>${say('take-seat-back')}</button></div>`;

/** A late friend may take a bot's chair; whoever came just to watch, or lost a seat, is not asked. */
const mayTakeOver = () => table().stage === 'playing' && !state.watches && !state.held.length
  && chairs().some((one) => one.sitter === 'bot');

/** @param {wire.View} view @param {LookAs} lookAs */
const watching = (view, lookAs) => html`<section class="own watching">${task(view)}<p class="dim">${icon('eye')} ${say('you-watch')}</p>
  ${mayTakeOver() ? html`<p>${say('take-over')}</p>${sit(lookAs)}` : nothing}</section>`;

/** One's own part of the table, with what is asked above it. @param {wire.View} view @param {LookAs} lookAs */
function own(view, lookAs) {
  if (view.you === null) return watching(view, lookAs);
  const isActing = view.to_act.includes(view.you) && !view.over;
  const kind = `${isActing ? 'acting' : ''} ${isAsked() ? 'asking' : ''} ${view.over || state.scored.length ? 'resting' : ''}`;
  return html`<section class="own panel ${kind}" aria-label=${say('your-part')}>${
    task(view)}${me()?.is_covered ? standIn() : nothing}${gameOf(view.game).own(view)}</section>`;
}

/** @param {string} name @param {string} sign @param {Shown} extra */
const tab = (name, sign, extra = nothing) => html`<button type="button" class="tab" aria-pressed=${state.side === name}
  @click=${() => set({ side: state.side === name ? '' : name, ...(name === 'chat' ? { unread: 0 } : {}) })}>
  ${icon(sign)}<span>${say(name === 'chat' ? 'talk' : 'story')}</span>${extra}</button>`;

const unread = () => (state.unread ? html`<b class="unread">${state.unread}</b>` : nothing);

/** What lies beside the table: the story, and the talk. */
const side = () => html`<aside class="side ${state.side ? `open-${state.side}` : ''}" aria-label=${say('story')}>
  <div class="ticker"><p aria-hidden="true">${newest()}</p>
    <div class="tabs">${tab('story', 'story')}${tab('chat', 'chat', unread())}</div></div>
  ${story(isNarrow.matches && state.side !== 'story')}${talk()}</aside>`;

/** The whole table; `lookAs` is called with the seat that was taken late. @param {LookAs} lookAs */
export function play(lookAs) {
  const view = /** @type {wire.View} */ (shown());
  const isOver = table().stage === 'over' && !state.scored.length;
  return html`<main id="main" class="table g-${view.game}" data-game=${view.game} @click=${choose}>
    <h1 class="unseen">${say('table-of', { game: say(`game-${view.game}`) })}</h1>
    <div class="board">
      ${isOver ? over(view) : nothing}${state.scored.length ? scored() : nothing}
      ${gameOf(view.game).board(view)}
      ${own(view, lookAs)}
    </div>
    ${side()}${bubble()}
  </main>`;
}
