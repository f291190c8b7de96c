"""Everybody can use every page: axe finds nothing, in either theme and at either size."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.faults import faults
from tests.browser.hands import let_play_until
from tests.browser.visits import GAMES, begun, deal, open_table, share

Visit = Callable[..., Page]
WISHES = [{"dark": False, "phone": False}, {"dark": True, "phone": True}, {"dark": True}, {"phone": True}]


@pytest.mark.parametrize("wish", WISHES)
def test_axe_finds_nothing_in_the_lobby(visit: Visit, wish: dict[str, bool]) -> None:
    page = visit(**wish)
    page.goto("/")
    page.locator(".game-button").first.click()
    page.locator(".opening summary").click()
    assert not faults(page)


@pytest.mark.parametrize("wish", WISHES)
def test_axe_finds_nothing_at_a_gathering(visit: Visit, wish: dict[str, bool]) -> None:
    page = visit(**wish)
    open_table(page, "kobito")
    page.locator(".invite summary").click()
    assert not faults(page)


@pytest.mark.parametrize("wish", WISHES)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(visit: Visit, game: str, wish: dict[str, bool]) -> None:
    page = visit(**wish)
    begun(page, game)
    page.wait_for_selector(".own .task.asked")
    assert not faults(page)
    page.keyboard.press("1")
    assert not faults(page)


@pytest.mark.parametrize("wish", WISHES)
def test_axe_finds_nothing_where_a_device_is_handed_on(visit: Visit, wish: dict[str, bool]) -> None:
    page = visit(**wish)
    share(page)
    deal(page)
    let_play_until(page, ".cover")
    assert not faults(page)


@pytest.mark.parametrize("wish", WISHES)
def test_axe_finds_nothing_where_a_table_cannot_be_opened(visit: Visit, wish: dict[str, bool]) -> None:
    page = visit(**wish, forgives="404")
    page.goto("/t/aaaaaaaaaaaa")
    page.wait_for_selector(".plain [role=alert]")
    assert not faults(page)


@pytest.mark.parametrize("wish", WISHES[:2])
def test_axe_finds_nothing_where_a_victim_is_chosen(visit: Visit, wish: dict[str, bool]) -> None:
    page = visit(**wish)
    begun(page, "kudos", seats=5)
    let_play_until(page, ".give")
    assert not faults(page)


@pytest.mark.parametrize("wish", WISHES)
def test_axe_finds_nothing_at_a_scoring_nor_where_a_late_friend_looks_on(visit: Visit, wish: dict[str, bool]) -> None:
    page, late = visit(**wish), visit(**wish)
    address = begun(page, "5211", seats=3)
    late.goto(address)
    late.wait_for_selector(".sit")
    assert not faults(late)
    let_play_until(page, ".k-g5211-keeps")
    assert not faults(page)


@pytest.mark.parametrize("wish", WISHES)
def test_axe_finds_nothing_in_the_menu_nor_at_the_keys(visit: Visit, wish: dict[str, bool]) -> None:
    page = visit(**wish)
    begun(page, "5211")
    page.locator(".menu-button").click()
    assert not faults(page, ".top")  # an open menu covers what is behind it
    page.locator(".menu-sheet button").first.click()
    page.wait_for_selector("dialog[open]")
    assert not faults(page)
