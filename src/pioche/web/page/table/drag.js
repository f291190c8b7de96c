// Dragging a card with a finger, a pen or a mouse. A card let go anywhere but on a place for it is not played.
import { drop, isAsked, letGo, point } from './pointing.js';
import { state } from './state.js';

const FAR = 7;
/** @typedef {{card: HTMLElement, thing: string, x: number, y: number, id: number, ghost: HTMLElement | null, over?: HTMLElement | null}} Held */

/** @type {Held | null} */
let held = null;

/** @param {PointerEvent} event @param {'[data-thing]'} kind */
const at = (event, kind) => document.elementFromPoint(event.clientX, event.clientY)?.closest(kind) ?? null;

/** @param {PointerEvent} event */
function begin(event) {
  const card = /** @type {Element} */ (event.target).closest?.('[data-drag]');
  if (!card || event.button !== 0 || !isAsked()) return;
  held = { card, thing: card.dataset.thing ?? '', x: event.clientX, y: event.clientY, id: event.pointerId, ghost: null };
}

/** @param {Held} held @param {PointerEvent} event */
function lift(held, event) {
  const box = held.card.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (held.card.cloneNode(true));
  ghost.removeAttribute('data-thing');
  ghost.removeAttribute('id');
  ghost.classList.add('ghost');
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
  document.body.append(ghost);
  held.card.setPointerCapture(event.pointerId);
  held.card.classList.add('lifted');
  held.ghost = ghost;
  if (!state.picked.includes(held.thing)) {
    letGo();
    point(held.thing, false, held.card.dataset.card);
  }
}

/** @param {PointerEvent} event */
function move(event) {
  if (!held || event.pointerId !== held.id) return;
  const [x, y] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.ghost && Math.hypot(x, y) > FAR) lift(held, event);
  if (!held.ghost) return;
  event.preventDefault();
  held.ghost.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-8, Math.min(8, x / 20))}deg)`;
  const under = at(event, '[data-thing]');
  if (under !== held.over) {
    held.over?.classList.remove('over');
    under?.classList.add('over');
    held.over = under;
  }
}

/** @param {PointerEvent} event */
function end(event) {
  if (!held || event.pointerId !== held.id) return;
  const { card, ghost, thing, over } = held;
  held = null;
  if (!ghost) return;
  over?.classList.remove('over');
  card.classList.remove('lifted');
  card.dataset.dragged = 'yes'; // the click that follows is not a tap
  setTimeout(() => delete card.dataset.dragged);
  const onto = event.type === 'pointerup' ? at(event, '[data-thing]')?.dataset.thing : '';
  ghost.remove();
  drop(thing, onto);
}

/** Listen for drags everywhere on the page. */
export function mayDrag() {
  addEventListener('pointerdown', begin);
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
