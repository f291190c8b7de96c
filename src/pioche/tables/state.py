"""A table as it is at one number of its log; immutable, so that an older one can still be told about."""

from dataclasses import dataclass, field

from pioche.play.values import Game
from pioche.tables.notices import Sitter, Stage
from pioche.tables.settings import STAND_IN, Settings


@dataclass(frozen=True, slots=True)
class Place:
    """A chair and who sits on it; a person's has the hash of a secret."""

    sitter: Sitter = "empty"
    name: str = ""
    level: str | None = None
    secret_hash: str = field(default="", repr=False)
    is_covered: bool = False
    is_idle: bool = False  # covered since others asked for it: being here is not enough to take the seat back
    has_left: bool = False

    @property
    def is_person(self) -> bool:
        """Whether somebody sits here, even if a bot stands in now."""
        return self.sitter == "player" and not self.has_left

    @property
    def plays_itself(self) -> str | None:
        """The level of the bot that decides here now, if one does."""
        if self.is_covered:
            return STAND_IN
        return self.level if self.sitter == "bot" else None


@dataclass(frozen=True, slots=True)
class State:
    """What settings, seed and log come to; its secrets stay out of any line that prints it."""

    table: str
    seed: str = field(repr=False)
    number: int
    settings: Settings
    commitment: str
    places: tuple[Place, ...]
    answers: tuple[int, ...]
    asked_at: tuple[float, ...]  # since when each seat has its time to decide
    host: int | None = None
    game: Game | None = None
    chat_is_on: bool = True
    next_table: str | None = None

    @property
    def stage(self) -> Stage:
        """Before the deal, in the game, or after it."""
        if self.game is None:
            return "gathering"
        return "over" if self.game.is_over else "playing"

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return () if self.game is None else self.game.to_act

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, place in enumerate(self.places) if place.is_person)

    def question(self, seat: int) -> int:
        """The number of the question a seat is asked, or will be next."""
        return self.answers[seat] + 1

    def names_but(self, seat: int) -> list[str]:
        """The names at the other chairs."""
        return [place.name for other, place in enumerate(self.places) if other != seat and place.name]
