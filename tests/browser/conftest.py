"""A browser, a server, and visitors who come with a size, a language and a theme."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import ARGS, chromium
from tests.browser.serving import Serving
from tests.browser.visits import PATIENCE, Visitors


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    path = chromium()
    if path is None:
        pytest.skip("no Chromium here: python -m tests.browser.chromium installs it where it may")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=ARGS, headless=True)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def url() -> Iterator[str]:
    """A server's address."""
    serving = Serving()
    serving.start()
    yield serving.url
    serving.stop()


@pytest.fixture
def visitors(browser: Browser, url: str) -> Iterator[Visitors]:
    """Whoever comes; afterwards nobody may have seen an error in the browser's console."""
    visitors = Visitors(browser, url)
    yield visitors
    visitors.go()
    assert not visitors.troubles


@pytest.fixture
def visit(visitors: Visitors) -> Callable[..., Page]:
    """Somebody new comes."""

    def come(**wishes: Any) -> Page:
        page = visitors.come(**wishes)
        page.set_default_timeout(PATIENCE)
        return page

    return come
