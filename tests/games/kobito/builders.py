"""Kobito tables in readable notation, played through the real rules.

`table(hand="7 8 K P", golds=["4:3 | 5 6", "6:6 | 9", "7:8 | 1"], studio=["1 2 K", "", "11 12"])` is seat 0's turn to
begin. A gold card reads length:gold, then its rainbow from the low end; `5+` is a 5 painted over once, `5++` twice.
Piles read from the top. A draw pile that is not named holds all the other cards of the box, in order.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pioche
from pioche.core.contract import Event
from pioche.core.luck import seed_luck
from pioche.games.kobito import editions, explain, game, legal, notation, scoring, secrets, setup, turns, view
from pioche.games.kobito.table import Table
from pioche.play.values import Game

EDITION = editions.EDITIONS[0]
# gold rainbows on which only a 1, a 3 or a Kobito fits
QUIET = ("5:4 | 2", "6:6 | 2")
GOLDS = ("4:3 | 2", *QUIET)
STUDIO_PLACES = 4
BOX = Counter({**{str(number): 7 for number in range(1, 13)}, "K": 5, "P": 3})
NUMBER_OF = {"K": 13, "P": 14} | {str(number): number for number in range(1, 13)}
TEXT_OF = {number: text for text, number in NUMBER_OF.items()}


@dataclass(frozen=True)
class Position:
    """A table to play on; every move gives another and leaves this one as it was."""

    table: Table

    def legal(self, seat: int | None = None) -> list[str]:
        """The moves of a seat, or of the one whose turn it is, in the order of the alphabet."""
        who = self.table.turn_of if seat is None else seat
        actions = [0] * legal.ACTIONS
        found = legal.legal(self.table, who, actions)
        return sorted(notation.write(action, who, EDITION) for action in actions[:found])

    def may(self, *moves: str) -> bool:
        """Whether all these moves can be made now."""
        return set(moves) <= set(self.legal())

    def may_any(self, *starts: str) -> bool:
        """Whether any move that begins with one of these texts can be made now."""
        return any(move.startswith(starts) for move in self.legal())

    def do(self, *moves: str) -> "Position":
        """The table after these moves, each of which must be legal."""
        after = self
        for move in moves:
            after = Position(after.checked(move))
            turns.apply(after.table, after.table.turn_of, after.read(move))
        return after

    def decide(self, move: str) -> "Position":
        """The table after a move, where it waits if luck is needed."""
        after = Position(self.checked(move))
        turns.act(after.table, after.table.turn_of, after.read(move))
        return after

    def checked(self, move: str) -> Table:
        """A copy of the table on which this legal move can be made."""
        assert move in self.legal(), f"{move} is not among {self.legal()}"
        return self.table.copy()

    def read(self, move: str) -> int:
        """The number of a move of the seat whose turn it is."""
        return notation.read(move, self.table.turn_of, EDITION)

    def luck(self) -> list[Any]:
        """The luck awaited, before it comes."""
        assert self.table.awaits
        return game.luck(self.table, EDITION)

    def bring(self, *entry: Any) -> "Position":
        """The table after that luck came, and what follows from it."""
        after = Position(self.table.copy())
        game.bring(after.table, list(entry), EDITION)
        setup.go_on(after.table)
        return after

    def view(self, seat: int | None = 0) -> dict[str, Any]:
        """What a seat, or without one a spectator, is shown."""
        return view.view(self.known(seat), EDITION)

    def known(self, seat: int | None) -> Table:
        """What a seat, or without one a spectator, may know."""
        known = Table()
        secrets.know(self.table, -1 if seat is None else seat, known)
        return known

    def value(self) -> Game:
        """The same position as players of the API hold it."""
        options = {"gold": [list(card) for card in gold_cards_of(self.table)]}
        new = pioche.new("kobito", seats=self.table.seats, seed=1, options=options)
        return replace(new, _table=self.table.copy())

    def told(self, *moves: str) -> tuple[Event, ...]:
        """What the last of these moves led to, and why."""
        before = self.do(*moves[:-1])
        after = before.do(moves[-1])
        seat = before.table.turn_of
        return explain.explain(before.table, seat, before.read(moves[-1]), after.table, EDITION)

    def gold(self, slot: int) -> str:
        """A gold card and its rainbow, in the builders' notation; slots count from 1 as players count them."""
        card = self.view()["golds"][slot - 1]
        return f"{card['length']}:{card['gold']} | {shown(card['rainbow'])}".strip()

    def studio(self, place: int, seat: int = 0) -> str:
        """A studio rainbow in the builders' notation; places count from 1."""
        return shown(self.view()["studios"][seat][place - 1])

    def hand(self, seat: int = 0) -> str:
        """A hand, numbers first."""
        return written(self.table.hand[seat])

    def penalties(self, seat: int = 0) -> str:
        """The penalty cards of a seat."""
        return written(self.table.penalty[seat])

    def discard(self) -> str:
        """The discard, numbers first."""
        return written(self.table.discard)

    def deck(self) -> str:
        """The draw pile from the top."""
        return " ".join(TEXT_OF[card] for card in self.table.deck[self.table.deck_next : self.table.deck_end])

    def scores(self) -> list[int]:
        """The points of all seats."""
        points = [0] * self.table.seats
        scoring.scores(self.table, points)
        return points

    def winners(self) -> list[int]:
        """The seats with the most points."""
        bits = scoring.winners(self.table)
        return [seat for seat in range(self.table.seats) if bits >> seat & 1]


