import pytest

from .builders import last_round, late, told

NOBODY_SCORES = "Y2*4 B2 | G2*4 B3"
YELLOW_SCORES = "Y2*2 O2 B2 G6 | Y4 O3 V2 B3 V6"


def test_the_most_points_win() -> None:
    """5211-E3."""
    game = last_round(NOBODY_SCORES, scores="20 21", scored="15 9")
    assert game.winners == (1,)


@pytest.mark.parametrize("variant", [None, "long"])
def test_in_a_tie_the_larger_score_pile_wins(variant: str | None) -> None:
    """5211-E3."""
    game = last_round(NOBODY_SCORES, scores="60 60", scored="15 16", variant=variant)
    assert game.winners == (1,)


def test_if_points_and_cards_tie_the_victory_is_shared() -> None:
    """5211-E3."""
    assert last_round(NOBODY_SCORES, scores="20 20", scored="9 9").winners == (0, 1)


def test_only_those_who_tie_share_the_victory() -> None:
    """5211-E3."""
    hands = "Y2*4 B2 | G2*4 B3 | O2*4 B4"
    assert last_round(hands, scores="20 19 20", scored="9 30 9").winners == (0, 2)


@pytest.mark.parametrize("variant", [None, "aggressive"])
def test_ouchi_shares_the_victory_whatever_the_score_piles(variant: str | None) -> None:
    """5211-E3."""
    hands = "Y2*5 | G2*5" if variant else NOBODY_SCORES
    game = last_round(hands, scores="20 20", scored="15 9", edition="ouchi", variant=variant)
    assert game.winners == (0, 1)


def test_the_points_of_the_last_round_decide_too() -> None:
    """5211-E3."""
    game = last_round(YELLOW_SCORES, scores="20 21")
    assert (game.scores, game.winners) == ((24, 25), (1,))


def test_nobody_wins_before_the_end() -> None:
    """5211-E3."""
    assert late(NOBODY_SCORES, scores="20 10").winners == ()


def test_the_end_tells_who_won() -> None:
    """5211-E3."""
    game = last_round(NOBODY_SCORES, scores="20 21")
    assert told(game)[-1] == ("game-over", "5211-E3")
    assert game.explain()[-1].facts == {"seats": [1], "points": 21}


def test_a_tie_that_the_score_piles_break_is_told_before_the_winner() -> None:
    """5211-E3."""
    game = last_round(NOBODY_SCORES, scores="20 20", scored="15 16")
    assert told(game)[-2:] == [("g5211-tie-break", "5211-E3"), ("game-over", "5211-E3")]
    assert game.explain()[-2].facts == {"seats": [0, 1], "points": 20, "count": 16}


@pytest.mark.parametrize(("edition", "scored"), [("next-move", "9 9"), ("ouchi", "15 9")])
def test_a_shared_victory_has_no_tie_break_to_tell(edition: str, scored: str) -> None:
    """5211-E3."""
    game = last_round(NOBODY_SCORES, scores="20 20", scored=scored, edition=edition)
    assert told(game)[-2:] == [("g5211-nobody", "5211-M3"), ("game-over", "5211-E3")]
