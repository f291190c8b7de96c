"""Every game by keyboard alone; the focus never falls to the body."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visits import GAMES, begun

Visit = Callable[..., Page]
MOST_TURNS = 4000
STATE = """() => {
  const focus = document.activeElement;
  const there = (what) => Boolean(document.querySelector(what));
  return {
    lost: focus === document.body,
    done: there('.result') && !there('.scoring'),
    scoring: there('.scoring'),
    asked: there('.task.asked') || there('.task.refused'),
    open: document.querySelectorAll('.table button.can:not(:disabled), .choice').length,
  };
}"""


def press(page: Page, key: str) -> None:
    """A key, and what the page makes of it."""
    page.keyboard.press(key)


def turn(page: Page, dice: Random, seen: dict[str, Any]) -> None:
    """Choose something with the arrows and Enter; where there is nothing to choose, end the turn."""
    if seen["scoring"]:
        press(page, "Enter")
    elif seen["asked"] and seen["open"]:
        for _ in range(dice.randint(1, seen["open"])):
            press(page, "ArrowDown")
        press(page, "Enter")
    elif seen["asked"]:
        press(page, "e")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    page, dice = visit(), Random(game)
    begun(page, game)
    page.wait_for_selector(".task.asked")
    press(page, "h")
    for _ in range(MOST_TURNS):
        seen = page.evaluate(STATE)
        assert not seen["lost"]
        if seen["done"]:
            break
        turn(page, dice, seen)
    page.wait_for_selector(".result")


def test_digits_pick_a_card_and_enter_lays_it(visit: Visit) -> None:
    page = visit()
    begun(page, "5211")
    page.wait_for_selector(".task.asked")
    press(page, "2")
    expect(page.locator(".hand .card.picked")).to_have_count(1)
    press(page, "Enter")
    expect(page.locator(".own-laid .card")).to_have_count(1)
    press(page, "u")
    expect(page.locator(".own-laid .card")).to_have_count(0)
    expect(page.locator(".hand .card")).to_have_count(5)


def test_the_question_mark_shows_all_keys(visit: Visit) -> None:
    page = visit()
    begun(page, "kudos")
    page.wait_for_selector(".task")
    press(page, "?")
    expect(page.locator("dialog[open] kbd")).not_to_have_count(0)
    press(page, "Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_game_chosen_by_key_leads_on_to_the_name(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.locator(".game-button").first.focus()
    press(page, "Enter")
    expect(page.locator(".opening [name=name]")).to_be_focused()
    press(page, "Enter")
    page.wait_for_selector(".gathering")


def test_letters_lead_to_the_talk_and_the_story_and_escape_leads_back(visit: Visit) -> None:
    page = visit()
    begun(page, "5211")
    page.wait_for_selector(".task.asked")
    press(page, "c")
    expect(page.locator(".say input")).to_be_focused()
    press(page, "s")
    expect(page.locator(".say input")).to_have_value("s")
    press(page, "Escape")
    expect(page.locator(".hand .card").first).to_be_focused()
    press(page, "s")
    expect(page.locator(".story [role=log]")).to_be_focused()


def test_the_window_is_called_by_the_game_and_says_when_it_waits(visit: Visit) -> None:
    page = visit()
    begun(page, "kobito")
    page.wait_for_selector(".task.asked")
    expect(page).to_have_title("● Kobito · Pioche")
