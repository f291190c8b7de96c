"""The card games of other libraries, those that are installed: each driven as its library means it to be."""

import random
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any

from pioche.lab.bench.agents import in_turn, state_by_state
from pioche.lab.bench.lines import Line, Run, repeated

OPEN_SPIEL = ("leduc_poker", "hearts", "gin_rummy", "crazy_eights", "goofspiel", "hanabi")
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
RLCARD = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")
PGX = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")
TOGETHER = 1024
STEPS = 200


def peer_lines() -> list[Line]:
    """Every game of the libraries that are here."""
    found = [
        *((name, "pyspiel", "OpenSpiel, C++ from Python", partial(open_spiel, name)) for name in OPEN_SPIEL),
        *((name, "pettingzoo", "PettingZoo, as made", partial(pettingzoo, name, False)) for name in PETTINGZOO),
        *((name, "pettingzoo", "PettingZoo, bare", partial(pettingzoo, name, True)) for name in PETTINGZOO),
        *((name, "rlcard", "RLCard", partial(rlcard, name)) for name in RLCARD),
        *((name, "pgx", f"Pgx, batches of {TOGETHER}", partial(pgx, name)) for name in PGX),
    ]
    return [Line(library, name, way, make) for name, library, way, make in found if find_spec(library)]


def missing_peers() -> list[str]:
    """The libraries that are not installed."""
    return [name for name in ("pyspiel", "pettingzoo", "rlcard", "pgx") if not find_spec(name)]


def open_spiel(name: str) -> Run:
    """A game of OpenSpiel in C++, driven from Python."""
    import pyspiel

    return repeated(state_by_state(pyspiel.load_game(name)))


def pettingzoo(name: str, is_bare: bool) -> Run:
    """A card game of PettingZoo, with its wrappers or without."""
    import pettingzoo as zoo

    env = zoo.make("aec", f"classic/{name}")
    env.reset(seed=1)
    return repeated(in_turn(env.unwrapped if is_bare else env))


def rlcard(name: str) -> Run:
    """A game of RLCard."""
    import rlcard as cards

    env = cards.make(name)

    def play() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return repeated(play)


def pgx(name: str) -> Run:
    """Games of Pgx, many side by side in one compiled loop."""
    import jax
    import pgx as games
    from pgx.experimental import auto_reset

    env = games.make(name)
    begin, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        logits = jax.numpy.where(carried.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(first, logits, axis=-1)
        return step(carried, actions, jax.random.split(second, TOGETHER)), None

    many: Callable[[Any, Any], Any] = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, STEPS)))
    state = begin(jax.random.split(jax.random.PRNGKey(1), TOGETHER))
    keys = iter(range(2, 10**9))

    def play() -> int:
        nonlocal state
        state, _ = many(state, jax.random.PRNGKey(next(keys)))
        jax.block_until_ready(state.rewards)
        return TOGETHER * STEPS

    return repeated(play)
