// Lists that grow at their end stay there, unless somebody scrolled up to read.
import { around } from '../base/render.js';

const NEAR = 40;
const lists = () => [...document.querySelectorAll('[data-scroll="end"]')];
/** @param {Element} list */
const isAtEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;

/** What has to be seen first when it comes: a scoring, the result. @param {Element | null} last */
function present(last) {
  const news = document.querySelector('.scoring, .result');
  if (!news || news === last) return;
  news.scrollIntoView({ block: 'nearest' });
  const focus = document.activeElement;
  if (focus === document.body || focus?.closest('.board')) news.querySelector('[data-fallback]')?.focus({ preventScroll: true });
}

/** What is shown: a gathering, a table, a cover. */
const scene = () => document.querySelector('main')?.classList[0] ?? '';

/** Another scene begins at its top. @param {string} last */
const beginAtTop = (last) => scene() !== last && scrollTo(0, 0);

/** Keep them there from now on. */
export function keepAtEnd() {
  around(scene, beginAtTop);
  around(() => document.querySelector('.scoring, .result'), present);
  around(
    () => new Set(lists().filter((list) => !isAtEnd(list))),
    (left) => lists().forEach((list) => {
      if (!left?.has(list)) list.scrollTop = list.scrollHeight;
    }),
  );
}
