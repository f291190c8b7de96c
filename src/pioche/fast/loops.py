"""Whole games in a loop, as plain functions on one table: they run on lists, on the CPU and on the GPU as they stand.

Each function here makes such a loop from the rules of a game. Random choices come from a generator of their own, the
`dice`, so that the cards stay those of the seed whoever plays.
"""

from collections.abc import Callable
from typing import Any

from pioche.core.contract import Rules
from pioche.core.luck import seeded, step
from pioche.play.match import DICE

Loop = Callable[..., int]


def random_game(rules: Rules) -> Loop:
    """`play(table, seed, actions)`: deal a laid-out table, play random moves to the end, and count the decisions."""
    deal, to_act, legal, apply = rules.deal, rules.to_act, rules.legal, rules.apply

    def play(table: Any, seed: int, actions: Any) -> int:
        deal(table, seed)
        a, b, c, counter = seeded(seed ^ DICE)
        decisions = 0
        while True:
            waiting = to_act(table)
            if waiting == 0:
                return decisions
            seat = 0
            while waiting:
                if waiting & 1:
                    found = legal(table, seat, actions)
                    word, a, b, c, counter = step(a, b, c, counter)
                    apply(table, seat, actions[(word * found) >> 32])
                    decisions += 1
                waiting >>= 1
                seat += 1

    return play


def weighted_game(rules: Rules) -> Loop:
    """`play(table, seed, actions, weights)`: as a random game, each legal action as likely as its weight says.

    `weights[seat][action]` are whole numbers, none below 0, whose sum over all actions is below 2**31; where all legal
    ones are 0, each is as likely.
    """
    deal, to_act, legal, apply = rules.deal, rules.to_act, rules.legal, rules.apply

    def play(table: Any, seed: int, actions: Any, weights: Any) -> int:
        deal(table, seed)
        a, b, c, counter = seeded(seed ^ DICE)
        decisions = 0
        while True:
            waiting = to_act(table)
            if waiting == 0:
                return decisions
            seat = 0
            while waiting:
                if waiting & 1:
                    found = legal(table, seat, actions)
                    total = 0
                    for place in range(found):
                        total += weights[seat][actions[place]]
                    word, a, b, c, counter = step(a, b, c, counter)
                    chosen = (word * found) >> 32
                    if total > 0:
                        left = (word * total) >> 32
                        chosen = 0
                        while left >= weights[seat][actions[chosen]]:
                            left -= weights[seat][actions[chosen]]
                            chosen += 1
                    apply(table, seat, actions[chosen])
                    decisions += 1
                waiting >>= 1
                seat += 1

    return play
