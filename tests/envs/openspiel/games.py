"""The games as OpenSpiel loads them, and random games of them."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest

import pioche.envs.openspiel  # noqa: F401 - registers the games
from tests.conformance.cases import CASES, Case

SHORT = "python_pioche_5211(players=2,rounds=1)"
IN_TURN = "python_pioche_5211(players=2,rounds=1,simultaneous=false)"
ENDS = [case for case in CASES if case.seats in (case.edition.seats[0], case.edition.seats[-1])]


def text_of(case: Case, **more: Any) -> str:
    """What OpenSpiel loads a case by."""
    given = {"players": case.seats, "edition": case.edition.key, "variant": case.edition.variant or "none", **more}
    return f"python_pioche_{case.game}({','.join(f'{name}={value}' for name, value in given.items())})"


def load(case: Case, **more: Any) -> Any:
    """A case as OpenSpiel loads it."""
    return pyspiel.load_game(text_of(case, **more))


each_end = pytest.mark.parametrize("case", ENDS, ids=str)
each_game = pytest.mark.parametrize(
    "text",
    ["python_pioche_5211", "python_pioche_5211(simultaneous=false)", "python_pioche_kobito", "python_pioche_kudos"],
)


def advance(state: Any, chance: random.Random) -> None:
    """One random step of a state, whoever's it is."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
    elif state.is_simultaneous_node():
        seats = range(state.num_players())
        state.apply_actions([chance.choice(state.legal_actions(seat)) for seat in seats])
    else:
        state.apply_action(chance.choice(state.legal_actions()))


def states(game: Any, seed: int) -> Iterator[Any]:
    """The states of one random game, from the first to the last; it is one state that goes on."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        advance(state, chance)
        yield state


def decisions(game: Any, seed: int) -> Iterator[Any]:
    """Those at which somebody decides."""
    return (state for state in states(game, seed) if not state.is_chance_node() and not state.is_terminal())


def last(game: Any, seed: int) -> Any:
    """The end of one random game."""
    *_, state = states(game, seed)
    return state
