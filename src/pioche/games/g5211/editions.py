"""What differs between the editions and variants of 5211, as values and nothing else."""

from typing import Any

from pioche.core.contract import Edition, Option
from pioche.games.g5211.table import Table

NEXT_MOVE_COLOURS = ("yellow", "green", "orange", "blue", "violet")
OUCHI_COLOURS = ("red", "blue", "yellow", "green", "orange")
REMOVED = {2: 10, 3: 13, 4: 0, 5: 15}
OPEN_SCORES = Option("open_scores", False, lambda value: isinstance(value, bool), "true, false")

NEXT_MOVE = {
    "colours": NEXT_MOVE_COLOURS,
    "lays": (2, 3, 4),
    "removed": REMOVED,
    "limit": {2: 5, 3: 6, 4: 7, 5: 8},
    "kododo": {2: 4, 3: 5, 4: 6, 5: 7},
    "kododo_or_more": 0,
    "ties_by_cards": 1,
    "target": 0,
}
OUCHI = {
    "colours": OUCHI_COLOURS,
    "lays": (2, 3, 4),
    "removed": REMOVED,
    "limit": {2: 5, 3: 6, 4: 7, 5: 9},
    "kododo": {2: 6, 3: 7, 4: 8, 5: 10},
    "kododo_or_more": 1,
    "ties_by_cards": 0,
    "target": 0,
}
AGGRESSIVE = OUCHI | {
    "lays": (2, 4, 5),
    "removed": {2: 0, 3: 10},
    "limit": {2: 6, 3: 7},
    "kododo": {2: 7, 3: 8},
}

EDITIONS = (
    Edition("5211", "next-move", None, range(2, 6), "5211-S4", NEXT_MOVE, (OPEN_SCORES,)),
    Edition("5211", "next-move", "long", range(2, 6), "5211-S4", NEXT_MOVE | {"target": 50}, (OPEN_SCORES,)),
    Edition("5211", "ouchi", None, range(2, 6), "5211-S4", OUCHI, (OPEN_SCORES,)),
    Edition("5211", "ouchi", "aggressive", range(2, 4), "5211-S4", AGGRESSIVE, (OPEN_SCORES,)),
)


def lay_out(table: Table, edition: Edition, seats: int, options: dict[str, Any]) -> None:
    """5211-S4, 5211-R1, 5211-K1, 5211-K2, 5211-M2, 5211-L1, 5211-E4: the edition's numbers, onto the table."""
    values = edition.values
    table.seats = seats
    table.lays = list(values["lays"])
    table.removed = values["removed"][seats]
    table.limit = values["limit"][seats]
    table.kododo = values["kododo"][seats]
    table.kododo_or_more = values["kododo_or_more"]
    table.ties_by_cards = values["ties_by_cards"]
    table.target = values["target"]
    table.open_scores = int(options["open_scores"])
