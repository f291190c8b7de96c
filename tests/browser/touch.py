"""How large a page's targets are under a finger: measured by what a finger around their middle would hit."""

from playwright.sync_api import Page

# links within running words are as large as the words; what is closed or behind a dialog cannot be touched
MEASURE = """() => {
  const REACH = 21;
  const STEPS = [[0, 0], [-REACH, 0], [REACH, 0], [0, -REACH], [0, REACH]];
  const TARGETS = 'button, summary, select, input, a[href], [data-drag]';
  const IN_WORDS = ['[role="log"] a', 'footer a', '.told a', '.contents ul a', '.skip',
    'main .rule:not(h3 > *, .task *, .scoring *)'].join();
  const CLOSED = '.unseen, [inert], .side:not(.open-story) .story, .side:not(.open-chat) .talk';
  const dialog = document.querySelector('dialog[open]');
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(IN_WORDS)
    && !one.matches(':disabled') && !one.closest(CLOSED) && (!dialog || dialog.contains(one));
  const isLarge = (one) => {
    one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return STEPS.every(([right, down]) =>
      one.contains(document.elementFromPoint(left + width / 2 + right, top + height / 2 + down)));
  };
  return [...document.querySelectorAll(TARGETS)]
    .map((one) => (one.type === 'checkbox' ? one.labels[0] : one))
    .filter((one) => isShown(one) && !isLarge(one))
    .map((one) => `${one.closest('[class]').className}: ${one.outerHTML.slice(0, 120)}`);
}"""


def too_small(page: Page) -> list[str]:
    """The targets that a finger would miss."""
    found: list[str] = page.evaluate(MEASURE)
    return found
