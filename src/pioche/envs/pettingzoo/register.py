"""How the environments are made, and their names in PettingZoo's registry."""

from typing import Any

import pettingzoo
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from pioche.envs.pettingzoo.parallel import Parallel
from pioche.envs.pettingzoo.played import VERSION
from pioche.envs.pettingzoo.turns import InTurn
from pioche.games.catalogue import GAMES, rules_of

EDITIONS = {
    f"pioche/{game}-{edition.name}-{VERSION}": {"game": game, "edition": edition.key, "variant": edition.variant}
    for game in GAMES
    for edition in rules_of(game).editions
}
NAMES = tuple(EDITIONS)


def parallel_env(game: str, **settings: Any) -> Parallel:
    """A game in which all agents are asked at once; the settings are those of `Parallel`."""
    return Parallel(game, **settings)


def raw_env(game: str, **settings: Any) -> InTurn:
    """A game in which agents act one after the other; the settings are those of `InTurn`."""
    return InTurn(game, **settings)


def env(game: str, **settings: Any) -> Any:
    """The same in the wrapper that watches over the order of calls."""
    return OrderEnforcingWrapper(raw_env(game, **settings))


def register() -> None:
    """Make every edition and variant known to PettingZoo."""
    for name, settings in EDITIONS.items():
        pettingzoo.register("parallel", name, f"{__name__}:parallel_env", kwargs=settings)
        pettingzoo.register("aec", name, f"{__name__}:env", kwargs=settings)
