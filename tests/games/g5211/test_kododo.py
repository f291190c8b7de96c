import pytest

from pioche.games.g5211.scoring import kododo_score

from .builders import kept, round_of, round_with

# seats, number of 1s, green cards beside them, and what those are worth
NEXT_MOVE = [(2, 4, 3, 6), (3, 5, 5, 10), (4, 6, 6, 12), (5, 7, 7, 15)]
OUCHI = [
    (None, 2, 6, 3, 6),
    (None, 3, 7, 5, 10),
    (None, 4, 8, 6, 12),
    (None, 5, 10, 7, 15),
    ("aggressive", 2, 7, 4, 8),
    ("aggressive", 3, 8, 6, 12),
]


@pytest.mark.parametrize("variant", [None, "long"])
@pytest.mark.parametrize(("seats", "number", "green"), [row[:3] for row in NEXT_MOVE])
def test_exactly_players_plus_two_kododo_are_all_that_scores(
    variant: str | None, seats: int, number: int, green: int
) -> None:
    """5211-K1."""
    game = round_with(green, seats, ones=number, variant=variant)
    assert (sum(kept(game)), sum(game.scores)) == (number, number)


@pytest.mark.parametrize("miss", [-1, 1])
@pytest.mark.parametrize(("seats", "number", "green", "points"), NEXT_MOVE)
def test_one_kododo_more_or_fewer_does_nothing(seats: int, number: int, green: int, points: int, miss: int) -> None:
    """5211-K1."""
    game = round_with(green, seats, ones=number + miss)
    assert (sum(kept(game)), sum(game.scores)) == (green, points)


def test_every_kododo_on_the_table_counts_whoever_laid_it() -> None:
    """5211-K1."""
    assert round_of("Y1*3 G2 | O1 G2*2 B3").scores == (3, 1)


def test_the_limit_is_ignored_when_the_kododo_score() -> None:
    """5211-K1."""
    assert round_of("Y1*4 | Y2*4").scores == (4, 0)


def test_a_tie_of_colours_is_ignored_when_the_kododo_score() -> None:
    """5211-K1."""
    assert round_of("Y1*2 G2*2 | G1*2 Y2*2").scores == (2, 2)


@pytest.mark.parametrize("more", [0, 1, 2])
@pytest.mark.parametrize(("variant", "seats", "number", "green"), [row[:4] for row in OUCHI])
def test_in_ouchi_one_more_kododo_than_the_burst_number_score_and_so_do_more(
    variant: str | None, seats: int, number: int, green: int, more: int
) -> None:
    """5211-K2."""
    game = round_with(green, seats, ones=number + more, edition="ouchi", variant=variant)
    assert (sum(kept(game)), sum(game.scores)) == (number + more, number + more)


@pytest.mark.parametrize(("variant", "seats", "number", "green", "points"), OUCHI)
def test_in_ouchi_as_many_kododo_as_the_burst_number_do_nothing(
    variant: str | None, seats: int, number: int, green: int, points: int
) -> None:
    """5211-K2."""
    game = round_with(green, seats, ones=number - 1, edition="ouchi", variant=variant)
    assert (sum(kept(game)), sum(game.scores)) == (green, points)


def test_all_eight_cards_may_be_kododo_in_ouchi() -> None:
    """5211-K2."""
    assert round_of("Y1*4 | G1*4", edition="ouchi").scores == (4, 4)


def test_nine_kododo_of_four_players_score_in_ouchi_but_not_in_next_move() -> None:
    """5211-K2."""
    laid = "Y1*3 G2 | G1*3 G2 | O1*3 G2 | B2 O2 B3 B2"
    assert round_of(laid, edition="ouchi").scores == (3, 3, 3, 0)
    assert round_of(laid).scores == (2, 5, 2, 0)


@pytest.mark.parametrize(
    ("ones", "or_more", "score"),
    [(5, 0, False), (6, 0, True), (7, 0, False), (5, 1, False), (6, 1, True), (7, 1, True)],
)
def test_six_kododo_exactly_or_six_or_more(ones: int, or_more: int, score: bool) -> None:
    """5211-K1, 5211-K2."""
    assert kododo_score(ones, 6, or_more) is score
