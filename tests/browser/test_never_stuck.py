"""Lines break, people go away, devices go round."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from pioche.tables import due
from tests.browser.hands import let_play
from tests.browser.visits import begun, deal, open_table, sit

Visit = Callable[..., Page]


def test_a_line_that_breaks_in_mid_turn_comes_back_to_the_same_place(visit: Visit) -> None:
    page, lines = visit(), list[WebSocketRoute]()

    def hold(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/ws/**", hold)
    begun(page, "5211", seats=3)
    page.wait_for_selector(".task.asked")
    page.locator(".hand .card").first.click()
    page.locator(".spot").click()
    expect(page.locator(".own-laid .card")).to_have_count(1)
    lines[-1].close()
    expect(page.locator(".banner")).to_have_count(1)
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator(".own-laid .card")).to_have_count(1)
    let_play(page)
    page.wait_for_selector(".result")
    assert len(lines) > 1


def test_where_sockets_are_blocked_the_game_goes_on_by_requests(visit: Visit) -> None:
    page = visit()
    page.route_web_socket("**/ws/**", lambda line: line.close())
    begun(page, "5211")
    let_play(page)
    page.wait_for_selector(".result")


def test_a_bot_stands_in_and_the_seat_is_taken_back(visit: Visit) -> None:
    host, friend = visit(), visit()
    address = open_table(host, "5211", seats=2, pace="brisk")
    sit(friend, address, "Bo")
    deal(host)
    friend.wait_for_selector(".table")
    context = friend.context
    friend.close()
    expect(host.locator(".others .badge.warn")).to_have_count(1)
    back = context.new_page()
    back.goto(address)
    back.wait_for_selector(".own .hand")
    expect(host.locator(".others .badge.warn")).to_have_count(0)


def test_the_language_changes_without_losing_the_place(visit: Visit) -> None:
    page = visit()
    begun(page, "5211", seats=3)
    page.wait_for_selector(".task.asked")
    page.locator(".hand .card").first.click()
    page.locator(".menu-button").click()
    page.locator(".menu select").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".hand .card.picked")).to_have_count(1)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_between_two_players_of_one_device_nothing_is_shown(visit: Visit) -> None:
    page = visit(phone=True)
    page.goto("/")
    page.locator(".game-button").first.click()
    page.locator(".opening summary").click()
    page.locator(".details select[name=seats]").select_option("2")
    page.locator(".details .check input").first.check()
    page.locator(".opening input[name=name]").fill("Ana")
    page.locator(".opening button[type=submit]").click()
    deal(page)
    for _ in range(2):
        page.locator(".hand .card").first.click()
        page.locator(".spot").click()
    page.wait_for_selector(".cover")
    assert page.locator(".card, .story, [data-face]").count() == 0
    let_play(page)
    page.wait_for_selector(".result")


def test_words_stay_words_and_can_be_muted(visit: Visit) -> None:
    host, friend = visit(), visit()
    address = open_table(host, "kudos", seats=3)
    sit(friend, address, "<b>Bo</b>")
    friend.locator(".say input").fill("<img src=x onerror=alert(1)>")
    friend.locator(".say button").click()
    expect(host.locator(".talk li")).to_contain_text("<img src=x onerror=alert(1)>")
    expect(host.locator(".chairs")).to_contain_text("<b>Bo</b>")
    host.locator(".switches button").first.click()
    expect(host.locator(".talk li")).to_have_count(0)


def test_whoever_comes_by_a_watching_link_sees_no_hand(visit: Visit) -> None:
    host, guest = visit(), visit()
    address = begun(host, "5211", seats=3)
    guest.goto(f"{address}?watch=1")
    guest.wait_for_selector(".watching")
    assert guest.locator(".hand").count() == 0


def test_the_others_may_have_a_bot_play_for_somebody_who_does_nothing(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due, "PATIENCE", 2.0)
    host, friend = visit(phone=True), visit()
    address = open_table(host, "5211", seats=2)
    sit(friend, address, "Bo")
    deal(host)
    button = host.get_by_role("button", name="Let a bot play for Bo")
    expect(button).to_have_count(1)
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    expect(friend.get_by_role("button", name="Let a bot play for Ana")).to_have_count(1)
    button.focus()
    host.keyboard.press("Enter")
    expect(host.locator(".others .badge.warn")).to_have_count(1)
    expect(button).to_have_count(0)
    expect(host.locator(".story")).to_contain_text("A bot stands in for Bo, as Ana asked.")
    assert not host.evaluate("document.activeElement === document.body")
    friend.locator(".notice .primary").click()
    expect(host.locator(".others .badge.warn")).to_have_count(0)