def table(
    hand: str = "",
    golds: Sequence[str] = GOLDS,
    studio: Sequence[str] = (),
    *,
    hands: dict[int, str] | None = None,
    others: dict[int, Sequence[str]] | None = None,
    deck: str | None = None,
    discard: str = "",
    upcoming: str | None = None,
    won: dict[int, str] | None = None,
    penalties: dict[int, str] | None = None,
    seats: int = 2,
    turn_of: int = 0,
    box: Sequence[str] = (),
) -> Position:
    """A table at the start of a turn; `upcoming` are the gold cards still to come, `box` the 18 there are."""
    laid = Table()
    all_golds = box or [f"{length}:{gold}" for length, gold in EDITION.options[0].default]
    editions.lay_out(laid, EDITION, seats, {"gold": [split_gold(card) for card in all_golds]})
    seed_luck(laid.luck, 1)
    lay_golds(laid, golds, all_golds, upcoming, won or {})
    every_hand = {turn_of: hand, **(hands or {})}
    for seat, rainbows in {turn_of: studio, **(others or {})}.items():
        for place, rainbow in enumerate(rainbows):
            lay_rainbow(laid, 3 + seat * STUDIO_PLACES + place, rainbow)
    for seat in range(seats):
        lay_cards(laid.hand[seat], every_hand.get(seat, ""))
        laid.held[seat] = sum(laid.hand[seat])
        lay_cards(laid.penalty[seat], (penalties or {}).get(seat, ""))
        laid.penalties[seat] = sum(laid.penalty[seat])
    lay_cards(laid.discard, discard)
    pile = rest_of_box(laid) if deck is None else deck.split()
    for card in pile:
        setup.put_into_deck(laid, NUMBER_OF[card], 1)
    laid.turn_of = turn_of
    laid.step = setup.BEGINNING
    setup.begin_turn(laid)
    assert not laid.awaits
    return Position(laid)


def lay_golds(
    laid: Table, golds: Sequence[str], all_golds: Sequence[str], upcoming: str | None, won: dict[int, str]
) -> None:
    """The gold cards won, those turned up with their rainbows, and those still to come."""
    left = Counter(all_golds)
    shown_golds = [text.partition("|") for text in golds]
    taken = [(card, seat) for seat, cards in won.items() for card in cards.split()]
    left.subtract(card.strip() for card, _, _ in shown_golds if card.strip())
    left.subtract(card for card, _ in taken)
    assert min(left.values()) >= 0, "the box has not so many of a gold card"
    still = list(left.elements()) if upcoming is None else upcoming.split()
    left.subtract(still)
    gone = [(card, -1) for card in left.elements()]
    order = [*taken, *gone]
    for slot, (card, _, rainbow) in enumerate(shown_golds):
        if card.strip():
            laid.slot_place[slot] = len(order)
            laid.slot_gold[slot] = kind_of(laid, card)
            order.append((card, -1))
        lay_rainbow(laid, slot, rainbow)
    laid.gold_next = len(order)
    order += [(card, -1) for card in still]
    for place, (card, seat) in enumerate(order):
        laid.gold_deck[place] = kind_of(laid, card)
        laid.gold_owner[place] = seat + 1
    for card, seat in taken:
        laid.gold[seat] += split_gold(card)[1]
        laid.gold_won[seat] += 1


