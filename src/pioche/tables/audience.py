"""All who listen at a table, and the latest that was told, for those who were gone for a moment."""

from collections import deque
from collections.abc import Callable

from pioche.tables.attendance import Attendance
from pioche.tables.folding import Step
from pioche.tables.notices import AnyNotice, Happened, Whole
from pioche.tables.ports import Viewer
from pioche.tables.seeing import Around, happened
from pioche.tables.watching import LiveWatch


class Audience:
    """The viewers of one table; what is the same for many is made once."""

    def __init__(self, attendance: Attendance, latest: deque[Step], changed: Callable[[], None]) -> None:
        self.attendance = attendance
        self._changed = changed
        self._watches: set[LiveWatch] = set()
        self._latest = latest

    def __len__(self) -> int:
        return len(self._watches)

    def admit(self, viewer: Viewer, now: Callable[[], float], begin_again: Callable[[Viewer], Whole]) -> LiveWatch:
        """One viewer more."""

        def go(watch: LiveWatch) -> None:
            self._watches.discard(watch)
            self.attendance.go(watch.viewer.seat, now())
            self.tell_presence()
            self._changed()

        watch = LiveWatch(viewer, begin_again, go)
        self._watches.add(watch)
        self.attendance.come(viewer.seat, now())
        self.tell_presence()
        self._changed()
        return watch

    def tell(self, notice: AnyNotice) -> None:
        """The same to all."""
        for watch in self._watches:
            watch.tell(notice)

    def tell_presence(self) -> None:
        """Who is here."""
        self.tell(self.attendance.presence)

    def tell_steps(self, steps: list[Step], around: Around) -> None:
        """What happened, to each what they may hear of it."""
        for step in steps:
            self._latest.append(step)
            told: dict[int | None, Happened] = {}
            for watch in self._watches:
                seat = watch.viewer.seat
                if seat not in told:
                    told[seat] = happened(*step, seat, around)
                watch.tell(told[seat])

    def since(self, viewer: Viewer, number: int, latest: int, around: Around) -> list[Happened] | None:
        """What happened after a number, if all of it is remembered."""
        if number == latest:
            return []
        if number > latest or not self._latest or number < self._latest[0][0].number:
            return None
        return [happened(*step, viewer.seat, around) for step in self._latest if step[1].number > number]

    def send_away(self, seat: int, now: float) -> None:
        """Whoever watched from a seat that is theirs no more goes on as a spectator."""
        for watch in self._watches:
            if watch.viewer.seat == seat:
                self.attendance.go(seat, now)
                self.attendance.come(None, now)
                watch.viewer = Viewer(None)
                watch.start_over()

    def close(self) -> None:
        """Tell no more."""
        for watch in list(self._watches):
            watch.end()
