"""Single rules of 5211, on situations made by hand."""

import pytest

from . import g5211
from .script import Script
from .situations import cards, refuses


def kept(laid: list[str], edition: g5211.Edition = g5211.NEXT_MOVE) -> list[list[str]]:
    return g5211.scoring_cards([cards(own) for own in laid], len(laid), edition)


def test_exactly_six_kododo_with_four_players_are_all_that_scores() -> None:
    laid = ["Y1 Y1 Y2 G2", "G1 G1 G3 Y2", "O1 B1 B2 B3", "Y6 Y4 Y3 O2"]
    assert kept(laid) == [["Y1", "Y1"], ["G1", "G1"], ["O1", "B1"], []]


def test_more_kododo_than_the_exact_number_do_nothing() -> None:
    laid = ["Y1 Y1 Y2 G2", "G1 G1 G3 Y2", "O1 B1 B2 B3", "Y6 Y4 Y1 O2"]
    assert kept(laid) == [["G2"], ["G1", "G1", "G3"], [], []]


def test_in_ouchi_more_kododo_than_needed_score_too() -> None:
    laid = ["Y1 Y1 R1 G2", "G1 G1 G1 R1"]
    assert kept(laid, g5211.OUCHI) == [["Y1", "Y1", "R1"], ["G1", "G1", "G1", "R1"]]


def test_eight_green_are_over_the_limit_of_four_players_and_yellow_scores() -> None:
    laid = ["G2 G3 Y3 O2", "G2 G3 Y4 O3", "G2 G3 Y2 B2", "G2 G3 Y5 V2"]
    assert kept(laid) == [["Y3"], ["Y4"], ["Y2"], ["Y5"]]


def test_colours_that_tie_are_all_out() -> None:
    table = cards("Y2 Y2 Y2 Y2 Y3 G2 G2 G2 G2 G3 O2 O2 O3 B2 B2 V2")
    assert g5211.winning_colour(table, 7) == "O"


def test_ties_all_the_way_down_score_nothing() -> None:
    table = cards("Y2 Y2 Y2 Y2 Y3 G2 G2 G2 G2 G3 O2 O2 B2 B3 V2 V4")
    assert g5211.winning_colour(table, 7) is None


def test_the_deck_of_5211_has_100_cards_and_255_points() -> None:
    deck = g5211.deck(g5211.NEXT_MOVE)
    assert (len(deck), sum(map(g5211.value_of, deck))) == (100, 255)


@pytest.mark.parametrize(("edition", "winners"), [(g5211.NEXT_MOVE, [1]), (g5211.OUCHI, [0, 1])])
def test_a_tie_goes_to_the_larger_score_pile_in_next_move_only(edition: g5211.Edition, winners: list[int]) -> None:
    assert g5211.winners([["G4"], ["G2", "G2"], ["G3"]], [4, 4, 3], edition) == winners


def test_a_card_that_is_not_in_hand_cannot_be_laid() -> None:
    table = g5211.Table(Script([], [[0, "G6"]]), g5211.NEXT_MOVE, 2)
    table.hands = [cards("G1 G2 G3 G4 Y1"), []]
    with refuses("5211-R1"):
        table.lay(0)
