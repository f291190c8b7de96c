"""What many games came to, each number with how sure it is: scores and victories by seat and by bot, and lengths."""

from collections.abc import Sequence
from typing import Any

from pioche.lab.columns import Counts, summed, wilson
from pioche.lab.shares import Part
from pioche.play.values import members

# a victory in parts that one to six seats can share
PARTS = 60
DIGITS = 6


class Tally:
    """The counts that every statistic is made from; the same whatever the order in which the parts came."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = tuple(bots)
        self.scores = [Counts() for _ in bots]
        self.winners = Counts()
        self.decisions = Counts()
        self.points = {level: Counts() for level in bots}

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.winners.games

    def add(self, part: Part) -> None:
        """Count some more games."""
        self.winners.add(part.winners)
        self.decisions.add(part.decisions)
        for counts, column in zip(self.scores, part.scores, strict=True):
            counts.add(column)
        for level, counts in self.points.items():
            counts.add(summed([part.scores[seat] for seat in self.chairs(level)]))

    def chairs(self, level: str) -> list[int]:
        """The seats where a bot of that level sits."""
        return [seat for seat, bot in enumerate(self.bots) if bot == level]

    def wins(self, seats: Sequence[int]) -> float:
        """The share of all victory that some seats have together; a shared one counts in parts."""
        found = 0
        for bits, times in self.winners.of.items():
            winners = members(bits, len(self.bots))
            found += times * PARTS // len(winners) * sum(seat in winners for seat in seats)
        return found / (PARTS * self.games)

    @property
    def ties(self) -> int:
        """How many games had several winners."""
        return sum(times for bits, times in self.winners.of.items() if bits & (bits - 1))

    def report(self) -> dict[str, Any]:
        """All of it, as plain data."""
        if not self.games:
            return {"games": 0}
        return {
            "games": self.games,
            "decisions": sum(number * times for number, times in self.decisions.of.items()),
            "decisions_per_game": described(self.decisions),
            "ties": {"games": self.ties, **share_of(self.ties / self.games, self.games)},
            "seats": [self.seat(seat) for seat in range(len(self.bots))],
            "bots": {level: self.bot(level) for level in self.points},
        }

    def seat(self, seat: int) -> dict[str, Any]:
        """What one seat came to, with how many games each score came in."""
        counts = self.scores[seat]
        return {
            "seat": seat,
            "bot": self.bots[seat],
            "wins": share_of(self.wins([seat]), self.games),
            "score": described(counts),
            "scores": {str(points): times for points, times in sorted(counts.of.items())},
        }

    def bot(self, level: str) -> dict[str, Any]:
        """What the chairs of one bot came to on average; the games are the cases, since its chairs share them."""
        seats = self.chairs(level)
        together = share_of(self.wins(seats), self.games)
        counts = self.points[level]
        return {
            "chairs": len(seats),
            "wins": {name: rounded(share / len(seats)) for name, share in together.items()},
            "score": {"mean": rounded(counts.mean / len(seats)), **margins(counts, len(seats))},
        }


def share_of(share: float, games: int) -> dict[str, float]:
    """A share of all games, with its interval."""
    low, high = wilson(share, games)
    return {"share": rounded(share), "low": rounded(low), "high": rounded(high)}


def described(counts: Counts) -> dict[str, Any]:
    """A mean with its margin, and how the numbers are spread."""
    deviation = counts.deviation
    return {
        "mean": rounded(counts.mean),
        **margins(counts),
        "deviation": None if deviation is None else rounded(deviation),
        "lowest": min(counts.of),
        "quartiles": [counts.quantile(share) for share in (0.25, 0.5, 0.75)],
        "highest": max(counts.of),
    }


def margins(counts: Counts, chairs: int = 1) -> dict[str, float | None]:
    """The margin of a mean over so many chairs; there is none of a single game."""
    margin = counts.margin
    return {"margin": None if margin is None else rounded(margin / chairs)}


def rounded(number: float) -> float:
    """As many digits as can matter."""
    return round(number, DIGITS)
