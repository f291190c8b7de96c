"""KOB-E1 to KOB-E4: the end of the game and who has won."""

import pytest

import pioche

from .builders import QUIET, Position, table

FIFTEEN = {0: "4:3 4:3 4:3 5:4 5:4 5:4 5:4 6:6", 1: "6:6 6:6 6:6 7:8 7:8 7:8 7:8"}


def before_the_sixteenth(hand: str = "7 9") -> Position:
    """Seat 0 is to win the 16th gold; the last three are 4:3, 5:4 and 6:6."""
    golds = ["4:3 | 4 5 6", *QUIET]
    return table(hand, golds, ["8 9 10"], upcoming="", won=FIFTEEN, deck="11 11 11")


def stuck(
    hands: dict[int, str] | None = None, won: dict[int, str] | None = None, penalties: dict[int, str] | None = None
) -> Position:
    """Three seats with nothing to do but what `hands` gives them."""
    golds = ["5:4 | 9", "6:6 | 9", "7:8 | 9"]
    return table("", golds, ["3 4"], hands=hands, won=won, penalties=penalties, seats=3, deck="")


def test_the_sixteenth_gold_ends_the_game_at_once() -> None:
    """KOB-E1."""
    after = before_the_sixteenth().do("add 7 g1 high")
    assert after.view()["over"]
    assert (after.legal(0), after.legal(1)) == ([], [])


def test_no_card_is_turned_up_or_drawn_after_the_sixteenth_gold() -> None:
    """KOB-E1."""
    after = before_the_sixteenth().do("add 7 g1 high")
    assert (after.deck(), after.hand(0)) == ("11 11 11", "9")
    assert after.view()["golds"][0] is None
    assert [after.gold(2), after.gold(3)] == list(QUIET)


def test_the_gold_that_ends_the_game_counts() -> None:
    """KOB-E1."""
    start = before_the_sixteenth()
    assert start.scores() == [31, 50]
    assert start.do("add 7 g1 high").scores() == [34, 50]


def test_a_studio_card_may_win_the_sixteenth_gold_with_cards_still_owed() -> None:
    """KOB-E1."""
    start = table("1", ["4:3 | 5 6 7", *QUIET], ["8 9 10"], upcoming="", won=FIFTEEN)
    assert start.do("move s1 low g1 high").view()["over"]


def test_the_fifteenth_gold_does_not_end_the_game() -> None:
    """KOB-E1."""
    start = table("7 9", ["4:3 | 4 5 6", *QUIET], upcoming="7:8", deck="11 11")
    after = start.do("add 7 g1 high")
    assert (after.view()["over"], after.view()["gold_deck"], after.gold(1)) == (False, 0, "7:8 | 11")


def test_an_empty_gold_deck_alone_does_not_end_the_game() -> None:
    """KOB-E1."""
    after = before_the_sixteenth("11 12").do("add 11 s1 high", "add 12 s1 high", "end")
    assert (after.view()["gold_deck"], after.view()["over"]) == (0, False)


def test_no_move_is_taken_after_the_end() -> None:
    """KOB-E1."""
    game = before_the_sixteenth().value().play(0, "add 7 g1 high")
    assert (game.is_over, game.to_act, game.winners) == (True, (), (1,))
    with pytest.raises(pioche.GameIsOver):
        game.play(0, "end")


def test_each_penalty_card_costs_three() -> None:
    """KOB-E2."""
    assert table("9", won={0: "6:6 7:8", 1: "4:3"}, penalties={0: "4 4", 1: "9"}).scores() == [8, 0]


def test_kobito_and_paint_among_the_penalties_cost_three_as_well() -> None:
    """KOB-E2."""
    assert table("9", won={0: "7:8 7:8"}, penalties={0: "K P 12"}).scores() == [7, 0]


def test_a_paint_card_paid_costs_three_at_once() -> None:
    """KOB-E2."""
    assert table("P", won={0: "7:8"}).do("drop P").scores() == [5, 0]


def test_a_kobito_that_fits_nowhere_is_paid_and_costs_three() -> None:
    """KOB-E2."""
    after = table("K", ["4:3 |", "5:4 |", "6:6 |"], won={0: "7:8"}, deck="").do("drop K")
    assert (after.scores(), after.penalties(0)) == ([5, 0], "K")


