"""What the environments for research do in a second, beside PettingZoo's own card games: `python -m benchmarks.envs`.

Each line is the best of several runs, all in one process and in turn, with the same choice of a random legal action
for everybody, its cost included. PettingZoo's games run as it makes them, and bare, without its wrappers; the ratios
are to the fastest of these. They need `rlcard` (and Hanabi `open_spiel` with `shimmy`); what is missing is said.
"""

import argparse
import json
import random
import warnings
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import pettingzoo

import pioche.envs.gymnasium
import pioche.envs.pettingzoo
from pioche.games.catalogue import GAMES

CARD_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
SEATS = 4
TOGETHER = 1024


class Line(NamedTuple):
    """Something that is measured: `play(seconds)` gives the decisions in a second."""

    name: str
    play: Callable[[float], float]
    is_ours: bool = True


def any_legal(mask: Any) -> Any:
    """A random legal action."""
    return random.choice(mask.nonzero()[0])


def at_once(env: Any) -> Callable[[float], float]:
    """All agents are asked in each step; waiting is no decision."""
    actions = env.setup.rules.actions

    def play(seconds: float) -> float:
        decisions, begin = 0, perf_counter()
        while perf_counter() - begin < seconds:
            told, _ = env.reset()
            while env.agents:
                chosen = {agent: any_legal(each["action_mask"]) for agent, each in told.items()}
                told = env.step(chosen)[0]
                decisions += sum(action < actions for action in chosen.values())
        return decisions / (perf_counter() - begin)

    return play


def in_turn(env: Any) -> Callable[[float], float]:
    """One agent after the other."""

    def play(seconds: float) -> float:
        decisions, begin = 0, perf_counter()
        while perf_counter() - begin < seconds:
            env.reset()
            for _ in env.agent_iter():
                told, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(any_legal(told["action_mask"] if "action_mask" in told else info["action_mask"]))
                    decisions += 1
        return decisions / (perf_counter() - begin)

    return play


def one_seat(env: Any) -> Callable[[float], float]:
    """One seat against bots; only its own decisions count."""

    def play(seconds: float) -> float:
        decisions, begin = 0, perf_counter()
        while perf_counter() - begin < seconds:
            told, is_over = env.reset()[0], False
            while not is_over:
                told, _, is_over, _, _ = env.step(any_legal(told["action_mask"]))
                decisions += 1
        return decisions / (perf_counter() - begin)

    return play


def many_seats(envs: Any) -> Callable[[float], float]:
    """One seat in many games; only its own decisions count."""

    def play(seconds: float) -> float:
        envs.reset()
        steps, begin = 0, perf_counter()
        while perf_counter() - begin < seconds:
            envs.step(envs.action_space.sample())
            steps += 1
        return steps * envs.num_envs / (perf_counter() - begin)

    return play


def our_lines() -> list[Line]:
    """Every environment of ours, with each game's first edition and four seats."""
    lines = []
    for game in GAMES:
        name = pioche.envs.gymnasium.NAMES[game]
        many = gymnasium.make_vec(name, num_envs=TOGETHER, seats=SEATS)
        bare = pioche.envs.pettingzoo.raw_env(game, seats=SEATS)
        lines += [
            Line(f"{game} ParallelEnv", at_once(pioche.envs.pettingzoo.parallel_env(game, seats=SEATS))),
            Line(f"{game} AECEnv", in_turn(pioche.envs.pettingzoo.env(game, seats=SEATS))),
            Line(f"{game} AECEnv, bare", in_turn(bare)),
            Line(f"{game} Gymnasium, random bots", one_seat(gymnasium.make(name, seats=SEATS).unwrapped)),
            Line(
                f"{game} Gymnasium, greedy bots", one_seat(gymnasium.make(name, seats=SEATS, bots="greedy").unwrapped)
            ),
            Line(f"{game} VectorEnv, {TOGETHER} games", many_seats(many)),
        ]
    return lines


def peers() -> list[Line]:
    """PettingZoo's card games, those that can be made here."""
    lines = []
    for name in CARD_GAMES:
        try:
            env = pettingzoo.make("aec", f"classic/{name}")
            env.reset(seed=1)
        except Exception as error:  # whatever a game of others may lack
            print(f"{name} is not here: {error}")
            continue
        lines += [Line(name, in_turn(env), False), Line(f"{name}, bare", in_turn(env.unwrapped), False)]
    return lines


def main() -> None:
    """Measure all in turn, several times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    random.seed(1)
    np.random.seed(1)
    lines = our_lines() + peers()
    best = dict.fromkeys([line.name for line in lines], 0.0)
    for _ in range(arguments.runs):
        for line in lines:
            best[line.name] = max(best[line.name], line.play(arguments.seconds))
    fastest = max((best[line.name] for line in lines if not line.is_ours), default=0.0)
    print(f"{'decisions a second':34} {'':>10} {'ratio':>7}")
    for name, found in best.items():
        print(f"{name:34} {found:10,.0f} {f'{found / fastest:7.1f}' if fastest else ''}")
    if arguments.out:
        facts = {name: {"decisions_a_second": round(found)} for name, found in best.items()}
        arguments.out.write_text(json.dumps(facts, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
