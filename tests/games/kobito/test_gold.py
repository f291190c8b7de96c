"""KOB-G1 to KOB-G4: from the studio to the gold, and winning it."""

from collections import Counter

from .builders import QUIET, table

NINES = ("5:4 | 9", "6:6 | 9")


def test_an_end_card_of_the_own_studio_moves_to_a_gold_rainbow() -> None:
    """KOB-G1."""
    after = table("9", ["6:6 | 6 7", *QUIET], ["8 9 10"]).do("move s1 low g1 high")
    assert (after.gold(1), after.studio(1)) == ("6:6 | 6 7 8", "9 10")


def test_the_high_end_moves_as_well_as_the_low_end() -> None:
    """KOB-G1."""
    after = table("9", ["6:6 | 11 12", *QUIET], ["8 9 10"]).do("move s1 high g1 low")
    assert (after.gold(1), after.studio(1)) == ("6:6 | 10 11 12", "8 9")


def test_a_move_over_twelve_goes_from_either_side() -> None:
    """KOB-G1."""
    start = table("", ["6:6 | 12", "6:6 | 2", "5:4 | 7"], ["1 2 3", "10 11 12"])
    assert start.do("move s1 low g1 high").gold(1) == "6:6 | 12 1"
    assert not start.may_any("move s2 high")
    assert not start.may("move s1 low g3 high")


def test_cards_moved_do_not_count_as_played() -> None:
    """KOB-G1."""
    after = table("9", ["6:6 | 6 7", *QUIET], ["8 9 10 11"]).do("move s1 low g1 high", "move s1 low g1 high")
    assert (after.table.owed, after.table.played) == (1, 0)
    assert not after.may("end")


def test_cards_may_be_moved_after_what_is_owed_was_played() -> None:
    """KOB-G1."""
    after = table("11 7", ["6:6 | 6", *QUIET], ["8 9 10"]).do("add 11 s1 high", "add 7 g1 high")
    assert after.legal() == ["end", "move s1 low g1 high"]


def test_nobody_moves_cards_of_another_studio() -> None:
    """KOB-G1."""
    assert not table("9", others={1: ["3 4 5"]}).may_any("move")


def test_a_studio_card_that_is_no_neighbour_does_not_move() -> None:
    """KOB-G1."""
    assert not table("9", studio=["5 6 7"]).may_any("move")


def test_a_move_goes_to_no_slot_without_a_rainbow() -> None:
    """KOB-G1."""
    assert not table("", ["4:3 |", *NINES], ["3 4 K K"]).may_any("move s1 high g1", "move s1 low g1")


def test_no_card_is_taken_out_of_the_middle() -> None:
    """KOB-G2."""
    assert not table("", ["6:6 | 7", *NINES], ["7 8 9"]).may_any("move")
    assert table("", ["6:6 | 7", *NINES], ["8 9 10"]).may("move s1 low g1 high")


def test_two_cards_may_be_left() -> None:
    """KOB-G2."""
    after = table("", ["6:6 | 3", "5:4 | 12", "6:6 | 12"], ["2 3 4"]).do("move s1 high g1 high")
    assert after.studio(1) == "2 3"
    assert after.legal() == ["end"]


def test_one_card_may_not_be_left_when_it_fits_no_gold() -> None:
    """KOB-G2."""
    assert not table("", ["6:6 | 3", *NINES], ["3 4"]).may_any("move")


def test_one_card_may_be_left_when_another_gold_takes_it() -> None:
    """KOB-G2."""
    after = table("", ["6:6 | 3", "5:4 | 9", "6:6 | 2"], ["3 4"]).do("move s1 high g1 high")
    assert (after.gold(1), after.studio(1)) == ("6:6 | 3 4", "3")
    assert after.legal() == ["move s1 high g3 high", "move s1 low g3 high"]


