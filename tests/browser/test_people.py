"""Who sits at a table: bots put there, friends who come late, leave, are sent away, or look from several tabs."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Dialog, Page, WebSocketRoute, expect

from pioche.i18n import words_in
from tests.browser.visits import begun, deal, open_table, sit

Visit = Callable[..., Page]
MOST_TABS = 20
# what stood on the page one after the other
SCENES = """window.scenes = [];
new MutationObserver(() => scenes.push(document.querySelector('main')?.classList[0]))
  .observe(document, { childList: true, subtree: true });"""
APART = """() => document.querySelector('.others').getBoundingClientRect().bottom
  <= document.querySelector('.watching').getBoundingClientRect().top"""
HEIGHT = "element => element.getBoundingClientRect().height"


def words(language: str, key: str, **facts: str) -> str:
    """What the page says under a key."""
    return words_in(language).say(key, **facts)


def begun_by_two(host: Page, friend: Page, game: str = "5211", **details: str) -> str:
    """A running game of Ana, the host, and Bo; its address."""
    address = open_table(host, game, seats=3, **details)
    sit(friend, address, "Bo")
    deal(host)
    friend.wait_for_selector(".table .hand")
    return address


def agree(page: Page) -> list[str]:
    """Say yes to a question once it comes; the questions that came."""
    questions: list[str] = []

    def yes(dialog: Dialog) -> None:
        questions.append(dialog.message)
        dialog.accept()

    page.on("dialog", yes)
    return questions


def lay(page: Page) -> None:
    """Lay the first card of the hand."""
    page.locator(".hand .card").first.click()
    page.locator(".spot").click()


def menu_line(page: Page, words: str) -> None:
    """Choose a line of the menu by keyboard alone."""
    page.locator(".menu-button").focus()
    page.keyboard.press("Enter")
    line = page.locator("button.menu-row", has_text=words)
    assert line.evaluate(HEIGHT) >= 44
    for _ in range(MOST_TABS):
        if line.evaluate("element => element === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def expect_to_watch_only(page: Page, language: str) -> None:
    """Somebody without a seat hears of it, watches, and sees no hand; after coming again neither."""
    expect(page.locator(".banner")).to_contain_text(words(language, "seat-lost"))
    for _ in range(2):
        expect(page.locator(".watching")).to_have_count(1)
        expect(page.locator(".hand, .own-laid, [data-group=hand]")).to_have_count(0)
        page.reload()


def test_who_leaves_a_running_game_is_in_the_lobby_and_a_bot_has_the_chair(visit: Visit) -> None:
    host, friend = visit(), visit(language="de")
    begun_by_two(host, friend)
    questions = agree(friend)
    menu_line(friend, words("de", "leave"))
    expect(friend.locator(".games .game-button")).to_have_count(3)
    assert questions == [words("de", "leave-sure")]
    expect(host.locator(".others .badge")).to_have_count(2)
    bot = host.locator(".others .seat-name b").first.inner_text()
    expect(host.locator(".story")).to_contain_text(words("en", "happened-left-to-bot", seat="Bo", bot=bot))
    expect(host.locator(".others")).not_to_contain_text("Bo")


def test_who_does_not_want_to_leave_after_all_stays(visit: Visit) -> None:
    page = visit()
    begun(page, "5211")
    page.once("dialog", lambda dialog: dialog.dismiss())
    menu_line(page, words("en", "leave"))
    lay(page)
    expect(page.locator(".own-laid .card")).to_have_count(1)


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_who_is_sent_away_from_a_running_game_hears_of_it_and_sees_no_hand_again(visit: Visit, language: str) -> None:
    host, friend = visit(language=language, phone=True), visit(language=language)
    begun_by_two(host, friend)
    questions = agree(host)
    menu_line(host, words(language, "send-away", name="Bo"))
    expect_to_watch_only(friend, language)
    assert questions == [words(language, "send-away-sure", name="Bo")]
    expect(host.locator(".others")).not_to_contain_text("Bo")
    expect(host.locator(".menu-row", has_text="Bo")).to_have_count(0)


def test_where_sockets_are_blocked_who_is_sent_away_sees_no_hand_again_either(visit: Visit) -> None:
    host, friend = visit(), visit(forgives="403")
    friend.route_web_socket("**/ws/**", lambda line: line.close())
    begun_by_two(host, friend)
    agree(host)
    menu_line(host, words("en", "send-away", name="Bo"))
    expect_to_watch_only(friend, "en")


def test_who_was_sent_away_watches_on_when_the_line_breaks(visit: Visit) -> None:
    host, friend, lines = visit(), visit(), list[WebSocketRoute]()

    def hold(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    friend.route_web_socket("**/ws/**", hold)
    begun_by_two(host, friend)
    agree(host)
    menu_line(host, words("en", "send-away", name="Bo"))
    expect(friend.locator(".watching")).to_have_count(1)
    lines[-1].close()
    expect(friend.locator(".banner.warn")).to_have_count(1)
    expect(friend.locator(".banner.warn")).to_have_count(0)
    expect(friend.locator(".watching")).to_have_count(1)


def test_a_name_can_be_changed_at_the_table(visit: Visit) -> None:
    host, friend = visit(), visit(phone=True)
    begun_by_two(host, friend)
    friend.once("dialog", lambda dialog: dialog.accept("Bo the Second"))
    menu_line(friend, words("en", "rename"))
    expect(host.locator(".others")).to_contain_text("Bo the Second")
    expect(host.locator(".story")).to_contain_text(words("en", "happened-renamed", seat="Bo the Second"))


def test_after_a_reload_in_the_first_moves_the_story_is_there(visit: Visit) -> None:
    page = visit()
    begun(page, "5211")
    page.wait_for_selector(".task.asked")
    page.add_init_script(SCENES)
    page.reload()
    expect(page.locator(".story")).to_contain_text(words("en", "happened-started"))
    assert "gathering" not in page.evaluate("scenes")


def test_only_the_host_may_send_somebody_away(visit: Visit) -> None:
    host, friend = visit(), visit()
    begun_by_two(host, friend)
    for page, name, count in ((host, "Bo", 1), (friend, "Ana", 0)):
        page.locator(".menu-button").click()
        expect(page.locator("button.menu-row", has_text=words("en", "leave"))).to_have_count(1)
        expect(page.locator("button.menu-row", has_text=name)).to_have_count(count)


def test_who_is_sent_away_before_the_deal_hears_of_it_and_may_come_back(visit: Visit) -> None:
    host, friend = visit(), visit(language="de")
    address = open_table(host, "kudos", seats=3)
    sit(friend, address, "Bo")
    host.locator(".chair.player .icon-button").click()
    expect(friend.locator(".banner")).to_contain_text(words("de", "seat-lost"))
    expect(host.locator(".chair.player")).to_have_count(1)
    friend.locator(".sit button").click()
    expect(host.locator(".chair.player")).to_have_count(2)
    expect(friend.locator(".banner")).to_have_count(0)


def test_a_late_friend_takes_a_bots_chair_in_the_running_game(visit: Visit) -> None:
    host, friend = visit(), visit(phone=True)
    address = begun(host, "5211", seats=3)
    lay(host)
    friend.goto(address)
    friend.wait_for_selector(".sit")
    assert friend.evaluate(APART)
    sit(friend, address, "Chloé")
    expect(friend.locator(".hand .card")).not_to_have_count(0)
    expect(host.locator(".others")).to_contain_text("Chloé")
    expect(host.locator(".others .badge")).to_have_count(1)
    expect(host.locator(".story")).to_contain_text(words("en", "happened-sat", seat="Chloé"))


def test_who_came_just_to_watch_is_not_asked_to_sit_down(visit: Visit) -> None:
    host, guest = visit(), visit()
    guest.goto(f"{begun(host, '5211', seats=3)}?watch=1")
    guest.wait_for_selector(".watching")
    expect(guest.locator(".sit")).to_have_count(0)


def test_several_tabs_of_a_seat_stay_in_step_and_one_of_them_may_go(visit: Visit) -> None:
    host, first = visit(), visit()
    address = begun_by_two(host, first)
    second = first.context.new_page()
    second.goto(address)
    second.wait_for_selector(".task.asked")
    lay(first)
    expect(second.locator(".own-laid .card")).to_have_count(1)
    second.locator("[data-key=u]").click()
    expect(first.locator(".own-laid .card")).to_have_count(0)
    second.close()
    first.locator(".say input").fill("still here")
    first.locator(".say button").click()
    expect(host.locator(".talk li")).to_contain_text("still here")
    away = host.locator(".others .badge", has_text=words("en", "away"))
    expect(away).to_have_count(0)
    first.close()
    expect(away).to_have_count(1)


def test_the_host_puts_bots_of_any_level_and_changes_them(visit: Visit) -> None:
    host, guest = visit(), visit(language="fr")
    guest.goto(open_table(host, "kudos", seats=3))
    chair = host.locator(".chair select").first
    for level in ("random", "greedy"):
        chair.select_option(level)
        expect(guest.locator(".chair.bot .badge")).to_have_text(words("fr", f"bot-{level}"))
    host.locator(".chair.bot .icon-button").click()
    expect(guest.locator(".chair.bot")).to_have_count(0)
    chair.select_option("random")
    deal(host)
    expect(host.locator(".others .badge").first).to_have_text(words("en", "bot-random"))


def test_the_host_switches_the_talk_off_for_all_and_on_again(visit: Visit) -> None:
    host, friend = visit(), visit(language="nl")
    begun_by_two(host, friend)
    friend.locator(".say input").fill("hoi")
    for text in ("chat-off", "chat-on"):
        host.locator(".switches button", has_text=words("en", text)).click()
        expect(friend.locator(".talk .dim")).to_have_count(1 if text == "chat-off" else 0)
        expect(friend.locator(".say")).to_have_count(0 if text == "chat-off" else 1)
        expect(friend.locator(".reactions")).to_have_count(0 if text == "chat-off" else 1)
    friend.locator(".say input").fill("hoi")
    friend.locator(".say button").click()
    expect(host.locator(".talk li")).to_contain_text("hoi")
