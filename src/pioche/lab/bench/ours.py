"""Our own lines: the same rules in plain Python, as machine code, in batches, on a GPU, and through research tools."""

import random
from collections.abc import Callable
from functools import partial
from os import cpu_count
from typing import Any

import pioche
from pioche.core.luck import WORDS, below, seed_luck
from pioche.games.catalogue import GAMES
from pioche.lab.bench.agents import at_once, in_turn, one_seat, state_by_state
from pioche.lab.bench.lines import OURS, Line, Run, repeated
from pioche.play.setup import Setup, prepare
from pioche.play.values import new_table

SEATS = 4
TOGETHER = 1024
# so many games are one call of machine code, and one of a GPU
AT_ONCE = {"5211": 2000, "kudos": 500, "kobito": 100}
ON_A_GPU = {"5211": 40_000_000, "kudos": 8_000_000, "kobito": 2_000_000}

Maker = Callable[[Setup], Run]


def our_lines(with_gpu: bool) -> list[Line]:
    """Every way, each game with its first edition and four seats."""
    ways: dict[str, Maker] = {
        "values": on_values,
        "plain": on_a_table,
        "playouts": partial(playouts, 1),
        "playouts-all-cores": partial(playouts, None),
        "batch-stepped": partial(batch, False),
        "batch-chosen": partial(batch, True),
        "parallel-env": parallel_env,
        "aec-env": aec_env,
        "gymnasium": gymnasium_env,
        "vector-env": vector_env,
        "open-spiel": open_spiel_game,
        **({"gpu": on_a_gpu} if with_gpu else {}),
    }
    setups = {game: prepare(game, None, None, SEATS, None, None, "") for game in GAMES}
    return [Line(OURS, game, way, partial(make, setups[game])) for game in GAMES for way, make in ways.items()]


def on_values(setup: Setup) -> Run:
    """From one immutable value to the next."""
    chance, seeds, edition = random.Random(1), iter(range(10**9)), setup.edition

    def play() -> int:
        decisions, seed = 0, next(seeds)
        game = pioche.new(setup.game, edition=edition.key, variant=edition.variant, seats=setup.seats, seed=seed)
        while to_act := game.to_act:
            game = game.play(to_act[0], chance.choice(game.legal(to_act[0])))
            decisions += 1
        return decisions

    return repeated(play)


def on_a_table(setup: Setup) -> Run:
    """The rules on one table of Python lists."""
    rules, seeds = setup.rules, iter(range(10**9))
    actions, chance = [0] * rules.actions, [0] * WORDS
    seed_luck(chance, 1)

    def play() -> int:
        table, decisions = new_table(setup), 0
        rules.deal(table, next(seeds))
        while waiting := rules.to_act(table):
            seat = (waiting & -waiting).bit_length() - 1
            found = rules.legal(table, seat, actions)
            rules.apply(table, seat, actions[below(chance, found)])
            decisions += 1
        return decisions

    return repeated(play)


def playouts(threads: int | None, setup: Setup) -> Run:
    """Random playouts as machine code, on one core or on all."""
    from pioche.fast import cpu

    games = AT_ONCE[setup.game] if threads else cpu.PART * 2 * (cpu_count() or 1)
    seeds = iter(range(0, 2**62, games))
    return repeated(lambda: int(cpu.playouts(setup, next(seeds), games, threads=threads).decisions.sum()))


def batch(with_choice: bool, setup: Setup) -> Run:
    """Games stepped together on one core, masks and features out; with or without the time it takes to choose."""
    from time import perf_counter

    from pioche.fast.batch import Batch

    games = Batch(setup, TOGETHER, threads=1)

    def run(seconds: float) -> tuple[int, float]:
        decisions, took = 0, 0.0
        while took < seconds:
            begin = perf_counter()
            chosen = games.random_actions()
            middle = perf_counter()
            games.step(chosen, restart=True)
            took += perf_counter() - (begin if with_choice else middle)
            decisions += int((chosen >= 0).sum())
        return decisions, took

    return run


def on_a_gpu(setup: Setup) -> Run:
    """Random playouts on an NVIDIA GPU."""
    from pioche.fast import gpu

    games = ON_A_GPU[setup.game]
    seeds = iter(range(0, 2**62, games))
    return repeated(lambda: int(gpu.totals(setup, next(seeds), games)[0]))


def parallel_env(setup: Setup) -> Run:
    """PettingZoo, all agents at once."""
    from pioche.envs.pettingzoo import parallel_env as make

    return repeated(at_once(make(setup.game, seats=setup.seats), setup.rules.actions))


def aec_env(setup: Setup) -> Run:
    """PettingZoo, one agent after the other, with its own wrappers."""
    from pioche.envs.pettingzoo import env as make

    return repeated(in_turn(make(setup.game, seats=setup.seats)))


def gymnasium_env(setup: Setup) -> Run:
    """Gymnasium, one seat against bots that choose at random; only its own decisions count."""
    import gymnasium

    import pioche.envs.gymnasium

    env = gymnasium.make(pioche.envs.gymnasium.NAMES[setup.game], seats=setup.seats)
    return repeated(one_seat(env.unwrapped))


def vector_env(setup: Setup) -> Run:
    """Gymnasium, one seat in each of many games; only its own decisions count."""
    import gymnasium

    import pioche.envs.gymnasium

    envs = gymnasium.make_vec(pioche.envs.gymnasium.NAMES[setup.game], num_envs=TOGETHER, seats=setup.seats)
    envs.reset(seed=1)

    def play() -> int:
        envs.step(envs.action_space.sample())
        return TOGETHER

    return repeated(play)


def open_spiel_game(setup: Setup) -> Run:
    """OpenSpiel, chance card by card."""
    import pyspiel

    import pioche.envs.openspiel  # noqa: F401

    game: Any = pyspiel.load_game(f"python_pioche_{setup.game}(players={setup.seats})")
    return repeated(state_by_state(game))
