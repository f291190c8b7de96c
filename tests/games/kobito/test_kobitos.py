"""KOB-J1 to KOB-J4: the jokers."""

import pytest

import pioche

from .builders import GOLDS, QUIET, Position, table


def stands_for(position: Position, slot: int) -> list[int]:
    return [card["number"] for card in position.view()["golds"][slot - 1]["rainbow"]]


def test_a_kobito_is_added_at_either_end_of_any_rainbow() -> None:
    """KOB-J1."""
    assert table("K", ["4:3 | 9", "5:4 | 2", "6:6 | 6"], ["11 12"]).may(
        "add K g1 low", "add K g1 high", "add K g2 low", "add K g3 high", "add K s1 low", "add K s1 high"
    )


def test_the_number_of_a_kobito_follows_from_its_place() -> None:
    """KOB-J1."""
    start = table("K", ["6:6 | 7 8", *QUIET])
    assert stands_for(start.do("add K g1 low"), 1) == [6, 7, 8]
    assert stands_for(start.do("add K g1 high"), 1) == [7, 8, 9]


def test_a_kobito_stands_for_one_above_twelve_and_for_twelve_below_one() -> None:
    """KOB-J1."""
    assert stands_for(table("K", ["6:6 | 11 12", *QUIET]).do("add K g1 high"), 1) == [11, 12, 1]
    assert stands_for(table("K", ["6:6 | 1 2", *QUIET]).do("add K g1 low"), 1) == [12, 1, 2]


def test_the_next_card_goes_on_from_the_number_a_kobito_stands_for() -> None:
    """KOB-J1."""
    after = table("K 10 9", ["6:6 | 7 8", *QUIET]).do("add K g1 high")
    assert after.may("add 10 g1 high")
    assert not after.may_any("add 9 g1")


def test_a_kobito_is_no_longer_than_one_card() -> None:
    """KOB-J1."""
    after = table("K", ["4:3 | 7 8", *QUIET]).do("add K g1 high")
    assert (after.gold(1), after.scores()) == ("4:3 | 7 8 K", [0, 0])


def test_two_kobitos_alone_start_no_rainbow() -> None:
    """KOB-J2."""
    start = table("K K", ["4:3 | 9", *QUIET])
    assert not start.may_any("start")
    with pytest.raises(pioche.IllegalMove) as refused:
        start.value().play(0, "start K K")
    assert (refused.value.rule, refused.value.details["reason"]) == ("KOB-J2", "kobito-two-kobitos")


def test_a_second_kobito_may_join_a_rainbow_that_has_a_number() -> None:
    """KOB-J2."""
    after = table("8 K K").do("start 8 K", "add K s1 high")
    assert after.studio(1) == "8 K K"


def test_a_move_may_not_leave_two_kobitos_alone() -> None:
    """KOB-J2."""
    start = table("", ["6:6 | 2", "5:4 | 9", "6:6 | 9"], ["3 K K"])
    assert not start.may_any("move s1 low")
    assert start.may("move s1 high g2 high", "move s1 high g1 low")


def test_a_move_may_not_leave_three_kobitos_alone() -> None:
    """KOB-J2."""
    assert not table("", ["6:6 | 4", "5:4 | 9", "6:6 | 9"], ["K K K 3"]).may_any("move s1 high")


def test_a_move_may_leave_kobitos_with_a_number() -> None:
    """KOB-J2."""
    after = table("", GOLDS, ["3 4 K K"]).do("move s1 low g1 high")
    assert after.studio(1) == "4 K K"


def test_a_kobito_moves_away_from_a_rainbow_that_keeps_its_number() -> None:
    """KOB-J2."""
    after = table("", ["6:6 | 9", *QUIET], ["K 5 K"]).do("move s1 high g1 high")
    assert (after.gold(1), after.studio(1)) == ("6:6 | 9 K", "K 5")


def test_a_swap_takes_the_kobito_for_the_number_it_stands_for() -> None:
    """KOB-J3."""
    after = table("6", ["5:4 | 5 K 7", *QUIET]).do("swap 6 g1")
    assert (after.gold(1), after.hand()) == ("5:4 | 5 6 7", "K")


@pytest.mark.parametrize("number", ["4", "5", "7", "8"])
def test_any_other_number_takes_no_kobito(number: str) -> None:
    """KOB-J3."""
    assert not table(number, ["5:4 | 5 K 7", *QUIET]).may_any("swap")


def test_a_kobito_at_an_end_over_twelve_is_taken_with_the_number_it_stands_for() -> None:
    """KOB-J3."""
    start = table("1 12", ["6:6 | 11 12 K", "5:4 | 6", "6:6 | 6"])
    assert [move for move in start.legal() if move.startswith("swap")] == ["swap 1 g1"]


