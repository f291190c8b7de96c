"""The compiled loops of a batch: dealing, stepping and choosing for games side by side."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from pioche.core.contract import Rules
from pioche.core.luck import seed_luck
from pioche.fast.cache import compiled, first_call
from pioche.fast.sources import compilable, make_compilable
from pioche.fast.steps import FINE, chosen_step, random_choice, seats_shown
from pioche.play.match import DICE

Loop = Callable[..., None]


class Kernels(NamedTuple):
    """Compiled loops, called with a row for each game, the columns of a batch, and the room they work in.

    `deal(which, ...)`, `step(chosen, restart, stride, ...)` and `choose(chosen, ...)`.
    """

    deal: Any
    step: Any
    choose: Any


@cache
def kernels(game: str) -> Kernels:
    """The loops of a game, from disk if they are there."""
    rules = compilable(game)
    show, begin = seats_shown(rules, make_compilable), beginning(rules)
    make_compilable(show)
    make_compilable(begin)
    loops = (deal_loop(begin, show), step_loop(rules, begin, show), choose_loop(rules))
    return Kernels(*(compiled(game, loop) for loop in loops))


def prepared(game: str, no_games: tuple[Any, ...]) -> Kernels:
    """The loops of a game, each called once with the rows of no game: what must be compiled is, and is told."""
    made, chosen = kernels(game), np.zeros((0, 2), np.int64)
    first_call(game, made.deal, np.zeros(0, np.bool_), *no_games)
    first_call(game, made.step, chosen, False, 0, *no_games)
    first_call(game, made.choose, chosen, *no_games)
    return made


def beginning(rules: Rules) -> Callable[..., None]:
    """`begin(table, seed, dice)`: deal a laid-out table, and the dice that go with its seed."""
    deal = rules.deal

    def begin(table: Any, seed: int, dice: Any) -> None:
        deal(table, seed)
        seed_luck(dice, seed ^ DICE)

    return begin


def deal_loop(begin: Loop, show: Callable[..., int]) -> Loop:
    """Deal some of the games."""

    def deal_games(
        which: Any, tables: Any, seeds: Any, dice: Any, to_act: Any, errors: Any, ended: Any, scores: Any,  # noqa: ARG001
        winners: Any, masks: Any, numbers: Any, template: Any, known: Any, actions: Any, whose: int,  # noqa: ARG001
    ) -> None:  # fmt: skip
        for game in range(len(tables)):
            if which[game]:
                tables[game] = template[0]
                begin(tables[game], seeds[game], dice[game])
                errors[game] = FINE
                ended[game] = False
                to_act[game] = show(tables[game], known, actions, whose, to_act[game], masks[game], numbers[game])

    return deal_games


def step_loop(rules: Rules, begin: Loop, show: Callable[..., int]) -> Loop:
    """Do what has been chosen in each game; count those that end, and deal them again where that is wished."""
    step, to_act_in, scores_of, winners_of = chosen_step(rules), rules.to_act, rules.scores, rules.winners
    make_compilable(step)

    def step_games(
        chosen: Any, restart: bool, stride: int, tables: Any, seeds: Any, dice: Any, to_act: Any, errors: Any,
        ended: Any, scores: Any, winners: Any, masks: Any, numbers: Any, template: Any, known: Any, actions: Any,
        whose: int,
    ) -> None:  # fmt: skip
        for game in range(len(tables)):
            errors[game] = step(tables[game], chosen[game], masks[game])
            ended[game] = False
            if errors[game] == FINE:
                if to_act_in(tables[game]) == 0:
                    ended[game] = True
                    scores_of(tables[game], scores[game])
                    winners[game] = winners_of(tables[game])
                    if restart:
                        seeds[game] += stride
                        tables[game] = template[0]
                        begin(tables[game], seeds[game], dice[game])
                to_act[game] = show(tables[game], known, actions, whose, to_act[game], masks[game], numbers[game])

    return step_games


def choose_loop(rules: Rules) -> Loop:
    """Choose for every seat that may act, at random."""
    choose = random_choice(rules)
    make_compilable(choose)

    def choose_actions(
        chosen: Any, tables: Any, seeds: Any, dice: Any, to_act: Any, errors: Any, ended: Any, scores: Any,  # noqa: ARG001
        winners: Any, masks: Any, numbers: Any, template: Any, known: Any, actions: Any, whose: int,  # noqa: ARG001
    ) -> None:  # fmt: skip
        for game in range(len(tables)):
            choose(tables[game], dice[game], actions, chosen[game])

    return choose_actions
