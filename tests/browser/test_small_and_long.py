"""Small screens, fingers, and names as long as people like."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import let_play
from tests.browser.visits import GAMES, begun, deal, open_table, sit

Visit = Callable[..., Page]
WIDE = "W" * 24
TOLD = ".story li:nth-child(5)"
FITS = "document.documentElement.scrollWidth <= innerWidth"
UNSEEN_STOPS = """() => {
  const clipped = (e) => e && (getComputedStyle(e).clipPath.includes('50%') || clipped(e.parentElement));
  const stops = [...document.querySelectorAll('main a[href], main button, main [tabindex="0"]')];
  return stops.filter((stop) => getComputedStyle(stop).visibility === 'visible' && clipped(stop)).length;
}"""


def test_the_keys_can_be_read_and_closed_on_a_phone(visit: Visit) -> None:
    page = visit(phone=True)
    begun(page, "5211")
    page.wait_for_selector(".task.asked")
    page.locator(".menu-button").tap()
    page.locator(".menu-sheet button").first.tap()
    expect(page.locator(".menu-sheet")).to_be_hidden()
    page.locator("dialog .icon-button").tap()
    page.locator(".hand .card").first.tap()
    expect(page.locator(".hand .card.picked")).to_have_count(1)


def test_people_talk_on_a_phone_before_the_cards_are_dealt(visit: Visit) -> None:
    page = visit(phone=True)
    open_table(page, "kobito")
    page.locator(".say input").fill("Ahoy")
    page.locator(".say button").tap()
    expect(page.locator(".talk li")).to_be_in_viewport()
    expect(page.locator(".story")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_folded_away_on_a_phone_takes_no_focus(visit: Visit, game: str) -> None:
    page = visit(phone=True)
    begun(page, game)
    let_play(page, until=TOLD)
    page.wait_for_selector(TOLD, state="attached")
    assert page.evaluate(UNSEEN_STOPS) == 0
    page.locator(".tab").first.click()
    expect(page.locator(".story .rule").last).to_be_visible()


@pytest.mark.parametrize("phone", [True, False])
def test_the_longest_names_fit_from_the_first_chair_to_the_last_page(visit: Visit, phone: bool) -> None:
    host, friend = visit(phone=phone, language="de"), visit(phone=phone, language="fr")
    address = open_table(host, "5211", name=WIDE, seats=2)
    sit(friend, address, "M" * 24)
    assert host.evaluate(FITS)
    deal(host)
    for seed, page in enumerate((host, friend), start=1):
        let_play(page, seed)
    for page in (host, friend):
        page.wait_for_selector(".result")
        assert page.evaluate(FITS)
        page.goto(address.replace("/t/", "/g/"))
        page.wait_for_selector("#replay")
        assert page.evaluate(FITS)


def test_what_was_refused_is_said_in_the_words_of_the_page(visit: Visit) -> None:
    page = visit()
    closed = page.locator(".hand .card.no")
    for _ in range(10):  # until a card of the row fits nowhere
        begun(page, "kudos")
        page.wait_for_selector(".task.asked")
        if closed.count():
            break
    closed.first.click()
    refused = page.locator(".task.refused")
    expect(refused.locator(".chip")).to_have_count(1)
    rule = refused.locator(".rule").inner_text()
    assert refused.inner_text().count(rule) == 1
    expect(page.locator("[aria-live=assertive]")).not_to_be_empty()


def test_whoever_only_listens_hears_what_is_asked_and_the_names_of_cards(visit: Visit) -> None:
    page = visit()
    begun(page, "5211", seats=2)
    page.wait_for_selector(".task.asked")
    asked = page.locator("body > [aria-live=polite]")
    expect(asked).to_have_text(page.locator(".task").inner_text())
    let_play(page, until=TOLD)
    card = page.locator(".story .chip").first
    expect(card).to_have_role("img")
    expect(card).to_have_accessible_name(str(card.get_attribute("title")))


def test_the_cards_that_scored_are_starred_while_the_round_is_looked_at(visit: Visit) -> None:
    page = visit()
    begun(page, "5211", seats=3)
    let_play(page, until=".k-g5211-keeps")
    page.wait_for_selector(".k-g5211-keeps")
    expect(page.locator(".seal.kept")).not_to_have_count(0)
    page.locator(".scoring .primary").click()
    expect(page.locator(".seal.kept")).to_have_count(0)


def test_on_a_phone_whoever_may_get_the_cards_is_one_large_button(visit: Visit) -> None:
    page = visit(phone=True)
    begun(page, "kudos", seats=5)
    let_play(page, until=".give")
    expect(page.locator(".others .give")).to_have_count(4)
    page.locator(".others .give").first.tap()
    expect(page.locator(".give")).to_have_count(0)


def test_the_table_is_seen_from_its_top_though_the_gathering_was_scrolled(visit: Visit) -> None:
    page = visit(phone=True)
    open_table(page, "5211", seats=5)
    page.evaluate("scrollTo(0, 300)")
    deal(page)
    page.wait_for_selector(".task.asked")
    assert page.evaluate("scrollY") == 0
