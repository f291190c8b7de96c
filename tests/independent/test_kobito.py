"""Single rules of Kobito, on situations made by hand."""

import pytest

from . import kobito
from .kobito_turn import Turn
from .rainbow import Band, Rainbow
from .script import Script
from .situations import cards, refuses


def rainbow(text: str) -> Rainbow:
    """A rainbow such as `7 8 K`, whose first card is a number or a Kobito before a number."""
    shown = text.split()
    known = next(index for index, card in enumerate(shown) if card != "K")
    first = int(shown[known]) - known
    return [Band((first + index - 1) % 12 + 1, (card,)) for index, card in enumerate(shown)]


def turn(hand: str, gold: str = "1/1/1", studio: str = "", length: int = 5) -> Turn:
    """Seat 0 of two, with rainbows at g1/g2/g3 and in its studio, every gold card asking for one length."""
    table = kobito.Table(Script([], []), 2)
    table.hands[0] = cards(hand)
    table.rainbows = [rainbow(text) for text in gold.split("/")]
    table.golds = [[length, 3]] * 3
    table.gold_deck = [[length, 3]]
    table.draw_pile = cards("9 9 9 9 9 9")
    for index, text in enumerate(filter(None, studio.split("/"))):
        table.studios[0][index] = rainbow(text)
    return Turn(table, 0)


def does(one: Turn, *texts: str) -> Turn:
    for text in texts:
        one.allow(text)
        one.carry_out(text)
    return one


def test_the_turn_owes_one_card_and_one_for_each_studio_rainbow() -> None:
    assert turn("5 6 7 8 9").owed == 1
    assert turn("5 6 7 8 9", studio="1 2/3 4/5 6").owed == 4
    assert turn("5 6", studio="1 2/3 4/5 6").owed == 2


def test_twelve_and_one_are_neighbours() -> None:
    one = does(turn("12 11 12 1"), "add 12 g1 low", "start 12 1")
    assert one.played == 3
    with refuses("KOB-A2"):
        one.allow("add 11 g2 low")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("end", "KOB-T4"),
        ("drop 7", "KOB-T4"),
        ("add 8 g1 high", "KOB-A1"),
        ("add P g1 high", "KOB-P1"),
        ("add 7 g1 high", "KOB-A2"),
        ("add 7 s1 high", "KOB-A1"),
        ("add 7 p1s1 high", "NOTATION"),
        ("start 7 2", "KOB-U1"),
        ("start K K", "KOB-J2"),
        ("swap 7 p0s1", "KOB-J3"),
        ("swap 7 g1", "KOB-J3"),
        ("paint 7 g1", "KOB-P1"),
        ("add 07 g1 high", "NOTATION"),
        ("", "NOTATION"),
    ],
)
def test_what_the_rules_forbid(text: str, rule: str) -> None:
    with refuses(rule):
        turn("7 2 K K P").allow(text)


def test_a_studio_rainbow_holds_the_full_circle_and_no_more() -> None:
    one = does(turn("12 1", studio="1 2 3 4 5 6 7 8 9 10 11"), "add 12 s1 high")
    with refuses("KOB-A5"):
        one.allow("add 1 s1 high")


def test_penalties_only_when_nothing_can_be_played_and_they_close_the_turn() -> None:
    one = does(turn("5 7 9 P P", studio="1 2"), "drop P")
    with refuses("KOB-T4"):
        one.allow("end")
    does(one, "drop 9")
    assert one.over
    assert one.table.penalties[0] == ["P", "9"]


def test_a_paint_card_with_its_number_must_be_played_before_a_penalty() -> None:
    one = turn("1 5 7 9 P", gold="1/6/11", studio="")
    with refuses("KOB-T4"):
        one.allow("drop 9")
    assert does(one, "paint 1 g1", "end").played == 2


