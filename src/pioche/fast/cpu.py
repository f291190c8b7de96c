"""Many games at machine speed: random playouts, and playouts under a table of weights, on all cores."""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from os import cpu_count
from typing import Any, NamedTuple

import numpy as np

from pioche.core.errors import BadOption
from pioche.fast.cache import compiled, first_call, folder
from pioche.fast.loops import random_game, weighted_game
from pioche.fast.records import laid_out
from pioche.fast.sources import compilable, make_compilable
from pioche.play.luck import MOST_SEED
from pioche.play.setup import Setup, prepare

PART = 4096
MOST_WEIGHT = 2**31 - 1


class Results(NamedTuple):
    """What some games came to, a row each: scores by seat, the winning seats as a set of bits, and the decisions."""

    scores: Any
    winners: Any
    decisions: Any

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.winners)

    def won(self) -> Any:
        """The share of each game's victory that each seat has."""
        bits = (self.winners[:, None] >> np.arange(self.scores.shape[1])) & 1
        return bits / bits.sum(axis=1, keepdims=True)


def playouts(setup: Setup, first_seed: int, games: int, weights: Any = None, threads: int | None = None) -> Results:
    """Play `games` games with the seeds that follow each other, at random or under weights, on so many threads."""
    parts = list(playouts_in_parts(setup, first_seed, games, weights, threads))
    return Results(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def playouts_in_parts(
    setup: Setup, first_seed: int, games: int, weights: Any = None, threads: int | None = None, part: int = PART
) -> Iterator[Results]:
    """The same, part by part in the order of the seeds, each as soon as it is there."""
    check_seeds(first_seed, games)
    table = None if weights is None else checked_weights(setup, weights)
    play_games = kernel(setup.game, table is not None)
    workers = threads or cpu_count() or 1
    last = first_seed + games
    with ThreadPoolExecutor(workers) as pool:
        waiting: deque[Future[Results]] = deque()
        for first in range(first_seed, last, part):
            waiting.append(pool.submit(play_part, play_games, setup, first, min(part, last - first), table))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def play_part(play_games: Any, setup: Setup, first: int, games: int, weights: Any) -> Results:
    """Some games, one after the other on one table."""
    results = no_results(setup, games)
    play_games(*arguments(setup, first, results, weights))
    return results


def no_results(setup: Setup, games: int) -> Results:
    """Room for what so many games will come to."""
    return Results(np.zeros((games, setup.seats), np.int32), np.zeros(games, np.uint8), np.zeros(games, np.int32))


def arguments(setup: Setup, first: int, results: Results, weights: Any) -> tuple[Any, ...]:
    """What the compiled loop is called with: a table and a list of actions of its own, and the rest."""
    template = laid_out(setup)
    table, actions = template.copy(), np.zeros(setup.rules.actions, np.int64)
    return (table, actions, template, first, *results, *(() if weights is None else (weights,)))


def check_seeds(first_seed: int, games: int) -> None:
    """So many games in a row, each of a seed that there is."""
    if games < 1:
        raise BadOption(option="games", value=games, allowed=f"1-{MOST_SEED}")
    if not 0 <= first_seed <= MOST_SEED - games:
        raise BadOption(option="seed", value=first_seed, allowed=f"0-{MOST_SEED - games}")


def checked_weights(setup: Setup, weights: Any) -> Any:
    """The weights as an array of a row for each seat, if they can be used."""
    shape = (setup.seats, setup.rules.actions)
    table = np.asarray(weights)
    if table.shape not in (shape, shape[1:]) or table.dtype.kind not in "iu":
        raise BadOption(option="weights", value=f"{table.dtype} {table.shape}", allowed=f"int32 {shape}")
    table = np.broadcast_to(table, shape)
    if table.min() < 0 or table.sum(axis=1, dtype=np.float64).max() > MOST_WEIGHT:
        raise BadOption(option="weights", value=int(table.min()), allowed=f"0-{MOST_WEIGHT}")
    return np.ascontiguousarray(table, np.int32)


def is_ready(game: str) -> bool:
    """Whether random games can be played without compiling first."""
    return any(folder(game).rglob("*.play_random_games-*.nbi"))


@cache
def kernel(game: str, is_weighted: bool) -> Any:
    """The compiled loop over games that begin as copies of a template, with seeds that follow each other."""
    rules = compilable(game)
    play = (weighted_game if is_weighted else random_game)(rules)
    make_compilable(play)
    scores_of, winners_of = rules.scores, rules.winners

    def play_games(
        table: Any, actions: Any, template: Any, first: int, scores: Any, winners: Any, decisions: Any, *weights: Any
    ) -> None:
        for number in range(len(winners)):
            table[0] = template[0]
            decisions[number] = play(table[0], first + number, actions, *weights)
            scores_of(table[0], scores[number])
            winners[number] = winners_of(table[0])

    # what is kept on disk is found again by this name
    play_games.__name__ = play_games.__qualname__ = f"play_{'weighted' if is_weighted else 'random'}_games"
    machine_code = compiled(game, play_games)
    setup = prepare(game, None, None, None, None, None, "")
    weights = np.zeros((setup.seats, rules.actions), np.int32) if is_weighted else None
    first_call(game, machine_code, *arguments(setup, 0, no_results(setup, 0), weights))
    return machine_code
