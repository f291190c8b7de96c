"""Games of 5211 in readable notation: `G3 Y1*2 B2 | ...` is what each seat has, seat by seat, with `*` for copies."""

from collections import Counter
from dataclasses import replace

from pioche.play.luck import Recorded, source_of
from pioche.play.setup import prepare
from pioche.play.values import Game, begin

LETTERS = {"next-move": "YGOBV", "ouchi": "RBYGO"}
COPIES = {1: 5, 2: 6, 3: 5, 4: 2, 5: 1, 6: 1}
DECK = 100


def cards(text: str) -> list[str]:
    """The cards of `G3 Y1*2`: G3, Y1, Y1."""
    words = (word.partition("*") for word in text.split())
    return [card for card, _, copies in words for _ in range(int(copies or 1))]


def by_seat(text: str) -> list[list[str]]:
    """The cards of each seat of `G3 Y1 | B2 | ...`."""
    return [cards(part) for part in text.split("|")]


def together(own: list[list[str]]) -> list[str]:
    """The cards of all seats, seat by seat."""
    return [card for hand in own for card in hand]


def full_deck(edition: str) -> Counter[str]:
    """The hundred cards of an edition."""
    return Counter({f"{letter}{value}": copies for letter in LETTERS[edition] for value, copies in COPIES.items()})


def without(deck: Counter[str], taken: list[str]) -> list[str]:
    """The deck's other cards; a card can only be taken as often as the box has it."""
    deck = deck.copy()
    deck.subtract(taken)
    assert min(deck.values()) >= 0, f"the box has not so many of {min(deck, key=lambda card: deck[card])}"
    return list(deck.elements())


def dealt(
    hands: str,
    *,
    draws: str = "",
    removed: str = "",
    edition: str = "next-move",
    variant: str | None = None,
    open_scores: bool = False,
) -> Game:
    """A new game that deals each seat these cards (any up to five) and these to draw, after these removed ones."""
    own = by_seat(hands)
    setup = prepare("5211", edition, variant, len(own), {"open_scores": open_scores}, None, "")
    named = [*together(own), *cards(draws), *cards(removed)]
    rest = without(full_deck(edition), named)
    box = cards(removed)
    while len(box) < setup.edition.values["removed"][len(own)]:
        box.append(rest.pop())
    for hand in own:
        while len(hand) < 5:
            hand.append(rest.pop())
    return begin(setup, Recorded([["shuffle", "deck", [*box, *together(own), *cards(draws), *rest]]]))


def play_round(game: Game, laid: str) -> Game:
    """The game after each seat has laid its cards in this order, over the turns of a round."""
    waiting = by_seat(laid)
    while waiting[0]:
        count = game.view()["to_lay"][0]
        for seat, own in enumerate(waiting):
            for card in own[:count]:
                game = game.play(seat, card)
        waiting = [own[count:] for own in waiting]
    return game


def round_of(laid: str, *, edition: str = "next-move", variant: str | None = None, open_scores: bool = False) -> Game:
    """The game after a first round in which the seats laid these cards."""
    return play_round(dealt(laid, edition=edition, variant=variant, open_scores=open_scores), laid)


def late(
    hands: str,
    *,
    scores: str = "",
    scored: str = "",
    deck: int = 1,
    pile: int = 0,
    edition: str = "next-move",
    variant: str | None = None,
    open_scores: bool = False,
) -> Game:
    """A game at the start of a later round, with so many cards to draw; with none it is the round from the hands."""
    own = by_seat(hands)
    setup = prepare("5211", edition, variant, len(own), {"open_scores": open_scores}, None, "")
    game = begin(setup, source_of("pioche:7"))
    order = without(full_deck(edition), together(own))
    numbers = {card: setup.rules.read(card, 0, setup.edition) + 1 for card in full_deck(edition)}
    table = game._table.copy()
    table.deck = [0] * (DECK - len(order)) + [numbers[card] for card in order]
    table.deck_next = DECK - pile
    table.deck_number = deck - 1
    for seat, hand in enumerate(own):
        table.hand[seat] = [numbers[card] for card in hand]
        table.held[seat] = len(hand)
    for seat, points in enumerate(map(int, scores.split())):
        table.score[seat] = points
    for seat, count in enumerate(map(int, scored.split())):
        table.scored[seat] = count
    return replace(game, _table=table)


def last_round(hands: str, *, scores: str = "", scored: str = "", deck: int = 1, edition: str = "next-move",
               variant: str | None = None) -> Game:  # fmt: skip
    """The game after the round from the hands, each seat laying its cards in order and keeping the fifth."""
    game = late(hands, scores=scores, scored=scored, deck=deck, edition=edition, variant=variant)
    laid = 5 if variant == "aggressive" else 4
    return play_round(game, " | ".join(" ".join(own[:laid]) for own in by_seat(hands)))


def round_with(
    green: int, seats: int, *, ones: int = 0, edition: str = "next-move", variant: str | None = None
) -> Game:
    """The game after a round with so many green cards, the first seats' (or as many as fit), so many 1s, and 2s."""
    each = 5 if variant == "aggressive" else 4
    others = LETTERS[edition].replace("G", "")
    laid = cards("G2*6 G3*5")[: min(green, seats * each - ones)]
    laid += [f"{others[number % 4]}{1 if number < ones else 2}" for number in range(seats * each - len(laid))]
    text = " | ".join(" ".join(laid[seat * each : seat * each + each]) for seat in range(seats))
    return round_of(text, edition=edition, variant=variant)


def deck_of_rounds(rounds: list[str], fifth: str, removed: str) -> list[str]:
    """A deck that gives each seat its cards of each round in time to lay them, and one fifth card that it keeps."""
    laid = [by_seat(text) for text in rounds]
    kept = by_seat(fifth)
    deck = cards(removed) + [card for own, extra in zip(laid[0], kept, strict=True) for card in [*own, *extra]]
    for after in laid[1:]:
        for drawn in (slice(0, 2), slice(2, 3), slice(3, 4)):
            deck += [card for own in after for card in own[drawn]]
    return deck


def from_decks(decks: list[list[str]], seats: int, variant: str | None = None) -> Game:
    """A new game of the first edition with these decks, one after the other."""
    setup = prepare("5211", "next-move", variant, seats, {}, None, "")
    return begin(setup, Recorded([["shuffle", "deck", deck] for deck in decks]))


def play_out(game: Game) -> Game:
    """The game at its end, everyone laying whatever comes first."""
    while game.to_act:
        seat = game.to_act[0]
        game = game.play(seat, game.legal(seat)[0])
    return game


def kept(game: Game) -> list[int]:
    """How many cards lie in each seat's score pile."""
    return [game.view(seat)["scored_cards"][seat] for seat in range(game.seats)]


def told(game: Game) -> list[tuple[str, str]]:
    """The events of the last action, each with its rule; the reveal is left out."""
    return [(event.key, event.rule) for event in game.explain() if event.key != "g5211-revealed"]


def facts(game: Game, key: str) -> list[dict[str, object]]:
    """What the events of that name tell."""
    return [event.facts for event in game.explain() if event.key == key]
