"""KOB-T1 to KOB-T5: what is owed, penalties, and the end of a turn."""

import pytest

import pioche

from .builders import QUIET, table


def test_one_card_is_owed_with_an_empty_studio() -> None:
    """KOB-T1."""
    assert table("5 6 7 8 9").table.owed == 1


@pytest.mark.parametrize(
    ("studio", "owed"), [(["5 6"], 2), (["5 6", "8 9"], 3), (["5 6", "", "8 9"], 3), (["5 6", "8 9", "11 12"], 4)]
)
def test_one_more_is_owed_for_each_rainbow_in_the_studio(studio: list[str], owed: int) -> None:
    """KOB-T1."""
    assert table("5 6 7 8 9", studio=studio).table.owed == owed


def test_rainbows_of_another_studio_are_not_owed_for() -> None:
    """KOB-T1."""
    assert table("5 6 7 8 9", others={1: ["5 6", "8 9", "11 12"]}).table.owed == 1


def test_a_rainbow_started_in_the_turn_adds_nothing_to_what_is_owed() -> None:
    """KOB-T1."""
    after = table("5 6 8 9 10").do("start 5 6", "start 8 9")
    assert after.table.owed == 1
    assert after.may("end")


def test_a_rainbow_moved_away_in_the_turn_takes_nothing_from_what_is_owed() -> None:
    """KOB-T1."""
    after = table("9 10", ["6:6 | 5", *QUIET], ["6 7"]).do("move s1 low g1 high", "move s1 low g1 high")
    assert after.studio(1) == ""
    assert after.table.owed == 2
    assert not after.may("end")


def test_the_turn_cannot_end_before_the_cards_owed_are_played() -> None:
    """KOB-T1."""
    start = table("3 1 7 8 9", studio=["10 11"])
    assert not start.may("end")
    once = start.do("add 3 g1 high")
    assert not once.may("end")
    assert once.do("add 9 s1 low").may("end")


def test_more_cards_than_owed_may_be_played() -> None:
    """KOB-T1."""
    after = table("3 4 5 8 8").do("add 3 g2 high", "add 4 g2 high", "add 5 g2 high")
    assert (after.table.owed, after.table.played) == (1, 3)
    assert after.gold(2) == "5:4 | 2 3 4 5"


def test_what_is_owed_is_counted_anew_each_turn() -> None:
    """KOB-T1."""
    first = table("5 6 8 9 9", hands={1: "9"}, deck="9 9 9 9 9 9 9").do("start 5 6", "start 8 9", "end")
    assert first.table.owed == 1
    second = first.do("drop 9")
    assert (second.table.turn_of, second.table.owed) == (0, 3)


def test_four_rainbows_owe_all_five_cards() -> None:
    """KOB-T2."""
    start = table("6 8 10 10 12", studio=["4 5", "6 7", "8 9", "10 11"])
    assert start.table.owed == 5
    four = start.do("add 6 s1 high", "add 8 s2 high", "add 10 s3 high", "add 12 s4 high")
    assert four.legal() == ["drop 10"]


def test_four_rainbows_and_five_cards_played_may_end() -> None:
    """KOB-T2."""
    start = table("6 8 10 11 12", studio=["4 5", "6 7", "8 9", "10 11"])
    after = start.do("add 6 s1 high", "add 8 s2 high", "add 10 s3 high", "add 11 s3 high", "add 12 s3 high")
    assert after.hand() == ""
    assert after.may("end")


def test_the_hand_is_refilled_to_five_from_the_top_when_the_turn_ends() -> None:
    """KOB-T3."""
    after = table("3 4 8 9 9", deck="12 K 7 6").do("add 3 g2 high", "add 4 g2 high", "end")
    assert after.hand(0) == "8 9 9 12 K"
    assert after.deck() == "7 6"


def test_nothing_is_drawn_during_the_turn() -> None:
    """KOB-T3."""
    assert table("3 4 8 9 9", deck="12 7 6").do("add 3 g2 high", "add 4 g2 high").hand() == "8 9 9"


