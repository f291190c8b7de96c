"""Sums and differences of columns, which are lists or, where machine code played, arrays; and counting them."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Any

# an interval that holds in 95 cases of 100: so many standard errors to each side
SURE = 0.95
ERRORS = NormalDist().inv_cdf((1 + SURE) / 2)


class Counts:
    """How often each whole number came: exact, whatever the order it came in, and small however many came."""

    def __init__(self) -> None:
        self.of: Counter[int] = Counter()

    def add(self, column: Any) -> None:
        """Count the numbers of a column."""
        if not hasattr(column, "dtype"):
            self.of.update(column)
        elif len(column):
            from numpy import bincount

            least = int(column.min())
            found = bincount(column - least)
            for place in found.nonzero()[0].tolist():
                self.of[least + place] += int(found[place])

    @property
    def games(self) -> int:
        """How many numbers there are."""
        return self.of.total()

    @property
    def mean(self) -> float:
        """The mean."""
        return sum(number * times for number, times in self.of.items()) / self.games

    @property
    def deviation(self) -> float | None:
        """The standard deviation, as these games let it be estimated; one alone tells nothing of it."""
        games = self.games
        if games < 2:
            return None
        total = sum(number * times for number, times in self.of.items())
        squares = sum(number * number * times for number, times in self.of.items())
        return sqrt((squares * games - total * total) / (games * (games - 1)))

    @property
    def margin(self) -> float | None:
        """What lies on each side of the mean, so that the true one is within in 95 cases of 100."""
        deviation = self.deviation
        return None if deviation is None else ERRORS * deviation / sqrt(self.games)

    def quantile(self, share: float) -> int:
        """The smallest number that so large a share of all does not go beyond."""
        wanted, so_far = share * self.games, 0
        for number, times in sorted(self.of.items()):
            so_far += times
            if so_far >= wanted:
                return number
        return max(self.of)


def wilson(share: float, games: int) -> tuple[float, float]:
    """The interval for a share of so many games (Wilson's); where victories are shared it is a little wide."""
    square = ERRORS * ERRORS
    centre = (share + square / (2 * games)) / (1 + square / games)
    reach = ERRORS * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach))


def summed(columns: Sequence[Any]) -> Any:
    """The sum of some columns, game by game."""
    if hasattr(columns[0], "dtype"):
        return sum(columns)
    return [sum(row) for row in zip(*columns, strict=True)]


def minus(column: Any, other: Any) -> Any:
    """The difference of two columns, game by game."""
    if hasattr(column, "dtype") and hasattr(other, "dtype"):
        return column - other
    return [int(one) - int(two) for one, two in zip(column, other, strict=True)]


def paired(column: Any, other: Any, base: int) -> Any:
    """Two columns of numbers from 0 to below `base` as one, game by game."""
    if hasattr(column, "dtype") and hasattr(other, "dtype"):
        return column.astype("int64") * base + other
    return [int(one) * base + int(two) for one, two in zip(column, other, strict=True)]
