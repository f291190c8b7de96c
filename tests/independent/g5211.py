"""5211, replayed by clauses 5211-S1 to 5211-L3."""

from dataclasses import dataclass, replace

from .script import Header, RuleError, Script, demand

SCORE_RULE = "5211-M4"
WINNER_RULE = "5211-E3"
HAND = 5
ENOUGH = 50
COPIES = {1: 5, 2: 6, 3: 5, 4: 2, 5: 1, 6: 1}


@dataclass(frozen=True)
class Edition:
    """What an edition or variant fixes, by number of players where that matters."""

    colours: str
    turns: tuple[int, int, int]
    removed: dict[int, int]
    limit: dict[int, int]
    kododo: dict[int, int]
    exact: bool
    cards_break_ties: bool
    long: bool = False


REMOVED = {2: 10, 3: 13, 4: 0, 5: 15}
NEXT_MOVE = Edition(
    colours="YGOBV",
    turns=(2, 1, 1),
    removed=REMOVED,
    limit={2: 5, 3: 6, 4: 7, 5: 8},
    kododo={2: 4, 3: 5, 4: 6, 5: 7},
    exact=True,
    cards_break_ties=True,
)
OUCHI = Edition(
    colours="RBYGO",
    turns=(2, 1, 1),
    removed=REMOVED,
    limit={2: 5, 3: 6, 4: 7, 5: 9},
    kododo={2: 6, 3: 7, 4: 8, 5: 10},
    exact=False,
    cards_break_ties=False,
)
AGGRESSIVE = Edition(
    colours="RBYGO",
    turns=(2, 2, 1),
    removed={2: 0, 3: 10},
    limit={2: 6, 3: 7},
    kododo={2: 7, 3: 8},
    exact=False,
    cards_break_ties=False,
)
EDITIONS: dict[tuple[str, str | None], Edition] = {
    ("next-move", None): NEXT_MOVE,
    ("next-move", "long"): replace(NEXT_MOVE, long=True),
    ("ouchi", None): OUCHI,
    ("ouchi", "aggressive"): AGGRESSIVE,
}


def check_header(header: Header) -> None:
    """5211-S4, 5211-E4: the seats of the edition; the only option opens the scores and changes no rule."""
    rules = EDITIONS[header.edition, header.variant]
    demand(header.seats in rules.removed, "5211-S4", f"{header.seats} players cannot play this")
    for name, value in header.options.items():
        demand(name == "open_scores" and isinstance(value, bool), "RECORD", f"unknown option {name} = {value!r}")


def deck(edition: Edition) -> list[str]:
    """5211-S1, 5211-S3: the 100 cards."""
    return [f"{colour}{value}" for colour in edition.colours for value, copies in COPIES.items() for _ in range(copies)]


def colour_of(card: str) -> str:
    """The colour letter of a card."""
    return card[0]


def value_of(card: str) -> int:
    """5211-S2: the value of a card, a Kododo being a 1."""
    return int(card[1])


def only_ones_score(ones: int, seats: int, edition: Edition) -> bool:
    """5211-K1, 5211-K2: whether the number of Kododo cards makes them the only ones to score."""
    wanted = edition.kododo[seats]
    return ones == wanted if edition.exact else ones >= wanted


def winning_colour(cards: list[str], limit: int) -> str | None:
    """5211-M1 to 5211-M3: the one colour with the most cards below the limit, ties being all out."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[colour_of(card)] = counts.get(colour_of(card), 0) + 1
    for number in range(limit - 1, 0, -1):
        colours = [colour for colour, count in counts.items() if count == number]
        if len(colours) == 1:
            return colours[0]
    return None


def scoring_cards(laid: list[list[str]], seats: int, edition: Edition) -> list[list[str]]:
    """5211-K1 to 5211-M4: the cards each seat keeps of those it laid in a round."""
    table = [card for own in laid for card in own]
    ones = sum(value_of(card) == 1 for card in table)
    if only_ones_score(ones, seats, edition):
        return [[card for card in own if value_of(card) == 1] for own in laid]
    colour = winning_colour(table, edition.limit[seats])
    return [[card for card in own if colour_of(card) == colour] for own in laid]


class Table:
    """Hands, draw pile and score piles."""

    def __init__(self, script: Script, edition: Edition, seats: int) -> None:
        self.script = script
        self.edition = edition
        self.seats = seats
        self.hands: list[list[str]] = []
        self.draw_pile: list[str] = []
        self.score_piles: list[list[str]] = [[] for _ in range(seats)]

    def deal(self) -> None:
        """5211-S4, 5211-S5: shuffle, remove cards to the box, deal five to each seat."""
        cards = self.script.shuffle("deck", deck(self.edition), "5211-S1")
        cards = cards[self.edition.removed[self.seats] :]
        self.hands = [cards[HAND * seat : HAND * (seat + 1)] for seat in range(self.seats)]
        self.draw_pile = cards[HAND * self.seats :]

    def play_round(self) -> None:
        """5211-R1, 5211-R4: three turns, then the round is scored and the table cleared."""
        laid: list[list[str]] = [[] for _ in range(self.seats)]
        for number in self.edition.turns:
            for seat in range(self.seats):
                laid[seat] += [self.lay(seat) for _ in range(number)]
            for seat in range(self.seats):
                self.draw(seat)
        kept = scoring_cards(laid, self.seats, self.edition)
        for seat in range(self.seats):
            self.score_piles[seat] += kept[seat]

    def lay(self, seat: int) -> str:
        """5211-R1, 5211-R2: one card of a seat's choice, written at the reveal in seat order."""

        def allow(text: str) -> None:
            if text not in self.hands[seat]:
                known = text in deck(self.edition)
                raise RuleError("5211-R1" if known else "NOTATION", f"{text!r} is not in seat {seat}'s hand")

        card = self.script.move(seat, "5211-R2", allow)
        self.hands[seat].remove(card)
        return card

    def draw(self, seat: int) -> None:
        """5211-R3: draw back to five while the pile lasts."""
        missing = HAND - len(self.hands[seat])
        self.hands[seat] += self.draw_pile[:missing]
        self.draw_pile = self.draw_pile[missing:]

    def points(self) -> list[int]:
        """5211-M4: what the score piles are worth."""
        return [sum(map(value_of, pile)) for pile in self.score_piles]

    def play_deck(self, may_stop: bool) -> None:
        """5211-E1, 5211-L2: rounds until the hands are played out, or until a stop at 50."""
        self.deal()
        last = False
        while not last:
            last = not self.draw_pile
            self.play_round()
            if may_stop and max(self.points()) >= ENOUGH:
                return


def winners(piles: list[list[str]], points: list[int], edition: Edition) -> list[int]:
    """5211-E3, 5211-L3: the most points, then where the edition says so the most cards; then shared."""
    rank = [(points[seat], len(pile) if edition.cards_break_ties else 0) for seat, pile in enumerate(piles)]
    return [seat for seat, reached in enumerate(rank) if reached == max(rank)]


def replay(script: Script, header: Header) -> tuple[list[int], list[int]]:
    """5211-E1, 5211-L1: play the record through; the scores and the winners."""
    rules = EDITIONS[header.edition, header.variant]
    table = Table(script, rules, header.seats)
    table.play_deck(may_stop=False)
    while rules.long and max(table.points()) < ENOUGH:
        table.play_deck(may_stop=True)
    return table.points(), winners(table.score_piles, table.points(), rules)
