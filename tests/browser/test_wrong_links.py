"""Links that lead nowhere say so in the reader's language, and lead to the lobby."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from pioche.core.errors import PiocheError, UnknownTable, WrongSecret
from pioche.i18n import words_in
from tests.browser.visits import open_table

Visit = Callable[..., Page]
UNKNOWN = "abcdefghjkmn"


def expect_a_way_home(page: Page, language: str, error: PiocheError) -> None:
    """What is wrong, and the lobby one step away."""
    words = words_in(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_text(words.say("cannot-open"))
    expect(page.locator("[role=alert]")).to_have_text(words.blame(error))
    page.locator("main a", has_text=words.say("to-the-lobby")).click()
    expect(page.locator(".games .game-button")).to_have_count(3)


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_a_table_that_is_not_there_says_so_and_leads_to_the_lobby(visit: Visit, language: str) -> None:
    page = visit(language=language, forgives="404")
    page.goto(f"/t/{UNKNOWN}")
    expect_a_way_home(page, language, UnknownTable(name=UNKNOWN))


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_wrong_secret_opens_no_seat_says_so_and_leads_to_the_lobby(visit: Visit, language: str) -> None:
    host, thief = visit(), visit(language=language, forgives="403")
    address = open_table(host, "5211")
    thief.goto(f"{address}#seat=abcdefghijklmnopqrstuvwxyz012345")
    expect_a_way_home(thief, language, WrongSecret())
    expect(host.locator(".chair.player")).to_have_count(1)
