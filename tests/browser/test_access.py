"""Everybody can use every page: axe finds nothing, in either theme and at either size."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.hands import let_play
from tests.browser.visits import GAMES, begun, open_table

Visit = Callable[..., Page]
WISHES = [{"dark": False, "phone": False}, {"dark": True, "phone": True}, {"dark": True}, {"phone": True}]
RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
}


def found(page: Page) -> list[str]:
    """What axe finds on a page, in short."""
    violations = Axe().run(page, options=RULES).response["violations"]
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for each in violations
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("wish", WISHES)
def test_axe_finds_nothing_in_the_lobby(visit: Visit, wish: dict[str, bool]) -> None:
    page = visit(**wish)
    page.goto("/")
    page.locator(".game-button").first.click()
    page.locator(".opening summary").click()
    assert not found(page)


@pytest.mark.parametrize("wish", WISHES)
def test_axe_finds_nothing_at_a_gathering(visit: Visit, wish: dict[str, bool]) -> None:
    page = visit(**wish)
    open_table(page, "kobito")
    page.locator(".invite summary").click()
    assert not found(page)


@pytest.mark.parametrize("wish", WISHES)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(visit: Visit, game: str, wish: dict[str, bool]) -> None:
    page = visit(**wish)
    begun(page, game)
    page.wait_for_selector(".own .task.asked")
    assert not found(page)
    page.keyboard.press("1")
    assert not found(page)


@pytest.mark.parametrize("wish", WISHES)
def test_axe_finds_nothing_at_a_scoring_nor_where_a_late_friend_looks_on(visit: Visit, wish: dict[str, bool]) -> None:
    page, late = visit(**wish), visit(**wish)
    address = begun(page, "5211", seats=3)
    late.goto(address)
    late.wait_for_selector(".sit")
    assert not found(late)
    let_play(page, until=".k-g5211-keeps")
    page.wait_for_selector(".k-g5211-keeps")
    assert not found(page)
