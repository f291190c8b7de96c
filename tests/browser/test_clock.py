"""A clock at the brisk pace, seen and run out."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from pioche.i18n import words_in
from pioche.tables.settings import TIMINGS, Timing
from tests.browser.visits import begun

Visit = Callable[..., Page]
HASTE = Timing(decision=2, grace=60)


@pytest.mark.parametrize(("game", "language"), [("5211", "en"), ("kudos", "fr")])
def test_a_clock_that_runs_out_has_a_bot_decide_and_tells_so(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    monkeypatch.setitem(TIMINGS, "brisk", HASTE)
    page, words = visit(language=language), words_in(language)
    begun(page, game, pace="brisk")
    expect(page.locator(".own .clock.short")).to_be_visible()
    out = page.locator(".story li", has_text=words.say("happened-out-of-time", seat="Ana"))
    expect(out).not_to_have_count(0)
    if game == "5211":
        expect(page.locator(".own-laid .card")).not_to_have_count(0)
    else:
        expect(page.locator(".story .mine").nth(1)).to_be_visible()


def test_a_relaxed_table_has_no_clock(visit: Visit) -> None:
    page = visit()
    begun(page, "5211")
    page.wait_for_selector(".task.asked")
    expect(page.locator(".clock")).to_have_count(0)