def test_a_kobito_of_the_own_studio_is_taken() -> None:
    """KOB-J3."""
    after = table("6", studio=["", "K 7"]).do("swap 6 s2")
    assert (after.studio(2), after.hand()) == ("6 7", "K")


def test_a_kobito_of_another_studio_is_taken() -> None:
    """KOB-J3."""
    after = table("6", others={2: ["9 10", "5 K"]}, seats=3).do("swap 6 p2s2")
    assert (after.studio(2, seat=2), after.hand()) == ("5 6", "K")


def test_every_kobito_on_the_table_that_stands_for_the_number_may_be_taken() -> None:
    """KOB-J3."""
    start = table("6", ["5:4 | 5 K", "6:6 | K 7", "6:6 | 2"], ["6 7 K"], others={1: ["4 5 K"]})
    assert [move for move in start.legal() if move.startswith("swap")] == ["swap 6 g1", "swap 6 g2", "swap 6 p1s1"]


def test_a_swap_does_not_count_as_a_card_played() -> None:
    """KOB-J3."""
    after = table("6 9", ["5:4 | 5 K 7", *QUIET]).do("swap 6 g1")
    assert (after.table.played, after.table.owed) == (0, 1)
    assert not after.may("end")


def test_a_kobito_taken_may_be_played_in_the_same_turn() -> None:
    """KOB-J3."""
    after = table("6 9", ["5:4 | 5 K 7", *QUIET]).do("swap 6 g1", "add K g1 high")
    assert (after.gold(1), after.table.played) == ("5:4 | 5 6 7 K", 1)
    assert after.may("end")


def test_a_kobito_taken_and_played_may_be_taken_again() -> None:
    """KOB-J3."""
    after = table("6 8", ["6:6 | 5 K 7", *QUIET]).do("swap 6 g1", "add K g1 high", "swap 8 g1")
    assert (after.gold(1), after.hand()) == ("6:6 | 5 6 7 8", "K")


def test_a_swap_wins_no_gold_and_changes_no_length() -> None:
    """KOB-J3."""
    after = table("6", ["4:3 | 5 K 7", *QUIET]).do("swap 6 g1")
    assert (after.gold(1), after.scores()) == ("4:3 | 5 6 7", [0, 0])


def test_where_two_kobitos_lie_each_is_taken_with_its_own_number() -> None:
    """KOB-J3."""
    after = table("7 8", ["6:6 | 6 K K", *QUIET]).do("swap 8 g1")
    assert after.gold(1) == "6:6 | 6 K 8"
    assert after.do("swap 7 g1").hand() == "K K"


def test_a_number_is_not_swapped_for_the_same_number() -> None:
    """KOB-J3."""
    assert not table("6 7", ["5:4 | 5 6 7", *QUIET], others={1: ["6 7"]}).may_any("swap")


@pytest.mark.parametrize("card", ["K", "P"])
def test_only_a_number_card_is_swapped_in(card: str) -> None:
    """KOB-J3."""
    game = table(card, ["5:4 | 5 K 7", *QUIET]).value()
    with pytest.raises(pioche.IllegalMove) as refused:
        game.play(0, f"swap {card} g1")
    assert refused.value.rule == "KOB-J3"


def test_a_kobito_moved_to_a_gold_stands_for_what_its_new_place_needs() -> None:
    """KOB-J4."""
    after = table("", ["6:6 | 9 10", *QUIET], ["3 4 K"]).do("move s1 high g1 high")
    assert after.gold(1) == "6:6 | 9 10 K"
    assert stands_for(after, 1) == [9, 10, 11]


def test_a_kobito_of_the_studio_moves_to_any_end_at_a_gold() -> None:
    """KOB-J4."""
    start = table("", ["6:6 | 9 10", *QUIET], ["3 4 K"])
    assert start.may(*(f"move s1 high g{slot} {end}" for slot in (1, 2, 3) for end in ("low", "high")))


def test_a_kobito_moved_is_taken_only_with_its_new_number() -> None:
    """KOB-J4."""
    after = table("5 11", ["6:6 | 9 10", "5:4 | 1", "6:6 | 1"], ["3 4 K"]).do("move s1 high g1 high")
    assert [move for move in after.legal() if move.startswith("swap")] == ["swap 11 g1"]


def test_the_studio_rainbow_asks_again_for_the_number_its_kobito_stood_for() -> None:
    """KOB-J4."""
    after = table("5", ["6:6 | 9 10", *QUIET], ["3 4 K"]).do("move s1 high g1 high")
    assert after.do("add 5 s1 high").studio(1) == "3 4 5"
    assert not after.may_any("swap")
