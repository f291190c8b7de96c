"""One way to play against another, game by game with the same seeds: the differences, and how sure they are."""

from typing import Any

from pioche.lab.columns import Counts, minus, paired, summed
from pioche.lab.shares import Part
from pioche.lab.tally import PARTS, rounded
from pioche.play.values import members

SETS = 64  # of winners, as bits


class Comparison:
    """How much more one way to play gives than another.

    The same seed may shuffle both decks alike, so two games with one seed make one case: the margins are those of the
    differences, and hold whether the games go together or not.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.points = [Counts() for _ in range(seats)]
        self.all_points = Counts()
        self.decisions = Counts()
        self.winners = Counts()

    def add(self, part: Part, base: Part) -> None:
        """Count some more games of one, and of the other with the same seeds."""
        self.decisions.add(minus(part.decisions, base.decisions))
        self.winners.add(paired(part.winners, base.winners, SETS))
        self.all_points.add(minus(summed(part.scores), summed(base.scores)))
        for counts, column, other in zip(self.points, part.scores, base.scores, strict=True):
            counts.add(minus(column, other))

    def report(self) -> dict[str, Any]:
        """The differences, as plain data."""
        return {
            "score": difference(self.all_points, self.seats),
            "decisions_per_game": difference(self.decisions),
            "ties": difference(self.of_winners(lambda winners: len(winners) > 1)),
            "seats": [
                {"seat": seat, "wins": difference(self.won(seat), PARTS), "score": difference(self.points[seat])}
                for seat in range(self.seats)
            ],
        }

    def won(self, seat: int) -> Counts:
        """The differences of a seat's victories, in their parts."""
        return self.of_winners(lambda winners: PARTS // len(winners) if seat in winners else 0)

    def of_winners(self, worth: Any) -> Counts:
        """The differences of what the winners of a game are worth."""
        found = Counts()
        for pair, times in self.winners.of.items():
            one, other = (worth(members(bits, self.seats)) for bits in divmod(pair, SETS))
            found.of[one - other] += times
        return found


def difference(counts: Counts, unit: int = 1) -> dict[str, Any]:
    """A mean difference with its margin, and whether it is clear: whether nothing at all lies outside the interval."""
    mean, margin = counts.mean, counts.margin
    return {
        "difference": rounded(mean / unit),
        "margin": None if margin is None else rounded(margin / unit),
        "is_clear": margin is not None and abs(mean) > margin,
    }
