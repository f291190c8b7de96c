"""Games in which one seat is played from outside and bots have the others, many side by side."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from pioche.bots import Bot, bot_of
from pioche.core.errors import BadOption
from pioche.envs.observed import LOWEST_WINS, SCORE
from pioche.fast.hosting import ERROR, SCORES, TO_ACT, WINNERS, Host
from pioche.play.match import chair_luck
from pioche.play.setup import Setup
from pioche.play.values import members


class Facing:
    """Some games, each up to where the seat has something to choose.

    Bots that choose at random are machine code; the others are asked when a moment begins, so that what they choose
    cannot hang on what the seat does, nor on whether it was possible.
    """

    def __init__(self, setup: Setup, seat: int, bots: Sequence[Bot], games: int) -> None:
        self.setup, self.seat, self.games = setup, seat, games
        self._bots = {other: bot for other, bot in enumerate(bots) if other != seat and bot.needs_to_know}
        self._me = 1 << seat
        self._thinking = sum(1 << other for other in self._bots)
        self._host = Host(setup, games, self._me | self._thinking, self._me)
        self._chosen = np.zeros((games, setup.seats), np.int64)
        self._lucks: dict[tuple[int, int], list[int]] = {}
        self._actions = [0] * setup.rules.actions

    def deal(self, which: Any, seeds: Any, masks: Any, features: Any) -> None:
        """Deal the games of a mask with their seeds."""
        self._host.deal(which, seeds, masks, features)
        if self._bots:
            for game in np.flatnonzero(which).tolist():
                for seat in self._bots:
                    self._lucks[game, seat] = chair_luck(int(seeds[game]), seat)
            self._let_bots_choose(which, masks, features)

    def step(self, which: Any, actions: Any, masks: Any, features: Any) -> Any:
        """Do in the games of a mask what the seat has chosen; what was wrong in each, and there nothing is done."""
        self._chosen[:, self.seat] = actions
        self._host.step(which, self._chosen, masks, features)
        errors = np.where(which, self._host.status[:, ERROR], 0)
        if self._bots:
            self._let_bots_choose(which & (errors == 0), masks, features)
        return errors

    @property
    def is_over(self) -> Any:
        """Which games are over."""
        return self._host.status[:, TO_ACT] == 0

    def worth(self, returns: str) -> Any:
        """What each game, if it is over, brought the seat: points, or its part of the victory."""
        seats, status = self.setup.seats, self._host.status
        if returns == SCORE:
            points = status[:, SCORES + self.seat].astype(np.float64)
            return -points if self.setup.game in LOWEST_WINS else points
        won = status[:, WINNERS, None] >> np.arange(seats) & 1
        share = won[:, self.seat] / np.maximum(won.sum(axis=1), 1)
        return (seats * share - 1) / (seats - 1)

    def table(self, game: int) -> Any:
        """The table of one game as plain lists."""
        return self._host.table(game)

    def _let_bots_choose(self, which: Any, masks: Any, features: Any) -> None:
        """Ask the bots that think; go on where only they may act, until the seat may."""
        while True:
            waiting = self._host.status[:, TO_ACT]
            for game in np.flatnonzero(which & (waiting & self._thinking > 0)).tolist():
                self._ask(game, int(waiting[game]))
            which = which & (waiting & self._thinking > 0) & (waiting & self._me == 0)
            if not which.any():
                return
            self._host.step(which, self._chosen, masks, features)

    def _ask(self, game: int, waiting: int) -> None:
        rules, table = self.setup.rules, self._host.table(game)
        for seat in members(waiting & self._thinking, self.setup.seats):
            known = rules.table()
            rules.know(table, seat, known)
            found = rules.legal(table, seat, self._actions)
            choice = self._bots[seat].choose(known, seat, self._actions[:found], self._lucks[game, seat])
            self._chosen[game, seat] = choice


def bots_of(levels: str | Sequence[str], setup: Setup, seat: int) -> list[Bot]:
    """A bot for each seat: one for all, or the others one by one in seat order; in one text with commas between."""
    names = [name.strip() for name in levels.split(",")] if isinstance(levels, str) else list(levels)
    found = [bot_of(name, setup.game) for name in names]
    others = setup.seats - 1
    if len(found) not in (1, others):
        raise BadOption(option="bots", value=",".join(names), allowed=f"1 / {others}")
    found = found if len(found) == others else found * others
    # nobody asks the bot in the seat that is played from outside
    return [*found[:seat], found[0], *found[seat:]]
