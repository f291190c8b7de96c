// Lists that grow at their end stay there, unless somebody scrolled up to read.
import { around } from '../base/render.js';

const NEAR = 40;
const lists = () => [...document.querySelectorAll('[data-scroll="end"]')];
const isAtEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;

/** Keep them there from now on. */
export function keepAtEnd() {
  around(
    () => new Set(lists().filter((list) => !isAtEnd(list))),
    (left) => lists().forEach((list) => {
      if (!left?.has(list)) list.scrollTop = list.scrollHeight;
    }),
  );
}