def test_one_card_may_be_left_when_it_follows_onto_the_same_gold() -> None:
    """KOB-G2."""
    after = table("", ["6:6 | 2", *NINES], ["3 4"]).do("move s1 low g1 high")
    assert after.legal() == ["move s1 high g1 high", "move s1 low g1 high"]
    assert after.do("move s1 low g1 high").gold(1) == "6:6 | 2 3 4"


def test_one_card_may_follow_downwards_onto_the_same_gold() -> None:
    """KOB-G2."""
    after = table("", ["6:6 | 1", *NINES], ["11 12"]).do("move s1 high g1 low", "move s1 high g1 low")
    assert (after.gold(1), after.studio(1)) == ("6:6 | 11 12 1", "")


def test_one_card_may_follow_at_the_other_end_of_the_same_gold() -> None:
    """KOB-G2."""
    start = table("", ["12:9 | 3 4 5 6 7 8 9 10 11 12", "12:9 | 6", "12:9 | 6"], ["1 2"], box=["12:9"] * 18)
    after = start.do("move s1 high g1 low")
    assert after.may("move s1 low g1 low", "move s1 low g1 high")


def test_a_card_left_that_would_make_the_same_gold_too_long_is_not_left() -> None:
    """KOB-G2."""
    assert not table("", ["4:3 | 12 1 2", *NINES], ["3 4"]).may_any("move")
    assert table("", ["5:4 | 12 1 2", *NINES], ["3 4"]).may("move s1 low g1 high")


def test_the_gold_that_the_first_move_completes_does_not_take_the_card_left() -> None:
    """KOB-G2."""
    start = table("", ["4:3 | 12 1 2", "5:4 | 9", "6:6 | 5"], ["3 4"], deck="5 6", upcoming="7:8")
    after = start.do("move s1 low g1 high")
    assert after.gold(1) == "7:8 | 5"
    assert after.legal() == ["move s1 high g3 low", "move s1 low g3 low"]


def test_on_the_newly_turned_up_rainbow_the_card_left_is_refused() -> None:
    """KOB-G2."""
    start = table("", ["4:3 | 12 1 2", "5:4 | 9", "6:6 | 5"], ["3 4"], deck="3 6", upcoming="7:8")
    after = start.do("move s1 low g1 high")
    assert not after.may_any("move s1 low g1", "move s1 high g1")
    done = after.do("move s1 low g3 low")
    assert done.gold(1) == "7:8 | 3"


def test_once_the_card_left_is_placed_the_new_rainbow_takes_cards_again() -> None:
    """KOB-G2."""
    start = table("6", ["4:3 | 12 1 2", "5:4 | 9", "6:6 | 5"], ["3 4", "7 8 9"], deck="6 6", upcoming="7:8")
    after = start.do("move s1 low g1 high", "move s1 low g3 low")
    assert after.may("move s2 low g1 high")


def test_the_card_left_goes_before_anything_else() -> None:
    """KOB-G2."""
    golds = ["6:6 | 3", "5:4 | 9", "6:6 | 2"]
    start = table("10 8 K 3 P", golds, ["3 4", "5 6 7"], others={1: ["2 K"]})
    ready = start.do("add 10 g2 high", "add 8 g2 low", "add K s2 high")
    assert ready.may("add 3 g3 high", "paint 3 g1", "swap 3 p1s1", "end")
    assert ready.do("move s1 high g1 high").legal() == ["move s1 high g3 high", "move s1 low g3 high"]


def test_a_turn_does_not_end_on_a_single_card_left() -> None:
    """KOB-G2."""
    start = table("10 8", ["6:6 | 3", "5:4 | 9", "6:6 | 2"], ["3 4"]).do("add 10 g2 high", "add 8 g2 low")
    assert start.may("end")
    assert not start.do("move s1 high g1 high").may("end")


def test_a_card_left_needs_a_gold_at_once_and_not_after_a_card_from_hand() -> None:
    """KOB-G2."""
    assert not table("5", ["6:6 | 6", "6:6 | 3", "5:4 | 9"], ["3 4"]).may("move s1 high g2 high")
    assert table("", ["6:6 | 5 6", "6:6 | 3", "5:4 | 2"], ["3 4"]).may("move s1 high g2 high")


