"""Games between bots, with every decision noted: many games side by side, as arrays of numbers."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from pioche.bots import Bot
from pioche.core.contract import NOBODY
from pioche.envs.observed import victory
from pioche.fast.batch import Batch
from pioche.play.match import chair_luck
from pioche.play.setup import Setup
from pioche.play.values import members

# so many games are played side by side: by machine code, and where bots choose in Python
SIDE_BY_SIDE = 128
IN_PYTHON = 16


class Rows(NamedTuple):
    """Decisions, a row each: the columns of a dataset."""

    seed: Any
    step: Any
    seat: Any
    observation: Any
    mask: Any
    action: Any
    scores: Any
    returns: Any


Chooser = Callable[[Batch, Any], Any]


def recorded_games(setup: Setup, bots: Sequence[Bot], first_seed: int, games: int) -> Iterator[tuple[int, Rows]]:
    """So many games, a few at a time: how many they are, and all their decisions."""
    is_random = not any(bot.needs_to_know for bot in bots)
    together = SIDE_BY_SIDE if is_random else IN_PYTHON
    for first in range(first_seed, first_seed + games, together):
        count = min(together, first_seed + games - first)
        batch = Batch(setup, count, first, threads=1)
        choose = random_choices if is_random else choices_of(setup, bots, batch)
        yield count, played_out(setup, batch, choose)


def random_choices(batch: Batch, acting: Any) -> Any:  # noqa: ARG001
    """Any legal action for every seat that may act."""
    return batch.random_actions()


def choices_of(setup: Setup, bots: Sequence[Bot], batch: Batch) -> Chooser:
    """What the bots choose, each with the luck it has in a match of that seed."""
    rules = setup.rules
    lucks = []
    for seed in batch.seeds.tolist():
        dice = chair_luck(seed, NOBODY)
        lucks.append([chair_luck(seed, seat) if bot.needs_to_know else dice for seat, bot in enumerate(bots)])
    actions = [0] * rules.actions

    def choose(batch: Batch, acting: Any) -> Any:
        chosen = np.full((batch.games, batch.seats), -1, np.int64)
        for game, seat in np.argwhere(acting).tolist():
            table, known = batch.table(game), rules.table()
            rules.know(table, seat, known)
            found = rules.legal(table, seat, actions)
            chosen[game, seat] = bots[seat].choose(known, seat, actions[:found], lucks[game][seat])
        return chosen

    return choose


def played_out(setup: Setup, batch: Batch, choose: Chooser) -> Rows:
    """All decisions of a batch from its deal to the end of its last game, game by game and each in order."""
    seats = np.arange(batch.seats)
    notes: list[tuple[Any, ...]] = []
    moment = 0
    while batch.to_act.any():
        acting = (batch.to_act[:, None] >> seats & 1).astype(np.bool_)
        chosen = choose(batch, acting)
        game, seat = np.nonzero(acting)
        notes.append((game, np.full(len(game), moment), seat, batch.features[acting], batch.masks[acting],
                      chosen[acting]))  # fmt: skip
        batch.step(chosen)
        moment += 1
    game, moments, seat, observation, mask, action = (np.concatenate(column) for column in zip(*notes, strict=True))
    order = np.lexsort((seat, moments, game))
    game = game[order]
    worth = np.array([victory(members(bits, setup.seats), setup.seats) for bits in batch.winners.tolist()], np.float32)
    return Rows(
        batch.seeds[game],
        steps_of(game).astype(np.int32),
        seat[order].astype(np.int8),
        observation[order],
        mask[order],
        action[order].astype(np.int16),
        batch.scores.astype(np.int16)[game],
        worth[game],
    )


def steps_of(game: Any) -> Any:
    """The number of each decision in its game, where the decisions of a game stand together."""
    starts = np.searchsorted(game, game)
    return np.arange(len(game)) - starts
