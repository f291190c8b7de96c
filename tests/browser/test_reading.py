"""The pages to read, in a real browser: clean for axe, usable without scripts, and a seed that is checked there."""

import asyncio
import socket
from collections.abc import Iterator
from threading import Event, Thread
from typing import Any

import pytest
import uvicorn
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from pioche.i18n import words_in
from pioche.web.app import create_app
from tests.browser.touch import too_small
from tests.web.shelf import SEATS, finished, shelf_desk

PHONE, DESKTOP = (360, 780), (1280, 800)
PAGES = ["/rules", *(f"/rules/{game}" for game in SEATS), *(f"/g/{game}?at=9" for game in SEATS), "/g/nowhere"]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server with finished games, one of them with a false seed."""
    place, ready = socket.create_server(("127.0.0.1", 0)), Event()
    false = finished("5211").record() | {"seed": "pioche:5"}
    server: list[uvicorn.Server] = []

    async def serve() -> None:
        app = create_app(shelf_desk(false=false))
        server.append(uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False)))
        serving = asyncio.create_task(server[0].serve([place]))
        while not server[0].started:
            await asyncio.sleep(0)
        ready.set()
        await serving

    thread = Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    ready.wait()
    yield f"http://127.0.0.1:{place.getsockname()[1]}"
    server[0].should_exit = True
    thread.join()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page in English whose console must stay silent."""
    context = browser.new_context(base_url=address, locale="en")
    page = context.new_page()
    troubles: list[str] = []
    page.on("console", lambda message: troubles.append(message.text))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    yield page
    context.close()
    assert not [trouble for trouble in troubles if "404" not in trouble and "409" not in trouble]


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_and_nothing_sticks_out(
    browser: Browser, address: str, path: str, theme: str, size: tuple[int, int]
) -> None:
    scheme: Any = theme
    view: Any = {"width": size[0], "height": size[1]}
    is_phone = size == PHONE
    context = browser.new_context(
        base_url=address, color_scheme=scheme, viewport=view, locale="de", has_touch=is_phone, is_mobile=is_phone
    )
    page = context.new_page()
    page.goto(path)
    found = Axe().run(page).response["violations"]
    assert not [(each["id"], each["nodes"][0]["html"]) for each in found]
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert not is_phone or not too_small(page)
    context.close()


@pytest.mark.parametrize("game", SEATS)
def test_the_cards_of_the_sprite_are_shown(page: Page, game: str) -> None:
    page.goto("/rules")
    card = page.locator(f'use[href^="/art/{game}.svg"]').first
    assert card.evaluate("use => use.getBBox().width") > 0


def test_a_link_to_a_rule_leads_to_it(page: Page) -> None:
    page.goto("/rules/5211#5211-M3")
    assert page.evaluate("document.querySelector(':target').id") == "5211-M3"
    assert 0 <= page.evaluate("document.querySelector(':target').getBoundingClientRect().top") < 40


def test_keys_and_buttons_step_through_the_game(page: Page) -> None:
    last = len(finished("kudos").moves)
    step = page.locator("#step")
    page.goto("/g/kudos?at=5")
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(f"Move 6 of {last}")
    page.keyboard.press("End")
    expect(step).to_have_text(f"Move {last} of {last}")
    page.keyboard.press("Home")
    expect(step).to_have_text("The cards are dealt")
    page.get_by_role("link", name="On", exact=True).click()
    expect(step).to_have_text(f"Move 1 of {last}")
    expect(page).to_have_url("/g/kudos?at=1")
    page.locator("#at").focus()
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(f"Move 2 of {last}")


def test_the_picture_follows_the_move_and_the_eyes(page: Page) -> None:
    page.goto("/g/5211?at=3")
    page.locator("#eyes").select_option("1")
    expect(page.locator("picture img")).to_have_attribute("src", "/api/tables/5211/picture?at=3&eyes=1")
    expect(page.locator("picture img")).to_have_attribute("alt", "The table after move 3, seen by Bo")
    expect(page).to_have_url("/g/5211?at=3&eyes=1")
    page.reload()
    expect(page.locator("#eyes")).to_have_value("1")
    assert page.locator("picture img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0


def test_the_lines_are_those_of_the_page_without_scripts(browser: Browser, page: Page, address: str) -> None:
    bare = browser.new_context(base_url=address, locale="en", java_script_enabled=False).new_page()
    bare.goto("/g/kobito?at=11")
    bare.get_by_role("link", name="On", exact=True).click()
    page.goto("/g/kobito?at=11")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#step")).to_have_text(bare.locator("#step").inner_text())
    expect(page.locator("#lines li")).to_have_text(bare.locator("#lines li").all_inner_texts())
    bare.context.close()


def test_a_true_seed_is_confirmed_in_the_browser(page: Page) -> None:
    page.goto("/g/kobito")
    expect(page.locator("#verdict")).to_have_text(words_in("en").say("past-matches"))
    assert page.locator("#the-fingerprint").inner_text() == finished("kobito").record()["commitment"]


def test_a_false_seed_is_found_out_in_the_browser(page: Page) -> None:
    page.goto("/g/false")
    expect(page.locator("#verdict")).to_have_text(words_in("en").say("past-differs"))
