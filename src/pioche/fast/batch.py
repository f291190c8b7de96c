"""Many games side by side in one array of records, stepped together."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from os import cpu_count
from typing import Any, NamedTuple, Self

import numpy as np

from pioche.core.errors import BadArray, BadOption
from pioche.core.fields import Fields
from pioche.core.luck import WORDS
from pioche.fast.batching import prepared
from pioche.fast.cpu import check_seeds
from pioche.fast.records import laid_out, record_type, to_table
from pioche.fast.steps import FINE, OF_ALL, OF_NOBODY, OF_WHO_ACTS
from pioche.play.luck import MOST_SEED
from pioche.play.setup import Setup, prepare

SMALLEST_SHARE = 64
LINE = 64  # bytes that a processor moves together; what lies across two of them is slow to read back
ERRORS = ("fine", "no-such-action", "illegal-action", "after-the-end")
WHOSE = {"nobody": OF_NOBODY, "acting": OF_WHO_ACTS, "all": OF_ALL}


class Columns(NamedTuple):
    """What a batch holds, a row for each game."""

    tables: Any
    seeds: Any
    dice: Any
    to_act: Any
    errors: Any
    ended: Any
    scores: Any
    winners: Any
    masks: Any
    features: Any

    def part(self, share: slice) -> "Columns":
        """The rows of some games."""
        return Columns(*(column[share] for column in self))


class Batch:
    """Games of one setup, all seats that may act choosing at once, each seeing only what its seat may know.

    `to_act` has the seats that may choose in each game, as a set of bits (0 when it is over); `masks` their legal
    actions and `features` what they know, a row for each seat, blank for seats that may not act (or, with features
    for "all", never blank). These are views that later steps change; they cannot be written to.
    """

    def __init__(
        self, setup: Setup, games: int, first_seed: int = 0, *, features: str = "acting", threads: int | None = None
    ) -> None:
        check_seeds(first_seed, games)
        if features not in WHOSE:
            raise BadOption(option="features", value=features, allowed=", ".join(WHOSE))
        self.setup, self.games, self.seats = setup, games, setup.seats
        self._columns = columns_of(setup, games, first_seed, features != "nobody")
        self._features = WHOSE[features]
        self._shares = shares(games, threads or cpu_count() or 1)
        self._rooms = [room_of(setup) for _ in self._shares]
        self._parts = [self._columns.part(share) for share in self._shares]
        self._pool = ThreadPoolExecutor(len(self._shares)) if len(self._shares) > 1 else None
        self._kernels = prepared(setup.game, (*self._columns.part(slice(0)), *self._rooms[0], self._features))
        shown = Columns(*(as_read_only(column) for column in self._columns))
        self.to_act, self.masks, self.features = shown.to_act, shown.masks, shown.features
        self.errors, self.ended = shown.errors, shown.ended
        self.scores, self.winners, self.seeds = shown.scores, shown.winners, shown.seeds
        self._run(self._kernels.deal, np.ones(games, np.bool_))

    @classmethod
    def of(
        cls,
        game: str,
        games: int,
        seed: int = 0,
        *,
        seats: int | None = None,
        edition: str | None = None,
        variant: str | None = None,
        options: dict[str, Any] | None = None,
        features: str = "acting",
        threads: int | None = None,
    ) -> Self:
        """A batch from names and numbers, as `pioche.new` takes them; game after game has the next seed."""
        setup = prepare(game, edition, variant, seats, options, None, "")
        return cls(setup, games, seed, features=features, threads=threads)

    @property
    def is_over(self) -> Any:
        """Which games are over."""
        return self.to_act == 0

    def step(self, actions: Any, *, restart: bool = False) -> Any:
        """Do what each seat that may act has chosen, `actions[game, seat]`; other seats' numbers are not looked at.

        Gives the errors by game: 0, or the place in `ERRORS` of what was wrong; such a game stands as it was while the
        others go on. `ended` says which games came to their end, with their `scores` and `winners`; with `restart`
        these are dealt again at once, each with its seed and the number of games added.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.games, self.seats) or chosen.dtype.kind not in "iu":
            raise BadArray(
                name="actions",
                expected=f"integers ({self.games}, {self.seats})",
                found=f"{chosen.dtype} {chosen.shape}",
            )
        self._run(self._kernels.step, np.ascontiguousarray(chosen, np.int64), restart, self.games)
        return self.errors

    def random_actions(self) -> Any:
        """Any legal action for each seat that may act and -1 for the others, as playouts of these seeds choose."""
        chosen = np.empty((self.games, self.seats), np.int64)
        self._run(self._kernels.choose, chosen)
        return chosen

    def restart(self, which: Any = None, seeds: Any = None) -> None:
        """Deal all games again, or those of a mask, with seeds of their own or those they had."""
        mask = np.ones(self.games, np.bool_) if which is None else np.asarray(which)
        if mask.shape != (self.games,) or mask.dtype != np.bool_:
            raise BadArray(name="which", expected=f"bool ({self.games},)", found=f"{mask.dtype} {mask.shape}")
        if seeds is not None:
            given = np.asarray(seeds)
            if given.shape != (self.games,) or given.dtype.kind not in "iu":
                raise BadArray(name="seeds", expected=f"integers ({self.games},)", found=f"{given.dtype} {given.shape}")
            if given.min() < 0 or given.max() > MOST_SEED:
                raise BadOption(option="seed", value=int(given.min()), allowed=f"0-{MOST_SEED}")
            np.copyto(self._columns.seeds, given, where=mask, casting="unsafe")
        self._run(self._kernels.deal, mask)

    def table(self, game: int) -> Fields:
        """The table of one game as plain lists: the whole truth, for tests and for whoever deals the cards."""
        return to_table(self._columns.tables[game], self.setup.rules.table)

    def _run(self, kernel: Callable[..., None], rows: Any, *more: Any) -> None:
        """Run a kernel over all games, each thread on its share."""

        def run(number: int) -> None:
            kernel(rows[self._shares[number]], *more, *self._parts[number], *self._rooms[number], self._features)

        if self._pool is None:
            run(0)
        else:
            list(self._pool.map(run, range(len(self._shares))))


