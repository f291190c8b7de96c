"""The moves of Kobito once more, as naively as the contract reads: cards are text, rainbows are lists of cards.

It reads a position from the view of the seat to move and judges the text of a move; nothing of the rules is used.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

Rainbow = list[str]


@dataclass
class Naive:
    """What a seat sees, in the simplest form."""

    seat: int
    hand: Counter[str]
    golds: list[tuple[int, Rainbow]]
    studios: list[list[Rainbow]]
    owed: int
    played: int
    paid: int
    lone: int | None
    new_slots: set[int]  # turned up by the very move that left a card alone

    @property
    def own(self) -> list[Rainbow]:
        """The own studio."""
        return self.studios[self.seat]


def read_view(view: dict[str, Any], new_slots: set[int]) -> Naive:
    """The position that a seat is shown."""
    golds = [(gold["length"], texts(gold["rainbow"])) if gold else (0, []) for gold in view["golds"]]
    studios = [[texts(rainbow) for rainbow in studio] for studio in view["studios"]]
    return Naive(
        seat=view["you"],
        hand=Counter(view["hand"]),
        golds=golds,
        studios=studios,
        owed=view["owed"],
        played=view["played"],
        paid=view["penalties_paid"],
        lone=view["lone"],
        new_slots=new_slots,
    )


def texts(rainbow: list[dict[str, Any]]) -> Rainbow:
    """The top cards of a rainbow."""
    return [card["card"] for card in rainbow]


def is_rainbow(cards: Rainbow) -> bool:
    """KOB-A2, KOB-J2: some first number makes every number card fit, and at least one card is a number."""
    around = [str(number) for number in range(1, 13)] * 3
    runs = (around[first : first + len(cards)] for first in range(12))
    has_number = any(card != "K" for card in cards)
    return has_number and any(
        all(card in ("K", number) for card, number in zip(cards, run, strict=True)) for run in runs
    )


def with_card(rainbow: Rainbow, card: str, end: str) -> Rainbow:
    """A rainbow with one more card."""
    return [card, *rainbow] if end == "low" else [*rainbow, card]


def fits(rainbow: Rainbow, card: str, end: str, most: int) -> bool:
    """KOB-A1, KOB-A2, KOB-A3, KOB-A5: whether a card may be laid there."""
    longer = with_card(rainbow, card, end)
    return bool(rainbow) and len(longer) <= most and is_rainbow(longer)


def place(position: Naive, text: str) -> tuple[Rainbow, int]:
    """The rainbow at g1-g3 or s1-s4, and how long it may get."""
    number = int(text[1]) - 1
    if text[0] == "g":
        return position.golds[number][1], position.golds[number][0]
    return position.own[number], 12


def allows(position: Naive, move: str) -> bool:
    """Whether a move may be made now."""
    kind, *words = move.split()
    if position.lone is not None:
        return kind == "move" and words[0] == f"s{position.lone}" and allows_lone(position, words)
    if position.paid:
        return kind == "drop" and position.hand[words[0]] > 0
    if kind == "end":
        return position.played >= position.owed
    if kind == "drop":
        return position.hand[words[0]] > 0 and position.played < position.owed and not can_play(position)
    if kind == "move":
        return allows_move(position, words)
    if kind == "swap":
        return allows_swap(position, words)
    return allows_play(position, kind, words)


def allows_play(position: Naive, kind: str, words: list[str]) -> bool:
    """KOB-A1, KOB-U1, KOB-P1: adds, starts and paint."""
    if kind == "start":
        here = Counter(words) <= position.hand
        return here and is_rainbow(words) and any(not rainbow for rainbow in position.own)
    rainbow, most = place(position, words[1])
    if kind == "paint":
        return position.hand["P"] > 0 and position.hand[words[0]] > 0 and words[0] in rainbow
    return position.hand[words[0]] > 0 and fits(rainbow, words[0], words[2], most)


def can_play(position: Naive) -> bool:
    """KOB-T4: whether any card can be played from hand."""
    places = ["g1", "g2", "g3", "s1", "s2", "s3", "s4"]
    cards = [card for card in position.hand if position.hand[card] and card != "P"]
    adds = ([card, where, end] for card in cards for where in places for end in ("low", "high"))
    starts = ([low, high] for low in cards for high in cards)
    paints = ([card, where] for card in cards for where in places)
    return (
        any(allows_play(position, "add", words) for words in adds)
        or any(allows_play(position, "start", words) for words in starts)
        or any(allows_play(position, "paint", words) for words in paints)
    )


def allows_move(position: Naive, words: list[str]) -> bool:
    """KOB-G1, KOB-G2, KOB-J2: the end of a studio rainbow to the end of a gold one."""
    where, end, target, to_end = words
    rainbow, _ = place(position, where)
    gold, most = place(position, target)
    if not rainbow:
        return False
    card, left = (rainbow[0], rainbow[1:]) if end == "low" else (rainbow[-1], rainbow[:-1])
    if not fits(gold, card, to_end, most):
        return False
    if len(left) != 1:
        return not left or is_rainbow(left)
    after = dict(enumerate(position.golds))
    longer = with_card(gold, card, to_end)
    after[int(target[1]) - 1] = (most, longer if len(longer) < most else [])
    return any(fits(cards, left[0], side, length) for length, cards in after.values() for side in ("low", "high"))


def allows_lone(position: Naive, words: list[str]) -> bool:
    """KOB-G2: the single card left goes to a gold rainbow that lay there before."""
    where, _, target, to_end = words
    card = place(position, where)[0][0]
    gold, most = place(position, target)
    return int(target[1]) not in position.new_slots and fits(gold, card, to_end, most)


def allows_swap(position: Naive, words: list[str]) -> bool:
    """KOB-J3: a number for a Kobito in whose place it makes a rainbow."""
    card, where = words
    if where.startswith("p"):
        owner, number = int(where[1]), int(where[3]) - 1
        rainbow = position.studios[owner][number] if owner < len(position.studios) else []
    else:
        rainbow, _ = place(position, where)
    numbered = [[*rainbow[:index], card, *rainbow[index + 1 :]] for index, old in enumerate(rainbow) if old == "K"]
    return position.hand[card] > 0 and any(is_rainbow(cards) for cards in numbered)
