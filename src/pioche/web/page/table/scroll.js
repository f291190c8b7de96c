// Lists that grow at their end stay there, unless somebody scrolled up to read.
import { around } from '../base/render.js';

const NEAR = 40;
const lists = () => [...document.querySelectorAll('[data-scroll="end"]')];
const isAtEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;

/** What has to be seen first when it comes: a scoring, the result. */
function present(last) {
  const news = document.querySelector('.scoring, .result');
  if (!news || news === last) return;
  news.scrollIntoView({ block: 'nearest' });
  const focus = document.activeElement;
  if (focus === document.body || focus.closest('.board')) news.querySelector('[data-fallback]').focus({ preventScroll: true });
}

/** A table that takes the place of the gathering, or of the cover, is seen from its top. */
function fromTheTop(last) {
  if (last && document.querySelector('.table')) scrollTo(0, 0);
}

/** Keep them there from now on. */
export function keepAtEnd() {
  around(() => document.querySelector('.gathering, .cover'), fromTheTop);
  around(() => document.querySelector('.scoring, .result'), present);
  around(
    () => new Set(lists().filter((list) => !isAtEnd(list))),
    (left) => lists().forEach((list) => {
      if (!left?.has(list)) list.scrollTop = list.scrollHeight;
    }),
  );
}