def test_only_the_player_whose_turn_ends_draws() -> None:
    """KOB-T3."""
    after = table("3 8 8 8 8", hands={1: "7"}, deck="12 11 10").do("add 3 g1 high", "end")
    assert (after.hand(1), after.deck()) == ("7", "11 10")


def test_an_empty_deck_is_renewed_from_the_discard_in_the_middle_of_a_refill() -> None:
    """KOB-T3."""
    waiting = table("3 9", deck="12 11", discard="5 6 7 K P").do("add 3 g1 high").decide("end")
    assert waiting.hand(0) == "9 11 12"
    assert waiting.luck() == ["shuffle", "rainbow", ["5", "6", "7", "K", "P"]]
    after = waiting.bring("shuffle", "rainbow", ["P", "6", "K", "7", "5"])
    assert (after.hand(0), after.deck(), after.discard()) == ("6 9 11 12 P", "K 7 5", "")


def test_the_turn_passes_only_after_the_renewal() -> None:
    """KOB-T3."""
    waiting = table("3 9", hands={1: "9"}, deck="12", discard="5 6 7").do("add 3 g1 high").decide("end")
    assert waiting.table.turn_of == 0
    after = waiting.bring("shuffle", "rainbow", ["7", "6", "5"])
    assert (after.table.turn_of, after.table.owed) == (1, 1)


def test_a_deck_that_lasts_just_long_enough_is_not_renewed() -> None:
    """KOB-T3."""
    after = table("3 8 8 8 8", deck="12", discard="5 6 7").do("add 3 g1 high", "end")
    assert (after.deck(), after.discard()) == ("", "5 6 7")


def test_with_deck_and_discard_empty_the_player_draws_what_there_is() -> None:
    """KOB-T3."""
    after = table("3 9", deck="12").do("add 3 g1 high", "end")
    assert (after.hand(0), after.deck()) == ("9 12", "")


def test_a_discard_too_small_for_the_refill_is_drawn_to_its_last_card() -> None:
    """KOB-T3."""
    after = table("3 9", deck="", discard="12 12").do("add 3 g1 high", "end")
    assert (after.hand(0), after.deck(), after.discard()) == ("9 12 12", "", "")


def test_who_cannot_play_pays_a_card_of_their_choice() -> None:
    """KOB-T4."""
    assert table("7 9 11 P").legal() == ["drop 11", "drop 7", "drop 9", "drop P"]


def test_a_penalty_goes_onto_the_score_pile() -> None:
    """KOB-T4."""
    after = table("7 9 11", deck="").do("drop 9")
    assert (after.penalties(0), after.hand(0), after.discard()) == ("9", "7 11", "")


def test_nobody_may_pay_while_a_card_can_be_added() -> None:
    """KOB-T4."""
    assert table("9 9 9 9 3").legal() == ["add 3 g1 high", "add 3 g2 high", "add 3 g3 high"]


def test_nobody_may_pay_while_a_rainbow_can_be_started() -> None:
    """KOB-T4."""
    assert table("8 9 12").legal() == ["start 8 9"]


def test_nobody_may_pay_while_paint_can_be_laid() -> None:
    """KOB-T4."""
    assert table("2 P 9").legal() == ["paint 2 g1", "paint 2 g2", "paint 2 g3"]


def test_only_the_missing_number_of_cards_is_paid() -> None:
    """KOB-T4."""
    after = table("5 9 9 12", studio=["6 7", "", "6 7"], deck="").do("add 5 s1 low", "drop 9")
    assert after.table.turn_of == 0
    assert after.legal() == ["drop 12", "drop 9"]
    assert after.do("drop 12").penalties(0) == "9 12"


def test_who_has_played_what_is_owed_pays_nothing() -> None:
    """KOB-T4."""
    assert table("3 9 9").do("add 3 g1 high").legal() == ["end"]


def test_a_move_that_would_open_a_play_does_not_forbid_the_penalty() -> None:
    """KOB-T4."""
    start = table("4", studio=["3 4 5"])
    assert start.may("drop 4", "move s1 low g1 high")
    assert start.do("move s1 low g1 high").may("add 4 g1 high")


def test_a_swap_that_would_open_a_play_does_not_forbid_the_penalty() -> None:
    """KOB-T4."""
    start = table("9", studio=["8 K"])
    assert start.legal() == ["drop 9", "swap 9 s1"]
    assert start.do("swap 9 s1").may("add K s1 high")


