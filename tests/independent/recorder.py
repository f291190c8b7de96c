"""Random games played by this reading of the rules, as records to try the checker on."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from .checker import FORMAT, GAMES, RULES_VERSION
from .g5211 import EDITIONS
from .kobito_turn import ENDS
from .kudos import DECK
from .rainbow import NUMBERS
from .script import Header, RuleError, Script

HAND_CARDS = [*map(str, NUMBERS), "K", "P"]
OPEN_PLACES = ["g1", "g2", "g3", "s1", "s2", "s3", "s4"]
STUDIO_PLACES = [f"p{seat}s{index}" for seat in range(6) for index in range(1, 5)]
TEXTS = {
    "5211": sorted(
        {f"{colour}{value}" for rules in EDITIONS.values() for colour in rules.colours for value in range(1, 7)}
    ),
    "kudos": sorted({*DECK, *(f"{card}>" for card in DECK), *(f"fill {card}" for card in DECK), "stop"})
    + [f"give {seat}" for seat in range(6)]
    + [f"arrow {pile}" for pile in range(1, 5)],
    "kobito": ["end"]
    + [f"drop {card}" for card in HAND_CARDS]
    + [f"add {card} {place} {end}" for card in HAND_CARDS for place in OPEN_PLACES for end in ENDS]
    + [f"start {low} {high}" for low in HAND_CARDS for high in HAND_CARDS]
    + [f"move s{s} {end} g{g} {to}" for s in "1234" for end in ENDS for g in "123" for to in ENDS]
    + [f"swap {card} {place}" for card in HAND_CARDS for place in OPEN_PLACES + STUDIO_PLACES]
    + [f"paint {card} {place}" for card in HAND_CARDS for place in OPEN_PLACES],
}


class Recorder(Script):
    """A script that writes itself: luck as it is needed, and any legal move."""

    def __init__(self, random: Random, texts: Sequence[str]) -> None:
        super().__init__([], [])
        self.random = random
        self.texts = texts

    def shuffle(self, name: str, cards: Sequence[Any], rule: str) -> list[Any]:
        """Write a shuffle, then read it."""
        self.luck.append(["shuffle", name, self.random.sample(cards, len(cards))])
        return super().shuffle(name, cards, rule)

    def number(self, kind: str, lowest: int, highest: int, rule: str) -> int:
        """Write a number, then read it."""
        self.luck.append([kind, self.random.randint(lowest, highest)])
        return super().number(kind, lowest, highest, rule)

    def move(self, seat: int, rule: str, allow: Callable[[str], None]) -> str:
        """Write one of the moves allowed, then read it."""
        for text in self.random.sample(self.texts, len(self.texts)):
            try:
                allow(text)
            except RuleError:
                continue
            self.moves.append([seat, text])
            break
        return super().move(seat, rule, allow)


def random_record(
    game: str,
    edition: str,
    variant: str | None,
    seats: int,
    seed: int,
    options: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A record of a game in which every seat plays at random."""
    header = Header(edition, variant, seats, options or {})
    script = Recorder(Random(seed), TEXTS[game])
    scores, winners = GAMES[game].replay(script, header)
    return {
        "format": FORMAT,
        "game": game,
        **header._asdict(),
        "rules_version": RULES_VERSION,
        "players": ["bot:random"] * seats,
        "luck": script.luck,
        "moves": script.moves,
        "scores": scores,
        "winners": winners,
    }