def test_a_single_kobito_may_be_left_and_goes_to_any_gold() -> None:
    """KOB-G2."""
    after = table("", ["6:6 | 2", *NINES], ["3 K"]).do("move s1 low g1 high")
    assert after.legal() == [
        f"move s1 {end} g{slot} {to_end}" for end in ("high", "low") for slot in (1, 2, 3) for to_end in ("high", "low")
    ]


def test_a_single_kobito_with_no_gold_but_the_one_completed_is_not_left() -> None:
    """KOB-G2."""
    assert not table("", ["4:3 | 12 1 2", "5:4 |", "6:6 |"], ["3 K"]).may("move s1 low g1 high")


def test_a_whole_rainbow_is_spread_over_several_golds() -> None:
    """KOB-G2."""
    start = table("", ["7:8 | 4 5 6", "6:6 | 10", "5:4 | 1"], ["7 8 9"])
    after = start.do("move s1 low g1 high", "move s1 high g2 low", "move s1 low g1 high")
    assert (after.gold(1), after.gold(2), after.studio(1)) == ("7:8 | 4 5 6 7 8", "6:6 | 9 10", "")


def test_a_whole_rainbow_is_spread_over_three_golds() -> None:
    """KOB-G2."""
    start = table("", ["6:6 | 6", "6:6 | 10", "5:4 | 7"], ["7 8 9"])
    after = start.do("move s1 low g1 high", "move s1 high g2 low", "move s1 high g3 high")
    assert [after.gold(1), after.gold(2), after.gold(3)] == ["6:6 | 6 7", "6:6 | 9 10", "5:4 | 7 8"]


def test_the_rainbow_of_a_card_left_takes_nothing_from_hand() -> None:
    """KOB-G2."""
    after = table("4 2 K", ["6:6 | 3", "5:4 | 9", "6:6 | 2"], ["3 4"]).do("move s1 high g1 high")
    assert not after.may_any("add")


def test_whoever_brings_a_rainbow_to_its_length_takes_the_gold() -> None:
    """KOB-G3."""
    after = table("7 9", ["5:4 | 4 5 6", *QUIET], ["8 9 10"]).do("add 7 g1 high", "move s1 low g1 high")
    assert after.scores() == [4, 0]
    assert after.view()["gold_cards"] == [[[5, 4]], []]


def test_a_rainbow_one_short_wins_nothing() -> None:
    """KOB-G3."""
    after = table("7 9", ["5:4 | 4 5 6", *QUIET]).do("add 7 g1 high")
    assert (after.gold(1), after.scores()) == ("5:4 | 4 5 6 7", [0, 0])


def test_the_start_card_counts() -> None:
    """KOB-G3."""
    start = table("4 5 7 8", ["4:3 | 6", *QUIET])
    assert start.do("add 7 g1 high", "add 5 g1 low").scores() == [0, 0]
    assert start.do("add 7 g1 high", "add 5 g1 low", "add 4 g1 low").scores() == [3, 0]


def test_the_last_card_wins_whoever_laid_the_others() -> None:
    """KOB-G3."""
    first = table("5 6 9 9 9", ["4:3 | 4", *QUIET], hands={1: "7"})
    after = first.do("add 5 g1 high", "add 6 g1 high", "end", "add 7 g1 high")
    assert after.scores() == [0, 3]


def test_a_kobito_counts_towards_the_length() -> None:
    """KOB-G3."""
    assert table("K", ["4:3 | K 5 6", *QUIET]).do("add K g1 low").scores() == [3, 0]


def test_the_rainbow_goes_to_the_discard() -> None:
    """KOB-G3."""
    after = table("7", ["4:3 | 4 K 6", *QUIET], discard="1", deck="5 5").do("add 7 g1 high")
    assert after.discard() == "1 4 6 7 K"


