"""Kobito, replayed by clauses KOB-S1 to KOB-E5: the table; one turn is in `kobito_turn`."""

from collections.abc import Sequence
from typing import Any

from .kobito_turn import Turn
from .rainbow import KOBITO, NUMBERS, PAINT, Band, Rainbow
from .script import Header, Script, demand, is_whole

SCORE_RULE = "KOB-E2"
WINNER_RULE = "KOB-E3"
EDITIONS = {("jolly-dutch", None): "jolly-dutch"}
SEATS = range(2, 7)
RAINBOW_CARDS = [str(number) for number in NUMBERS for _ in range(7)] + [KOBITO] * 5 + [PAINT] * 3
GoldCard = list[int]  # the length it asks for, the gold it is worth
GOLD_CARDS: list[GoldCard] = [[4, 3]] * 4 + [[5, 4]] * 5 + [[6, 6]] * 5 + [[7, 8]] * 4
SLOTS = 3
HAND = 5
PENALTY = 3


def check_header(header: Header) -> None:
    """KOB-S5, KOB-S2: two to six players; the owner of a box may give its 18 gold cards."""
    demand(header.seats in SEATS, "KOB-S5", f"{header.seats} players cannot play this")
    demand(set(header.options) <= {"gold"}, "RECORD", f"unknown options {list(header.options)}")
    cards = header.options.get("gold", GOLD_CARDS)
    good = isinstance(cards, list) and len(cards) == len(GOLD_CARDS) and all(map(is_gold_card, cards))
    demand(good, "KOB-S2", "gold is not 18 pairs [length, gold]")


def is_gold_card(card: Any) -> bool:
    """KOB-S2, KOB-A5: a length from 2 to 12 and an amount of gold."""
    pair = isinstance(card, list) and len(card) == 2 and all(map(is_whole, card))
    return pair and 2 <= card[0] <= 12 and card[1] >= 0


class Table:
    """All that lies on the table, and the hands; of every pile of cards the top comes first."""

    def __init__(self, script: Script, seats: int) -> None:
        self.script = script
        self.seats = seats
        self.gold_deck: list[GoldCard] = []
        self.golds: list[GoldCard] = []
        self.rainbows: list[Rainbow] = []
        self.draw_pile: list[str] = []
        self.discard: list[str] = []
        self.studios: list[list[Rainbow | None]] = [[None] * 4 for _ in range(seats)]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.won: list[list[GoldCard]] = [[] for _ in range(seats)]
        self.penalties: list[list[str]] = [[] for _ in range(seats)]
        self.over = False

    def set_up(self, gold_cards: Sequence[GoldCard]) -> None:
        """KOB-S3 to KOB-S5: three gold cards, a start card beside each, five cards to each seat."""
        self.gold_deck = self.script.shuffle("gold", gold_cards, "KOB-S2")
        self.golds = [self.gold_deck.pop(0) for _ in range(SLOTS)]
        self.draw_pile = self.script.shuffle("rainbow", RAINBOW_CARDS, "KOB-S1")
        self.rainbows = [self.turn_up_start() for _ in range(SLOTS)]
        for seat in range(self.seats):
            self.refill(seat)

    def turn_up_start(self) -> Rainbow:
        """KOB-S4, KOB-G3: a start card; anything but a number goes back and the deck is reshuffled.

        A won rainbow is discarded first and holds a number card (KOB-J2), so there always is one.
        """
        if not any(card.isdigit() for card in self.draw_pile):
            self.shuffle_rainbow(self.draw_pile + self.discard, "KOB-G3")
            self.discard = []
        while not self.draw_pile[0].isdigit():
            self.shuffle_rainbow(self.draw_pile, "KOB-S4")
        card = self.draw_pile.pop(0)
        return [Band(int(card), (card,))]

    def shuffle_rainbow(self, cards: list[str], rule: str) -> None:
        """KOB-S4, KOB-T3, KOB-G3: the new draw pile, listed whole."""
        self.draw_pile = self.script.shuffle("rainbow", cards, rule)

    def refill(self, seat: int) -> bool:
        """KOB-T3: draw to five, renewing an empty deck from the discard; whether a card was drawn."""
        before = len(self.hands[seat])
        while len(self.hands[seat]) < HAND and (self.draw_pile or self.discard):
            if not self.draw_pile:
                self.shuffle_rainbow(self.discard, "KOB-T3")
                self.discard = []
            self.hands[seat].append(self.draw_pile.pop(0))
        return len(self.hands[seat]) > before

    def lengthen_gold(self, seat: int, slot: int, rainbow: Rainbow) -> None:
        """KOB-G3, KOB-E1: a longer rainbow at a gold card; at its exact length the gold is won at once."""
        self.rainbows[slot] = rainbow
        if len(rainbow) < self.golds[slot][0]:
            return
        self.won[seat].append(self.golds[slot])
        self.over = not self.gold_deck
        if not self.over:
            self.discard += [card for band in rainbow for card in band.cards]
            self.golds[slot] = self.gold_deck.pop(0)
            self.rainbows[slot] = self.turn_up_start()

    def play(self, first: int) -> None:
        """KOB-T1, KOB-E1, KOB-E4: turns to the left until the gold is gone, or a whole round is stuck."""
        seat = first
        stuck_turns = 0
        while not self.over and stuck_turns < self.seats:
            turn = Turn(self, seat)
            could_act = turn.can_act()
            turn.play()
            drew = not self.over and self.refill(seat)
            stuck_turns = 0 if could_act or drew else stuck_turns + 1
            seat = (seat + 1) % self.seats

    def scores(self) -> list[int]:
        """KOB-E2: the gold, minus 3 for each penalty card."""
        gold = [sum(worth for _, worth in cards) for cards in self.won]
        return [gold[seat] - PENALTY * len(self.penalties[seat]) for seat in range(self.seats)]


def winners(scores: list[int]) -> list[int]:
    """KOB-E3: the most points; a tie is shared."""
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def replay(script: Script, header: Header) -> tuple[list[int], list[int]]:
    """KOB-S5: play the record through; the scores and the winners."""
    first = script.number("first", 0, header.seats - 1, "KOB-S5")
    table = Table(script, header.seats)
    table.set_up(header.options.get("gold", GOLD_CARDS))
    table.play(first)
    return table.scores(), winners(table.scores())
