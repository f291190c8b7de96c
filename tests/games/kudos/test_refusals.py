import pytest

import pioche
from pioche.core.errors import IllegalMove, MoveError, NotYourTurn, SeatsNotAllowed, UnknownName, UnreadableMove

from .builders import play, square


def table() -> pioche.Game:
    return square("Rc | Bs | Gt | Vd", "Rs Rt Yh")


@pytest.mark.parametrize(
    "move", ["Yh", "Rs>", "Vs", "stop", "give 1", "arrow 2", "fill Rs", "", "Rx", "Rs Rt", "give", "arrow 5", "give 9"]
)
def test_a_move_that_cannot_be_made_leaves_the_game_as_it_was(move: str) -> None:
    """KUD-T1."""
    game = table()
    with pytest.raises(MoveError):
        play(game, move)
    assert game == table()


def test_a_move_leaves_the_value_it_was_made_on() -> None:
    """KUD-T1."""
    game = table()
    play(game, "Rs", "stop")
    assert game == table()


def test_a_refusal_names_the_rule_and_what_is_legal() -> None:
    """KUD-T2."""
    with pytest.raises(IllegalMove) as error:
        play(table(), "Yh")
    assert (error.value.rule, error.value.details["legal"]) == ("KUD-T2", ("Rs", "Rt"))


def test_another_seats_move_leaves_the_game_as_it_was() -> None:
    """KUD-T5."""
    game = table()
    with pytest.raises(NotYourTurn):
        game.play(1, "Rs")
    assert game == table()


@pytest.mark.parametrize("seat", [0, 1])
def test_in_kudos_nothing_is_taken_back(seat: int) -> None:
    """KUD-T1."""
    with pytest.raises(IllegalMove):
        play(table(), "Rs").take_back(seat)


@pytest.mark.parametrize("text", ["rs", "RS", " Rs "])
def test_a_card_may_be_typed_small_or_large(text: str) -> None:
    """KUD-T1."""
    assert play(table(), text).moves == ((0, "Rs"),)


@pytest.mark.parametrize("text", ["Rs>", "rs >", "RS>"])
def test_the_next_pile_is_marked_by_an_angle(text: str) -> None:
    """KUD-T3."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Rt Yh"), "Rt")
    assert play(game, text).moves == ((0, "Rt"), (0, "Rs>"))


@pytest.mark.parametrize(
    "text", ["R", "sR", "Rs>>", ">Rs", "fill", "fill Rs>", "give -1", "give x", "give 10", "arrow 0", "end"]
)
def test_other_text_is_no_move(text: str) -> None:
    """KUD-T1."""
    with pytest.raises(UnreadableMove):
        play(table(), text)


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_is_not_at_the_table_cannot_play(seat: int) -> None:
    """KUD-T5."""
    with pytest.raises(SeatsNotAllowed):
        table().play(seat, "Rs")


@pytest.mark.parametrize("choice", [{"edition": "en"}, {"variant": "long"}, {"options": {"open_scores": True}}])
def test_what_kudos_does_not_have_cannot_be_chosen(choice: dict[str, object]) -> None:
    """KUD-S7."""
    with pytest.raises(UnknownName):
        pioche.new("kudos", **choice)  # type: ignore[arg-type]


def test_on_screen_seats_count_from_1() -> None:
    """KUD-X1."""
    rules, edition = table().setup.rules, table().setup.edition
    action = rules.read("give 3", 0, edition, 1)
    assert (rules.write(action, 0, edition), rules.write(action, 0, edition, 1)) == ("give 2", "give 3")
    assert [rules.read(f"give {seat + 1}", 0, edition, 1) for seat in range(6)] == [
        rules.read(f"give {seat}", 0, edition) for seat in range(6)
    ]


def test_on_screen_there_is_no_seat_0() -> None:
    """KUD-X1."""
    with pytest.raises(UnreadableMove):
        table().setup.rules.read("give 0", 0, table().setup.edition, 1)


def test_a_first_card_for_the_next_pile_is_refused_whatever_it_is() -> None:
    """KUD-T2."""
    with pytest.raises(IllegalMove) as error:
        play(square("Rs | Yc | Gt | Vd", "Rh Rc Yh"), "Rc>")
    assert error.value.details["reason"] == "kudos-first-on-arrow"
