"""The rule functions of a game, found in its modules as they stand."""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

from numba.extending import register_jitable

from pioche.core import bits, luck
from pioche.core.contract import Rules
from pioche.games.catalogue import GAMES, rules_of

# called as they are, not written out where they are called: compiling would take minutes
CALLED = ("kobito.legal", "kobito.rainbows", "kobito.setup", "kobito.turns", "kobito.scoring")
FOR_PEOPLE = {"editions", "table", "notation", "view", "explain", "refusals", "game"}


def rule_modules(game: str) -> list[ModuleType]:
    """The modules of a game that hold compiled rules, and what they all share."""
    package = import_module(f"pioche.games.{GAMES[game]}")
    names = sorted(name for name in vars(package) if isinstance(getattr(package, name), ModuleType))
    return [luck, bits, *(getattr(package, name) for name in names if name not in FOR_PEOPLE)]


def rule_functions(game: str) -> Iterator[FunctionType]:
    """Every rule function of a game."""
    rules_of(game)
    for module in rule_modules(game):
        for value in vars(module).values():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                yield value


@cache
def compilable(game: str) -> Rules:
    """The rules of a game, each function of them ready to be called from compiled code; it stays as it is."""
    for function in rule_functions(game):
        make_compilable(function)
    return rules_of(game)


@cache
def make_compilable(function: FunctionType) -> None:
    """Let compiled code call a function, as if it stood there; without the counting of references no rule needs."""
    register_jitable(_nrt=False, forceinline=not function.__module__.endswith(CALLED))(function)


def rebound(function: Any, others: dict[Any, Any]) -> FunctionType:
    """A copy of a function that calls others in place of those its module names."""
    space = {
        name: others.get(value, value) if callable(value) else value for name, value in function.__globals__.items()
    }
    return FunctionType(function.__code__, space, function.__name__, function.__defaults__, function.__closure__)


def twins(game: str, make: Callable[[FunctionType], Any]) -> dict[Any, Any]:
    """What `make` makes of each rule function of a game; they call each other and none of the functions themselves."""
    functions = list(rule_functions(game))
    copies = {function: rebound(function, {}) for function in functions}
    made = {function: make(copy) for function, copy in copies.items()}
    for copy in copies.values():
        for name, value in list(copy.__globals__.items()):
            if isinstance(value, FunctionType) and value in made:
                copy.__globals__[name] = made[value]
    return made


def rules_with(game: str, made: dict[Any, Any]) -> Rules:
    """The rules of a game with those functions in the places of its own."""
    rules = rules_of(game)
    mine = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return replace(
        rules,
        **{name: made[value] for name, value in mine.items() if isinstance(value, FunctionType) and value in made},
    )
