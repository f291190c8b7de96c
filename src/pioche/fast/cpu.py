"""The rule functions of a game, compiled for the CPU as they stand.

A table becomes one record of a NumPy array, with the same fields in the same order and the same bytes. Every rule
function is made known to Numba and stays the plain function it is; loops that call them are then compiled.
"""

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
from numba import njit
from numba.extending import register_jitable

from pioche.core import luck
from pioche.core.contract import Rules
from pioche.core.fields import Fields
from pioche.games.catalogue import GAMES, rules_of

FOR_PEOPLE = {"editions", "table", "notation", "view", "explain", "refusals", "game"}


def record_type(table: type[Fields]) -> np.dtype[Any]:
    """The record that holds the fields of a table."""
    return np.dtype([(field.name, field.width, field.shape) for field in table.FIELDS])


def to_record(table: Fields) -> Any:
    """A table as an array of one record."""
    return np.frombuffer(table.pack(), dtype=record_type(type(table))).copy()


def rule_modules(game: str) -> list[ModuleType]:
    """The modules of a game that hold compiled rules, and the luck they all share."""
    package = import_module(f"pioche.games.{GAMES[game]}")
    names = sorted(name for name in vars(package) if isinstance(getattr(package, name), ModuleType))
    return [luck, *(getattr(package, name) for name in names if name not in FOR_PEOPLE)]


def rule_functions(game: str) -> Iterator[FunctionType]:
    """Every rule function of a game."""
    rules_of(game)
    for module in rule_modules(game):
        for value in vars(module).values():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                yield value


@cache
def compilable(game: str) -> Rules:
    """The rules of a game, each function of them ready to be called from compiled code."""
    for function in rule_functions(game):
        register_jitable(function)
    return rules_of(game)


@cache
def playout(game: str) -> Callable[..., int]:
    """A compiled random game: deal from a seed, then play, each action and table written down as it goes."""
    rules = compilable(game)
    deal, to_act, legal, apply = rules.deal, rules.to_act, rules.legal, rules.apply
    below, seed_luck = luck.below, luck.seed_luck
    buffer_length = rules.actions

    @njit
    def play(tables: Any, seed: int, seats_chosen: Any, actions_chosen: Any) -> int:
        choices: Any = np.zeros(luck.WORDS, np.int64)
        actions: Any = np.zeros(buffer_length, np.int64)
        seed_luck(choices, seed + 1)
        deal(tables[0], seed)
        step = 0
        while True:
            waiting = to_act(tables[step])
            if waiting == 0 or step + 1 == len(tables):
                return step
            seat = 0
            while not waiting >> seat & 1:
                seat += 1
            found = legal(tables[step], seat, actions)
            action = actions[below(choices, found)]
            seats_chosen[step] = seat
            actions_chosen[step] = action
            tables[step + 1] = tables[step]
            apply(tables[step + 1], seat, action)
            step += 1

    return play  # type: ignore[no-any-return]
