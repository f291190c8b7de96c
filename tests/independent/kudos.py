"""Kudos, replayed by clauses KUD-S1 to KUD-E5."""

import re

from .script import Header, Script, demand, is_whole

SCORE_RULE = "KUD-E2"
WINNER_RULE = "KUD-E3"
EDITIONS = {("fr", None): "fr", ("nl", None): "nl", ("de", None): "de"}
DRAW_PILE = {3: 25, 4: 24, 5: 19, 6: 16}
DECK = [colour + shape for colour in "RYGBV" for shape in "cstdh" for _ in range(4)]
ROW = 3
PILES = 4
ENOUGH = 35


def check_header(header: Header) -> None:
    """KUD-E5, KUD-T4, KUD-S7: never two players; another way of the arrow, or a starter the table names."""
    demand(header.seats in DRAW_PILE, "KUD-E5", f"{header.seats} players cannot play this")
    for name, value in header.options.items():
        arrow = name == "arrow" and value in ("quarter", "follows-last-pile")
        first = name == "first" and (value is None or (is_whole(value) and 0 <= value < header.seats))
        demand(arrow or first, "RECORD", f"unknown option {name} = {value!r}")


def fits(card: str, top: str) -> bool:
    """KUD-T2: a card matches in colour or in shape."""
    return card[0] == top[0] or card[1] == top[1]


class Round:
    """One round: the square of piles, and what lies before each seat (the top of a pile comes last)."""

    def __init__(self, script: Script, edition: str, seats: int, follows_last_pile: bool = False) -> None:
        self.script = script
        self.edition = edition
        self.seats = seats
        self.follows_last_pile = follows_last_pile
        self.piles: list[list[str]] = []
        self.draw_piles: list[list[str]] = []
        self.rows: list[list[str]] = []
        self.discards: list[list[str]] = [[] for _ in range(seats)]
        self.arrow = 0
        self.last_pile = 0
        self.set_reach(1, "KUD-T2")

    def set_reach(self, reach: int, rule: str) -> None:
        """KUD-T2, KUD-T3, KUD-B3: how many piles, from the last one on, the next card may choose from."""
        self.reach = reach
        self.reach_rule = rule

    def set_up(self, starter: int) -> None:
        """KUD-S3 to KUD-S6: deal, form the square, set the arrow, turn up the rows."""
        cards = self.script.shuffle("deck", DECK, "KUD-S1")
        size = DRAW_PILE[self.seats]
        self.draw_piles = [cards[size * seat : size * (seat + 1)] for seat in range(self.seats)]
        self.piles = [[card] for card in cards[size * self.seats :][:PILES]]
        self.rows = [[] for _ in range(self.seats)]
        for seat in range(self.seats):
            self.fill_row(seat)
        if self.edition == "fr":
            self.arrow = self.script.number("arrow", 1, PILES, "KUD-S5") - 1
        else:
            self.arrow = int(self.script.move(starter, "KUD-S5", allow_arrow).removeprefix("arrow ")) - 1

    def fill_row(self, seat: int) -> None:
        """KUD-T5: turn up cards to three, while the draw pile lasts."""
        missing = ROW - len(self.rows[seat])
        self.rows[seat] += self.draw_piles[seat][:missing]
        self.draw_piles[seat] = self.draw_piles[seat][missing:]

    def play(self, starter: int) -> list[int]:
        """KUD-E1: turns to the left until a seat has neither draw pile nor row; the points of the round."""
        self.set_up(starter)
        seat = starter
        while True:
            self.take_turn(seat)
            if not self.rows[seat] and not self.draw_piles[seat]:
                return [self.points(each) for each in range(self.seats)]
            seat = (seat + 1) % self.seats

    def points(self, seat: int) -> int:
        """KUD-E2: discard pile and draw pile, and in `nl` and `de` the row."""
        row = 0 if self.edition == "fr" else len(self.rows[seat])
        return len(self.discards[seat]) + len(self.draw_piles[seat]) + row

    def take_turn(self, seat: int) -> None:
        """KUD-T1 to KUD-T5, KUD-X3: a whole turn, which ends by itself when nothing more can be played."""
        self.last_pile = self.arrow
        self.set_reach(1, "KUD-T2")
        played = 0
        if self.is_blocked(seat):
            self.fill(seat)
            self.set_reach(1 if self.edition == "fr" else 2, "KUD-B3")
        else:
            self.go_on(seat, may_stop=False)
            self.set_reach(2, "KUD-T3")
            played = 1
        while self.can_play(seat) and self.go_on(seat, may_stop=True):
            played += 1
        if played == ROW:
            self.give_top_card(seat)
        self.arrow = ((self.last_pile if self.follows_last_pile else self.arrow) + 1) % PILES
        self.fill_row(seat)

    def is_blocked(self, seat: int) -> bool:
        """KUD-B1: no card of the row fits the pile under the arrow."""
        return not any(fits(card, self.piles[self.arrow][-1]) for card in self.rows[seat])

    def fill(self, seat: int) -> None:
        """KUD-B1, KUD-B2: take the arrow's pile, lay any card of the row in its place."""

        def allow(text: str) -> None:
            demand(re.fullmatch("fill [RYGBV][cstdh]", text), "KUD-B1", f"blocked, so not {text!r}")
            demand(text[5:] in self.rows[seat], "KUD-B2", f"{text[5:]} is not in the row")

        card = self.script.move(seat, "KUD-T5", allow)[5:]
        self.discards[seat] += self.piles[self.arrow]
        self.rows[seat].remove(card)
        self.piles[self.arrow] = [card]

    def reachable(self) -> list[int]:
        """KUD-T2, KUD-T3, KUD-B3: the piles the next card may go on."""
        return [(self.last_pile + step) % PILES for step in range(self.reach)]

    def can_play(self, seat: int) -> bool:
        """KUD-T1: whether anything left in the row can be played."""
        tops = [self.piles[pile][-1] for pile in self.reachable()]
        return any(fits(card, top) for card in self.rows[seat] for top in tops)

    def go_on(self, seat: int, may_stop: bool) -> bool:
        """KUD-T1, KUD-T3: the next card of a turn or a stop; whether a card was played."""

        def allow(text: str) -> None:
            if text == "stop":
                demand(may_stop, "KUD-T1", "stops without having played, though a card can be")
            else:
                self.allow_card(seat, text)

        text = self.script.move(seat, "KUD-T5", allow)
        if text == "stop":
            return False
        if text.endswith(">"):
            self.last_pile = (self.last_pile + 1) % PILES
        self.lay(seat, text[:2])
        return True

    def allow_card(self, seat: int, text: str) -> None:
        """KUD-T2, KUD-T3: a card of the row, on a pile within reach, that it fits."""
        demand(re.fullmatch("[RYGBV][cstdh]>?", text), "NOTATION", f"{text!r} is no card to play here")
        demand(text[:2] in self.rows[seat], "KUD-T1", f"{text[:2]} is not in the row")
        step = len(text) - 2
        demand(step < self.reach, self.reach_rule, f"{text!r} cannot go on the next pile")
        top = self.piles[self.reachable()[step]][-1]
        demand(fits(text[:2], top), self.reach_rule, f"{text[:2]} does not match {top}")

    def lay(self, seat: int, card: str) -> None:
        """KUD-X1: play a card; landing on its twin, it sends the pile beneath to an opponent."""
        self.rows[seat].remove(card)
        beneath = self.piles[self.last_pile]
        if beneath[-1] == card:
            self.piles[self.last_pile] = [card]
            self.discards[self.victim(seat, "KUD-X1")] += beneath
        else:
            beneath.append(card)

    def give_top_card(self, seat: int) -> None:
        """KUD-X2: after three cards played, the top of the own discard pile, if any, goes to an opponent."""
        if self.discards[seat]:
            victim = self.victim(seat, "KUD-X2")
            self.discards[victim].append(self.discards[seat].pop())

    def victim(self, seat: int, rule: str) -> int:
        """KUD-X1, KUD-X2: the opponent chosen; the gift itself is not a choice."""

        def allow(text: str) -> None:
            demand(re.fullmatch("give [0-5]", text), rule, f"a gift must follow, not {text!r}")
            demand(int(text[5:]) < self.seats and int(text[5:]) != seat, rule, f"no opponent for {text!r}")

        return int(self.script.move(seat, rule, allow)[5:])


