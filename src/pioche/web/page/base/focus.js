// Where the focus goes when what had it is gone: the neighbour in its group, or the place that asks for a choice.
import { around } from './render.js';

const GROUP = '[data-group]';
const FALLBACK = '[data-fallback]';

/** @param {Element} group */
const stops = (group) => [...group.querySelectorAll('button:not(:disabled), a[href], input, [tabindex="0"]')];

function remember() {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const group = element.closest(GROUP);
  return { name: group?.dataset.group, place: group ? stops(group).indexOf(element) : 0 };
}

/** @param {ReturnType<typeof remember>} last */
function restore(last) {
  if (!last || document.activeElement !== document.body) return;
  const group = last.name && document.querySelector(`[data-group="${last.name}"]`);
  const near = group ? stops(group) : [];
  const target = near[Math.min(Math.max(last.place, 0), near.length - 1)] ?? document.querySelector(FALLBACK);
  target?.focus({ preventScroll: true });
}

/** Keep the focus from falling to the body. */
export function keepFocus() {
  around(remember, restore);
}
