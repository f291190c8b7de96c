"""Where the cards of a table are: what is hidden from a seat, mixed anew, and the whole count."""

import random
from collections import Counter
from typing import Any

from tests.conformance.cases import Case


def all_cards(case: Case, table: Any) -> Counter[Any]:
    """Every card on the table, wherever it lies."""
    return {"5211": cards_of_5211, "kobito": cards_of_kobito, "kudos": cards_of_kudos}[case.game](table)


def cards_of_5211(table: Any) -> Counter[Any]:
    """Hands, laid and gone cards, the draw pile and the removed ones."""
    cards = Counter(table.deck[: table.removed]) + Counter(table.deck[table.deck_next :])
    for card, count in enumerate(table.gone):
        cards[card] += count
    for seat in range(table.seats):
        cards += Counter(table.hand[seat][: table.held[seat]])
        if not table.over:
            cards += Counter(table.laid[seat][: table.laid_count[seat]])
    return cards


def cards_of_kobito(table: Any) -> Counter[Any]:
    """Draw pile, discard, hands, penalties and every rainbow with all that is painted under it; and the golds."""
    cards = Counter(table.deck[table.deck_next : table.deck_end])
    for counts in [table.discard, *table.hand[: table.seats], *table.penalty[: table.seats]]:
        for card, count in enumerate(counts):
            cards[card] += count
    for rainbow in range(3 + 4 * table.seats):
        for step in range(table.length[rainbow]):
            number = (table.low[rainbow] + step - 1) % 12 + 1
            cell = table.cell[rainbow][number]
            cards[13 if cell == 1 else number] += 1
            if cell > 1:
                cards[number] += cell - 1
                cards[14] += cell - 1
    cards.update(f"gold {kind}" for kind in table.gold_deck)
    return cards


def cards_of_kudos(table: Any) -> Counter[Any]:
    """Draw piles, rows, the square, the discard piles, and the box, card by card."""
    cards = Counter(range(table.seats * table.each + 5, 101))
    for seat in range(table.seats):
        cards.update(range(table.draw_next[seat], table.draw_end[seat]))
        cards.update(table.row[seat][: table.row_count[seat]])
        cards.update(chain(table, table.discard_top[seat], table.discard_count[seat]))
    for pile in range(4):
        pile_cards = chain(table, table.top[pile], table.pile_count[pile])
        assert pile_cards[-1] == table.bottom[pile]
        cards.update(pile_cards)
    return cards


def chain(table: Any, top: int, count: int) -> list[int]:
    """A pile from the top."""
    cards = []
    for _ in range(count):
        cards.append(top)
        top = table.under[top]
    return cards


def scramble(case: Case, table: Any, seat: int, chance: random.Random) -> Any:
    """Another table, with all that the seat may not know mixed anew."""
    other = table.copy()
    other.luck = [0, *(chance.getrandbits(32) for _ in range(4))]
    {"5211": scramble_5211, "kobito": scramble_kobito, "kudos": scramble_kudos}[case.game](other, seat, chance)
    return other


def scramble_5211(table: Any, seat: int, chance: random.Random) -> None:
    """Other hands, other sealed cards, the removed cards, the draw pile and the other totals."""
    places = [(table.deck, place) for place in [*range(table.removed), *range(table.deck_next, 100)]]
    for other in range(table.seats):
        if other != seat:
            places += [(table.hand[other], place) for place in range(table.held[other])]
            places += [(table.laid[other], place) for place in range(table.shown, table.laid_count[other])]
            if not table.over and not table.open_scores:
                table.score[other] += 1 + chance.randrange(9)
                table.scored[other] += 1
    for place in range(table.removed, table.deck_next):
        table.deck[place] = 1 + chance.randrange(30)
    mix(places, chance)


def scramble_kobito(table: Any, seat: int, chance: random.Random) -> None:
    """Other hands but for the Kobitos all know of, and both decks."""
    mix([(table.gold_deck, place) for place in range(table.gold_next, 18)], chance)
    cards = table.deck[table.deck_next : table.deck_end]
    hidden = [other for other in range(table.seats) if other != seat]
    for other in hidden:
        table.hand[other][13] -= table.shown_kobitos[other]
        cards += [card for card, count in enumerate(table.hand[other]) for _ in range(count)]
    chance.shuffle(cards)
    for other in hidden:
        table.hand[other] = [0] * 15
        table.hand[other][13] = table.shown_kobitos[other]
        for _ in range(table.held[other] - table.shown_kobitos[other]):
            table.hand[other][cards.pop()] += 1
    table.deck[table.deck_next : table.deck_end] = cards


def scramble_kudos(table: Any, seat: int, chance: random.Random) -> None:
    """The order of every draw pile, the own one too, and the box."""
    assert 0 <= seat < table.seats
    places = list(range(table.seats * table.each + 5, 101))
    for other in range(table.seats):
        places += range(table.draw_next[other], table.draw_end[other])
    mix([(table.deck, place) for place in places], chance)


def mix(places: list[tuple[list[int], int]], chance: random.Random) -> None:
    """Shuffle what lies at some places of some lists."""
    cards = [cards[place] for cards, place in places]
    chance.shuffle(cards)
    for (row, place), card in zip(places, cards, strict=True):
        row[place] = card