def allow_arrow(text: str) -> None:
    """KUD-S5: the starter of a round chooses the pile in `nl` and `de`."""
    demand(re.fullmatch("arrow [1-4]", text), "KUD-S5", f"the arrow must be set first, not {text!r}")


def next_starter(points: list[int], starter: int) -> int:
    """KUD-E4: the most points of the round; on a tie the first of them clockwise from the last starter."""
    order = [(starter + step) % len(points) for step in range(len(points))]
    return next(seat for seat in order if points[seat] == max(points))


def winners(totals: list[int]) -> list[int]:
    """KUD-E3: the lowest total; a tie is shared."""
    return [seat for seat, total in enumerate(totals) if total == min(totals)]


def replay(script: Script, header: Header) -> tuple[list[int], list[int]]:
    """KUD-S7, KUD-E3, KUD-E4: rounds until someone has 35 or more; the scores and the winners."""
    starter = script.number("first", 0, header.seats - 1, "KUD-S7")
    named = header.options.get("first")
    demand(named in (None, starter), "KUD-S7", f"seat {starter} starts, where the table named seat {named}")
    follows_last_pile = header.options.get("arrow") == "follows-last-pile"
    totals = [0] * header.seats
    while max(totals) < ENOUGH:
        points = Round(script, header.edition, header.seats, follows_last_pile).play(starter)
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        starter = next_starter(points, starter)
    return totals, winners(totals)
