"""KOB-S1 to KOB-S5: the cards and the deal."""

from collections import Counter
from typing import Any

import pytest

import pioche
from pioche.games.kobito.setup import deal

from .builders import cards_on, dealt, gold_pile, table, unshuffled, whole_deck


def test_the_deck_has_seven_of_each_number_five_kobitos_and_three_paint_cards() -> None:
    """KOB-S1."""
    ready = unshuffled().bring("first", 0).bring("shuffle", "gold", gold_pile("4:3"))
    kind, what, cards = ready.luck()
    assert (kind, what, len(cards)) == ("shuffle", "rainbow", 92)
    sevens = {str(number): 7 for number in range(1, 13)}
    assert Counter(cards) == Counter({**sevens, "K": 5, "P": 3})


def test_no_card_is_lost_or_added_by_the_deal() -> None:
    """KOB-S1."""
    cards = cards_on(dealt("3 7 12", seats=6).table)
    assert cards.total() == 92
    assert (cards["3"], cards["12"], cards["K"], cards["P"]) == (7, 7, 5, 3)


def test_an_eighth_seven_is_no_deck_of_this_game() -> None:
    """KOB-S1."""
    ready = unshuffled().bring("first", 0).bring("shuffle", "gold", gold_pile("4:3"))
    cards = whole_deck("1")
    cards[0] = "7"
    with pytest.raises(pioche.BadRecord):
        ready.bring("shuffle", "rainbow", cards)


def test_eighteen_gold_cards_are_ours_until_an_owner_names_others() -> None:
    """KOB-S2."""
    kind, what, cards = unshuffled().bring("first", 0).luck()
    assert (kind, what, len(cards)) == ("shuffle", "gold", 18)
    assert sorted(cards) == [[4, 3]] * 4 + [[5, 4]] * 5 + [[6, 6]] * 5 + [[7, 8]] * 4


def test_the_owner_of_a_box_plays_with_its_own_gold_cards() -> None:
    """KOB-S2."""
    game = pioche.new("kobito", seats=2, seed=3, options={"gold": [[3, 2]] * 9 + [[12, 20]] * 9})
    shown = [(gold["length"], gold["gold"]) for gold in game.view()["golds"]]
    assert len(shown) == 3
    assert set(shown) <= {(3, 2), (12, 20)}


def test_a_gold_card_of_the_owners_box_is_won_at_its_own_length() -> None:
    """KOB-S2."""
    box = ["3:2"] * 18
    after = table("7", ["3:2 | 5 6", "3:2 | 1", "3:2 | 1"], box=box).do("add 7 g1 high")
    assert after.scores() == [2, 0]


@pytest.mark.parametrize(
    "gold",
    [
        [[4, 3]] * 17,
        [[4, 3]] * 19,
        [[1, 3]] * 18,
        [[13, 3]] * 18,
        [[4, -1]] * 18,
        [[4, 101]] * 18,
        [[4, True]] * 18,
        [[4]] * 18,
        ["4:3"] * 18,
        "gold",
        18,
    ],
)
def test_what_is_no_set_of_eighteen_gold_cards_is_refused(gold: Any) -> None:
    """KOB-S2."""
    with pytest.raises(pioche.BadOption) as refused:
        pioche.new("kobito", options={"gold": gold})
    assert refused.value.details["option"] == "gold"


def test_three_gold_cards_lie_open_and_fifteen_are_the_gold_deck() -> None:
    """KOB-S3."""
    view = dealt("3 7 12", golds="7:8 4:3 6:6").view()
    assert [(gold["length"], gold["gold"]) for gold in view["golds"]] == [(7, 8), (4, 3), (6, 6)]
    assert view["gold_deck"] == 15


def test_the_rainbow_deck_is_shuffled() -> None:
    """KOB-S3."""
    first, second = (pioche.new("kobito", seats=2, seed=seed).view(0) for seed in (1, 2))
    assert first["hand"] != second["hand"]
    assert pioche.new("kobito", seats=2, seed=1).view(0)["hand"] == first["hand"]


def test_a_deal_without_records_shuffles_both_decks_as_well() -> None:
    """KOB-S3."""
    first, second, again = (unshuffled() for _ in range(3))
    for start, seed in ((first, 1), (second, 2), (again, 1)):
        deal(start.table, seed)
    assert first.table.gold_deck != second.table.gold_deck
    assert first.deck() != second.deck()
    assert first.table.pack() == again.table.pack()


