"""The one edition of Kobito, as values."""

from typing import Any

from pioche.core.contract import Edition, Option
from pioche.games.kobito.cards import GOLD_CARDS, NUMBERS
from pioche.games.kobito.table import Table

MOST_GOLD = 100


def is_gold_deck(value: Any) -> bool:
    """KOB-S2: whether a value is a set of 18 gold cards as [length, gold] pairs."""
    return isinstance(value, list | tuple) and len(value) == len(GOLD_CARDS) and all(map(is_gold_card, value))


def is_gold_card(pair: Any) -> bool:
    """KOB-S2: whether a value is one gold card: a length from 2 to 12, and its gold."""
    if not isinstance(pair, list | tuple) or len(pair) != 2:
        return False
    if not all(isinstance(number, int) and not isinstance(number, bool) for number in pair):
        return False
    length, gold = map(int, pair)
    return 2 <= length <= NUMBERS and 0 <= gold <= MOST_GOLD


GOLD = Option("gold", [list(card) for card in GOLD_CARDS], is_gold_deck, "18 pairs [length 2-12, gold 0-100]")

EDITIONS = (Edition("kobito", "jolly-dutch", None, range(2, 7), "KOB-S5", {}, (GOLD,)),)


def lay_out(table: Table, edition: Edition, seats: int, options: dict[str, Any]) -> None:  # noqa: ARG001
    """KOB-S2, KOB-S5: the gold cards of the edition, or those an owner of the box has named."""
    table.seats = seats
    cards = sorted((int(length), int(gold)) for length, gold in options["gold"])
    kinds = sorted(set(cards))
    table.gold_kinds = len(kinds)
    for kind, (length, gold) in enumerate(kinds, start=1):
        table.gold_length[kind] = length
        table.gold_worth[kind] = gold
        table.gold_copies[kind] = cards.count((length, gold))
