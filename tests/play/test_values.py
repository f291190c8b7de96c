"""Game values: what `pioche.new` takes, and what it says when it cannot."""

from pathlib import Path
from typing import Any

import pytest

import pioche
from tests.conformance.cases import CASES, finished


def test_a_game_starts_from_its_name_alone() -> None:
    game = pioche.new("5211")
    assert (game.name, game.edition, game.variant, game.seats) == ("5211", "next-move", None, 4)
    assert game.to_act == (0, 1, 2, 3)


def test_playing_gives_another_value() -> None:
    game = pioche.new("5211", seats=4, seed=7)
    later = game.play(0, game.legal(0)[0])
    assert later != game
    assert game == pioche.new("5211", seats=4, seed=7)
    assert later.to_act == (0, 1, 2, 3)


def test_the_order_of_sealed_choices_leaves_no_trace() -> None:
    game = pioche.new("5211", seats=2, seed=7)
    mine, yours = game.legal(0)[0], game.legal(1)[0]
    assert game.play(0, mine).play(1, yours) == game.play(1, yours).play(0, mine)


def test_values_that_are_equal_hash_alike() -> None:
    assert len({pioche.new("kudos", seed=1), pioche.new("kudos", seed=1), pioche.new("kudos", seed=2)}) == 2


def test_a_value_cannot_be_changed() -> None:
    game = pioche.new("kobito", seed=1)
    with pytest.raises(AttributeError):
        game.setup = None  # type: ignore[assignment, misc]


def test_a_record_and_the_luck_are_the_callers_own() -> None:
    game = finished(next(case for case in CASES if case.game == "kobito"), 1)
    told = str(game.record())
    game.record()["luck"][1][2][0].clear()
    game.record()["luck"][2][2].clear()
    game.luck[2][2].clear()
    assert str(game.record()) == told


def test_a_view_is_the_callers_own() -> None:
    game = pioche.new("kudos", seed=1)
    game.view(0)["rows"][0].clear()
    assert len(game.view(0)["rows"][0]) == 3


@pytest.mark.parametrize(
    ("arguments", "error", "facts"),
    [
        ({"game": "5221"}, pioche.UnknownName, {"kind": "game", "nearest": ["5211"]}),
        ({"game": "kobitto"}, pioche.UnknownName, {"nearest": ["kobito"]}),
        ({"game": "5211", "edition": "next"}, pioche.UnknownName, {"kind": "edition"}),
        ({"game": "5211", "variant": "aggressive"}, pioche.UnknownName, {"kind": "variant", "known": ["long"]}),
        ({"game": "kobito", "variant": "long"}, pioche.UnknownName, {"kind": "variant", "known": []}),
        ({"game": "kudos", "options": {"arow": 1}}, pioche.UnknownName, {"kind": "option", "nearest": ["arrow"]}),
        ({"game": "kudos", "options": {"arrow": "left"}}, pioche.BadOption, {"option": "arrow"}),
        ({"game": "kudos", "seats": 3, "options": {"first": 3}}, pioche.BadOption, {"option": "first"}),
        ({"game": "5211", "options": {"open_scores": 1}}, pioche.BadOption, {"option": "open_scores"}),
        ({"game": "kobito", "options": {"gold": [[4, 3]]}}, pioche.BadOption, {"option": "gold"}),
        ({"game": "kobito", "options": {"gold": [[1, 3]] * 18}}, pioche.BadOption, {"option": "gold"}),
        ({"game": "kudos", "seats": 2}, pioche.SeatsNotAllowed, {"least": 3, "most": 6}),
        ({"game": "5211", "seats": 6}, pioche.SeatsNotAllowed, {"least": 2, "most": 5}),
        (
            {"game": "5211", "edition": "ouchi", "variant": "aggressive", "seats": 4},
            pioche.SeatsNotAllowed,
            {"most": 3},
        ),
        ({"game": "5211", "seats": True}, pioche.SeatsNotAllowed, {}),
        ({"game": "5211", "seed": -1}, pioche.BadOption, {"option": "seed"}),
        ({"game": "5211", "seed": 2**63}, pioche.BadOption, {"option": "seed"}),
        ({"game": "5211", "seats": 2, "players": ["Ana"]}, pioche.BadOption, {"option": "players"}),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(
    arguments: dict[str, Any], error: type[pioche.PiocheError], facts: dict[str, Any]
) -> None:
    with pytest.raises(error) as caught:
        pioche.new(**arguments)
    for name, fact in facts.items():
        assert caught.value.details[name] == fact
    assert caught.value.code in str(caught.value)


@pytest.mark.parametrize("seat", [-1, 4, "0", None, True, 1.0])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    with pytest.raises(pioche.SeatsNotAllowed):
        pioche.new("5211", seed=1).legal(seat)


def test_a_card_can_be_taken_back_until_the_reveal_and_not_after() -> None:
    game = pioche.new("5211", seats=2, seed=3)
    laid = game.play(0, game.legal(0)[0])
    laid = laid.play(0, laid.legal(0)[0])
    assert sorted(laid.take_back(0).view(0)["hand"]) == sorted(game.view(0)["hand"])
    for _ in range(2):
        laid = laid.play(1, laid.legal(1)[0])
    with pytest.raises(pioche.IllegalMove) as caught:
        laid.take_back(0)
    assert caught.value.rule == "5211-R2"


@pytest.mark.parametrize("name", ["kobito", "kudos"])
def test_only_5211_has_something_to_take_back(name: str) -> None:
    with pytest.raises(pioche.IllegalMove):
        pioche.new(name, seed=1).take_back(0)


def test_an_unfinished_game_has_no_record_and_tells_no_luck() -> None:
    game = pioche.new("5211", seed=1)
    with pytest.raises(pioche.GameNotOver):
        game.record()
    with pytest.raises(pioche.GameNotOver):
        _ = game.luck


def test_the_name_of_a_game_shows_where_it_stands() -> None:
    assert repr(pioche.new("kudos", seats=3, seed=1)).startswith("<kudos fr seats=3 moves=0 to_act=(")


@pytest.mark.parametrize("name", ["5211", "kobito", "kudos"])
def test_a_game_draws_itself_in_a_notebook_and_into_a_file(name: str, tmp_path: Path) -> None:
    game = pioche.new(name, seed=1)
    assert game._repr_svg_() == game.svg()
    game.draw(tmp_path / "table.svg", seat=1)
    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == game.svg(1) != game.svg()


def test_a_drawing_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    with pytest.raises(pioche.FileTrouble):
        pioche.new("5211", seed=1).draw(tmp_path)
