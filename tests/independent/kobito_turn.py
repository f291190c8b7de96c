"""One turn of Kobito: for each action, whether it is allowed and what it does."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .rainbow import (
    FULL_CIRCLE,
    KOBITO,
    PAINT,
    Band,
    Rainbow,
    after,
    find,
    has_number,
    longer,
    shows,
    take_end,
    wanted,
)
from .script import RuleError, demand

if TYPE_CHECKING:
    from .kobito import Table

NUMBER = "[1-9]|1[0-2]"
CARD = f"{NUMBER}|K|P"
ENDS = ("low", "high")
FORMS = {
    "add": rf"add ({CARD}) (g[1-3]|s[1-4]) (low|high)",
    "start": rf"start ({CARD}) ({CARD})",
    "move": r"move s([1-4]) (low|high) g([1-3]) (low|high)",
    "swap": rf"swap ({NUMBER}) (g[1-3]|s[1-4]|p[0-5]s[1-4])",
    "paint": rf"paint ({NUMBER}) (g[1-3]|s[1-4])",
    "drop": rf"drop ({CARD})",
    "end": r"end",
}


def read(text: str) -> tuple[str, tuple[str, ...]]:
    """The verb of an action and its details."""
    verb = text.split(" ")[0]
    form = re.fullmatch(FORMS.get(verb, "(?!)"), text)
    if not form:
        raise RuleError("NOTATION", f"{text!r} is no action")
    return verb, form.groups()


def neighbours(low: str, high: str) -> int | None:
    """KOB-U1, KOB-J2: the lower number of two neighbouring cards, one of which may be a Kobito."""
    if low.isdigit() and shows(high, after(int(low))):
        return int(low)
    if low == KOBITO and high.isdigit():
        return wanted([Band(int(high), (high,))], "low")
    return None


class Turn:
    """KOB-T1, KOB-T5: what a seat owes this turn, and its actions in any order and number."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.hand = table.hands[seat]
        self.studio = table.studios[seat]
        rainbows = sum(rainbow is not None for rainbow in self.studio)
        self.owed = min(1 + rainbows, len(self.hand))
        self.played = 0
        self.dropped = 0
        self.single: int | None = None
        self.over = False

    def play(self) -> None:
        """KOB-T5: actions until the turn or the game is over."""
        while not self.over and not self.table.over:
            self.carry_out(self.table.script.move(self.seat, "KOB-S5", self.allow))

    def allow(self, text: str) -> None:
        """Raise RuleError unless this action is legal now."""
        verb, details = read(text)
        freed = verb == "move" and self.single == int(details[0]) - 1
        demand(self.single is None or freed, "KOB-G2", "the single card left must be placed first")
        demand(verb == "drop" or not self.dropped, "KOB-T4", "only penalties may follow a penalty")
        getattr(self, f"allow_{verb}")(*details)

    def carry_out(self, text: str) -> None:
        """Do an action that is allowed."""
        verb, details = read(text)
        getattr(self, f"do_{verb}")(*details)

    def place(self, name: str) -> Rainbow:
        """The rainbow at a place of the table, such as g1, s2 or another seat's p3s1."""
        seat, letter, index = self.seat, name[-2], int(name[-1]) - 1
        if name[0] == "p":
            seat = int(name[1])
            demand(seat < self.table.seats and seat != self.seat, "KOB-J3", f"{name}: no such opponent")
        rainbow = self.table.rainbows[index] if letter == "g" else self.table.studios[seat][index]
        if rainbow is None:
            raise RuleError("KOB-A1", f"there is no rainbow at {name}")
        return rainbow

    def put(self, name: str, rainbow: Rainbow) -> None:
        """KOB-G3: a place gets its changed rainbow, which may win the gold beside it."""
        index = int(name[-1]) - 1
        if name[0] == "g":
            self.table.lengthen_gold(self.seat, index, rainbow)
        else:
            owner = int(name[1]) if name[0] == "p" else self.seat
            self.table.studios[owner][index] = rainbow

    def room(self, name: str) -> int:
        """KOB-A3, KOB-A5: how many cards a rainbow at a place may hold."""
        return self.table.golds[int(name[1]) - 1][0] if name[0] == "g" else FULL_CIRCLE

    def open_places(self) -> list[str]:
        """KOB-A1, KOB-P1: the gold rainbows and those of the own studio."""
        own = [f"s{index + 1}" for index, rainbow in enumerate(self.studio) if rainbow is not None]
        return [f"g{index + 1}" for index in range(len(self.table.rainbows))] + own

    def demand_card(self, card: str, rule: str) -> None:
        """KOB-T5: only a card of the own hand can be used."""
        demand(card in self.hand, rule, f"{card} is not in hand")

    def spend(self, *cards: str) -> None:
        """KOB-T1, KOB-P2: cards leave the hand and count as played."""
        for card in cards:
            self.hand.remove(card)
        self.played += len(cards)

    def allow_add(self, card: str, name: str, end: str) -> None:
        """KOB-A1 to KOB-A5: a hand card at either end of a rainbow at a gold card or in the own studio."""
        demand(card != PAINT, "KOB-P1", "a paint card is never played alone")
        self.demand_card(card, "KOB-A1")
        rainbow = self.place(name)
        rule = "KOB-A3" if name[0] == "g" else "KOB-A5"
        demand(len(rainbow) < self.room(name), rule, f"the rainbow at {name} is full")
        demand(shows(card, wanted(rainbow, end)), "KOB-A2", f"{card} does not fit {end} at {name}")

    def do_add(self, card: str, name: str, end: str) -> None:
        """KOB-A1: lay it."""
        self.spend(card)
        rainbow = self.place(name)
        self.put(name, longer(rainbow, end, Band(wanted(rainbow, end), (card,))))

    def allow_start(self, low: str, high: str) -> None:
        """KOB-U1, KOB-J2: two neighbouring cards from hand, and a free place in the studio."""
        self.demand_card(low, "KOB-U1")
        self.demand_card(high, "KOB-U1")
        demand((low, high) != (KOBITO, KOBITO), "KOB-J2", "two Kobito alone stand for nothing clear")
        demand(neighbours(low, high), "KOB-U1", f"{low} and {high} are not neighbours, going up")
        demand(None in self.studio, "KOB-U1", "the studio is full")

    def do_start(self, low: str, high: str) -> None:
        """KOB-U1: a new rainbow takes the lowest free place."""
        self.spend(low, high)
        number = neighbours(low, high)
        assert number is not None
        self.studio[self.studio.index(None)] = [Band(number, (low,)), Band(after(number), (high,))]

    def fits_gold(self, card: str, rainbow: Rainbow, slot: int) -> bool:
        """KOB-G1, KOB-J4: whether a studio card could go to either end of a gold rainbow."""
        room = len(rainbow) < self.table.golds[slot][0]
        return room and any(shows(card, wanted(rainbow, end)) for end in ENDS)

    def allow_move(self, studio: str, end: str, gold: str, gold_end: str) -> None:
        """KOB-G1, KOB-G2, KOB-J4: an end card of a studio rainbow goes to a gold rainbow."""
        band, rest = take_end(self.place(f"s{studio}"), end)
        slot = int(gold) - 1
        rainbow = self.place(f"g{gold}")
        fits = shows(band.cards[-1], wanted(rainbow, gold_end))
        demand(fits, "KOB-A2", f"{band.cards[-1]} does not fit {gold_end} at g{gold}")
        demand(len(rest) < 2 or has_number(rest), "KOB-J2", "only Kobito would be left")
        if len(rest) == 1:
            moved = band._replace(number=wanted(rainbow, gold_end))
            homes = list(self.table.rainbows)
            homes[slot] = longer(rainbow, gold_end, moved)
            housed = any(self.fits_gold(rest[0].cards[-1], home, each) for each, home in enumerate(homes))
            demand(housed, "KOB-G2", "a single card would be left that no gold rainbow takes")

    def do_move(self, studio: str, end: str, gold: str, gold_end: str) -> None:
        """KOB-G1, KOB-G2: move it; a single card left has to follow at once."""
        source = int(studio) - 1
        band, rest = take_end(self.place(f"s{studio}"), end)
        self.studio[source] = rest or None
        self.single = source if len(rest) == 1 else None
        rainbow = self.place(f"g{gold}")
        self.put(f"g{gold}", longer(rainbow, gold_end, band._replace(number=wanted(rainbow, gold_end))))

    def allow_swap(self, card: str, name: str) -> None:
        """KOB-J3: a number card from hand for a Kobito that stands for it, anywhere on the table."""
        self.demand_card(card, "KOB-J3")
        found = find(self.place(name), int(card), kobito=True) is not None
        demand(found, "KOB-J3", f"no Kobito stands for {card} at {name}")

    def do_swap(self, card: str, name: str) -> None:
        """KOB-J3, KOB-A4: the Kobito comes to hand, and nothing counts as played."""
        self.hand.remove(card)
        self.hand.append(KOBITO)
        rainbow = list(self.place(name))
        index = find(rainbow, int(card), kobito=True)
        assert index is not None
        rainbow[index] = Band(int(card), (card,))
        self.put(name, rainbow)

    def allow_paint(self, card: str, name: str) -> None:
        """KOB-P1: a paint card and a number card, on the same number in reach that is no Kobito."""
        self.demand_card(PAINT, "KOB-P1")
        self.demand_card(card, "KOB-P1")
        found = find(self.place(name), int(card), kobito=False) is not None
        demand(found, "KOB-P1", f"no number card {card} at {name}")

    def do_paint(self, card: str, name: str) -> None:
        """KOB-P1, KOB-P2: both are laid on it and count as played."""
        self.spend(PAINT, card)
        rainbow = list(self.place(name))
        index = find(rainbow, int(card), kobito=False)
        assert index is not None
        rainbow[index] = Band(int(card), (*rainbow[index].cards, PAINT, card))
        self.put(name, rainbow)

    def can_play(self) -> bool:
        """KOB-T4: whether any card of the hand could still be played, by adding, starting or painting."""
        hand, places = set(self.hand), self.open_places()
        tries = [f"add {card} {name} {end}" for card in hand for name in places for end in ENDS]
        tries += [f"start {low} {high}" for low in hand for high in hand]
        tries += [f"paint {card} {name}" for card in hand for name in places]
        return any(map(self.would_allow, tries))

    def can_act(self) -> bool:
        """KOB-E4: whether the seat can play, move or pay a penalty at the start of its turn."""
        moves = [f"move s{s} {end} g{g} {to}" for s in "1234" for end in ENDS for g in "123" for to in ENDS]
        return bool(self.hand) or any(map(self.would_allow, moves))

    def would_allow(self, text: str) -> bool:
        """Whether an action is legal now."""
        try:
            self.allow(text)
        except RuleError:
            return False
        return True

    def allow_drop(self, card: str) -> None:
        """KOB-T4: a penalty, only for cards owed and only when nothing in hand can be played."""
        self.demand_card(card, "KOB-T4")
        demand(self.played < self.owed, "KOB-T4", "no card is owed")
        demand(self.dropped or not self.can_play(), "KOB-T4", "a card in hand can still be played")

    def do_drop(self, card: str) -> None:
        """KOB-T4: onto the own score pile; the turn ends with the last card owed."""
        self.hand.remove(card)
        self.table.penalties[self.seat].append(card)
        self.dropped += 1
        self.over = self.played + self.dropped == self.owed

    def allow_end(self) -> None:
        """KOB-T1, KOB-T4: not before the cards owed have been played."""
        demand(self.played >= self.owed, "KOB-T4", f"{self.owed - self.played} more owed before the end")

    def do_end(self) -> None:
        """KOB-T5: the turn is over."""
        self.over = True
