"""What can be said between the brackets of an OpenSpiel game's name, and what is played then."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pioche.core.contract import Rules
from pioche.core.errors import BadOption
from pioche.envs.observed import RETURNS, WIN
from pioche.envs.openspiel.dealing.g5211 import leave_rounds
from pioche.games.catalogue import GAMES, rules_of
from pioche.play.setup import USUAL_SEATS, Setup, prepare
from pioche.play.values import new_table

NAMES = {game: f"python_pioche_{game}" for game in GAMES}
NO_VARIANT = "none"
# the one game in which nothing is hidden but what chance will bring
PERFECT = {"kudos"}
# the options of the rules that can be given here
OPTIONS = {"5211": ("open_scores",), "kobito": (), "kudos": ("arrow",)}


@dataclass(frozen=True)
class Settings:
    """The parameters of one game, as they were given."""

    game: str
    players: int
    edition: str
    variant: str
    returns: str
    max_length: int
    simultaneous: bool = False
    rounds: int = 0
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return rules_of(self.game)

    @property
    def setup(self) -> Setup:
        """What is played."""
        return setup_of(self)


@cache
def usual(game: str) -> Mapping[str, Any]:
    """The parameters of a game with their defaults, as OpenSpiel wants to be told."""
    rules = rules_of(game)
    first = rules.editions[0]
    parameters = {"players": USUAL_SEATS, "edition": first.key, "variant": NO_VARIANT, "returns": WIN, "max_length": 0}
    if rules.take_back is not None:
        parameters |= {"simultaneous": True, "rounds": 0}
    return parameters | {option.name: option.default for option in first.options if option.name in OPTIONS[game]}


def settle(game: str, given: Mapping[str, Any]) -> Settings:
    """The settings with those parameters, each checked."""
    values = dict(usual(game))
    for name, value in given.items():
        if name in values and type(value) is not type(values[name]):
            raise BadOption(option=name, value=value, allowed=type(values[name]).__name__)
        values[name] = value
    options = tuple((name, values.pop(name)) for name in OPTIONS[game])
    settings = Settings(game=game, **values, options=options)
    if settings.returns not in RETURNS:
        raise BadOption(option="returns", value=settings.returns, allowed=", ".join(RETURNS))
    if settings.max_length < 0:
        raise BadOption(option="max_length", value=settings.max_length, allowed="0, 1, 2 …")
    laid_out(settings)
    return settings


@cache
def setup_of(settings: Settings) -> Setup:
    """What is played with these settings."""
    variant = None if settings.variant == NO_VARIANT else settings.variant
    return prepare(settings.game, settings.edition, variant, settings.players, dict(settings.options), None, "")


def laid_out(settings: Settings) -> Any:
    """A table with the numbers of the edition, and fewer cards if only some rounds are to be played."""
    table = new_table(settings.setup)
    if settings.rounds:
        leave_rounds(table, settings.rounds)
    return table