def test_a_score_may_fall_below_nothing() -> None:
    """KOB-E2."""
    assert table("9", penalties={0: "1 2 3 4 5 6 7 8 9 10"}).scores() == [-30, 0]


def test_cards_left_in_hands_and_studios_cost_nothing() -> None:
    """KOB-E2."""
    start = table("K P 1 2 12", studio=["5 6", "8 9 10"], hands={1: "9 9 9"}, won={0: "5:4"})
    assert start.scores() == [4, 0]


def test_the_most_points_win() -> None:
    """KOB-E3."""
    assert table("9", seats=3, won={0: "5:4", 1: "7:8", 2: "6:6"}).winners() == [1]


def test_penalties_decide_who_has_the_most() -> None:
    """KOB-E3."""
    assert table("9", seats=3, won={0: "5:4", 1: "7:8"}, penalties={1: "4 4"}).winners() == [0]


def test_a_tie_is_shared() -> None:
    """KOB-E3."""
    start = table("9", seats=3, won={0: "5:4 5:4", 1: "4:3", 2: "7:8"})
    assert start.winners() == [0, 2]


def test_a_tie_below_nothing_is_shared_as_well() -> None:
    """KOB-E3."""
    start = table("9", seats=3, penalties={0: "4", 1: "5", 2: "6 6"})
    assert start.winners() == [0, 1]


def test_a_whole_round_in_which_nobody_can_do_anything_ends_the_game() -> None:
    """KOB-E4."""
    assert stuck().do("end", "end", "end").view()["over"]


def test_less_than_a_whole_round_does_not_end_the_game() -> None:
    """KOB-E4."""
    after = stuck().do("end", "end")
    assert (after.view()["over"], after.table.turn_of) == (False, 2)


def test_a_stuck_game_is_scored_as_it_stands() -> None:
    """KOB-E4."""
    after = stuck(won={1: "7:8", 2: "6:6"}, penalties={1: "4"}).do("end", "end", "end")
    assert (after.scores(), after.winners()) == ([0, 5, 6], [2])


def test_a_play_keeps_the_game_going() -> None:
    """KOB-E4."""
    after = stuck(hands={1: "8"}).do("end", "add 8 g1 low", "end", "end")
    assert not after.view()["over"]
    assert after.do("end", "end").view()["over"]


def test_a_penalty_keeps_the_game_going() -> None:
    """KOB-E4."""
    after = stuck(hands={1: "1"}).do("end", "drop 1", "end")
    assert not after.view()["over"]
    assert after.do("end", "end").view()["over"]


def test_a_card_drawn_keeps_the_game_going() -> None:
    """KOB-E4."""
    start = table("", ["5:4 | 9", "6:6 | 9", "7:8 | 9"], seats=2, deck="1")
    after = start.do("end", "end")
    assert (after.view()["over"], after.hand(0)) == (False, "1")


def test_a_move_keeps_the_game_going() -> None:
    """KOB-E4."""
    start = table("", ["5:4 | 9", "6:6 | 9", "7:8 | 2"], ["3 4 5"], deck="")
    after = start.do("move s1 low g3 high", "move s1 low g3 high", "move s1 low g3 high", "end", "end")
    assert not after.view()["over"]
    assert after.do("end").view()["over"]


def test_who_can_move_and_does_not_keeps_the_game_going_as_well() -> None:
    """KOB-E4."""
    start = table("", ["5:4 | 9", "6:6 | 9", "7:8 | 2"], ["3 4 5"], deck="")
    assert not start.do("end", "end", "end", "end", "end").view()["over"]


def test_a_discard_to_draw_from_keeps_the_game_going() -> None:
    """KOB-E4."""
    start = table("", ["5:4 | 9", "6:6 | 9", "7:8 | 9"], seats=2, deck="", discard="1")
    after = start.do("end", "end")
    assert (after.view()["over"], after.hand(0)) == (False, "1")


def test_a_game_of_very_many_turns_goes_on_and_keeps_its_bytes() -> None:
    """KOB-E4: seats that could still move may end their turns for ever."""
    start = table("", ["5:4 | 4", "6:6 | 9", "7:8 | 9"], ["5 6 7"], seats=2, deck="")
    start.table.turn_number = 32767
    after = start.do("end")
    assert (after.table.turn_number, after.table.turn_of) == (32767, 1)
    assert len(after.table.pack()) == len(start.table.pack())
