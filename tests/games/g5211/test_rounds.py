from collections import Counter

import pytest

import pioche
from pioche.core.errors import IllegalMove

from .builders import dealt, facts, late, play_round, round_of

TWO_SEATS = "Y2 Y3 G2 G3 V6 | O2 O3 B2 B3 V5"


def refusal(game: pioche.Game, seat: int, move: str) -> tuple[str | None, str]:
    with pytest.raises(IllegalMove) as error:
        game.play(seat, move)
    return error.value.rule, error.value.details["reason"]


@pytest.mark.parametrize(
    ("edition", "variant", "lays"),
    [
        ("next-move", None, [2, 1, 1]),
        ("next-move", "long", [2, 1, 1]),
        ("ouchi", None, [2, 1, 1]),
        ("ouchi", "aggressive", [2, 2, 1]),
    ],
)
def test_two_cards_are_laid_in_the_first_turn_and_one_in_the_others(
    edition: str, variant: str | None, lays: list[int]
) -> None:
    """5211-R1."""
    game = pioche.new("5211", edition=edition, variant=variant, seats=3, seed=4)
    asked: list[int] = []
    while game.view()["round"] == 1:
        if game.view()["turn"] > len(asked):
            asked += [game.view()["to_lay"][0]]
        game = game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    assert asked == lays


def test_nobody_lays_a_third_card_in_the_first_turn() -> None:
    """5211-R1."""
    game = dealt(TWO_SEATS).play(0, "Y2").play(0, "Y3")
    assert refusal(game, 0, "G2") == ("5211-R1", "g5211-enough-laid")


def test_nobody_lays_a_second_card_in_the_second_turn() -> None:
    """5211-R1."""
    game = play_round(dealt(TWO_SEATS), "Y2 Y3 | O2 O3").play(1, "B2")
    assert refusal(game, 1, "B3") == ("5211-R1", "g5211-enough-laid")


def test_a_card_that_is_not_in_hand_cannot_be_laid() -> None:
    """5211-R1."""
    assert refusal(dealt(TWO_SEATS), 0, "O2") == ("5211-R1", "g5211-not-in-hand")


def test_the_same_card_is_not_laid_twice() -> None:
    """5211-R1."""
    assert refusal(dealt(TWO_SEATS).play(0, "V6"), 0, "V6") == ("5211-R1", "g5211-not-in-hand")


def test_a_player_with_two_of_a_card_may_lay_both() -> None:
    """5211-R1."""
    game = dealt("Y2*2 G2 G3 V6 | O2").play(0, "Y2").play(0, "Y2")
    assert game.view(0)["your_sealed"] == ["Y2", "Y2"]


def test_cards_that_are_alike_are_one_choice() -> None:
    """5211-R1."""
    assert dealt("Y2*2 G3*3 | O2").legal(0) == ("Y2", "G3")


def test_everyone_may_choose_at_once() -> None:
    """5211-R2."""
    assert dealt("Y2 | Y3 | G2 | G3").to_act == (0, 1, 2, 3)


def test_the_order_in_which_players_choose_does_not_matter() -> None:
    """5211-R2."""
    start = dealt(TWO_SEATS)
    one_way = start.play(0, "Y2").play(0, "Y3").play(1, "O2").play(1, "O3")
    other_way = start.play(1, "O2").play(0, "Y2").play(1, "O3").play(0, "Y3")
    assert one_way == other_way


def test_a_player_who_has_chosen_waits_for_the_others() -> None:
    """5211-R2."""
    game = dealt(TWO_SEATS).play(1, "O2").play(1, "O3")
    assert (game.to_act, game.legal(1)) == ((0,), ())


@pytest.mark.parametrize("viewer", [None, 1])
def test_nobody_else_sees_which_cards_are_chosen(viewer: int | None) -> None:
    """5211-R2."""
    start = dealt(TWO_SEATS)
    assert start.play(0, "Y2").know(viewer).pack() == start.play(0, "G3").know(viewer).pack()


def test_players_see_their_own_sealed_cards() -> None:
    """5211-R2."""
    game = dealt(TWO_SEATS).play(0, "Y2")
    assert (game.view(0)["your_sealed"], game.view(1)["your_sealed"]) == (["Y2"], [])


def test_nothing_is_turned_up_before_the_last_player_has_chosen() -> None:
    """5211-R2."""
    game = dealt(TWO_SEATS).play(0, "Y2").play(0, "Y3").play(1, "O2")
    assert (game.view()["laid"], game.view()["sealed"], game.moves) == ([[], []], [2, 1], ())


def test_all_cards_are_turned_up_at_once() -> None:
    """5211-R2."""
    game = dealt(TWO_SEATS).play(1, "O2").play(1, "O3").play(0, "Y2").play(0, "Y3")
    assert game.view()["laid"] == [["Y2", "Y3"], ["O2", "O3"]]


def test_the_sealed_choices_are_noted_in_seat_order() -> None:
    """5211-R2."""
    game = dealt(TWO_SEATS).play(1, "O2").play(1, "O3").play(0, "Y2").play(0, "Y3")
    assert game.moves == ((0, "Y2"), (0, "Y3"), (1, "O2"), (1, "O3"))


def test_a_choice_may_be_taken_back_until_the_last_player_has_chosen() -> None:
    """5211-R2."""
    game = dealt(TWO_SEATS).play(0, "Y2").play(0, "Y3").play(1, "O2").take_back(0)
    assert game.view(0)["hand"] == ["Y2", "Y3", "G2", "G3", "V6"]


