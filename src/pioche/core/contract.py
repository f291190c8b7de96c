"""What every game gives: the functions of its rules, its editions as values, and its words for people.

Numbers inside, words outside. The functions marked *compiled* know only numbers and run on plain lists, on the CPU
and on the GPU as they stand; the others stand between them and people.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from pioche.core.fields import Fields

NOBODY = -1
SPECTATOR = 7


class Event(NamedTuple):
    """One thing that happened, and the rule by which it did; words for it live under `key`."""

    key: str
    rule: str
    facts: dict[str, Any]


class Refusal(NamedTuple):
    """Why a move cannot be made: the rule, and the key of the words for it."""

    rule: str
    reason: str


class Feature(NamedTuple):
    """Some numbers that describe a table to a network: what they tell, how many, and between which bounds they lie."""

    name: str
    length: int
    least: int
    most: int


class Option(NamedTuple):
    """A switch of an edition: its default, the test a value must pass, and what is allowed, for people."""

    name: str
    default: Any
    is_allowed: Callable[[Any], bool]
    allowed: str


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition or variant of a game: what differs, as values."""

    game: str
    key: str
    variant: str | None
    seats: range
    seats_rule: str
    values: Mapping[str, Any]
    options: tuple[Option, ...] = ()
    language: str | None = None

    @property
    def name(self) -> str:
        """The edition and its variant in one word, such as `next-move-long`."""
        return self.key if self.variant is None else f"{self.key}-{self.variant}"


@dataclass(frozen=True)
class Rules:
    """The rules of one game, tied to the contract."""

    key: str
    version: int
    editions: tuple[Edition, ...]
    table: type[Fields]
    actions: int
    # what the edition says, written into the fields
    lay_out: Callable[..., None]
    # compiled
    deal: Callable[..., None]
    begin: Callable[..., None]
    roll: Callable[..., None]
    go_on: Callable[..., None]
    to_act: Callable[..., int]
    legal: Callable[..., int]
    act: Callable[..., None]
    apply: Callable[..., None]
    know: Callable[..., None]
    imagine: Callable[..., None]
    features: Callable[..., None]
    scores: Callable[..., None]
    winners: Callable[..., int]
    # for people
    luck: Callable[..., list[Any]]
    bring: Callable[..., None]
    read: Callable[..., int]
    write: Callable[..., str]
    recorded: Callable[..., tuple[tuple[int, int], ...]]
    view: Callable[..., dict[str, Any]]
    explain: Callable[..., tuple[Event, ...]]
    why_not: Callable[..., Refusal]
    # what the numbers of `features` are, in their order
    described: tuple[Feature, ...]
    # the rule that says whose turn it is
    turn_rule: str
    # what only some games have
    take_back: Callable[..., bool] | None = None
    # compiled: onto what a spectator knows, what a seat knows besides; where many seats act at once, this is cheaper
    know_own: Callable[..., None] | None = None

    @property
    def features_there_are(self) -> int:
        """How many numbers `features` gives."""
        return sum(feature.length for feature in self.described)