def columns_of(setup: Setup, games: int, first_seed: int, with_features: bool) -> Columns:
    """Room for so many games, nothing dealt yet."""
    rules, seats = setup.rules, setup.seats
    return Columns(
        tables=np.repeat(laid_out(setup), games),
        seeds=np.arange(first_seed, first_seed + games, dtype=np.int64),
        dice=np.zeros((games, WORDS), np.int64),
        to_act=np.zeros(games, np.uint8),
        errors=np.full(games, FINE, np.uint8),
        ended=np.zeros(games, np.bool_),
        scores=np.zeros((games, seats), np.int32),
        winners=np.zeros(games, np.uint8),
        masks=np.zeros((games, seats, rules.actions), np.bool_),
        features=np.zeros((games, seats, rules.features_there_are if with_features else 0), np.int16),
    )


def room_of(setup: Setup) -> tuple[Any, Any, Any]:
    """What a loop works with: a laid-out table, three blank ones, and a list for actions."""
    return laid_out(setup), aligned(3, record_type(setup.rules.table)), np.zeros(setup.rules.actions, np.int64)


def shares(games: int, threads: int) -> list[slice]:
    """The games in as many runs as there are threads, none too small to be worth one."""
    count = max(1, min(threads, games // SMALLEST_SHARE))
    ends = [games * number // count for number in range(count + 1)]
    return [slice(begin, end) for begin, end in pairwise(ends)]


def as_read_only(column: Any) -> Any:
    """The same numbers, not to be written to."""
    shown = column.view()
    shown.flags.writeable = False
    return shown


def aligned(count: int, kind: Any) -> Any:
    """So many zeros of a kind, the first at the beginning of a line."""
    room = np.zeros(count * kind.itemsize + LINE, np.uint8)
    begin = -room.ctypes.data % LINE
    return room[begin : begin + count * kind.itemsize].view(kind)
