"""A house with nothing but finished games in it, and one that still goes on."""

from functools import cache
from random import Random
from typing import Any

from litestar import Litestar

from pioche.core.errors import NotOver, UnknownTable
from pioche.play.values import Game, new
from pioche.tables.notices import Chair, Whole
from pioche.tables.ports import Viewer
from pioche.tables.settings import Settings
from pioche.web.app import create_inner
from pioche.web.desk import Desk, Options
from pioche.web.limits import Limits, Pace

NAMES = ("Ana", "Bo", "Chloë", "<b>Dirk</b>")
SEATS = {"5211": 4, "kobito": 2, "kudos": 3}
RUNNING = "running"
ANY = Pace(burst=10**6, a_minute=10**6)


@cache
def finished(name: str) -> Game:
    """A whole game at random."""
    game, dice = new(name, seats=SEATS[name], seed=4, players=list(NAMES[: SEATS[name]])), Random(4)
    while game.to_act:
        seat = dice.choice(game.to_act)
        game = game.play(seat, dice.choice(game.legal(seat)))
    return game


class Kept:
    """A table as far as looking back goes."""

    def __init__(self, name: str, record: dict[str, Any] | None) -> None:
        self.id, self.kept = name, record

    def record(self) -> dict[str, Any]:
        """The record, or word that there is none yet."""
        if self.kept is None:
            raise NotOver
        return self.kept

    def whole(self, viewer: Viewer) -> Whole:
        """What a spectator may know of the table itself."""
        assert self.kept is not None
        kept = self.kept
        return Whole(
            number=1,
            stage="over",
            settings=Settings(kept["game"], kept["edition"], kept["variant"], {}, kept["seats"]),
            commitment=kept["commitment"],
            chairs=tuple(Chair("player", name) for name in kept["players"]),
            seat=viewer.seat,
            view=None,
            ask=None,
            chat_is_on=True,
            clocks=(),
        )


class Shelf:
    """The house: a table for each game, named like it."""

    def __init__(self, **others: dict[str, Any] | None) -> None:
        self.records = {name: finished(name).record() for name in SEATS} | {RUNNING: None} | others

    async def table(self, name: str) -> Kept:
        """A table by its name."""
        if name not in self.records:
            raise UnknownTable(name=name)
        return Kept(name, self.records[name])

    async def close(self) -> None:
        """Nothing to close."""


def shelf_desk(**others: dict[str, Any] | None) -> Desk:
    """A server's desk with such a house, without limits."""
    house: Any = Shelf(**others)
    return Desk(house, Options(key=bytes(32), limits=Limits(asking=ANY)))


def shelf_app(**others: dict[str, Any] | None) -> Litestar:
    """The application on such a house."""
    return create_inner(shelf_desk(**others))
