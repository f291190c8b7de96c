"""Time in the tests' hands, and bots that think at once."""

import heapq
from collections.abc import Callable


class Alarm:
    """Something the fake clock will call."""

    def __init__(self, when: float, number: int, call: Callable[[], None]) -> None:
        self.when, self.number, self.call, self.is_off = when, number, call, False

    def cancel(self) -> None:
        self.is_off, self.call = True, nothing  # as the loop's own, it holds on to nothing any more

    def __lt__(self, other: "Alarm") -> bool:
        return (self.when, self.number) < (other.when, other.number)


def nothing() -> None:
    """What was cancelled."""


class FakeClock:
    """Time stands still until a test lets it go on."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.time = now
        self.alarms: list[Alarm] = []
        self.count = 0

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, call: Callable[[], None]) -> Alarm:
        self.count += 1
        alarm = Alarm(when, self.count, call)
        heapq.heappush(self.alarms, alarm)
        return alarm

    def next_alarm(self, until: float) -> Alarm | None:
        """The next thing to be called up to a time; time goes on to it."""
        while self.alarms and self.alarms[0].when <= until:
            alarm = heapq.heappop(self.alarms)
            if not alarm.is_off:
                self.time = max(self.time, alarm.when)
                return alarm
        self.time = max(self.time, until)
        return None