def test_the_gold_deck_is_shuffled() -> None:
    """KOB-S3."""
    games = [pioche.new("kobito", seats=2, seed=seed) for seed in range(8)]
    assert len({tuple(gold["length"] for gold in game.view()["golds"]) for game in games}) > 3


def test_the_first_three_cards_start_the_rainbows_at_the_golds() -> None:
    """KOB-S4."""
    start = dealt("3 7 12")
    assert [start.gold(1), start.gold(2), start.gold(3)] == ["4:3 | 3", "5:4 | 7", "6:6 | 12"]


def test_a_kobito_turned_up_as_a_start_is_put_back_and_the_deck_reshuffled() -> None:
    """KOB-S4."""
    waiting = dealt("K 7 12")
    kind, what, cards = waiting.luck()
    assert (kind, what, Counter(cards)) == ("shuffle", "rainbow", Counter(whole_deck("K")))
    start = waiting.bring("shuffle", "rainbow", whole_deck("9 7 12"))
    assert start.gold(1) == "4:3 | 9"


def test_a_paint_card_turned_up_as_a_start_is_put_back_and_the_starts_before_it_stay() -> None:
    """KOB-S4."""
    waiting = dealt("3 P 12")
    assert waiting.gold(1) == "4:3 | 3"
    _, _, cards = waiting.luck()
    assert Counter(cards) == Counter(whole_deck("3")[1:])
    start = waiting.bring("shuffle", "rainbow", ["8", "12", *whole_deck("3 8 12")[3:]])
    assert [start.gold(1), start.gold(2), start.gold(3)] == ["4:3 | 3", "5:4 | 8", "6:6 | 12"]


def test_a_start_card_is_drawn_until_it_is_a_number() -> None:
    """KOB-S4."""
    again = dealt("K 7 12").bring("shuffle", "rainbow", whole_deck("P 7 12"))
    assert again.luck()[1] == "rainbow"
    assert again.bring("shuffle", "rainbow", whole_deck("1 2 3")).gold(1) == "4:3 | 1"


def test_no_game_begins_with_a_kobito_or_paint_at_a_gold() -> None:
    """KOB-S4."""
    for seed in range(60):
        view = pioche.new("kobito", seats=2, seed=seed).view()
        assert all(gold["rainbow"][0]["card"] not in ("K", "P") for gold in view["golds"])


def test_five_cards_each_are_dealt_after_the_start_cards() -> None:
    """KOB-S5."""
    start = dealt("3 7 12 1 2 K 4 P 6 7 8 9 10 5")
    assert (start.hand(0), start.hand(1)) == ("1 2 4 K P", "6 7 8 9 10")
    assert start.deck().startswith("5 ")


def test_nobody_is_dealt_cards_before_the_starts_are_there() -> None:
    """KOB-S5."""
    assert dealt("3 7 K").view()["held"] == [0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    """KOB-S5."""
    view = pioche.new("kobito", seats=seats, seed=1).view()
    assert view["held"] == [5] * seats
    assert view["draw_pile"] == 92 - 3 - 5 * seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_one_and_seven_cannot_play(seats: int) -> None:
    """KOB-S5."""
    with pytest.raises(pioche.SeatsNotAllowed) as refused:
        pioche.new("kobito", seats=seats)
    assert refused.value.rule == "KOB-S5"


def test_the_dealer_is_drawn_at_random() -> None:
    """KOB-S5."""
    assert {pioche.new("kobito", seats=3, seed=seed).to_act for seed in range(20)} == {(0,), (1,), (2,)}


def test_the_player_drawn_begins_and_owes_one_card() -> None:
    """KOB-S5."""
    start = dealt("3 7 12", seats=4, first=2)
    assert (start.table.turn_of, start.table.owed) == (2, 1)
    assert start.legal(2)
    assert not start.legal(0)


def test_turns_go_round_clockwise() -> None:
    """KOB-S5."""
    first = table("9", hands={2: "9", 0: "9"}, seats=3, turn_of=1)
    second = first.do("drop 9")
    assert second.table.turn_of == 2
    assert second.do("drop 9").table.turn_of == 0