def test_the_exact_length_wins_the_gold_and_a_new_start_is_turned_up() -> None:
    one = does(turn("5 7 8 9 10", gold="1 2 3 4/1/1"), "add 5 g1 high")
    assert one.table.won[0] == [[5, 3]]
    assert one.table.rainbows[0] == rainbow("9")
    assert one.table.discard == cards("1 2 3 4 5")


def test_the_last_gold_but_two_ends_the_game_at_once() -> None:
    one = turn("5 7 8 9 10", gold="1 2 3 4/1/1")
    one.table.gold_deck = []
    assert does(one, "add 5 g1 high").table.over


def test_a_kobito_comes_back_by_a_swap_with_the_number_it_stands_for() -> None:
    one = turn("5 7 8 9 10", studio="6 K")
    does(one, "swap 7 s1")
    assert (sorted(one.hand), one.played) == (["10", "5", "8", "9", "K"], 0)
    one.table.studios[1][2] = rainbow("K 11")
    does(one, "swap 10 p1s3")
    with refuses("KOB-J3"):
        one.allow("swap 9 p1s3")


def test_a_single_card_left_must_find_a_home_at_once() -> None:
    one = does(turn("9", gold="1/6/1", studio="7 8"), "move s1 low g2 high")
    with refuses("KOB-G2"):
        one.allow("add 9 g2 high")
    with refuses("KOB-G2"):
        one.allow("end")
    does(one, "move s1 low g2 high", "add 9 g2 high", "end")
    assert one.studio[0] is None


def test_a_single_card_without_a_home_may_not_be_left() -> None:
    with refuses("KOB-G2"):
        turn("9", gold="1/3 4 5 6/1", studio="7 8").allow("move s1 low g2 high")


def test_a_start_card_not_yet_turned_up_is_no_home() -> None:
    one = turn("2", gold="1/4 5 6 7/1", studio="8 9")
    one.table.draw_pile = cards("10 10 10")
    with refuses("KOB-G2"):
        one.allow("move s1 low g2 high")


def test_a_move_may_not_leave_only_kobito() -> None:
    with refuses("KOB-J2"):
        turn("9", gold="1/6/1", studio="7 K K").allow("move s1 low g2 high")


def test_a_kobito_moved_stands_for_what_its_new_place_needs() -> None:
    one = does(turn("9", gold="1/6/1", studio="K 8 9"), "move s1 low g1 high")
    assert one.table.rainbows[0] == [Band(1, ("1",)), Band(2, ("K",))]


def test_a_start_card_that_is_no_number_goes_back_and_the_deck_is_reshuffled() -> None:
    table = kobito.Table(Script([["shuffle", "rainbow", cards("7 K 8")]], []), 2)
    table.draw_pile = cards("K 7 8")
    assert table.turn_up_start() == rainbow("7")
    assert table.draw_pile == cards("K 8")


def test_a_deck_without_a_number_takes_the_discard_in_for_a_start_card() -> None:
    table = kobito.Table(Script([["shuffle", "rainbow", cards("7 K P")]], []), 2)
    table.draw_pile, table.discard = cards("K P"), cards("7")
    assert table.turn_up_start() == rainbow("7")
    assert (table.draw_pile, table.discard) == (cards("K P"), [])


def test_an_empty_deck_is_renewed_only_when_a_card_must_be_drawn() -> None:
    table = kobito.Table(Script([["shuffle", "rainbow", cards("7 8")]], []), 2)
    table.draw_pile, table.discard = cards("1"), cards("8 7")
    table.hands[0] = cards("2 2 2 2")
    assert table.refill(0)
    assert table.script.luck_read == 0
    table.hands[0].pop()
    assert table.refill(0)
    assert (table.hands[0], table.draw_pile, table.script.luck_read) == (cards("2 2 2 2 7"), ["8"], 1)


def test_a_round_in_which_nobody_can_do_anything_ends_the_game() -> None:
    one = turn("", studio="5 6")
    one.table.draw_pile = []
    one.table.script.moves = [[1, "end"], [0, "end"]]
    one.table.play(1)
    assert one.table.script.moves_read == 2
