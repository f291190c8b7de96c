"""On every usual screen, with the most seats: what is needed to decide is seen without scrolling."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.hands import let_play_until
from tests.browser.visits import begun, deal, open_table

Visit = Callable[..., Page]
SIZES = [(1280, 800), (1366, 768), (1440, 900), (360, 740), (390, 844), (412, 915)]
MOST = {"5211": 5, "kobito": 6, "kudos": 6}
NEEDED = {
    "5211": (".task.asked", ".gauge, .own .task, .own .points, .hand .card, .spot"),
    "kobito": (".task.asked", ".gold, .own .task, .own .points, .hand .card"),
    "kudos": (".give", ".give, .others .points, .others .discard, .own .task, .own .points, .own .heap"),
}
# that of a thing whose middle something else covers, or whose end is off the screen, or that is wider than it
UNSEEN = """(what) => [...document.querySelectorAll(what)].filter((element) => {
  const box = element.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const isCovered = !there || !(element.contains(there) || there.contains(element) || there.closest('.give'));
  return isCovered || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
}).map((element) => element.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", MOST)
def test_what_is_needed_to_decide_is_seen_without_scrolling(visit: Visit, game: str) -> None:
    page = visit()
    begun(page, game, seats=MOST[game])
    asked, needed = NEEDED[game]
    let_play_until(page, asked)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        assert page.locator(needed).count() > MOST[game]
        assert page.evaluate(UNSEEN, needed) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)


def test_a_table_begins_at_its_top(visit: Visit) -> None:
    page = visit(phone=True)
    open_table(page, "kudos")
    page.evaluate("scrollTo(0, 200)")
    deal(page)
    page.wait_for_selector(".task.asked")
    assert page.evaluate("scrollY") == 0
