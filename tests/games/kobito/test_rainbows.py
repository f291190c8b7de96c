"""KOB-A1 to KOB-A5: adding cards to rainbows."""

import random

import pytest

import pioche

from .builders import QUIET, table


def adds(moves: list[str]) -> list[str]:
    return [move for move in moves if move.startswith("add")]


def test_cards_are_added_at_both_ends_of_a_gold_rainbow() -> None:
    """KOB-A1."""
    after = table("4 7", ["6:6 | 5 6", *QUIET]).do("add 4 g1 low", "add 7 g1 high")
    assert (after.gold(1), after.hand()) == ("6:6 | 4 5 6 7", "")


def test_cards_are_added_at_both_ends_of_a_rainbow_of_the_own_studio() -> None:
    """KOB-A1."""
    after = table("4 7", studio=["", "5 6"]).do("add 4 s2 low", "add 7 s2 high")
    assert (after.studio(2), after.table.played) == ("4 5 6 7", 2)


def test_a_card_fits_only_the_end_it_is_next_to() -> None:
    """KOB-A1."""
    start = table("4 7", ["6:6 | 5 6", *QUIET])
    assert adds(start.legal()) == ["add 4 g1 low", "add 7 g1 high"]


def test_nothing_is_added_to_another_players_studio() -> None:
    """KOB-A1."""
    start = table("6 9 K", others={1: ["7 8"]})
    assert not any("p1" in move for move in start.legal())
    assert not start.may_any("add 6", "add 9")


def test_a_place_of_another_studio_cannot_even_be_named_for_an_add() -> None:
    """KOB-A1."""
    game = table("6", others={1: ["7 8"]}).value()
    with pytest.raises(pioche.MoveError):
        game.play(0, "add 6 p1s1 low")


def test_no_card_is_added_where_no_rainbow_lies() -> None:
    """KOB-A1."""
    assert adds(table("K", ["4:3 | 1 2", "5:4 |", *QUIET[1:]], ["5 6"]).legal()) == [
        "add K g1 high",
        "add K g1 low",
        "add K g3 high",
        "add K g3 low",
        "add K s1 high",
        "add K s1 low",
    ]


def test_a_rainbow_goes_up_by_one_without_a_gap() -> None:
    """KOB-A2."""
    start = table("3 4 7 8 9", ["7:8 | 5 6", *QUIET[:1], "4:3 | 11"])
    assert adds(start.legal()) == ["add 3 g2 high", "add 4 g1 low", "add 7 g1 high"]


def test_a_number_that_lies_in_the_rainbow_is_not_added_again() -> None:
    """KOB-A2."""
    assert adds(table("5 6", ["7:8 | 5 6", *QUIET]).legal()) == []


def test_twelve_and_one_are_neighbours() -> None:
    """KOB-A2."""
    after = table("1 2", ["7:8 | 11 12", "5:4 | 6", "6:6 | 6"]).do("add 1 g1 high", "add 2 g1 high")
    assert after.gold(1) == "7:8 | 11 12 1 2"


def test_twelve_goes_below_one() -> None:
    """KOB-A2."""
    after = table("12 11", ["7:8 | 1 2", "5:4 | 6", "6:6 | 6"]).do("add 12 g1 low", "add 11 g1 low")
    assert after.gold(1) == "7:8 | 11 12 1 2"


def test_a_lone_start_card_of_twelve_takes_eleven_below_and_one_above() -> None:
    """KOB-A2."""
    assert adds(table("1 11 10", ["7:8 | 12", "5:4 | 6", "6:6 | 6"]).legal()) == ["add 1 g1 high", "add 11 g1 low"]


def test_a_studio_rainbow_runs_over_twelve_as_well() -> None:
    """KOB-A2."""
    after = table("12 2", studio=["10 11"]).do("add 12 s1 high")
    assert after.studio(1) == "10 11 12"
    assert not after.may_any("add 2 s1")


