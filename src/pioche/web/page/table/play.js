// The table while it is played: the game's board, one's own part, what is asked, and the story beside it.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { icon } from '../parts/art.js';
import { list, say } from '../base/words.js';
import { shown } from './hear.js';
import { gameOf } from './games.js';
import { onToPlaces } from './keys.js';
import { nameOf } from './names.js';
import { isNarrow } from './narrow.js';
import { over } from './over.js';
import { isAsked, point, wish } from './pointing.js';
import { ruleLink } from './rule.js';
import { scored } from './scored.js';
import { sit } from '../gathering/sit.js';
import { ask, chairs, me, set, state } from './state.js';
import { newest, story } from './story.js';
import { bubble, talk } from './talk.js';
import { told } from './text.js';

/** A tap or a key on anything that can be pointed at. */
function choose(event) {
  const element = event.target.closest('[data-thing]');
  if (!element || element.dataset.dragged || element.tagName !== 'BUTTON') return;
  const byKey = event.detail === 0;
  const game = gameOf(state.whole.settings.game);
  point(element.dataset.thing, byKey && game.EAGER, element.dataset.card);
  if (byKey) onToPlaces();
}

/** What is asked now, or who is waited for. */
function task(view) {
  const { whole, refused } = state;
  if (refused) return html`<p class="task refused" tabindex="-1" data-fallback>${told(refused.text)} ${ruleLink(refused.rule)}</p>`;
  if (whole.stage === 'over' || state.scored.length) return nothing;
  if (ask()?.moves.length) return html`<p class="task asked" tabindex="-1" data-fallback>${gameOf(view.game).task(view)}</p>`;
  const names = list(view.to_act.filter((seat) => seat !== view.you).map(nameOf));
  return html`<p class="task" tabindex="-1" data-fallback>${say('waiting-for', { names })}</p>`;
}

const standIn = () => html`<div class="notice" role="status"><span>${icon('bot')} ${say('bot-plays-for-you')}</span>
  <button type="button" class="primary" @click=${() => wish({ kind: 'come-back' })}>${say('take-seat-back')}</button></div>`;

/** For a friend who comes late: a bot's chair, unless they came by the link for watching. */
function lateChair(lookAs) {
  const isFree = chairs().some((one) => one.sitter === 'bot');
  if (!isFree || state.watches || state.whole.stage !== 'playing') return nothing;
  return html`<p>${say('late-chair')}</p>${sit(lookAs)}`;
}

/** One's own part of the table, with what is asked above it. */
function own(view, lookAs) {
  const game = gameOf(view.game);
  if (view.you === null) {
    return html`<section class="own watching">${task(view)}<p class="dim">${icon('eye')} ${say('you-watch')}</p>${lateChair(lookAs)}</section>`;
  }
  const isActing = view.to_act.includes(view.you) && !view.over;
  const kind = `${isActing ? 'acting' : ''} ${isAsked() ? 'asking' : ''} ${view.over || state.scored.length ? 'resting' : ''}`;
  return html`<section class="own panel ${kind}" aria-label=${say('your-part')}>${
    task(view)}${me()?.is_covered ? standIn() : nothing}${game.own(view)}</section>`;
}

const tab = (name, sign, extra = nothing) => html`<button type="button" class="tab" aria-pressed=${state.side === name}
  @click=${() => set({ side: state.side === name ? '' : name, ...(name === 'chat' ? { unread: 0 } : {}) })}>
  ${icon(sign)}<span>${say(name === 'chat' ? 'talk' : 'story')}</span>${extra}</button>`;

const unread = () => (state.unread ? html`<b class="unread">${state.unread}</b>` : nothing);

/** What lies beside the table: the story, and the talk. */
const side = () => html`<aside class="side ${state.side ? `open-${state.side}` : ''}" aria-label=${say('story')}>
  <div class="ticker"><p aria-hidden="true">${newest()}</p>
    <div class="tabs">${tab('story', 'story')}${tab('chat', 'chat', unread())}</div></div>
  ${story(isNarrow.matches && state.side !== 'story')}${talk()}</aside>`;

/** The whole table; `lookAs` is called with a seat that was taken. */
export function play(lookAs) {
  const view = shown();
  const isOver = state.whole.stage === 'over' && !state.scored.length;
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
