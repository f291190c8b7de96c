"""Counting many games: scores, wins and lengths, by seat and by bot, with how sure one can be of them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from pioche.play.values import Game

SURE = 1.96  # standard errors to each side that hold 95 in 100


@dataclass
class Sums:
    """What adds up for one seat or one bot."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    squares: int = 0
    lowest: int | None = None
    highest: int | None = None

    def add(self, points: int, won: float) -> None:
        """One more game: its points, and the share of its victory."""
        self.games += 1
        self.wins += won
        self.points += points
        self.squares += points * points
        self.lowest = points if self.lowest is None else min(self.lowest, points)
        self.highest = points if self.highest is None else max(self.highest, points)

    def report(self) -> dict[str, Any]:
        """The means, each with its 95% margin."""
        if not self.games:
            return {"games": 0}
        share, mean = self.wins / self.games, self.points / self.games
        spread = max(self.squares / self.games - mean * mean, 0.0)
        return {
            "games": self.games,
            "wins": round(share, 4),
            "wins_margin": round(SURE * sqrt(share * (1 - share) / self.games), 4),
            "score": round(mean, 3),
            "score_margin": round(SURE * sqrt(spread / self.games), 3),
            "score_deviation": round(sqrt(spread), 3),
            "lowest": self.lowest,
            "highest": self.highest,
        }


@dataclass
class Tally:
    """What many games of one kind came to."""

    bots: Sequence[str]
    games: int = 0
    moves: int = 0
    by_seat: list[Sums] = field(default_factory=list)
    by_bot: dict[str, Sums] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.by_seat = [Sums() for _ in self.bots]
        self.by_bot = {level: Sums() for level in self.bots}

    def add(self, game: Game) -> None:
        """One more finished game; a shared victory counts in parts."""
        self.games += 1
        self.moves += game.length
        winners = game.winners
        for seat, points in enumerate(game.scores):
            won = 1 / len(winners) if seat in winners else 0.0
            self.by_seat[seat].add(points, won)
            self.by_bot[self.bots[seat]].add(points, won)

    def report(self) -> dict[str, Any]:
        """All of it, as plain data."""
        return {
            "games": self.games,
            "moves": self.moves,
            "moves_per_game": round(self.moves / self.games, 2) if self.games else 0,
            "seats": [
                {"seat": seat, "bot": self.bots[seat], **sums.report()} for seat, sums in enumerate(self.by_seat)
            ],
            "bots": {level: sums.report() for level, sums in self.by_bot.items()},
        }
