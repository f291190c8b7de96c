"""Single rules of Kudos, on situations made by hand."""

from typing import Any

import pytest

from . import kudos
from .script import Script
from .situations import cards, refuses


def square(moves: list[list[Any]], row: str, piles: str, edition: str = "fr", discard: str = "") -> kudos.Round:
    """Seat 0 of three to move, the arrow on the first of four piles written top card last."""
    table = kudos.Round(Script([], moves), edition, 3)
    table.rows = [cards(row), cards("Vh"), cards("Vh")]
    table.piles = [list(pile) for pile in map(str.split, piles.split("/"))]
    table.draw_piles = [[], [], []]
    table.discards[0] = cards(discard)
    return table


def test_a_twin_sends_the_pile_beneath_to_an_opponent() -> None:
    table = square([[0, "Rc"], [0, "give 2"], [0, "stop"]], "Rc Rs Gt", "Yc Rc/Bs/Bs/Bs")
    table.take_turn(0)
    assert (table.piles[0], table.discards[2], table.arrow) == (["Rc"], ["Yc", "Rc"], 1)


def test_the_gift_of_a_twin_must_follow_at_once() -> None:
    table = square([[0, "Rc"], [0, "stop"]], "Rc Rs Gt", "Yc Rc/Bs/Bs/Bs")
    with refuses("KUD-X1"):
        table.take_turn(0)


@pytest.mark.parametrize("victim", [0, 3])
def test_a_gift_goes_to_an_opponent(victim: int) -> None:
    table = square([[0, "Rc"], [0, f"give {victim}"]], "Rc Rs Gt", "Rc/Bs/Bs/Bs")
    with refuses("KUD-X1"):
        table.take_turn(0)


def test_three_cards_played_give_the_top_of_the_own_discard_pile() -> None:
    moves = [[0, "Rc"], [0, "Rs"], [0, "Gs>"], [0, "give 1"]]
    table = square(moves, "Rc Rs Gs", "Rt/Bs/Bs/Bs", discard="Vc Vt")
    table.take_turn(0)
    assert (table.discards[0], table.discards[1]) == (["Vc"], ["Vt"])


def test_both_gifts_come_in_order_twin_first() -> None:
    moves = [[0, "Rc"], [0, "Rs"], [0, "Rs"], [0, "give 1"], [0, "give 2"]]
    table = square(moves, "Rc Rs Rs", "Rt/Bs/Bs/Bs", discard="Vc")
    table.take_turn(0)
    assert (table.discards[1], table.discards[2]) == (["Rt", "Rc", "Rs"], ["Vc"])


def test_without_a_discard_pile_three_cards_give_nothing() -> None:
    table = square([[0, "Rc"], [0, "Rs"], [0, "Gs"]], "Rc Rs Gs", "Rt/Bs/Bs/Bs")
    table.take_turn(0)
    assert table.script.moves_read == 3


def test_a_card_laid_because_blocked_does_not_count_as_played() -> None:
    moves = [[0, "fill Rc"], [0, "Rs"], [0, "Gs"]]
    table = square(moves, "Rc Rs Gs", "Vt/Bs/Bs/Bs")
    table.take_turn(0)
    assert (table.script.moves_read, table.discards[0]) == (3, ["Vt"])


@pytest.mark.parametrize("text", ["Rc", "stop", "fill Bh"])
def test_who_is_blocked_fills_the_square_from_the_row(text: str) -> None:
    with refuses("KUD-B[12]"):
        square([[0, text]], "Rc Rs Gs", "Vt/Bs/Bs/Bs").take_turn(0)


def test_who_is_not_blocked_cannot_fill() -> None:
    with refuses("NOTATION"):
        square([[0, "fill Rc"]], "Rc Rs Gs", "Rt/Bs/Bs/Bs").take_turn(0)


def test_after_a_block_the_french_stay_on_the_new_pile_and_the_dutch_go_on() -> None:
    moves = [[0, "fill Rc"], [0, "Gs>"]]
    with refuses("KUD-B3"):
        square(moves, "Rc Rs Gs", "Vt/Bs/Bs/Bs", "fr").take_turn(0)
    square([*moves, [0, "Rs"]], "Rc Rs Gs", "Vt/Bs/Bs/Bs", "nl").take_turn(0)


def test_the_first_card_goes_on_the_pile_under_the_arrow() -> None:
    with refuses("KUD-T2"):
        square([[0, "Gs>"]], "Rc Rs Gs", "Rt/Bs/Bs/Bs").take_turn(0)


def test_who_can_play_must_play() -> None:
    with refuses("KUD-T1"):
        square([[0, "stop"]], "Rc Rs Gs", "Rt/Bs/Bs/Bs").take_turn(0)


def test_a_turn_with_nothing_left_to_play_ends_without_a_stop() -> None:
    table = square([[0, "Rc"]], "Rc Gs Gs", "Rt/Bh/Bs/Bs")
    table.take_turn(0)
    assert table.script.moves_read == 1


@pytest.mark.parametrize(("follows", "arrow"), [(False, 1), (True, 2)])
def test_where_the_arrow_turns(follows: bool, arrow: int) -> None:
    table = square([[0, "Rc"], [0, "Rs>"]], "Rc Rs Yt", "Rt/Bs/Bs/Bs")
    table.follows_last_pile = follows
    table.take_turn(0)
    assert table.arrow == arrow


@pytest.mark.parametrize(("edition", "points"), [("fr", 3), ("nl", 5), ("de", 5)])
def test_the_row_counts_except_in_french(edition: str, points: int) -> None:
    table = square([], "Rc Rs", "Rt/Bs/Bs/Bs", edition, discard="Vc Vt")
    table.draw_piles[0] = ["Gh"]
    assert table.points(0) == points


def test_a_tie_for_the_most_points_is_broken_clockwise_from_the_last_starter() -> None:
    assert kudos.next_starter([9, 2, 9], 1) == 2
    assert kudos.next_starter([9, 2, 9], 2) == 2
