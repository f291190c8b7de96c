"""Lines break, people go away, devices go round."""

from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

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
