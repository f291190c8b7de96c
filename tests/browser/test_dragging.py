"""Cards under a finger or a mouse."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.visits import begun

Visit = Callable[..., Page]
TABLES = 10
# nothing travels; what glows goes on glowing
STILL = "!document.getAnimations().some((each) => each.effect.getComputedTiming().iterations !== Infinity)"


def drag(page: Page, card: Locator, to: Locator | tuple[float, float]) -> None:
    """A card taken from where it lies to a place or a point, and let go there, once nothing moves by itself."""
    page.wait_for_function(STILL)
    x, y = to if isinstance(to, tuple) else middle(to)
    card.hover()
    page.mouse.down()
    page.mouse.move(x, y, steps=6)
    page.mouse.up()


def middle(place: Locator) -> tuple[float, float]:
    """The middle of a place."""
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_dragged_to_its_place_is_laid(visit: Visit) -> None:
    page = visit()
    begun(page, "5211")
    page.wait_for_selector(".task.asked")
    drag(page, page.locator(".hand .card").first, page.locator(".spot"))
    expect(page.locator(".own-laid .card")).to_have_count(1)


def test_a_card_dragged_back_to_the_hand_is_not_played(visit: Visit) -> None:
    page = visit()
    begun(page, "5211")
    page.wait_for_selector(".task.asked")
    drag(page, page.locator(".hand .card").first, page.locator(".hand .card").last)
    drag(page, page.locator(".hand .card").first, (600, 700))
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".hand .card.picked")).to_have_count(0)
    expect(page.locator(".hand .card")).to_have_count(5)


def test_nothing_moves_away_from_a_card_that_is_held(visit: Visit) -> None:
    page = visit()
    begun(page, "kobito")
    page.wait_for_selector(".task.asked")
    ends = page.locator(".gold .end")
    before = [end.bounding_box() for end in ends.all()]
    for card in page.locator(".hand .card").all():
        page.wait_for_function(STILL)
        card.hover()
        page.mouse.down()
        page.mouse.move(600, 420, steps=4)
        expect(page.locator(".ghost")).to_have_count(1)
        assert [end.bounding_box() for end in ends.all()] == before
        page.mouse.move(*middle(card))
        page.mouse.up()


def test_what_cannot_be_done_says_why_with_its_rule(visit: Visit) -> None:
    page = visit()
    closed = page.locator(".gold span.end")
    for _ in range(TABLES):  # until no card of the hand fits one of the ends
        begun(page, "kobito")
        page.wait_for_selector(".task.asked")
        if closed.count():
            break
    card = page.locator(".hand .card:not([data-face=K]):not([data-face=P])").first
    drag(page, card, closed.first)
    expect(page.locator(".task.refused .rule")).to_have_attribute("href", re.compile("/rules/kobito#KOB-"))
    expect(page.locator(".hand .card")).to_have_count(5)
