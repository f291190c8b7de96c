"""Hands that play in the page: they tap what glows, any of it, and know no rule."""

from playwright.sync_api import Page

ENDLESS = 10**9
PLAY = """([seed, taps, until]) => {
  let state = seed, left = taps;
  const below = (count) => { state = (state * 1103515245 + 12345) % 2147483648; return state % count; };
  const tap = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  const all = (what) => [...document.querySelectorAll(what)];
  const step = () => {
    const next = document.querySelector('.cover .primary, .scoring .primary');
    if (next) return tap(next);
    const open = all('.choice, .table button.can:not(:disabled), .own .actions .primary');
    if (open.length) tap(open[below(open.length)]);
  };
  const play = () => {
    if (document.querySelector('.result') && !document.querySelector('.scoring')) return;
    if (left-- <= 0 || (until && document.querySelector(until))) return;
    step();
    setTimeout(play, 4);
  };
  play();
}"""


def let_play(page: Page, seed: int = 1, taps: int = ENDLESS, until: str = "") -> None:
    """Have a page play on its own until the result is there, or something else, or for so many looks at the table."""
    page.evaluate(PLAY, [seed, taps, until])
