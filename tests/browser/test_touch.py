"""Whatever can be touched is large enough for a finger, 44 pixels each way, on a screen 360 wide."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.hands import play_a_little
from tests.browser.touch import too_small
from tests.browser.visits import GAMES, begun, deal, open_table, share

Visit = Callable[..., Page]
MOST_SEATS = {"5211": 5, "kobito": 6, "kudos": 6}
LOOKS = 8
TAPS = 13


def test_in_the_lobby(visit: Visit) -> None:
    page = visit(phone=True, language="de")
    page.goto("/")
    page.locator(".game-button").nth(1).click()
    page.locator(".opening summary").click()
    assert not too_small(page)
    page.locator(".menu-button").click()
    assert not too_small(page)


def test_at_a_gathering(visit: Visit) -> None:
    page = visit(phone=True, language="nl")
    open_table(page, "kobito")
    page.locator(".invite summary").click()
    assert not too_small(page)


@pytest.mark.parametrize("game", GAMES)
def test_at_a_full_table(visit: Visit, game: str) -> None:
    page = visit(phone=True, language="fr")
    begun(page, game, seats=MOST_SEATS[game])
    page.wait_for_selector(".task.asked")
    for seed in range(LOOKS):
        play_a_little(page, seed, TAPS)
        assert not too_small(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_while_a_device_is_handed_on(visit: Visit) -> None:
    page = visit(phone=True)
    share(page)
    deal(page)
    play_a_little(page, 1, 40)
    assert not too_small(page)