def test_a_new_gold_and_a_new_start_come_into_its_slot() -> None:
    """KOB-G3."""
    after = table("7", ["4:3 | 4 5 6", *QUIET], deck="8 9 10", upcoming="6:6 7:8").do("add 7 g1 high")
    assert [after.gold(1), after.gold(2), after.gold(3)] == ["6:6 | 8", "5:4 | 2", "6:6 | 2"]
    assert (after.deck(), after.view()["gold_deck"]) == ("9 10", 1)


def test_the_turn_goes_on_after_a_gold_is_won() -> None:
    """KOB-G3."""
    after = table("7 9", ["4:3 | 4 5 6", *QUIET], deck="8 9 10", upcoming="6:6").do("add 7 g1 high")
    assert (after.table.turn_of, after.table.played) == (0, 1)
    assert after.legal() == ["add 9 g1 high", "end"]


def test_a_kobito_drawn_as_a_new_start_is_put_back_and_the_deck_reshuffled() -> None:
    """KOB-G3, KOB-S4."""
    waiting = table("7", ["4:3 | 4 5 6", *QUIET], deck="K 9 8", discard="1", upcoming="6:6").decide("add 7 g1 high")
    assert Counter(waiting.luck()[2]) == Counter(["8", "9", "K"])
    after = waiting.bring("shuffle", "rainbow", ["9", "K", "8"])
    assert (after.gold(1), after.deck(), after.discard()) == ("6:6 | 9", "K 8", "1 4 5 6 7")


def test_a_paint_card_drawn_as_a_new_start_is_put_back_too() -> None:
    """KOB-G3, KOB-S4."""
    waiting = table("7", ["4:3 | 4 5 6", *QUIET], deck="P 9", upcoming="6:6").decide("add 7 g1 high")
    again = waiting.bring("shuffle", "rainbow", ["P", "9"])
    assert again.luck()[2] == ["9", "P"]
    assert again.bring("shuffle", "rainbow", ["9", "P"]).gold(1) == "6:6 | 9"


def test_without_a_number_in_the_deck_the_discard_is_shuffled_in_for_a_start() -> None:
    """KOB-G3."""
    start = table("7", ["4:3 | 4 K 6", *QUIET], deck="K P", discard="12", upcoming="6:6")
    waiting = start.decide("add 7 g1 high")
    assert Counter(waiting.luck()[2]) == Counter(["K", "P", "12", "4", "K", "6", "7"])
    after = waiting.bring("shuffle", "rainbow", ["12", "K", "K", "P", "4", "7", "6"])
    assert (after.gold(1), after.deck(), after.discard()) == ("6:6 | 12", "K K P 4 7 6", "")


def test_with_the_deck_empty_the_discard_gives_the_start() -> None:
    """KOB-G3."""
    waiting = table("7", ["4:3 | 4 5 6", *QUIET], deck="", upcoming="6:6").decide("add 7 g1 high")
    assert Counter(waiting.luck()[2]) == Counter(["4", "5", "6", "7"])


def test_while_the_deck_holds_a_number_the_discard_stays() -> None:
    """KOB-G3."""
    after = table("7", ["4:3 | 4 5 6", *QUIET], deck="9", discard="1 2", upcoming="6:6").do("add 7 g1 high")
    assert (after.gold(1), after.deck(), after.discard()) == ("6:6 | 9", "", "1 2 4 5 6 7")


def test_a_slot_without_a_rainbow_stays_so_while_there_is_no_number() -> None:
    """KOB-G3."""
    start = table("3 9 9 9 9", ["4:3 |", *QUIET], hands={1: "9 9 9"}, deck="K P")
    after = start.do("add 3 g2 high", "end")
    assert (after.gold(1), after.table.turn_of, after.deck()) == ("4:3 |", 1, "P")


