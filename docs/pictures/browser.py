"""Takes the pictures of the page anew, in both themes and sizes (python docs/pictures/browser.py FOLDER)."""

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.chromium import ARGS, chromium
from tests.browser.hands import let_play
from tests.browser.serving import Serving
from tests.browser.visits import GAMES, Visitors, deal, open_table

FOLDER = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
LOOKS = [(phone, dark) for phone in (False, True) for dark in (False, True)]
A_WHILE = 1500
LOOKS_AT_TABLE = 60
MOMENT = 700


def take(page: Page, screen: str, look: tuple[bool, bool]) -> None:
    """One picture, when everything has come to rest."""
    phone, dark = look
    page.wait_for_timeout(MOMENT)
    page.screenshot(path=FOLDER / f"{screen}-{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}.png")


def lobby(page: Page, look: tuple[bool, bool]) -> None:
    """The lobby, and a table about to be opened."""
    page.goto("/")
    page.wait_for_selector(".game")
    take(page, "lobby", look)
    page.locator(".game-button").nth(1).click()
    page.locator(".opening summary").click()
    take(page, "opening", look)


def table(page: Page, game: str, look: tuple[bool, bool]) -> None:
    """A table from the gathering to the result."""
    open_table(page, game, seats=4)
    if game == "5211":
        take(page, "gathering", look)
    deal(page)
    page.wait_for_selector(".task.asked")
    if game == "5211":
        lay_until_scored(page)
        take(page, "scoring", look)
        page.locator(".scoring .primary").click()
        lay(page)
    else:
        let_play(page, 3, LOOKS_AT_TABLE)
        page.wait_for_timeout(A_WHILE)
        if page.locator(".scoring").count():
            page.locator(".scoring .primary").click()
    take(page, game, look)
    let_play(page, 3)
    page.wait_for_selector(".result")
    take(page, f"result-{game}", look)


def lay(page: Page) -> None:
    """One card face down."""
    page.locator(".hand .card").first.click()
    page.locator("button.spot.can").click()


def lay_until_scored(page: Page) -> None:
    """A whole round of 5211."""
    for _ in range(4):
        page.wait_for_selector("button.spot.can")
        lay(page)
    page.wait_for_selector(".scoring")
    page.wait_for_timeout(2 * MOMENT)


def main() -> None:
    """All pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    serving = Serving()
    serving.start()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=ARGS, headless=True)
        visitors = Visitors(browser, serving.url)
        for look in LOOKS:
            phone, dark = look
            lobby(visitors.come(phone=phone, dark=dark), look)
            for game in GAMES:
                table(visitors.come(phone=phone, dark=dark, still=True), game, look)
        visitors.go()
        browser.close()
    serving.stop()


if __name__ == "__main__":
    main()
