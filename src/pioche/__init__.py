"""Pioche: the card games 5211, Kobito and Kudos.

    import pioche
    game = pioche.new("5211", seats=4, seed=7)
    game.to_act, game.legal(0)
    later = game.play(0, game.legal(0)[0])

The rules, game values, records and their replay need nothing but Python's standard library.
"""

from pioche.core.errors import (
    BadArray,
    BadOption,
    BadRecord,
    ClusterTrouble,
    FileTrouble,
    GameIsOver,
    GameNotOver,
    IllegalMove,
    MissingExtra,
    MoveError,
    NotYourTurn,
    PiocheError,
    SeatsNotAllowed,
    UnknownName,
    UnreadableMove,
)
from pioche.core.version import __version__
from pioche.play.records import read_records, write_records
from pioche.play.replay import replay
from pioche.play.values import Game, new

__all__ = [
    "BadArray",
    "BadOption",
    "BadRecord",
    "ClusterTrouble",
    "FileTrouble",
    "Game",
    "GameIsOver",
    "GameNotOver",
    "IllegalMove",
    "MissingExtra",
    "MoveError",
    "NotYourTurn",
    "PiocheError",
    "SeatsNotAllowed",
    "UnknownName",
    "UnreadableMove",
    "__version__",
    "new",
    "read_records",
    "replay",
    "write_records",
]
