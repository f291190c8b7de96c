"""What axe finds on a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
}


def faults(page: Page, within: str = "html") -> list[str]:
    """In short; from the top of the page, where the bar that stays there covers nothing."""
    page.evaluate("scrollTo(0, 0)")
    violations = Axe().run(page, within, options=RULES).response["violations"]
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for each in violations
        for node in each["nodes"]
    ]
