"""What a table is opened with."""

from typing import Any, Literal

import msgspec

from pioche.play.setup import Setup, prepare

Pace = Literal["relaxed", "brisk", "day"]
PACES: tuple[Pace, ...] = ("relaxed", "brisk", "day")
STAND_IN = "greedy"  # the level of a bot that nobody chose
BOT_PAUSE = 0.6


class Timing(msgspec.Struct, frozen=True):
    """A pace in seconds: for a decision (0: as long as it takes), and until a bot covers for somebody who is away.

    Without a grace period nobody is ever covered for: the clock alone keeps the game going. Where it `runs_on` it does
    so though nobody is here; at the other paces a table without people rests.
    """

    decision: int
    grace: int
    runs_on: bool = False


TIMINGS: dict[Pace, Timing] = {
    "relaxed": Timing(decision=0, grace=90),
    "brisk": Timing(decision=45, grace=30),
    "day": Timing(decision=24 * 60 * 60, grace=0, runs_on=True),
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
    bot_pause: float = BOT_PAUSE  # seconds before a bot's move, so that people can follow

    @property
    def timing(self) -> Timing:
        """The pace in seconds."""
        return TIMINGS[self.pace]

    def setup(self, seed: str, players: list[str] | None = None) -> Setup:
        """What the game is played with; an error if there is no such game."""
        return prepare(self.game, self.edition, self.variant, self.seats, self.options, players, seed)
