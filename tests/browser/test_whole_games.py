"""Whole games by two browsers and a bot."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from pioche.i18n import words_in
from tests.browser.faults import faults
from tests.browser.hands import let_play, let_play_until
from tests.browser.touch import too_small
from tests.browser.visits import GAMES, begun, deal, open_table, sit

Visit = Callable[..., Page]
ROUNDS = 8
# whoever opens the table reads the first language at a desk, the friend the second on a phone: so every game is played
# in every language and at both sizes
PAIRS = [("en", "fr"), ("nl", "de")]
EVENINGS = [
    (game, one, other, (row + column) % 2 == 0)
    for row, game in enumerate(GAMES)
    for column, (one, other) in enumerate(PAIRS if row % 2 else [pair[::-1] for pair in PAIRS])
]


@pytest.mark.parametrize(("game", "one", "other", "is_dark"), EVENINGS)
def test_two_people_and_a_bot_play_to_the_end(visit: Visit, game: str, one: str, other: str, is_dark: bool) -> None:
    host, friend = visit(language=one, dark=is_dark), visit(language=other, dark=not is_dark, phone=True)
    address = open_table(host, game, seats=3)
    sit(friend, address, "Chloé")
    deal(host)
    friend.wait_for_selector(".table")
    if game != "kobito":  # of Kobito there is no scoring before the end
        play_until(".scoring", host, friend)
        for page in (host, friend):
            assert not faults(page)
        assert not too_small(friend)
    play_until(".result", host, friend)
    for page, language in ((host, one), (friend, other)):
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".ranking li")).to_have_count(3)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not faults(page)
    assert not too_small(friend)
    assert host.locator(".ranking .points").all_inner_texts() == friend.locator(".ranking .points").all_inner_texts()


def play_until(sight: str, *pages: Page) -> None:
    """All play on until each of them sees something."""
    for seed, page in enumerate(pages, start=1):
        let_play(page, seed, until=sight)
    for page in pages:
        page.wait_for_selector(sight)


def test_what_has_scored_is_not_told_as_what_would(visit: Visit) -> None:
    """5211-R4: while the scored cards still lie there, and at the end."""
    page = visit()
    begun(page, "5211")
    would, has = (words_in("en").say(key) for key in ("would-score", "has-scored"))
    scored = page.locator(".gauge.scores .unseen")
    for seed in range(1, ROUNDS):
        let_play_until(page, ".scoring", seed)
        if scored.count():
            break
        page.locator(".scoring .primary").click()
    expect(scored).to_contain_text(has)
    expect(page.locator(".counts")).not_to_contain_text(would)
    page.locator(".scoring .primary").click()
    expect(page.locator(".counts")).not_to_contain_text(has)
    let_play(page)
    page.wait_for_selector(".result")
    expect(page.locator(".counts")).not_to_contain_text(would)


def test_two_clicks_lead_to_a_table(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.locator(".game-button").first.click()
    page.locator(".opening button[type=submit]").click()
    page.wait_for_selector(".gathering")


def test_the_rematch_has_the_same_people(visit: Visit) -> None:
    host, friend = visit(), visit()
    address = open_table(host, "5211", seats=2)
    sit(friend, address, "Bo")
    deal(host)
    for seed, page in enumerate((host, friend), start=1):
        let_play(page, seed)
    for page in (host, friend):
        page.wait_for_selector(".result")
    host.locator(".result button.primary").click()
    for page in (host, friend):
        page.locator(".result a.primary").click()
        page.wait_for_url(lambda now: now != address)
        expect(page.locator(".gathering .chair.player, .table .seat-name")).to_have_count(2)
    assert {*GAMES} >= {"5211"}
