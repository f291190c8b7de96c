// Talk at the table: words and quick reactions, which pass by; each reader can switch them off.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { repeat } from '../vendor/lit-html/directives/repeat.js';
import { icon } from '../parts/art.js';
import { isMuted, mute } from '../base/prefs.js';
import { refresh } from '../base/render.js';
import { say } from '../base/words.js';
import { wish } from './pointing.js';
import { isHost, state } from './state.js';

/** @type {wire.React['reaction'][]} */
const REACTIONS = ['well-played', 'ouch', 'thanks', 'hurry', 'laugh', 'think'];
const LONGEST = 200;

const switchMute = () => {
  mute(!isMuted());
  refresh();
};

/** @param {Submitted<'words'>} event */
async function speak(event) {
  event.preventDefault();
  const field = event.target.elements.words;
  const words = field.value.trim();
  if (words && (await wish({ kind: 'say', words }))) field.value = '';
}

/** @param {wire.SaidNow} item */
const line = (item) => html`<li><b dir="auto">${item.name}</b>
  <span dir="auto">${item.reaction ? html`<span class="reaction" role="img"
    aria-label=${say(`reaction-${item.reaction}`)}>${icon(item.reaction)}</span>` : item.words ?? nothing}</span></li>`;

const quick = () => html`<div class="reactions" role="group" aria-label=${say('reactions')}>
  ${REACTIONS.map((reaction) => html`<button type="button" title=${say(`reaction-${reaction}`)}
    aria-label=${say(`reaction-${reaction}`)} @click=${() => wish({ kind: 'react', reaction })}>${icon(reaction)}</button>`)}</div>`;

const words = () => html`<form class="say" @submit=${speak}>
  <input name="words" maxlength=${LONGEST} autocomplete="off" aria-label=${say('say-something')}
    placeholder=${say('say-something')}><button type="submit" class="quiet">${say('send')}</button></form>`;

/** Everything said, and ways to say something. */
export function talk() {
  const isOn = state.whole?.chat_is_on !== false;
  const switches = html`<div class="switches">
    <button type="button" class="quiet" aria-pressed=${isMuted()} @click=${switchMute}>${say('mute')}</button>
    ${isHost() ? html`<button type="button" class="quiet" aria-pressed=${!isOn}
      @click=${() => wish({ kind: 'switch-chat', is_on: !isOn })}>${say(isOn ? 'chat-off' : 'chat-on')}</button>` : nothing}
  </div>`;
  if (isMuted() || !isOn) {
    return html`<section class="talk" aria-label=${say('talk')}><p class="dim">${say(isOn ? 'muted' : 'talk-is-off')}</p>${switches}</section>`;
  }
  return html`<section class="talk" aria-label=${say('talk')}>
    <div class="scroll" role="log" aria-live="polite" tabindex="0" aria-label=${say('talk')} data-scroll="end">
      <ol>${repeat(state.talk, (item) => item.at, line)}</ol></div>
    ${state.seat === null ? nothing : html`${quick()}${words()}`}${switches}</section>`;
}

/** The latest reaction or words, for a moment beside the table. */
export function bubble() {
  const item = state.talk.at(-1);
  if (!item || isMuted() || state.side === 'chat') return nothing;
  return html`<div class="bubble" aria-hidden="true" data-at=${item.at}>${icon('chat')}<b dir="auto">${item.name}</b>
    <span dir="auto">${item.reaction ? icon(item.reaction) : item.words ?? nothing}</span></div>`;
}
