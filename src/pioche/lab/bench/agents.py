"""Random play through the interfaces of research tools: the same loop for everybody's games."""

import random
from collections.abc import Callable
from typing import Any


def any_legal(mask: Any) -> Any:
    """A random legal action."""
    return random.choice(mask.nonzero()[0])


def at_once(env: Any, actions: int) -> Callable[[], int]:
    """A game of PettingZoo in which all agents are asked in each step; waiting is no decision."""

    def play() -> int:
        decisions = 0
        told, _ = env.reset()
        while env.agents:
            chosen = {agent: any_legal(each["action_mask"]) for agent, each in told.items()}
            told = env.step(chosen)[0]
            decisions += sum(action < actions for action in chosen.values())
        return decisions

    return play


def in_turn(env: Any) -> Callable[[], int]:
    """A game of PettingZoo, one agent after the other."""

    def play() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            told, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(any_legal(told["action_mask"] if "action_mask" in told else info["action_mask"]))
                decisions += 1
        return decisions

    return play


def one_seat(env: Any) -> Callable[[], int]:
    """A game of Gymnasium: one seat against bots."""

    def play() -> int:
        decisions, told, is_over = 0, env.reset()[0], False
        while not is_over:
            told, _, is_over, _, _ = env.step(any_legal(told["action_mask"]))
            decisions += 1
        return decisions

    return play


def state_by_state(game: Any) -> Callable[[], int]:
    """A game of OpenSpiel, driven from Python; what chance decides is no decision."""

    def play() -> int:
        decisions, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            elif state.is_simultaneous_node():
                chosen = [random.choice(state.legal_actions(seat) or [0]) for seat in range(game.num_players())]
                state.apply_actions(chosen)
                decisions += len(chosen)
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play
