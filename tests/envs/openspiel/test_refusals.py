"""An action that cannot be done is refused with an error of ours, and changes nothing."""

from typing import Any

import pyspiel
import pytest

import pioche
from tests.envs.openspiel.games import IN_TURN, SHORT, decisions, last, states


def unchanged(state: Any, error: type[pioche.PiocheError], act: Any) -> pioche.PiocheError:
    """The error that comes of it, while the state stands as it was."""
    before = (str(state), state.history(), state.move_number(), state.current_player())
    with pytest.raises(error) as refused:
        act()
    assert (str(state), state.history(), state.move_number(), state.current_player()) == before
    return refused.value


@pytest.mark.parametrize("text", ["python_pioche_kobito", "python_pioche_kudos", IN_TURN])
def test_an_action_that_is_not_legal_is_named_with_its_rule(text: str) -> None:
    game = pyspiel.load_game(text)
    for number, state in enumerate(decisions(game, 3)):
        if number % 7 == 0:
            wrong = next(action for action in range(game.num_distinct_actions()) if action not in state.legal_actions())
            error = unchanged(state, pioche.IllegalMove, lambda state=state, wrong=wrong: state.apply_action(wrong))
            assert error.rule
            assert error.details["seat"] == state.current_player()


def test_one_wrong_card_of_many_laid_together_stops_them_all() -> None:
    state = next(decisions(pyspiel.load_game(SHORT), 1))
    right = state.legal_actions(0)[0]
    wrong = next(action for action in range(30) if action not in state.legal_actions(1))
    error = unchanged(state, pioche.IllegalMove, lambda: state.apply_actions([right, wrong]))
    assert error.details["seat"] == 1


@pytest.mark.parametrize("action", [-2, 30, 10**6])
def test_an_action_that_is_none_is_named(action: int) -> None:
    state = next(decisions(pyspiel.load_game(IN_TURN), 1))
    unchanged(state, pioche.UnreadableMove, lambda: state.apply_action(action))


def test_seats_that_lay_together_cannot_lay_alone() -> None:
    state = next(decisions(pyspiel.load_game("python_pioche_5211"), 1))
    unchanged(state, pioche.PiocheError, lambda: state.apply_action(state.legal_actions(0)[0]))
    unchanged(state, pioche.BadOption, lambda: state.apply_actions([state.legal_actions(seat)[0] for seat in range(3)]))


def test_chance_cannot_bring_a_card_that_is_not_there() -> None:
    for state in states(pyspiel.load_game("python_pioche_kobito"), 1):
        if state.is_chance_node():
            there = [outcome for outcome, _ in state.chance_outcomes()]
            missing = next(outcome for outcome in range(20) if outcome not in there)
            unchanged(state, pioche.BadOption, lambda state=state, missing=missing: state.apply_action(missing))


@pytest.mark.parametrize("text", [IN_TURN, "python_pioche_kudos(max_length=5)"])
def test_nothing_can_be_done_after_the_end(text: str) -> None:
    state = last(pyspiel.load_game(text), 1)
    unchanged(state, pioche.GameIsOver, lambda: state.apply_action(0))


def test_while_cards_are_dealt_no_world_can_be_imagined() -> None:
    state = pyspiel.load_game(SHORT).new_initial_state()
    unchanged(state, pioche.NotYourTurn, lambda: state.resample_from_infostate(0, lambda: 0.5))
