"""OpenSpiel's algorithms run on the games."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr, random_agent

from tests.envs.openspiel.games import IN_TURN, SHORT, advance


class Anything:
    """A bot that does anything."""

    def __init__(self) -> None:
        self.chance = random.Random(5)

    def step(self, state: Any) -> int:
        """Any legal action."""
        return int(self.chance.choice(state.legal_actions()))


def rollouts() -> Any:
    """The worth of a state, by a random game from it."""
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))


def play(game: Any, bots: list[Any], seed: int) -> list[float]:
    """The returns of a game between bots."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            advance(state, chance)
        else:
            action = int(bots[state.current_player()].step(state))
            assert action in state.legal_actions()
            state.apply_action(action)
    return list(state.returns())


def test_tree_search_plays_5211_turned_into_turns() -> None:
    game = pyspiel.load_game_as_turn_based(SHORT)
    bot = mcts.MCTSBot(game, 2.0, 5, rollouts(), random_state=np.random.RandomState(2))
    assert len(play(game, [bot, Anything()], 1)) == 2


@pytest.mark.parametrize("text", [IN_TURN, "python_pioche_kobito(players=2,max_length=8)"])
def test_search_over_information_sets_imagines_what_it_does_not_know(text: str) -> None:
    game = pyspiel.load_game(text)
    bot = ismcts.ISMCTSBot(game, rollouts(), 2.0, 6, random_state=np.random.RandomState(2))
    assert len(play(game, [bot, Anything()], 1)) == 2


def test_tree_search_plays_kudos_whose_future_only_chance_knows() -> None:
    game = pyspiel.load_game("python_pioche_kudos(players=3,max_length=8)")
    bot = mcts.MCTSBot(game, 2.0, 4, rollouts(), random_state=np.random.RandomState(2))
    assert len(play(game, [bot, Anything(), Anything()], 1)) == 3


@pytest.mark.parametrize("text", [SHORT, IN_TURN])
def test_regret_is_learnt_by_sampling(text: str) -> None:
    np.random.seed(1)
    game = pyspiel.load_game_as_turn_based(text)
    for solver in (
        external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE),
        outcome_sampling_mccfr.OutcomeSamplingSolver(game),
    ):
        solver.iteration()
        state = game.new_initial_state()
        while state.is_chance_node():
            advance(state, random.Random(1))
        chances = solver.average_policy().action_probabilities(state)
        assert set(chances) == set(state.legal_actions())
        assert sum(chances.values()) == pytest.approx(1)


@pytest.mark.parametrize("text", ["python_pioche_5211", IN_TURN, "python_pioche_kobito", "python_pioche_kudos"])
def test_learning_agents_find_an_environment(text: str) -> None:
    env = rl_environment.Environment(pyspiel.load_game(text))
    actions = env.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(seat, actions) for seat in range(env.num_players)]
    step = env.reset()
    while not step.last():
        if env.is_turn_based:
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        else:
            step = env.step([agent.step(step).action for agent in agents])
    assert sum(step.rewards) == pytest.approx(0)
    assert len(step.observations["info_state"][0]) == env.observation_spec()["info_state"][0]
