"""What a table is opened with."""

from typing import Any, Literal

import msgspec

Pace = Literal["relaxed", "brisk", "day"]
PACES: tuple[Pace, ...] = ("relaxed", "brisk", "day")


class Timing(msgspec.Struct, frozen=True):
    """A pace in seconds: for a decision (0: as long as it takes), and until a bot covers for somebody who is away."""

    decision: int
    grace: int


TIMINGS: dict[Pace, Timing] = {
    "relaxed": Timing(decision=0, grace=90),
    "brisk": Timing(decision=45, grace=30),
    "day": Timing(decision=24 * 60 * 60, grace=0),
}


class Settings(msgspec.Struct, frozen=True):
    """The game, its edition and options, the seats, and how fast it is played."""

    game: str
    edition: str
    variant: str | None
    options: dict[str, Any]
    seats: int
    pace: Pace = "relaxed"
    is_shared: bool = False  # pass and play: one device, the hands hidden between players
    rematch_of: str | None = None