def test_a_gold_rainbow_of_just_the_length_asked_is_taken_away_so_that_none_gets_longer() -> None:
    """KOB-A3."""
    after = table("7 8", ["4:3 | 4 5 6", *QUIET], deck="11", upcoming="5:4").do("add 7 g1 high")
    assert after.gold(1) == "5:4 | 11"
    assert not after.may_any("add 8")


def test_nothing_is_added_to_a_gold_rainbow_that_is_long_enough() -> None:
    """KOB-A3."""
    assert adds(table("3 8", ["4:3 | 4 5 6 7", "5:4 | 10", "6:6 | 10"]).legal()) == []


def test_no_studio_card_is_moved_to_a_gold_rainbow_that_is_long_enough() -> None:
    """KOB-A3."""
    assert not table("8", ["4:3 | 4 5 6 7", *QUIET], ["8 9 10"]).may_any("move")


def test_a_gold_rainbow_may_be_brought_to_twelve_when_its_card_asks_that() -> None:
    """KOB-A3."""
    start = table("12", ["12:9 | 1 2 3 4 5 6 7 8 9 10 11"] + ["12:9 | 1"] * 2, box=["12:9"] * 18)
    assert start.may("add 12 g1 low", "add 12 g1 high")
    assert start.do("add 12 g1 low").scores() == [9, 0]


def test_a_card_once_played_stays_on_the_table() -> None:
    """KOB-A4."""
    after = table("3 4 8", studio=["9 10 11"]).do("add 3 g1 high", "add 8 s1 low")
    assert after.hand() == "4"
    assert all(move.split()[0] in ("add", "end", "move") for move in after.legal())


def test_a_hand_gains_nothing_during_a_turn_but_a_kobito_by_a_swap() -> None:
    """KOB-A4."""
    chance = random.Random(4)
    game = pioche.new("kobito", seats=3, seed=4)
    swaps = 0
    while not game.is_over:
        seat = game.to_act[0]
        move = chance.choice(game.legal(seat))
        after = game.play(seat, move)
        if after.view()["turn"] == game.view()["turn"]:
            came = list(after.view(seat)["hand"])
            for card in game.view(seat)["hand"]:
                if card in came:
                    came.remove(card)
            assert came == (["K"] if move.startswith("swap") else [])
            swaps += move.startswith("swap")
        game = after
    assert swaps > 0


def test_a_swap_brings_a_kobito_to_hand_and_nothing_else() -> None:
    """KOB-A4."""
    assert table("7 9", ["6:6 | 6 K 8", *QUIET]).do("swap 7 g1").hand() == "9 K"


def test_a_studio_rainbow_of_eleven_takes_the_twelfth_at_either_end() -> None:
    """KOB-A5."""
    start = table("12", studio=["1 2 3 4 5 6 7 8 9 10 11"])
    assert adds(start.legal()) == ["add 12 s1 high", "add 12 s1 low"]
    assert start.do("add 12 s1 low").studio(1) == "12 1 2 3 4 5 6 7 8 9 10 11"
    assert start.do("add 12 s1 high").studio(1) == "1 2 3 4 5 6 7 8 9 10 11 12"


def test_a_kobito_may_close_the_full_circle() -> None:
    """KOB-A5."""
    after = table("K 9", studio=["5 6 7 8 9 10 11 12 1 2 3"]).do("add K s1 high")
    assert after.studio(1) == "5 6 7 8 9 10 11 12 1 2 3 K"


@pytest.mark.parametrize("card", ["4", "5", "K"])
def test_a_studio_rainbow_of_twelve_takes_nothing_more(card: str) -> None:
    """KOB-A5."""
    start = table(card, studio=["5 6 7 8 9 10 11 12 1 2 3 4"])
    assert not start.may_any(f"add {card} s1")


def test_a_full_circle_can_be_moved_from_again() -> None:
    """KOB-A5."""
    after = table("", studio=["3 4 5 6 7 8 9 10 11 12 1 2"]).do("move s1 low g1 high")
    assert (after.gold(1), after.studio(1)) == ("4:3 | 2 3", "4 5 6 7 8 9 10 11 12 1 2")
