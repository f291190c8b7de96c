// The keyboard: arrows go round in a group, digits pick a card, letters are the buttons' own.
import { gameOf } from './games.js';
import { isNarrow } from './narrow.js';
import { isAsked, letGo, point } from './pointing.js';
import { game, set, state } from './state.js';

/** @type {Record<string, string>} */
const SIDES = { s: 'story', c: 'chat' };
/** @type {Record<string, string>} */
const INSIDE = { story: '.story .scroll', chat: '.say input' };
/** @param {() => void} then */
const soon = (then) => queueMicrotask(() => queueMicrotask(then));
/** @param {HTMLElement} group */
const stops = (group) => [...group.querySelectorAll('button:not(:disabled)')];
/** @param {Element} target */
const isTyping = (target) => Boolean(target.closest?.('input, select, textarea, dialog, [role="log"]'));

/** Everything that can be pointed at next. */
const open = () => [...document.querySelectorAll('.table button.can:not(:disabled), .choice')];

/**
 * Left and right go round in a group, such as the hand; up and down go through all that can be chosen.
 * @param {HTMLElement} target @param {number} by @param {boolean} isWide
 */
function step(target, by, isWide) {
  const group = target.closest('[data-group]') ?? document.querySelector('[data-group="hand"]');
  const among = isWide ? open() : group ? stops(group) : [];
  if (!among.length) return;
  const place = among.indexOf(target);
  among[place < 0 ? (by > 0 ? 0 : among.length - 1) : (place + by + among.length) % among.length].focus();
}

/** @param {number} number */
function digit(number) {
  const cards = document.querySelectorAll('[data-group="hand"] button');
  const card = cards[number - 1];
  if (!card) return;
  card.focus();
  if (!isAsked()) return;
  point(card.dataset.thing ?? '', false, card.dataset.card);
  if (!gameOf(game()).EAGER) onToPlaces();
}

function escape() {
  const last = state.picked[0];
  letGo();
  const back = [...document.querySelectorAll('[data-thing]')].find((element) => element.dataset.thing === last);
  back?.focus();
}

/** To the story or the talk, where it stands beside the table; where it is folded away, open it first, or close it. @param {string} name */
function aside(name) {
  const isShut = isNarrow.matches && state.side === name;
  set({ side: isShut ? '' : name, ...(name === 'chat' ? { unread: 0 } : {}) });
  if (isShut) toHand();
  else soon(() => /** @type {HTMLElement | null} */ (document.querySelector(INSIDE[name]))?.focus());
}

/** To the first card of the hand, or to what asks for a choice. */
export const toHand = () => (document.querySelector('[data-group="hand"] button') ?? document.querySelector('[data-fallback]'))?.focus();

/** @param {KeyboardEvent} event */
function press(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.key === 'Escape' && target.closest?.('.side')) return toHand();
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
  const { key } = event;
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  const button = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (by) step(target, by, key === 'ArrowUp' || key === 'ArrowDown');
  else if (/^[1-9]$/.test(key)) digit(Number(key));
  else if (key === 'Escape') escape();
  else if (key === '?') set({ dialog: 'help' });
  else if (key === 'h') toHand();
  else if (SIDES[key]) aside(SIDES[key]);
  else if (button && (key !== 'Enter' || target === document.body)) button.click();
  else return;
  event.preventDefault();
}

/** Listen to keys from now on. */
export function listenToKeys() {
  addEventListener('keydown', press);
}

/** After something was picked by key: on to the first place where it may go. */
export function onToPlaces() {
  soon(() => state.picked.length && open().find((element) => !element.closest('[data-group="hand"]'))?.focus());
}
