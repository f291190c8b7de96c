// Cards travel: what lay in one place and lies in another is shown on its way (FLIP, by Web Animations).
import { around } from '../base/render.js';
import { isStill } from '../base/prefs.js';

const TIME = 320;
const FLIP = 420;
const EASE = 'cubic-bezier(.2,.8,.3,1)';

/** @typedef {{face: string | undefined, box: DOMRect, top: number}} Seen */

/** Where every card is: by its place, what it shows and its box. */
function look() {
  const seen = new Map();
  for (const card of document.querySelectorAll('[data-card]')) {
    const box = card.getBoundingClientRect();
    if (box.width) seen.set(card.dataset.card, { face: card.dataset.face, box, top: box.top });
  }
  return seen;
}

/** @param {ReturnType<typeof look>} before */
function travel(before) {
  if (!before?.size || isStill() || document.hidden) return;
  const now = [...document.querySelectorAll('[data-card]')];
  const there = new Set(now.map((card) => card.dataset.card));
  const gone = [...before].filter(([place]) => !there.has(place)).map(([, seen]) => seen);
  for (const card of now) {
    const old = before.get(card.dataset.card);
    const box = card.getBoundingClientRect();
    if (!box.width) continue;
    if (!old) arrive(card, box, gone);
    else if (old.face !== card.dataset.face && old.face.endsWith('back')) flip(card);
    else slide(card, old.box, box);
  }
}

/**
 * A card that was not here: from where the same card is gone, or from where such cards come from.
 * @param {HTMLElement} card @param {DOMRect} box @param {Seen[]} gone
 */
function arrive(card, box, gone) {
  const match = gone.findIndex((seen) => seen.face === card.dataset.face);
  if (match >= 0) {
    slide(card, gone.splice(match, 1)[0].box, box);
    return;
  }
  const source = card.dataset.from && document.querySelector(`[data-spot="${card.dataset.from}"]`);
  if (source) slide(card, middle(source.getBoundingClientRect(), box), box);
  else card.animate([{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1 }], { duration: TIME / 2, easing: EASE });
}

/**
 * A card as large as it will be, in the middle of the place it comes from.
 * @param {DOMRect} place @param {DOMRect} card
 */
const middle = (place, { width, height }) =>
  ({ left: place.left + (place.width - width) / 2, top: place.top + (place.height - height) / 2, width });

/** @param {HTMLElement} card @param {Pick<DOMRect, 'left' | 'top' | 'width'>} from @param {DOMRect} to */
function slide(card, from, to) {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const size = Math.max(0.3, Math.min(3, from.width / to.width || 1));
  const start = { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 5 };
  card.animate([start, { transformOrigin: '0 0', transform: 'none', zIndex: 5 }], { duration: TIME, easing: EASE });
}

/** @param {HTMLElement} card */
function flip(card) {
  const steps = [{ transform: 'rotateY(90deg) scale(1.06)' }, { transform: 'none' }];
  card.animate(steps, { duration: FLIP, easing: EASE, fill: 'backwards' });
}

/** Show cards on their way from now on. */
export function mayTravel() {
  around(look, travel);
}
