"""KOB-U1 and KOB-U2: starting studio rainbows, and keeping them apart."""

import pytest

import pioche

from .builders import table


def test_two_neighbouring_cards_from_hand_start_a_rainbow() -> None:
    """KOB-U1."""
    after = table("7 8 11").do("start 7 8")
    assert (after.studio(1), after.hand(), after.table.played) == ("7 8", "11", 2)


def test_twelve_and_one_start_a_rainbow() -> None:
    """KOB-U1."""
    after = table("1 12", ["4:3 | 6", "5:4 | 6", "6:6 | 6"]).do("start 12 1")
    assert after.studio(1) == "12 1"


def test_a_kobito_may_be_the_lower_or_the_higher_of_the_two() -> None:
    """KOB-U1."""
    start = table("8 K")
    assert start.do("start K 8").studio(1) == "K 8"
    assert start.do("start 8 K").studio(1) == "8 K"
    assert [card["number"] for card in start.do("start K 8").view()["studios"][0][0]] == [7, 8]


def test_a_kobito_beside_a_twelve_stands_for_one() -> None:
    """KOB-U1."""
    after = table("12 K").do("start 12 K")
    assert [card["number"] for card in after.view()["studios"][0][0]] == [12, 1]


def test_every_pair_in_hand_may_start() -> None:
    """KOB-U1."""
    starts = [move for move in table("7 8 10 K").legal() if move.startswith("start")]
    assert starts == ["start 10 K", "start 7 8", "start 7 K", "start 8 K", "start K 10", "start K 7", "start K 8"]


def test_cards_that_are_no_neighbours_start_nothing() -> None:
    """KOB-U1."""
    assert not table("4 6 8 10 12").may_any("start")


def test_two_equal_cards_start_nothing() -> None:
    """KOB-U1."""
    assert not table("7 7").may_any("start")


def test_a_card_on_the_table_is_no_partner_for_a_start() -> None:
    """KOB-U1."""
    assert not table("7 11", ["4:3 | 6", "5:4 | 8", "6:6 | 12"], ["8 9"]).may_any("start")


def test_one_card_alone_is_no_start() -> None:
    """KOB-U1."""
    with pytest.raises(pioche.UnreadableMove):
        table("7 8").value().play(0, "start 7")


def test_a_rainbow_may_be_started_after_other_actions() -> None:
    """KOB-U1."""
    after = table("3 7 8", studio=["4 5 6"]).do("add 3 g1 high", "move s1 low g1 high", "start 7 8")
    assert after.studio(2) == "7 8"


def test_a_new_rainbow_takes_the_lowest_free_place() -> None:
    """KOB-U1."""
    after = table("7 8 10 11", studio=["4 5", "", "5 6"]).do("start 7 8", "start 10 11")
    assert [after.studio(place) for place in (1, 2, 3, 4)] == ["4 5", "7 8", "5 6", "10 11"]


def test_a_place_that_came_free_in_the_turn_is_taken_again() -> None:
    """KOB-U1."""
    start = table("7 8", studio=["3 4", "5 6"])
    after = start.do("move s1 low g1 high", "move s1 low g1 high", "start 7 8")
    assert (after.studio(1), after.studio(2), after.studio(3)) == ("7 8", "5 6", "")


def test_a_studio_has_four_rainbows_at_most() -> None:
    """KOB-U1."""
    assert table("7 8", studio=["4 5", "5 6", "9 10"]).may("start 7 8")
    assert not table("7 8", studio=["4 5", "5 6", "9 10", "11 12"]).may_any("start")


def test_a_rainbow_may_start_in_a_full_studio_once_another_has_left() -> None:
    """KOB-U1."""
    start = table("7 8", studio=["4 5", "5 6", "3 4", "11 12"])
    after = start.do("move s3 low g1 high", "move s3 low g1 high", "start 7 8")
    assert after.studio(3) == "7 8"


def test_studio_rainbows_that_would_fit_stay_apart() -> None:
    """KOB-U2."""
    after = table("7", studio=["5 6", "8 9"]).do("add 7 s1 high")
    assert (after.studio(1), after.studio(2)) == ("5 6 7", "8 9")
    assert not after.may_any("move")


def test_a_number_may_lie_in_two_rainbows_of_one_studio() -> None:
    """KOB-U2."""
    after = table("7 7", studio=["5 6", "8 9"]).do("add 7 s1 high", "add 7 s2 low")
    assert (after.studio(1), after.studio(2)) == ("5 6 7", "7 8 9")


def test_cards_move_only_from_the_studio_to_the_gold() -> None:
    """KOB-U2."""
    start = table("", ["4:3 | 6", "5:4 | 8", "6:6 | 10"], ["5 6 7", "7 8 9"])
    assert [move for move in start.legal() if move != "end"] == [
        "move s1 high g1 high",
        "move s1 high g2 low",
        "move s1 low g1 low",
        "move s2 high g2 high",
        "move s2 high g3 low",
        "move s2 low g1 high",
        "move s2 low g2 low",
    ]


@pytest.mark.parametrize("move", ["move g1 low s1 high", "move g1 low g2 high", "move s1 low s2 high"])
def test_nothing_moves_back_from_the_gold_or_between_golds_or_studio_rainbows(move: str) -> None:
    """KOB-U2."""
    game = table("", ["4:3 | 6 7", "5:4 | 5", "6:6 | 10"], ["5 6 7", "3 4"]).value()
    with pytest.raises(pioche.MoveError):
        game.play(0, move)
