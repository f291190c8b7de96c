"""Many games cut into shares that follow each other, and what each share came to."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from pioche.core.errors import BadArray
from pioche.lab.plan import Plan


class Share(NamedTuple):
    """Some games with seeds that follow each other; `play` makes a part of it, anywhere and each time the same."""

    plan: Plan
    first: int
    games: int
    keeps_records: bool = False


class Part(NamedTuple):
    """What a share came to, as columns with a number for each game: lists, or arrays where machine code played.

    `scores` has a column for each seat, `winners` is a set of bits, `lines` are records as text where they are kept.
    """

    first: int
    scores: Sequence[Any]
    winners: Any
    decisions: Any
    lines: Sequence[str] = ()

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.winners)


def shares_of(plans: Sequence[Plan], first: int, games: int, size: int, keeps_records: bool) -> Iterator[Share]:
    """Stretch of seeds after stretch of seeds, a share of it for each plan."""
    last = first + games
    for start in range(first, last, size):
        for plan in plans:
            yield Share(plan, start, min(size, last - start), keeps_records)


def in_full(parts: Iterable[Part], shares: Iterable[Share], plans: int) -> Iterator[tuple[Part, ...]]:
    """The parts of each stretch of seeds together; a share that is lost, doubled or cut short ends it with an error."""
    remaining = iter(parts)
    expected = iter(shares)
    while stretch := list(islice(expected, plans)):
        found = list(islice(remaining, plans))
        told = [(part.first, part.games) for part in found]
        wanted = [(share.first, share.games) for share in stretch]
        if told != wanted:
            raise BadArray(name="share", expected=wanted, found=told)
        yield tuple(found)
    if (more := next(remaining, None)) is not None:
        raise BadArray(name="share", expected=[], found=[(more.first, more.games)])
