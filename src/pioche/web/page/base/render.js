// A small render loop: whatever changes asks for a refresh, and the page is drawn once for all of it.
import { render } from '../vendor/lit-html/lit-html.js';

/** @type {() => Template | null} */
let draw = () => null;
let isWaiting = false;
let isFirst = true;
/** @type {Set<() => unknown>} */
const before = new Set();
/** @type {Set<[() => unknown, (seen: any) => void]>} */
const after = new Set();

/** Show a view from now on; it is a function that gives a template. @param {() => Template} view */
export function show(view) {
  draw = view;
  refresh();
}

/** Draw again soon. */
export function refresh() {
  if (isWaiting) return;
  isWaiting = true;
  queueMicrotask(now);
}

/**
 * Have something done around every drawing: first gives what last gets.
 * @template Seen @param {() => Seen} first @param {(seen: Seen) => void} last
 */
export function around(first, last) {
  before.add(first);
  after.add([first, last]);
}

function now() {
  isWaiting = false;
  const seen = new Map([...before].map((first) => [first, first()]));
  const app = document.getElementById('app');
  if (isFirst) app.replaceChildren(); // what stood there before the page could draw
  isFirst = false;
  render(draw(), app);
  for (const [first, last] of after) last(seen.get(first));
}
