"""KOB-P1 to KOB-P3: the replacement cards."""

import pytest

import pioche

from .builders import QUIET, table


def test_paint_and_a_number_from_hand_are_laid_on_the_same_number_at_a_gold() -> None:
    """KOB-P1."""
    after = table("5 9 P", ["6:6 | 4 5 6", *QUIET]).do("paint 5 g1")
    assert (after.gold(1), after.hand()) == ("6:6 | 4 5+ 6", "9")


def test_paint_is_laid_on_a_number_of_the_own_studio() -> None:
    """KOB-P1."""
    after = table("5 P", studio=["", "5 6"]).do("paint 5 s2")
    assert (after.studio(2), after.hand()) == ("5+ 6", "")


def test_paint_is_not_laid_in_another_studio() -> None:
    """KOB-P1."""
    assert not table("5 P", others={1: ["5 6"]}).may_any("paint")


def test_paint_is_not_laid_on_a_kobito() -> None:
    """KOB-P1."""
    assert not table("5 P", ["6:6 | 4 K 6", *QUIET], ["6 7"]).may_any("paint")


def test_paint_needs_a_number_in_hand_that_lies_on_the_table() -> None:
    """KOB-P1."""
    assert not table("7 P", ["6:6 | 4 5 6", *QUIET]).may_any("paint")


def test_a_kobito_in_hand_is_no_number_to_paint_with() -> None:
    """KOB-P1."""
    assert not table("K P", ["6:6 | 4 5 6", *QUIET]).may_any("paint")


def test_without_a_paint_card_nothing_is_painted() -> None:
    """KOB-P1."""
    assert not table("5 5", ["6:6 | 4 5 6", *QUIET]).may_any("paint")


@pytest.mark.parametrize("move", ["add P g1 high", "start P 5", "start 5 P"])
def test_paint_is_never_played_alone(move: str) -> None:
    """KOB-P1."""
    with pytest.raises(pioche.IllegalMove) as refused:
        table("5 P", ["6:6 | 4 5 6", *QUIET]).value().play(0, move)
    assert (refused.value.rule, refused.value.details["reason"]) == ("KOB-P1", "kobito-paint-alone")


def test_a_lone_paint_card_can_only_be_paid() -> None:
    """KOB-P1."""
    assert table("P", ["6:6 | 4 5 6", *QUIET]).legal() == ["drop P"]


def test_painting_leaves_the_rainbow_and_its_length_as_they_were() -> None:
    """KOB-P1."""
    after = table("6 7 P", ["4:3 | 4 5 6", *QUIET]).do("paint 6 g1")
    assert (after.gold(1), after.scores()) == ("4:3 | 4 5 6+", [0, 0])
    assert after.may("add 7 g1 high")


def test_a_painted_number_may_be_painted_again() -> None:
    """KOB-P1."""
    after = table("5 5 P P", ["6:6 | 4 5 6", *QUIET]).do("paint 5 g1", "paint 5 g1")
    assert (after.gold(1), after.table.played) == ("6:6 | 4 5++ 6", 4)


def test_any_card_of_the_rainbow_may_be_painted() -> None:
    """KOB-P1."""
    start = table("11 12 1 P", ["7:8 | 11 12 1", "5:4 | 6", "6:6 | 6"])
    assert start.may("paint 11 g1", "paint 12 g1", "paint 1 g1")


def test_a_painted_number_is_taken_by_no_swap() -> None:
    """KOB-P1."""
    assert not table("5", ["6:6 | 4 5+ 6", *QUIET]).may_any("swap")


def test_paint_and_number_both_count_as_played() -> None:
    """KOB-P2."""
    after = table("5 9 P", ["6:6 | 4 5 6", *QUIET], ["10 11"]).do("paint 5 g1")
    assert (after.table.owed, after.table.played) == (2, 2)
    assert after.may("end")


def test_painting_once_is_not_enough_for_three_owed() -> None:
    """KOB-P2."""
    after = table("5 9 P", ["6:6 | 4 5 6", *QUIET], ["11 12", "11 12"]).do("paint 5 g1")
    assert after.legal() == ["drop 9"]


def test_a_painted_pile_moves_as_one() -> None:
    """KOB-P3."""
    after = table("", ["6:6 | 4", *QUIET], ["5++ 6 7"]).do("move s1 low g1 high")
    assert (after.gold(1), after.studio(1)) == ("6:6 | 4 5++", "6 7")


def test_a_painted_pile_counts_as_one_card_of_the_length() -> None:
    """KOB-P3."""
    after = table("7", ["5:4 | 4 5++ 6", *QUIET]).do("add 7 g1 high")
    assert (after.gold(1), after.scores()) == ("5:4 | 4 5++ 6 7", [0, 0])


def test_all_cards_of_a_painted_pile_go_to_the_discard() -> None:
    """KOB-P3."""
    after = table("7", ["4:3 | 4 5++ 6+", *QUIET], deck="9").do("add 7 g1 high")
    assert after.discard() == "4 5 5 5 6 6 7 P P P"


def test_a_painted_pile_moved_to_a_gold_is_discarded_with_it() -> None:
    """KOB-P3."""
    start = table("", ["4:3 | 2 3 4", *QUIET], ["5+ 6 7"], deck="9")
    assert start.do("move s1 low g1 high").discard() == "2 3 4 5 5 P"


def test_paint_laid_twice_and_a_kobito_are_all_in_the_discard() -> None:
    """KOB-P3."""
    start = table("5 5 P P K", ["4:3 | 4 5", *QUIET], ["6 7 8"], deck="9")
    after = start.do("paint 5 g1", "paint 5 g1", "add K g1 low", "move s1 low g1 high")
    assert after.discard() == "4 5 5 5 6 K P P"
