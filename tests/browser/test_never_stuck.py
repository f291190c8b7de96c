"""Lines break, people go away, devices go round."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from pioche.tables import due
from tests.browser.hands import let_play
from tests.browser.visits import begun, deal, open_table, share, sit

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


def test_by_requests_a_move_that_did_not_get_there_goes_again(visit: Visit) -> None:
    page, lost = visit(), list[Route]()

    def lose(route: Route) -> None:
        if '"play"' in (route.request.post_data or "") and not lost:
            lost.append(route)
            route.abort("internetdisconnected")
        else:
            route.continue_()

    page.route_web_socket("**/ws/**", lambda line: line.close())
    page.route("**/do", lose)
    begun(page, "5211")
    page.wait_for_selector(".task.asked")
    page.locator(".hand .card").first.click()
    page.locator(".spot").click()
    expect(page.locator(".own-laid .card")).to_have_count(1)
    assert lost


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


def pass_and_play(page: Page) -> None:
    """A table for two on one device, where the first has laid."""
    share(page)
    deal(page)
    for _ in range(2):
        page.locator(".hand .card").first.click()
        page.locator(".spot").click()
    page.wait_for_selector(".cover")


def test_between_two_players_of_one_device_nothing_is_shown(visit: Visit) -> None:
    page = visit(phone=True)
    pass_and_play(page)
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


def test_a_late_friend_takes_the_chair_of_a_bot(visit: Visit) -> None:
    host, late = visit(), visit(phone=True)
    address = begun(host, "5211", seats=3)
    late.goto(address)
    late.locator(".watching .sit input").fill("Bo")
    late.locator(".watching .sit button").click()
    expect(late.locator(".own .hand .card")).not_to_have_count(0)
    expect(host.locator(".others .seat-name", has_text="Bo")).to_have_count(1)


def test_a_line_that_only_falls_silent_is_noticed_and_what_was_wished_for_is_done(visit: Visit) -> None:
    page, lines = visit(), list[WebSocketRoute]()

    def hold(line: WebSocketRoute) -> None:
        server, lines[len(lines) :] = line.connect_to_server(), [line]
        is_first = len(lines) == 1
        server.on_message(lambda message: None if is_first and silent else line.send(message))
        line.on_message(lambda message: None if is_first and silent else server.send(message))

    silent = False
    page.route_web_socket("**/ws/**", hold)
    begun(page, "5211", seats=3)
    page.wait_for_selector(".task.asked")
    silent = True
    page.locator(".hand .card").first.click()
    page.locator(".spot").click()
    expect(page.locator(".own-laid .card")).to_have_count(1)
    assert len(lines) > 1


def test_whoever_comes_by_a_watching_link_sees_no_hand(visit: Visit) -> None:
    host, guest = visit(), visit()
    address = begun(host, "5211", seats=3)
    guest.goto(f"{address}?watch=1")
    guest.wait_for_selector(".watching")
    assert guest.locator(".hand, .sit").count() == 0


def test_whoever_only_watches_is_not_handed_the_device(visit: Visit) -> None:
    page = visit(phone=True)
    pass_and_play(page)
    page.goto(f"{page.url}?watch=1")
    page.wait_for_selector(".watching, .cover")
    expect(page.locator(".watching")).to_have_count(1)


def test_an_address_with_a_game_that_is_not_there_shows_all_games(visit: Visit) -> None:
    page = visit()
    page.goto("/?game=mau-mau")
    expect(page.locator(".game-button")).to_have_count(3)
    expect(page.locator(".opening")).to_have_count(0)


def test_whoever_is_sent_away_without_a_word_is_told_so(visit: Visit) -> None:
    host, guest = visit(), visit()
    address = open_table(host, "5211", seats=2)
    guest.route_web_socket("**/ws/**", lambda line: line.close(code=4404))
    guest.goto(address)
    expect(guest.locator(".plain [role=alert]")).not_to_be_empty()


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
