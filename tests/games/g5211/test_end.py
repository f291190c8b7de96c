import pytest

import pioche
from pioche.core.errors import GameIsOver, GameNotOver

from .builders import deck_of_rounds, from_decks, kept, last_round, late, play_out, play_round, told

ROUNDS = [
    ("next-move", None, 2, 11),
    ("next-move", None, 3, 7),
    ("next-move", None, 4, 6),
    ("next-move", None, 5, 4),
    ("ouchi", None, 2, 11),
    ("ouchi", None, 3, 7),
    ("ouchi", None, 4, 6),
    ("ouchi", None, 5, 4),
    ("ouchi", "aggressive", 2, 10),
    ("ouchi", "aggressive", 3, 6),
]
NOBODY_SCORES = "Y2*4 B2 | G2*4 B3"
YELLOW_SCORES = "Y2*2 O2 B2 G6 | Y4 O3 V2 B3 V6"


@pytest.mark.parametrize(("edition", "variant", "seats", "rounds"), ROUNDS)
def test_the_cards_last_for_so_many_rounds(edition: str, variant: str | None, seats: int, rounds: int) -> None:
    """5211-E1."""
    game = play_out(pioche.new("5211", edition=edition, variant=variant, seats=seats, seed=2))
    assert game.view()["round"] == rounds


@pytest.mark.parametrize(("edition", "variant", "seats", "rounds"), ROUNDS)
def test_the_draw_pile_empties_exactly_with_the_last_draw_of_a_round(
    edition: str, variant: str | None, seats: int, rounds: int
) -> None:
    """5211-E1."""
    game = pioche.new("5211", edition=edition, variant=variant, seats=seats, seed=2)
    while game.view()["draw_pile"]:
        game = game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    view = game.view()
    assert (view["round"], view["turn"], view["held"], view["last_round"]) == (rounds, 1, [5] * seats, True)


@pytest.mark.parametrize(("seats", "cards"), [(2, 88), (3, 84), (4, 96), (5, 80)])
def test_everyone_lays_four_cards_in_every_round(seats: int, cards: int) -> None:
    """5211-E1."""
    assert len(play_out(pioche.new("5211", seats=seats, seed=2)).moves) == cards


@pytest.mark.parametrize(("seats", "cards"), [(2, 100), (3, 90)])
def test_in_the_aggressive_game_every_card_is_laid(seats: int, cards: int) -> None:
    """5211-E1."""
    game = pioche.new("5211", edition="ouchi", variant="aggressive", seats=seats, seed=2)
    assert len(play_out(game).moves) == cards


def test_in_the_round_from_the_hands_nobody_draws() -> None:
    """5211-E1."""
    assert play_round(late(YELLOW_SCORES), "Y2*2 | Y4 O3").view()["held"] == [3, 3]


def test_the_round_from_the_hands_is_the_last() -> None:
    """5211-E1."""
    game = last_round(YELLOW_SCORES)
    assert (game.is_over, game.to_act, game.legal(0)) == (True, (), ())


def test_the_round_before_the_pile_is_empty_is_not_the_last() -> None:
    """5211-E1."""
    game = play_round(late(YELLOW_SCORES, pile=8), "Y2*2 O2 B2 | Y4 O3 V2 B3")
    assert (game.is_over, game.view()["draw_pile"], game.view()["last_round"]) == (False, 0, True)


def test_the_last_round_is_announced() -> None:
    """5211-E1."""
    game = play_round(late(YELLOW_SCORES, pile=8), "Y2*2 O2 B2 | Y4 O3 V2 B3")
    assert told(game)[-1] == ("g5211-last-round", "5211-E1")


def test_after_the_last_round_no_card_can_be_laid() -> None:
    """5211-E1."""
    with pytest.raises(GameIsOver):
        last_round(YELLOW_SCORES).play(0, "G6")


def test_the_fifth_card_neither_counts_nor_scores() -> None:
    """5211-E2."""
    hands = "G2*2 Y2 B2 G6 | Y3*2 G3 O2 G5"
    assert last_round(hands).scores == (0, 0)


def test_a_fifth_kododo_does_not_count() -> None:
    """5211-E2."""
    game = last_round("Y1*3 G2 G1 | G3 O2 B2 V2 B1")
    assert (game.scores, kept(game)) == ((3, 0), [3, 0])


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_fifth_card_is_not_shown(viewer: int | None) -> None:
    """5211-E2."""
    view = last_round(YELLOW_SCORES).view(viewer)
    assert (view["hand"], view["laid"]) == ([], [["Y2", "Y2", "O2", "B2"], ["Y4", "O3", "V2", "B3"]])


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_nobody_knows_the_fifth_card_afterwards(viewer: int | None) -> None:
    """5211-E2."""
    one, other = last_round("Y2*2 O2 B2 G6 | Y4 O3 V2 B3 V6"), last_round("Y2*2 O2 B2 G5 | Y4 O3 V2 B3 V5")
    assert one.know(viewer).pack() == other.know(viewer).pack()


def test_in_the_aggressive_game_there_is_no_fifth_card_to_discard() -> None:
    """5211-E2."""
    game = last_round("G2*2 Y2 B2 G6 | Y3*2 G3 O2 G5", edition="ouchi", variant="aggressive")
    assert (game.scores, len(game.view()["laid"][0])) == ((10, 8), 5)


def test_the_cards_of_a_whole_deck_come_when_they_are_laid() -> None:
    """5211-E1, 5211-E2."""
    rounds = ["Y2*4 | G2*4 | O2*4 | B2*4 | V2*4", "Y2*2 Y3*2 | G2*2 G3*2 | O2*2 O3*2 | B2*2 B3*2 | V2*2 V3*2"]
    rounds += [
        "Y3*3 Y4 | G3*3 G4 | O3*3 O4 | B3*3 B4 | V3*3 V4",
        "Y4 Y5 Y6 Y1 | G4 G5 G6 G1 | O4 O5 O6 O1 | B4 B5 B6 B1 | V4 V5 V6 V1",
    ]
    game = from_decks([deck_of_rounds(rounds, "Y1 | G1 | O1 | B1 | V1", "Y1*3 G1*3 O1*3 B1*3 V1*3")], seats=5)
    for laid in rounds:
        game = play_round(game, laid)
    assert (game.is_over, game.scores, game.winners) == (True, (0, 0, 0, 0, 0), (0, 1, 2, 3, 4))


def test_the_luck_of_an_unfinished_game_is_not_told() -> None:
    """5211-S4."""
    with pytest.raises(GameNotOver):
        _ = late(NOBODY_SCORES).luck