def test_half_a_choice_may_be_taken_back() -> None:
    """5211-R2."""
    game = dealt(TWO_SEATS).play(0, "Y2").take_back(0)
    assert (game.view(0)["your_sealed"], game.view(0)["to_lay"]) == ([], [2, 2])


def test_taking_back_leaves_the_choices_of_others() -> None:
    """5211-R2."""
    game = dealt(TWO_SEATS).play(0, "Y2").play(1, "O2").take_back(0)
    assert (game.view(1)["your_sealed"], game.view()["sealed"]) == (["O2"], [0, 1])


def test_taking_back_leaves_no_trace_in_the_moves() -> None:
    """5211-R2."""
    game = dealt(TWO_SEATS).play(0, "Y2").play(0, "Y3").take_back(0)
    game = game.play(0, "V6").play(0, "G2").play(1, "O2").play(1, "O3")
    assert game.moves == ((0, "V6"), (0, "G2"), (1, "O2"), (1, "O3"))


def test_after_the_reveal_nothing_can_be_taken_back() -> None:
    """5211-R2."""
    game = dealt(TWO_SEATS).play(0, "Y2").play(0, "Y3").play(1, "O2").play(1, "O3")
    for seat in (0, 1):
        with pytest.raises(IllegalMove, match="5211-R2"):
            game.take_back(seat)


def test_taking_back_in_the_second_turn_leaves_the_open_cards() -> None:
    """5211-R2."""
    game = play_round(dealt(TWO_SEATS), "Y2 Y3 | O2 O3").play(0, "G2").take_back(0)
    assert (game.view()["laid"], game.view()["sealed"]) == ([["Y2", "Y3"], ["O2", "O3"]], [0, 0])


def test_who_has_chosen_nothing_has_nothing_to_take_back() -> None:
    """5211-R2."""
    with pytest.raises(IllegalMove, match="5211-R2"):
        dealt(TWO_SEATS).play(0, "Y2").take_back(1)


@pytest.mark.parametrize(("cards", "draw_pile"), [("Y2 Y3 | O2 O3", 76), ("Y2 Y3 G2 | O2 O3 B2", 74)])
def test_after_each_reveal_everyone_draws_back_to_five(cards: str, draw_pile: int) -> None:
    """5211-R3."""
    view = play_round(dealt(TWO_SEATS), cards).view()
    assert (view["held"], view["draw_pile"]) == ([5, 5], draw_pile)


def test_nobody_draws_before_the_reveal() -> None:
    """5211-R3."""
    view = dealt(TWO_SEATS).play(0, "Y2").play(0, "Y3").play(1, "O2").view()
    assert (view["held"], view["draw_pile"]) == ([3, 4], 80)


def test_each_seat_draws_all_it_needs_before_the_next() -> None:
    """5211-R3."""
    game = play_round(dealt(TWO_SEATS, draws="Y4 G4 O4 B4"), "Y2 Y3 | O2 O3")
    assert Counter(game.view(0)["hand"]) == Counter(["G2", "G3", "V6", "Y4", "G4"])
    assert Counter(game.view(1)["hand"]) == Counter(["B2", "B3", "V5", "O4", "B4"])


def test_the_first_seat_draws_first_whoever_chose_last() -> None:
    """5211-R3."""
    game = dealt(TWO_SEATS, draws="Y4 G4 O4 B4").play(1, "O2").play(1, "O3").play(0, "Y2").play(0, "Y3")
    assert Counter(game.view(0)["hand"]) == Counter(["G2", "G3", "V6", "Y4", "G4"])


def test_after_the_third_turn_everyone_has_four_cards_face_up() -> None:
    """5211-R4."""
    game = play_round(late(TWO_SEATS), "Y2 Y3 G2 G3 | O2 O3 B2 B3")
    assert game.view()["laid"] == [["Y2", "Y3", "G2", "G3"], ["O2", "O3", "B2", "B3"]]


def test_in_the_aggressive_game_everyone_has_five_cards_face_up() -> None:
    """5211-R4."""
    hands = "Y2 Y3 G2 G3 R6 | O2 O3 B2 B3 R5"
    game = play_round(late(hands, edition="ouchi", variant="aggressive"), hands)
    assert game.view()["laid"] == [["Y2", "Y3", "G2", "G3", "R6"], ["O2", "O3", "B2", "B3", "R5"]]


def test_a_round_is_not_scored_before_its_third_turn() -> None:
    """5211-R4."""
    assert play_round(dealt(TWO_SEATS), "Y2 Y3 G2 | O2 O3 B2").scores == (0, 0)


def test_after_scoring_the_table_is_cleared_for_the_next_round() -> None:
    """5211-R4."""
    view = round_of("G3 G2 G2 Y2 | O2 O3 B2 B3").view()
    assert (view["laid"], set(view["counts"].values()), view["round"], view["turn"]) == ([[], []], {0}, 2, 1)


def test_the_1s_of_one_round_do_not_count_in_the_next() -> None:
    """5211-R4."""
    game = round_of("Y1*2 G2 G3 | O1 B2 V2 G3")
    assert game.view()["kododo"]["now"] == 0


def test_the_reveal_of_the_third_turn_shows_each_seats_last_card() -> None:
    """5211-R4."""
    game = round_of("G3 G2 G2 Y2 | O2 O3 B2 B3")
    assert facts(game, "g5211-revealed") == [{"seat": 0, "cards": ["Y2"]}, {"seat": 1, "cards": ["B3"]}]
