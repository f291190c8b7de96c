// Live regions for what nobody should miss: why a move was refused, at once; what is asked now, after the story's lines.
import { around } from '../base/render.js';
import { ask } from './state.js';

/** @type {HTMLElement | undefined} */
let urgent;
/** @type {HTMLElement | undefined} */
let calm;
let asked = '';
let isOdd = false;

/** Where it is spoken from; it stands beside the page, so that no drawing replaces it. */
export function prepare() {
  [urgent, calm] = ['assertive', 'polite'].map((manner) => {
    const place = document.createElement('div');
    place.className = 'unseen';
    place.setAttribute('aria-live', manner);
    document.body.append(place);
    return place;
  });
  around(() => null, tellTask);
}

/** Say something; the same words again are said again. @param {HTMLElement} place @param {string} words */
function say(place, words) {
  isOdd = !isOdd;
  place.textContent = words + (isOdd ? '' : '\u00a0');
}

/** @param {string} words */
export function announce(words) {
  if (urgent && words) say(urgent, words);
}

/** Something that passes by where it cannot be seen. @param {string} words */
export function mention(words) {
  if (calm) say(calm, words);
}

/** What is asked, once for each question: the story does not say that it is one's turn to choose, nor what. */
function tellTask() {
  const words = document.querySelector('.task.asked')?.textContent.trim() ?? '';
  const question = words && `${ask()?.number} ${words}`;
  if (question === asked) return;
  asked = question;
  if (calm && words) say(calm, words);
}