def test_a_slot_without_a_rainbow_is_given_one_at_the_start_of_the_next_turn() -> None:
    """KOB-G3."""
    start = table("3 9 9 9 9", ["4:3 |", *QUIET], deck="K 8 7")
    assert start.do("add 3 g2 high").gold(1) == "4:3 |"
    after = start.do("add 3 g2 high", "end")
    assert (after.gold(1), after.deck(), after.hand(0)) == ("4:3 | 8", "7", "9 9 9 9 K")


def test_a_slot_without_a_rainbow_takes_a_number_from_the_discard_at_the_next_turn() -> None:
    """KOB-G3."""
    start = table("3 9 9 9 9", ["4:3 |", *QUIET], deck="K P", discard="8 8").do("add 3 g2 high")
    waiting = start.decide("end")
    assert Counter(waiting.luck()[2]) == Counter(["8", "8", "P"])
    assert waiting.bring("shuffle", "rainbow", ["8", "P", "8"]).gold(1) == "4:3 | 8"


def test_a_slot_without_a_rainbow_waits_for_the_next_turn_even_if_another_gold_is_won() -> None:
    """KOB-G3."""
    start = table("7", ["4:3 |", "4:3 | 4 5 6", QUIET[1]], deck="9 10 11", upcoming="6:6")
    after = start.do("add 7 g2 high")
    assert (after.gold(1), after.gold(2)) == ("4:3 |", "6:6 | 9")


def test_a_slot_that_found_no_number_at_the_start_of_a_turn_waits_for_the_next_one() -> None:
    """KOB-G3."""
    golds = ["4:3 |", "4:3 | 4 5 6", "6:6 | 2"]
    ended = table("3 9 9 9 9", golds, hands={1: "7"}, deck="K", upcoming="5:4").do("add 3 g3 high", "end")
    won = ended.decide("add 7 g2 high").bring("shuffle", "rainbow", ["7", "6", "5", "4"])
    assert (won.gold(1), won.gold(2), won.deck()) == ("4:3 |", "5:4 | 7", "6 5 4")


def test_several_golds_are_won_in_one_turn() -> None:
    """KOB-G3."""
    start = table("7 12", ["4:3 | 4 5 6", "5:4 | 8 9 10 11", QUIET[1]], deck="1 1", upcoming="6:6 7:8")
    after = start.do("add 7 g1 high", "add 12 g2 high")
    assert (after.scores(), after.gold(1), after.gold(2)) == ([7, 0], "6:6 | 1", "7:8 | 1")


def test_the_same_slot_is_won_twice_in_one_turn() -> None:
    """KOB-G3."""
    start = table("7 8 10 K", ["4:3 | 4 5 6", *QUIET], deck="9", upcoming="4:3 7:8")
    waiting = start.do("add 7 g1 high", "add 8 g1 low", "add 10 g1 high").decide("add K g1 high")
    assert waiting.scores() == [6, 0]


def test_a_gold_may_be_won_with_studio_cards_alone() -> None:
    """KOB-G4."""
    after = table("9 9", ["4:3 | 2", *NINES], ["3 4 5"], deck="11").do(*["move s1 low g1 high"] * 3)
    assert (after.scores(), after.studio(1)) == ([3, 0], "")


def test_after_a_gold_won_with_studio_cards_all_is_still_owed() -> None:
    """KOB-G4."""
    after = table("12 12", ["4:3 | 2", *NINES], ["3 4 5"], deck="6").do(*["move s1 low g1 high"] * 3)
    assert (after.table.owed, after.table.played) == (2, 0)
    assert after.legal() == ["drop 12"]


def test_a_gold_won_with_studio_cards_does_not_let_the_turn_end() -> None:
    """KOB-G4."""
    after = table("10 8", ["4:3 | 2", *NINES], ["3 4 5"], deck="6").do(*["move s1 low g1 high"] * 3)
    assert not after.may("end")
    assert after.do("add 10 g2 high", "add 8 g2 low").may("end")
