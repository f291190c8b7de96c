"""Games of Kudos in readable notation: a pile is `Rc Ys`, top card first; piles and seats are parted by bars."""

from collections import Counter
from itertools import pairwise
from typing import Any

from pioche.core.errors import IllegalMove
from pioche.games.kudos.setup import begin_turn
from pioche.play.luck import Recorded, source_of
from pioche.play.setup import Setup, prepare
from pioche.play.values import Game, begin, new_table

EACH = {3: 25, 4: 24, 5: 19, 6: 16}
NAMES = [colour + shape for colour in "RYGBV" for shape in "cstdh"]


def parts(text: str, count: int) -> list[list[str]]:
    """The cards of each part of `Rc Ys | Gd`, with nothing in the parts that are missing."""
    found = [part.split() for part in text.split("|")]
    return found + [[] for _ in range(count - len(found))]


def without(taken: list[str]) -> list[str]:
    """The deck's other cards; no card can be taken more than four times."""
    deck = Counter(dict.fromkeys(NAMES, 4))
    deck.subtract(taken)
    assert min(deck.values()) >= 0, f"the box has only four of {min(deck, key=lambda card: deck[card])}"
    return list(deck.elements())


def setup_of(edition: str, seats: int, options: dict[str, Any]) -> Setup:
    """What is played."""
    return prepare("kudos", edition, None, seats, options, None, "")


def square(
    piles: str,
    row: str,
    *,
    arrow: int = 1,
    seat: int = 0,
    seats: int = 4,
    edition: str = "fr",
    discards: str = "",
    draws: str = "",
    scores: str = "",
    starter: int = 0,
    turning: str = "quarter",
    first: int | None = None,
) -> Game:
    """A game in which it is the seat's turn, with these piles clockwise, and each seat's discard pile.

    `row` is the seat's own row, and behind bars come, if it matters, those of the seats to its left.
    `draws` counts the cards of each draw pile, 5 unless told; `turning` is how the arrow turns.
    """
    setup = setup_of(edition, seats, {"arrow": turning, "first": first})
    table = new_table(setup)
    counts = [int(count) for count in draws.split()] or [5] * seats
    lying, discarded = parts(piles, 4), parts(discards, seats)
    told = parts(row, seats)
    named = [card for cards in [*told, *lying, *discarded] for card in cards]
    rest = without(named)
    rows = [told[(other - seat) % seats] or [rest.pop() for _ in range(3)] for other in range(seats)]

    each = EACH[seats]
    places = list(range(seats * each + 1, seats * each + 5))
    for other, count in enumerate(counts):
        table.draw_end[other] = 1 + (other + 1) * each
        table.draw_next[other] = table.draw_end[other] - count
        places += range(1 + other * each, table.draw_next[other])

    def put(cards: list[str]) -> list[int]:
        taken = [places.pop(0) for _ in cards]
        for place, card in zip(taken, cards, strict=True):
            table.deck[place] = NAMES.index(card) + 1
        for above, below in pairwise(taken):
            table.under[above] = below
        return taken

    for pile, cards in enumerate(lying):
        chain = put(cards)
        table.top[pile], table.bottom[pile], table.pile_count[pile] = chain[0], chain[-1], len(chain)
    for other, cards in enumerate(discarded):
        table.discard_top[other] = put(cards)[0] if cards else 0
        table.discard_count[other] = len(cards)
    for other, cards in enumerate(rows):
        chain = put(cards)
        table.row_count[other] = len(chain)
        for place, card in enumerate(chain):
            table.row[other][place] = card
            table.under[card] = 0
    for place in range(1, 101):
        table.deck[place] = table.deck[place] or NAMES.index(rest.pop()) + 1

    for other, points in enumerate(map(int, scores.split())):
        table.score[other] = points
    table.round_number = 1
    table.starter = starter
    table.arrow = arrow - 1
    source = source_of("pioche:7")
    assert source is not None
    source.start(table)
    begin_turn(table, seat)
    return Game(setup, source, table, (), ())


def dealt(draws: str, piles: str = "", *, first: int = 0, arrow: int = 1, seats: int = 4, edition: str = "fr") -> Game:
    """A new game in which each seat's draw pile begins with these cards, and these four lie in the square."""
    own = parts(draws, seats)
    rest = without([*(card for cards in own for card in cards), *piles.split()])
    for cards in own:
        while len(cards) < EACH[seats]:
            cards.append(rest.pop())
    lying = piles.split() or [rest.pop() for _ in range(4)]
    deck = [*(card for cards in own for card in cards), *lying, *rest]
    luck: list[list[Any]] = [["first", first], ["shuffle", "deck", deck], ["arrow", arrow]]
    return begin(setup_of(edition, seats, {}), Recorded(luck if edition == "fr" else luck[:2]))


def play(game: Game, *moves: str) -> Game:
    """The game after these moves, each by whose turn it is."""
    for move in moves:
        game = game.play(game.to_act[0], move)
    return game


def play_out(game: Game) -> Game:
    """The game at its end, everyone doing whatever comes first."""
    while game.to_act:
        game = play(game, game.legal(game.to_act[0])[0])
    return game


def may(game: Game) -> set[str]:
    """All that may be done now."""
    return {move for seat in game.to_act for move in game.legal(seat)}


def refusal(game: Game, move: str) -> tuple[str | None, str]:
    """The rule and the reason for which that move cannot be made now."""
    try:
        play(game, move)
    except IllegalMove as error:
        return error.rule, error.details["reason"]
    raise AssertionError(f"{move} was made")


def piles(game: Game) -> list[str]:
    """The four piles, top card first."""
    return [" ".join(pile) for pile in game.view()["piles"]]


def discards(game: Game) -> list[str]:
    """Each seat's discard pile, top card first."""
    return [" ".join(pile) for pile in game.view()["discards"]]


def told(game: Game) -> list[tuple[str, str]]:
    """The events of the last action, each with its rule."""
    return [(event.key, event.rule) for event in game.explain()]
