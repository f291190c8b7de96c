from collections import Counter

import pytest

import pioche
from pioche.core.errors import SeatsNotAllowed, UnknownName, UnreadableMove
from pioche.games.g5211.cards import COPIES, COPIES_OF_COLOUR, value_of_copy

from .builders import dealt, play_out, round_of

SETUPS = [
    *[("next-move", None, seats) for seats in (2, 3, 4, 5)],
    *[("next-move", "long", seats) for seats in (2, 3, 4, 5)],
    *[("ouchi", None, seats) for seats in (2, 3, 4, 5)],
    *[("ouchi", "aggressive", seats) for seats in (2, 3)],
]


def shuffled_deck(edition: str = "next-move", seats: int = 4) -> list[str]:
    deck: list[str] = play_out(pioche.new("5211", edition=edition, seats=seats, seed=5)).luck[0][2]
    return deck


@pytest.mark.parametrize("edition", ["next-move", "ouchi"])
def test_there_are_a_hundred_cards_twenty_in_each_of_five_colours(edition: str) -> None:
    """5211-S1."""
    colours = Counter(card[0] for card in shuffled_deck(edition))
    assert sorted(colours.values()) == [20, 20, 20, 20, 20]


@pytest.mark.parametrize("colour", "YGOBV")
def test_each_colour_has_five_1s_six_2s_five_3s_two_4s_one_5_and_one_6(colour: str) -> None:
    """5211-S1."""
    values = Counter(int(card[1]) for card in shuffled_deck() if card[0] == colour)
    assert values == {1: 5, 2: 6, 3: 5, 4: 2, 5: 1, 6: 1}


def test_all_cards_together_are_worth_255_points() -> None:
    """5211-S1."""
    assert sum(int(card[1]) for card in shuffled_deck()) == 255


def test_a_kododo_is_laid_like_any_other_card() -> None:
    """5211-S2."""
    assert "Y1" in dealt("Y1 Y2 | G2").legal(0)


def test_a_kododo_of_the_winning_colour_is_worth_one_point() -> None:
    """5211-S2."""
    assert round_of("G1 G2 G3 Y2 | O2 O3 B2 B3").scores == (6, 0)


@pytest.mark.parametrize(
    ("edition", "colours"),
    [
        ("next-move", ["yellow", "green", "orange", "blue", "violet"]),
        ("ouchi", ["red", "blue", "yellow", "green", "orange"]),
    ],
)
def test_each_edition_has_its_five_colours(edition: str, colours: list[str]) -> None:
    """5211-S3."""
    letters = {"yellow": "Y", "green": "G", "orange": "O", "blue": "B", "violet": "V", "red": "R"}
    view = pioche.new("5211", edition=edition, seats=4, seed=1).view()
    assert list(view["counts"]) == [letters[colour] for colour in colours]


@pytest.mark.parametrize(("edition", "colour"), [("next-move", "R"), ("ouchi", "V")])
def test_the_other_editions_colour_is_no_card(edition: str, colour: str) -> None:
    """5211-S3."""
    with pytest.raises(UnreadableMove):
        pioche.new("5211", edition=edition, seats=4, seed=1).play(0, f"{colour}3")


@pytest.mark.parametrize(
    ("edition", "variant", "seats", "pile"),
    [
        ("next-move", None, 2, 80),
        ("next-move", None, 3, 72),
        ("next-move", None, 4, 80),
        ("next-move", None, 5, 60),
        ("next-move", "long", 2, 80),
        ("next-move", "long", 3, 72),
        ("next-move", "long", 4, 80),
        ("next-move", "long", 5, 60),
        ("ouchi", None, 2, 80),
        ("ouchi", None, 3, 72),
        ("ouchi", None, 4, 80),
        ("ouchi", None, 5, 60),
        ("ouchi", "aggressive", 2, 90),
        ("ouchi", "aggressive", 3, 75),
    ],
)
def test_10_13_0_or_15_cards_are_removed_and_in_the_aggressive_game_0_or_10(
    edition: str, variant: str | None, seats: int, pile: int
) -> None:
    """5211-S4."""
    game = pioche.new("5211", edition=edition, variant=variant, seats=seats, seed=3)
    assert game.view()["draw_pile"] == pile


def test_the_removed_cards_never_come_into_the_game() -> None:
    """5211-S4."""
    game = dealt("Y2 | Y3 | G2 | O2 | B2", removed="Y6 G6 O6 B6 V6 Y5 G5 O5 B5 V5 Y4 G4 O4 B4 V4")
    seen = set()
    while game.to_act:
        seen |= {card for seat in range(5) for card in game.legal(seat)}
        game = game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    assert seen & {"Y6", "G6", "O6", "B6", "V6", "Y5", "G5", "O5", "B5", "V5"} == set()


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_nobody_sees_the_removed_cards_or_the_draw_pile(viewer: int | None) -> None:
    """5211-S4."""
    assert set(dealt("Y2 | Y3", removed="Y6 G6").know(viewer).deck) == {0}


@pytest.mark.parametrize(
    ("edition", "variant", "seats"),
    [
        ("next-move", None, 1),
        ("next-move", None, 6),
        ("next-move", "long", 1),
        ("next-move", "long", 6),
        ("ouchi", None, 1),
        ("ouchi", None, 6),
        ("ouchi", "aggressive", 1),
        ("ouchi", "aggressive", 4),
    ],
)
def test_no_other_number_of_players_sits_down(edition: str, variant: str | None, seats: int) -> None:
    """5211-S4."""
    with pytest.raises(SeatsNotAllowed) as error:
        pioche.new("5211", edition=edition, variant=variant, seats=seats)
    assert error.value.rule == "5211-S4"


@pytest.mark.parametrize(("edition", "variant"), [("next-move", "aggressive"), ("ouchi", "long")])
def test_a_variant_belongs_to_its_edition(edition: str, variant: str) -> None:
    """5211-S4."""
    with pytest.raises(UnknownName):
        pioche.new("5211", edition=edition, variant=variant)


@pytest.mark.parametrize(("edition", "variant", "seats"), SETUPS)
def test_everyone_is_dealt_five_cards(edition: str, variant: str | None, seats: int) -> None:
    """5211-S5."""
    game = pioche.new("5211", edition=edition, variant=variant, seats=seats, seed=3)
    assert [len(game.view(seat)["hand"]) for seat in range(seats)] == [5] * seats


@pytest.mark.parametrize(("seats", "removed"), [(2, 10), (3, 13), (4, 0), (5, 15)])
def test_the_deal_goes_seat_by_seat_behind_the_removed_cards(seats: int, removed: int) -> None:
    """5211-S5."""
    game = pioche.new("5211", seats=seats, seed=3)
    deck = play_out(game).luck[0][2]
    last = seats - 1
    assert Counter(game.view(0)["hand"]) == Counter(deck[removed : removed + 5])
    assert Counter(game.view(last)["hand"]) == Counter(deck[removed + 5 * last : removed + 5 * seats])


def test_the_twenty_copies_of_a_colour_are_those_the_box_has() -> None:
    """5211-S1: five 1s, six 2s, five 3s, two 4s, one 5 and one 6."""
    values = [value_of_copy(copy) for copy in range(COPIES_OF_COLOUR)]
    assert values == [value for value, copies in enumerate(COPIES, start=1) for _ in range(copies)]