def lay_rainbow(laid: Table, which: int, text: str) -> None:
    """A rainbow such as `11 12 K 2+` from its low end."""
    cards = text.split()
    if not cards:
        return
    numbers = numbers_of(cards)
    laid.low[which] = numbers[0]
    laid.length[which] = len(cards)
    for number, card in zip(numbers, cards, strict=True):
        assert card == "K" or card.rstrip("+") == str(number), f"{text} is no rainbow"
        painted = card.count("+")
        laid.cell[which][number] = 1 if card == "K" else 1 + painted if painted else 0
        laid.kobitos[which] += card == "K"


def numbers_of(cards: list[str]) -> list[int]:
    """The number each card of a rainbow is or stands for, counted from its first number card."""
    index = next(index for index, card in enumerate(cards) if card != "K")
    first = int(cards[index].rstrip("+")) - index
    return [(first + step - 1) % 12 + 1 for step in range(len(cards))]


def lay_cards(counts: list[int], text: str) -> None:
    """Cards such as `7 8 K P` as counts."""
    for card in text.split():
        counts[NUMBER_OF[card]] += 1


def rest_of_box(laid: Table) -> list[str]:
    """The cards of the box that lie nowhere yet."""
    left = BOX - cards_on(laid)
    assert cards_on(laid) <= BOX, f"the box has not so many of {cards_on(laid) - BOX}"
    return list(left.elements())


def cards_on(laid: Table) -> Counter[str]:
    """All rainbow cards on a table, those under paint too."""
    found: Counter[str] = Counter()
    for counts in (*laid.hand, *laid.penalty, laid.discard):
        found.update(written(counts).split())
    found.update(TEXT_OF[card] for card in laid.deck[laid.deck_next : laid.deck_end])
    known = Table()
    secrets.know(laid, -1, known)
    seen = view.view(known, EDITION)
    rainbows = [gold["rainbow"] for gold in seen["golds"] if gold]
    for rainbow in [*rainbows, *(each for studio in seen["studios"] for each in studio)]:
        for card in rainbow:
            found.update([card["card"]] * (1 + card["painted"]) + ["P"] * card["painted"])
    return found


def kind_of(laid: Table, card: str) -> int:
    """The kind of a gold card such as `4:3`."""
    pairs = list(zip(laid.gold_length, laid.gold_worth, strict=True))
    return pairs.index((split_gold(card)[0], split_gold(card)[1]))


def split_gold(card: str) -> list[int]:
    """The length and the gold of `4:3`."""
    return [int(number) for number in card.split(":")]


def gold_cards_of(laid: Table) -> list[tuple[int, int]]:
    """All gold cards of a table's box."""
    cards: list[tuple[int, int]] = []
    for kind in range(1, laid.gold_kinds + 1):
        cards += [(laid.gold_length[kind], laid.gold_worth[kind])] * laid.gold_copies[kind]
    return cards


def written(counts: list[int]) -> str:
    """Counts as cards, numbers first."""
    return " ".join(TEXT_OF[card] for card in range(1, 15) for _ in range(counts[card]))


def shown(rainbow: list[dict[str, Any]]) -> str:
    """A rainbow of a view in the builders' notation."""
    return " ".join(card["card"] + "+" * card["painted"] for card in rainbow)


def unshuffled(seats: int = 2) -> Position:
    """A new game that waits for its first luck."""
    laid = Table()
    editions.lay_out(laid, EDITION, seats, {"gold": EDITION.options[0].default})
    setup.begin(laid)
    return Position(laid)


def whole_deck(top: str) -> list[str]:
    """All 92 rainbow cards, these on top and the others in order."""
    return [*top.split(), *(BOX - Counter(top.split())).elements()]


def gold_pile(top: str) -> list[list[int]]:
    """All 18 gold cards, these on top and the others in order."""
    every = Counter(f"{length}:{gold}" for length, gold in EDITION.options[0].default)
    cards = [*top.split(), *(every - Counter(top.split())).elements()]
    return [split_gold(card) for card in cards]


def dealt(deck: str, *, golds: str = "4:3 5:4 6:6", seats: int = 2, first: int = 0) -> Position:
    """A new game that deals from this deck, as far as it goes without another shuffle."""
    ready = unshuffled(seats).bring("first", first).bring("shuffle", "gold", gold_pile(golds))
    return ready.bring("shuffle", "rainbow", whole_deck(deck))
