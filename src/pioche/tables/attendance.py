"""Who is here: seats that are watched, and since when the others are not. It passes by and is kept nowhere."""

from collections import Counter
from math import inf

from pioche.tables.notices import Presence
from pioche.tables.passing import HereThere

RESTS_AFTER = 60.0  # seconds without anybody listening or asking, after which a table waits for people
BELIEVED_FOR = 150.0  # seconds that another process is believed without saying again who listens there


class Attendance:
    """The people at one table, as this process sees them and others tell."""

    def __init__(self, seats: int, is_shared: bool, now: float) -> None:
        self.seats = seats
        self.is_shared = is_shared
        self.touched_at = -inf  # found in the store, or opened: nobody has done anything yet
        self.woken_at = now
        self._watching: Counter[int | None] = Counter()
        self._gone_at = [now] * seats
        self._elsewhere: dict[str, tuple[float, HereThere]] = {}

    @property
    def listening(self) -> tuple[bool, ...]:
        """Which seats are watched in this process."""
        return tuple(self._watching[seat] > 0 for seat in range(self.seats))

    @property
    def spectators(self) -> int:
        """How many watch without a seat in this process."""
        return self._watching[None]

    @property
    def here(self) -> tuple[bool, ...]:
        """Which seats are watched; where one device is passed around, all or none."""
        found = [self.listening, *(there.here for _, there in self._elsewhere.values())]
        seats = tuple(map(any, zip(*found, strict=True)))
        return (any(seats),) * self.seats if self.is_shared else seats

    @property
    def presence(self) -> Presence:
        """What all may hear of it."""
        return Presence(self.here, self.spectators + sum(there.watching for _, there in self._elsewhere.values()))

    def is_awake(self, now: float) -> bool:
        """Whether anybody listens or did something a short while ago: without people no bot plays and no clock runs."""
        return self._watching.total() > 0 or now < self.touched_at + RESTS_AFTER

    def touch(self, now: float) -> None:
        """Somebody did something."""
        if not self.is_awake(now):
            self.woken_at = now
        self.touched_at = now

    def come(self, seat: int | None, now: float) -> None:
        """Somebody listens."""
        self.touch(now)
        self._watching[seat] += 1

    def go(self, seat: int | None, now: float) -> None:
        """Somebody listens no more."""
        before = self.here
        self.touch(now)
        self._watching[seat] -= 1
        self._note_gone(before, now)

    def hear(self, there: HereThere | None, now: float) -> None:
        """Another process says who listens there; what others said long ago counts no more."""
        before = self.here
        if there is not None:
            self._elsewhere[there.process] = (now, there)
        self._elsewhere = {
            process: (at, told) for process, (at, told) in self._elsewhere.items() if now < at + BELIEVED_FOR
        }
        self._note_gone(before, now)

    def _note_gone(self, before: tuple[bool, ...], now: float) -> None:
        for seat, (was, is_here) in enumerate(zip(before, self.here, strict=True)):
            if was and not is_here:
                self._gone_at[seat] = now

    def away_since(self, seat: int) -> float | None:
        """Since when a seat is away while the table is awake; None while it is here."""
        return None if self.here[seat] else max(self._gone_at[seat], self.woken_at)
