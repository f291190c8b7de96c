"""Plans to play, and what they come to."""

from collections.abc import Iterable, Sequence

from pioche.bots import bot_of
from pioche.lab.plan import Plan, plan_of
from pioche.lab.shares import Part
from pioche.play.setup import prepare


def plan(game: str = "5211", edition: str | None = None, bots: str = "random", seats: int | None = None) -> Plan:
    """A plan, in which one bot sits in all chairs or each chair has its own."""
    setup = prepare(game, edition, None, seats, None, None, "")
    levels = bots.split(",") * (setup.seats if "," not in bots else 1)
    return plan_of(setup, [bot_of(level, game) for level in levels])


def part(scores: Sequence[Sequence[int]], winners: Sequence[int], first: int = 0) -> Part:
    """A part from the scores of each game; every game took ten decisions and one more for each before it."""
    return Part(first, list(zip(*scores, strict=True)), list(winners), [10 + place for place in range(len(winners))])


def rows(parts: Iterable[Part]) -> list[tuple[list[int], int, int]]:
    """Scores, winners and decisions of every game."""
    found = []
    for each in parts:
        for place in range(each.games):
            scores = [int(column[place]) for column in each.scores]
            found.append((scores, int(each.winners[place]), int(each.decisions[place])))
    return found
