"""The games there are; a game's rules are loaded when they are first asked for."""

from functools import cache
from importlib import import_module

from pioche.core.contract import Rules

GAMES = {"5211": "g5211", "kobito": "kobito", "kudos": "kudos"}


@cache
def rules_of(game: str) -> Rules:
    """The rules of the game with that key."""
    rules: Rules = import_module(f"pioche.games.{GAMES[game]}.game").RULES
    return rules
