"""Who is here: seats that are watched, and since when the others are not. It passes by and is kept nowhere."""

from collections import Counter

from pioche.tables.notices import Presence

RESTS_AFTER = 60.0  # seconds without anybody listening or asking, after which a table waits for people


class Attendance:
    """The people at one table, as far as this process sees them."""

    def __init__(self, seats: int, is_shared: bool, now: float) -> None:
        self.seats = seats
        self.is_shared = is_shared
        self.touched_at = now
        self.woken_at = now
        self._watching: Counter[int | None] = Counter()
        self._gone_at = [now] * seats

    @property
    def here(self) -> tuple[bool, ...]:
        """Which seats are watched; where one device is passed around, all or none."""
        if self.is_shared:
            return (any(seat is not None for seat in +self._watching),) * self.seats
        return tuple(self._watching[seat] > 0 for seat in range(self.seats))

    @property
    def presence(self) -> Presence:
        """What all may hear of it."""
        return Presence(self.here, self._watching[None])

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
        self.touch(now)
        self._watching[seat] -= 1
        if seat is not None and not self._watching[seat]:
            self._gone_at[seat] = now

    def away_since(self, seat: int) -> float | None:
        """Since when a seat is away while the table is awake; None while it is here."""
        return None if self.here[seat] else max(self._gone_at[seat], self.woken_at)
