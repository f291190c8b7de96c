import pytest

import pioche
from pioche.core.errors import GameIsOver, IllegalMove, MoveError, SeatsNotAllowed, UnreadableMove

from .builders import dealt, last_round

HANDS = "Y2 Y3 G2 G3 V6 | O2 O3 B2 B3 V5"


@pytest.mark.parametrize("move", ["O2", "Y7", "R2", "Y0", "", "Y2 Y3", "stop", "back"])
def test_a_move_that_cannot_be_made_leaves_the_game_as_it_was(move: str) -> None:
    """5211-R1."""
    game = dealt(HANDS)
    with pytest.raises(MoveError):
        game.play(0, move)
    assert game == dealt(HANDS)


def test_a_move_leaves_the_value_it_was_made_on() -> None:
    """5211-R2."""
    game = dealt(HANDS)
    game.play(0, "Y2")
    assert game == dealt(HANDS)


def test_taking_back_leaves_the_value_it_was_made_on() -> None:
    """5211-R2."""
    game = dealt(HANDS).play(0, "Y2")
    game.take_back(0)
    assert game == dealt(HANDS).play(0, "Y2")


def test_a_refused_take_back_leaves_the_game_as_it_was() -> None:
    """5211-R2."""
    game = dealt(HANDS).play(0, "Y2")
    with pytest.raises(IllegalMove):
        game.take_back(1)
    assert game == dealt(HANDS).play(0, "Y2")


def test_a_refusal_names_the_rule_and_what_is_legal() -> None:
    """5211-R1."""
    with pytest.raises(IllegalMove) as error:
        dealt(HANDS).play(1, "Y2")
    assert (error.value.rule, error.value.details["legal"]) == ("5211-R1", ("O2", "O3", "B2", "B3", "V5"))


def test_what_one_seat_chose_never_makes_another_wait() -> None:
    """5211-R2."""
    game = dealt(HANDS).play(0, "Y2").play(0, "Y3")
    assert game.legal(1) == ("O2", "O3", "B2", "B3", "V5")


@pytest.mark.parametrize("text", ["y2", " Y2 ", "Y2"])
def test_a_card_may_be_typed_small_or_large(text: str) -> None:
    """5211-R1."""
    assert dealt(HANDS).play(0, text).view(0)["your_sealed"] == ["Y2"]


@pytest.mark.parametrize("text", ["Y", "2Y", "Y22", "X2", "Y7", "Y-1"])
def test_other_text_is_no_card(text: str) -> None:
    """5211-S3."""
    with pytest.raises(UnreadableMove):
        dealt(HANDS).play(0, text)


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_a_seat_that_is_not_at_the_table_cannot_lay(seat: int) -> None:
    """5211-R1."""
    with pytest.raises(SeatsNotAllowed):
        dealt(HANDS).play(seat, "Y2")


@pytest.mark.parametrize("seat", [0, 1])
def test_after_the_end_nothing_can_be_laid_or_taken_back(seat: int) -> None:
    """5211-E1."""
    game = last_round("Y2*4 B2 | G2*4 B3")
    with pytest.raises(GameIsOver):
        game.play(seat, "B2")
    with pytest.raises(IllegalMove):
        game.take_back(seat)


def test_games_of_one_seed_are_the_same() -> None:
    """5211-S4."""
    assert pioche.new("5211", seats=3, seed=8) == pioche.new("5211", seats=3, seed=8)
