"""OpenSpiel's own checks hold for every game."""

import random
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough

from tests.conformance.cases import Case
from tests.envs.openspiel.games import IN_TURN, SHORT, advance, each_end, each_game, load, states, text_of

flags.FLAGS.mark_as_parsed()


@each_end
def test_random_games_pass_openspiels_simulation(case: Case) -> None:
    pyspiel.random_sim_test(load(case), num_sims=1, serialize=True, verbose=False)


@each_end
def test_games_counted_by_points_pass_openspiels_simulation(case: Case) -> None:
    pyspiel.random_sim_test(load(case, returns="score"), num_sims=1, serialize=False, verbose=False)


def test_5211_in_turns_passes_openspiels_simulation() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(IN_TURN), num_sims=3, serialize=True, verbose=False)


@each_end
def test_games_turned_into_turns_pass_openspiels_simulation(case: Case) -> None:
    game = pyspiel.load_game_as_turn_based(text_of(case))
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    if case.game == "5211":
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def of_openspiel(text: str) -> Any:
    """OpenSpiel's tests of its interface, for one game."""

    class Api(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game = pyspiel.load_game(text)
        game_name = text

    return Api


API = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]


@each_game
@pytest.mark.parametrize("name", API)
def test_the_interface_is_as_openspiel_wants_it(text: str, name: str) -> None:
    kind = of_openspiel(text)
    random.seed(1)
    kind.setUpClass()
    getattr(kind(name), name)()


def test_there_are_checks_of_the_interface_to_pass() -> None:
    assert len(API) >= 5


@each_game
def test_a_playthrough_can_be_written_and_played_again(text: str, tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    name, _, given = text.rstrip(")").partition("(")
    short = f"{name}({','.join(filter(None, [given, 'max_length=12']))})"
    file.write_text(generate_playthrough.playthrough(short, None, seed=3), encoding="utf-8")
    written, again = generate_playthrough.replay(file)
    assert written == again
    assert "IsTerminal() = True" in written


@each_game
def test_a_state_comes_back_from_its_text(text: str) -> None:
    game = pyspiel.load_game(text)
    for number, state in enumerate(states(game, 5)):
        if number % 29 == 0 or state.is_terminal():
            same_game, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            assert str(same_game) == str(game)
            assert (str(same), same.history()) == (str(state), state.history())
            assert same.returns() == state.returns()


def test_a_copy_goes_its_own_way() -> None:
    chance = random.Random(4)
    for state in states(pyspiel.load_game(SHORT), 3):
        if not state.is_terminal():
            before, copy = str(state), state.clone()
            advance(copy, chance)
            assert str(state) == before != str(copy)


@each_game
def test_a_games_name_loads_the_same_game_again(text: str) -> None:
    game = pyspiel.load_game(text)
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