def test_once_a_play_is_there_again_the_penalty_is_no_longer_allowed() -> None:
    """KOB-T4."""
    assert not table("9", studio=["8 K"]).do("swap 9 s1").may_any("drop")
    assert not table("4", studio=["3 4 5"]).do("move s1 low g1 high").may_any("drop")


def test_after_the_first_penalty_only_penalties_follow() -> None:
    """KOB-T4."""
    start = table("9 12", studio=["8 K 10"])
    assert start.may("swap 9 s1", "drop 12")
    assert start.do("drop 12").legal() == ["drop 9"]


def test_no_move_is_left_after_the_first_penalty() -> None:
    """KOB-T4."""
    start = table("9 12", studio=["3 4 5"])
    assert start.may("move s1 low g1 high")
    assert start.do("drop 12").legal() == ["drop 9"]


def test_a_card_that_could_be_played_after_a_penalty_stays_a_penalty() -> None:
    """KOB-T4."""
    after = table("9 12 12", studio=["4 5", "6 7"]).do("drop 9")
    assert after.legal() == ["drop 12"]


def test_the_last_penalty_ends_the_turn_by_itself() -> None:
    """KOB-T4."""
    after = table("9 12", studio=["4 5"], hands={1: "7"}, deck="6 6 6 6 6 6").do("drop 12", "drop 9")
    assert after.table.turn_of == 1
    assert after.hand(0) == "6 6 6 6 6"


def test_only_the_cards_held_are_owed() -> None:
    """KOB-T4."""
    start = table("5 9", studio=["6 7", "6 7", "6 7", "6 7"])
    assert start.table.owed == 2
    assert start.do("add 5 s1 low").legal() == ["drop 9"]


def test_an_empty_hand_owes_nothing() -> None:
    """KOB-T4."""
    start = table("", studio=["6 7", "8 9"])
    assert start.table.owed == 0
    assert start.legal() == ["end"]


def test_actions_of_a_turn_come_in_any_order() -> None:
    """KOB-T5."""
    after = table("5 6 12 2 P", ["5:4 | 2", "5:4 | 2", "6:6 | 11 K"], ["3 4 5"]).do(
        "move s1 low g1 high",
        "paint 2 g2",
        "swap 12 g3",
        "add K g1 high",
        "start 5 6",
    )
    assert (after.gold(1), after.gold(2), after.gold(3)) == ("5:4 | 2 3 K", "5:4 | 2+", "6:6 | 11 12")
    assert (after.studio(1), after.studio(2), after.hand()) == ("4 5", "5 6", "")


def test_the_same_actions_come_in_another_order_and_more_than_once() -> None:
    """KOB-T5."""
    after = table("5 6 12 2 P", ["5:4 | 2", "5:4 | 2", "6:6 | 11 K"], ["3 4 5 6"]).do(
        "start 5 6",
        "swap 12 g3",
        "add K g3 high",
        "move s1 low g1 high",
        "paint 2 g1",
        "move s1 low g1 high",
    )
    assert (after.gold(1), after.gold(3)) == ("5:4 | 2+ 3 4", "6:6 | 11 12 K")
    assert (after.studio(1), after.studio(2)) == ("5 6", "5 6")


def test_every_kind_of_action_is_still_there_when_nothing_is_owed() -> None:
    """KOB-T5."""
    start = table("1 3 11 12 P", ["5:4 | 2", "5:4 | 10", "6:6 | 11 K"], ["4 5 6"])
    after = start.do("add 1 g1 low", "add 3 g1 high")
    assert after.may("add 11 g2 high", "start 11 12", "move s1 low g1 high", "swap 12 g3", "paint 11 g3", "end")


def test_nobody_acts_in_another_players_turn() -> None:
    """KOB-T5."""
    start = table("3", hands={1: "3 3 3"}, others={1: ["3 4 5"]})
    assert start.legal(1) == []
    with pytest.raises(pioche.NotYourTurn) as refused:
        start.value().play(1, "add 3 g1 high")
    assert refused.value.rule == "KOB-S5"
