"""Games side by side in which some seats choose outside and the others at random, by machine code.

A step goes on until one of the outside seats has something to choose or the game is over; made for environments, where
one game alone must cost as little as a thousand games each.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from pioche.core.contract import Rules
from pioche.core.fields import Fields
from pioche.core.luck import WORDS, next_word, seed_luck
from pioche.fast.cache import compiled, first_call
from pioche.fast.records import laid_out, record_type
from pioche.fast.sources import compilable, make_compilable
from pioche.fast.steps import AFTER_THE_END, FINE, ILLEGAL_ACTION, NO_SUCH_ACTION
from pioche.play.match import DICE
from pioche.play.setup import Setup

# the columns of `status`, a row for each game; the scores follow
ERROR, TO_ACT, WINNERS, SCORES = range(4)
# what follows the games' own tables: one as it is laid out, one to write a seat's knowledge on, and a blank one
SPARE = 3

Loop = Callable[..., Any]


class Host:
    """Games of one setup; `outside` and `watched` are sets of seats as bits: who chooses here, and who is shown.

    `status` has, for each game, what was wrong with the last step, the outside seats that may act now (none when it is
    over), the winners, and the scores. Masks and features are written where the caller says, a row for each watched
    seat. Where masks are one longer than there are actions, the last place says that the seat can only wait.
    """

    def __init__(self, setup: Setup, games: int, outside: int, watched: int) -> None:
        self.setup, self.games, self.outside, self.watched = setup, games, outside, watched
        blank = np.zeros(SPARE - 1, record_type(setup.rules.table))
        # as bytes: an array of records costs more at each call than all other arguments together
        self._tables = np.concatenate([np.repeat(laid_out(setup), games + 1), blank]).view(np.uint8)
        self._length = blank.itemsize
        self._dice = np.zeros((games, WORDS), np.int64)
        self._actions = np.zeros(setup.rules.actions, np.int64)
        self.status = np.zeros((games, SCORES + setup.seats), np.int64)
        self._kernels = kernels(setup.game)

    def deal(self, which: Any, seeds: Any, masks: Any, features: Any) -> None:
        """Deal the games of a mask with their seeds."""
        self._kernels.deal(which, seeds, self._tables, self._dice, self.status, masks, features, self._actions,
                           self.outside, self.watched)  # fmt: skip

    def step(self, which: Any, chosen: Any, masks: Any, features: Any) -> None:
        """In the games of a mask, do what the outside seats have chosen; where that is wrong, nothing."""
        self._kernels.step(which, chosen, self._tables, self._dice, self.status, masks, features, self._actions,
                           self.outside, self.watched)  # fmt: skip

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_kernels"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _kernels=kernels(state["setup"].game))

    def table(self, game: int) -> Fields:
        """The table of one game as plain lists: the whole truth."""
        data = self._tables[game * self._length : (game + 1) * self._length].tobytes()
        return self.setup.rules.table.unpack(data)


class Kernels(NamedTuple):
    """The compiled loops: `deal(which, seeds, ...)` and `step(which, chosen, ...)`."""

    deal: Any
    step: Any


@cache
def kernels(game: str) -> Kernels:
    """The loops of a game, each called once with no game: what must be compiled is, and is told."""
    rules = compilable(game)
    show, step = shown(rules), outside_step(rules)
    made = Kernels(compiled(game, deal_loop(rules, show)), compiled(game, step_loop(rules, step, show)))
    tables = np.zeros(SPARE, record_type(rules.table))
    rest = (tables.view(np.uint8), *(np.zeros((0, 2), np.int64) for _ in range(2)), np.zeros((0, 2, 2), np.int8),
            np.zeros((0, 2, 2), np.int16), np.zeros(rules.actions, np.int64), 0, 0)  # fmt: skip
    first_call(game, made.deal, np.zeros(0, np.bool_), np.zeros(0, np.int64), *rest)
    first_call(game, made.step, np.zeros(0, np.bool_), np.zeros((0, 2), np.int64), *rest)
    return made


def outside_step(rules: Rules) -> Loop:
    """`step(table, chosen, dice, outside, actions)`: all that may act do so; or what is wrong, nothing done."""
    to_act, legal, apply, actions_there_are = rules.to_act, rules.legal, rules.apply, rules.actions

    def what_is_wrong(table: Any, seat: int, action: int, actions: Any) -> int:
        if action < 0 or action >= actions_there_are:
            return NO_SUCH_ACTION
        for place in range(legal(table, seat, actions)):
            if actions[place] == action:
                return FINE
        return ILLEGAL_ACTION

    make_compilable(what_is_wrong)

    def step(table: Any, chosen: Any, dice: Any, outside: int, actions: Any) -> int:
        waiting = to_act(table)
        if waiting == 0:
            return AFTER_THE_END
        for seat in range(table.seats):
            if (waiting & outside) >> seat & 1:
                wrong = what_is_wrong(table, seat, chosen[seat], actions)
                if wrong != FINE:
                    return wrong
        for seat in range(table.seats):
            if waiting >> seat & 1:
                action = chosen[seat]
                if not outside >> seat & 1:
                    found = legal(table, seat, actions)
                    action = actions[(next_word(dice) * found) >> 32]
                apply(table, seat, action)
        return FINE

    return step


def shown(rules: Rules) -> Loop:
    """`show(table, known, blank, dice, status, masks, numbers, actions, outside, watched)`: up to who acts outside.

    The seats inside play until that comes, or the end; then the rows of the watched seats are filled.
    """
    to_act, legal, apply, know, features = rules.to_act, rules.legal, rules.apply, rules.know, rules.features
    actions_there_are, scores_of, winners_of = rules.actions, rules.scores, rules.winners

    def chance(table: Any, dice: Any, outside: int, actions: Any) -> int:
        waiting = to_act(table)
        while waiting and not waiting & outside:
            for seat in range(table.seats):
                if waiting >> seat & 1:
                    found = legal(table, seat, actions)
                    apply(table, seat, actions[(next_word(dice) * found) >> 32])
            waiting = to_act(table)
        return waiting & outside

    def show_mask(table: Any, seat: int, actions: Any, mask: Any) -> None:
        for action in range(len(mask)):
            mask[action] = 0
        found = legal(table, seat, actions)
        for place in range(found):
            mask[actions[place]] = 1
        if found == 0 and len(mask) > actions_there_are:
            mask[actions_there_are] = 1

    make_compilable(chance)
    make_compilable(show_mask)

    def show(
        tables: Any, game: int, spare: int, dice: Any, status: Any, masks: Any, numbers: Any, actions: Any,
        outside: int, watched: int,
    ) -> None:  # fmt: skip
        waiting = chance(tables[game], dice, outside, actions)
        status[TO_ACT] = waiting
        if waiting == 0:
            scores_of(tables[game], status[SCORES:])
            status[WINNERS] = winners_of(tables[game])
        row = 0
        for seat in range(tables[game].seats):
            if watched >> seat & 1:
                show_mask(tables[game], seat, actions, masks[row])
                tables[spare + 1] = tables[spare + 2]
                know(tables[game], seat, tables[spare + 1])
                features(tables[spare + 1], numbers[row])
                row += 1

    return show


def deal_loop(rules: Rules, show: Loop) -> Loop:
    """Deal some of the games."""
    deal, record = rules.deal, record_type(rules.table)
    make_compilable(show)

    def host_deal(
        which: Any, seeds: Any, data: Any, dice: Any, status: Any, masks: Any, numbers: Any, actions: Any,
        outside: int, watched: int,
    ) -> None:  # fmt: skip
        tables, games = data.view(record), len(which)
        for game in range(games):
            if which[game]:
                tables[game] = tables[games]
                deal(tables[game], seeds[game])
                seed_luck(dice[game], seeds[game] ^ DICE)
                for place in range(status.shape[1]):
                    status[game, place] = 0
                show(tables, game, games, dice[game], status[game], masks[game], numbers[game], actions, outside,
                     watched)  # fmt: skip

    return host_deal


def step_loop(rules: Rules, step: Loop, show: Loop) -> Loop:
    """Step some of the games."""
    record = record_type(rules.table)
    make_compilable(step)

    def host_step(
        which: Any, chosen: Any, data: Any, dice: Any, status: Any, masks: Any, numbers: Any, actions: Any,
        outside: int, watched: int,
    ) -> None:  # fmt: skip
        tables, games = data.view(record), len(which)
        for game in range(games):
            if which[game]:
                wrong = step(tables[game], chosen[game], dice[game], outside, actions)
                status[game, ERROR] = wrong
                if wrong == FINE:
                    show(tables, game, games, dice[game], status[game], masks[game], numbers[game], actions, outside,
                         watched)  # fmt: skip

    return host_step
