"""Visitors of the page, and what they do to get to a table."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

PATIENCE = 30_000
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 860}}
GAMES = ("5211", "kobito", "kudos")
FEWEST = {"5211": 2, "kobito": 2, "kudos": 3}
expect.set_options(timeout=PATIENCE)


class Visitors:
    """Each has a browser of their own; what goes wrong in it is noted."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self.url = browser, url
        self._contexts: list[BrowserContext] = []
        self.troubles: list[str] = []

    def come(
        self, *, phone: bool = False, dark: bool = False, language: str = "en", still: bool = True, forgives: str = ""
    ) -> Page:
        """Somebody with a device, a theme and a language; an answer with the status `forgives` is no trouble."""
        wishes: dict[str, Any] = dict(PHONE if phone else DESKTOP)
        context = self._browser.new_context(
            **wishes,
            base_url=self.url,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: self._note(message.type, message.text, forgives))
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        return page

    def _note(self, kind: str, text: str, forgives: str) -> None:
        lost = "WebSocket" in text or "ERR_INTERNET_DISCONNECTED" in text
        is_forgiven = bool(forgives) and f"status of {forgives}" in text
        if kind in ("error", "warning") and not lost and not is_forgiven:
            self.troubles.append(text)

    def go(self) -> None:
        """All leave."""
        for context in self._contexts:
            context.close()


def open_table(page: Page, game: str, name: str = "Ana", seats: int | None = None, **details: str) -> str:
    """Open a table from the lobby; its address."""
    page.goto("/")
    page.locator(".game-button").nth(GAMES.index(game)).click()
    page.locator(".opening input[name=name]").fill(name)
    if seats is not None or details:
        page.locator(".opening summary").click()
    if seats is not None:
        page.locator(".details select[name=seats]").select_option(str(seats))
    for field, value in details.items():
        page.locator(f".details select[name={field}]").select_option(value)
    page.locator(".opening button[type=submit]").click()
    page.wait_for_selector(".gathering")
    return page.url


def share(page: Page) -> None:
    """Open a table of 5211 for two who pass one device around."""
    page.goto("/")
    page.locator(".game-button").first.click()
    page.locator(".opening summary").click()
    page.locator(".details select[name=seats]").select_option("2")
    page.locator(".details .check input").first.check()
    page.locator(".opening input[name=name]").fill("Ana")
    page.locator(".opening button[type=submit]").click()
    page.wait_for_selector(".gathering")


def sit(page: Page, address: str, name: str) -> None:
    """Sit down at a table by its invitation."""
    page.goto(address)
    page.locator(".sit input").fill(name)
    page.locator(".sit button").click()
    page.wait_for_selector(".sit", state="detached")


def deal(page: Page) -> None:
    """Have the cards dealt."""
    page.locator(".start .primary").click()
    page.wait_for_selector(".table")


def begun(page: Page, game: str, seats: int | None = None, **details: str) -> str:
    """A table where one person plays with bots; its address."""
    address = open_table(page, game, seats=seats or FEWEST[game], **details)
    deal(page)
    return address
