"""What a seat may know, and worlds that fit it."""

from pioche.core.contract import NOBODY, SPECTATOR
from pioche.core.luck import below, seed_luck, shuffle
from pioche.games.g5211.cards import (
    COLOURS,
    COPIES_OF_COLOUR,
    DECK,
    HAND,
    KINDS,
    KODODO,
    SEATS,
    colour_of,
    copies_of,
    value_of,
    value_of_copy,
)
from pioche.games.g5211.table import Table


def know(table: Table, seat: int, out: Table) -> None:
    """5211-R2, 5211-S4, 5211-E2, 5211-E4: onto a blank table, only what the seat (or NOBODY, a spectator) may know."""
    copy_edition(table, out)
    copy_position(table, out)
    copy_seats(table, out)
    count_open(table, out)
    out.viewer = SPECTATOR
    if seat >= 0:
        know_own(table, seat, out)


def know_own(table: Table, seat: int, out: Table) -> None:
    """5211-R2, 5211-E4: onto what a spectator knows, what the seat knows besides."""
    out.viewer = seat + 1
    for place in range(HAND):
        out.hand[seat][place] = table.hand[seat][place]
        out.laid[seat][place] = table.laid[seat][place]
    out.score[seat] = table.score[seat]
    out.scored[seat] = table.scored[seat]


def copy_edition(table: Table, out: Table) -> None:
    """5211-S4, 5211-M2: what the edition says lies open."""
    out.seats = table.seats
    for turn in range(3):
        out.lays[turn] = table.lays[turn]
    out.removed = table.removed
    out.limit = table.limit
    out.kododo = table.kododo
    out.kododo_or_more = table.kododo_or_more
    out.ties_by_cards = table.ties_by_cards
    out.target = table.target
    out.open_scores = table.open_scores


def copy_position(table: Table, out: Table) -> None:
    """5211-M1: where the game stands, and the counts of what lies open."""
    out.over = table.over
    out.deck_number = table.deck_number
    out.round_number = table.round_number
    out.turn = table.turn
    out.to_lay = table.to_lay
    out.deck_next = table.deck_next
    out.shown = table.shown
    out.ones = table.ones
    for colour in range(5):
        out.count[colour] = table.count[colour]


def copy_seats(table: Table, out: Table) -> None:
    """5211-R2, 5211-E4: what lies open in front of each seat, and its points where they are for all to see."""
    told = table.open_scores or table.over
    for seat in range(SEATS):  # every place there can be: loops of a fixed length are written out when compiled
        out.held[seat] = table.held[seat]
        out.laid_count[seat] = table.laid_count[seat]
        out.noted[seat] = table.noted[seat]
        out.score[seat] = table.score[seat] if told else 0
        out.scored[seat] = table.scored[seat] if told else 0
        for place in range(HAND):
            out.laid[seat][place] = table.laid[seat][place] if place < table.shown else 0
    for card in range(1, KINDS + 1):
        out.gone[card] = table.gone[card]


def count_open(table: Table, out: Table) -> None:
    """5211-M1: the open cards of each seat and their points by colour, for whoever sees them all."""
    for place in range(table.shown):
        for seat in range(table.seats):
            card = table.laid[seat][place]
            colour, value = colour_of(card), value_of(card)
            out.open_cards[seat][colour] += 1
            out.open_points[seat][colour] += value
            out.open_ones[seat] += value == KODODO


def forget_counts(out: Table) -> None:
    """5211-M1: a table itself is without the counts that are made for whoever looks at it."""
    for seat in range(SEATS):
        out.open_ones[seat] = 0
        for colour in range(COLOURS):
            out.open_cards[seat][colour] = 0
            out.open_points[seat][colour] = 0


def imagine(known: Table, out: Table, seed: int) -> None:
    """5211-R2, 5211-S4: onto a blank table, a random world in which the viewer knows just this."""
    me = known.viewer - 1
    know(known, me if me < known.seats else NOBODY, out)
    out.viewer = 0
    forget_counts(out)
    seed_luck(out.luck, seed)
    count_unseen(known, out)
    end = 0
    for card in range(1, KINDS + 1):
        for _ in range(out.unseen[card]):
            out.deck[end] = card
            end += 1
        out.unseen[card] = 0
    shuffle(out.deck, 0, end, out.luck)
    for seat in range(known.seats):
        if seat != me:
            end = imagine_seat(out, seat, end)
            if not (known.open_scores or known.over):
                imagine_score(out, seat)
    for place in range(DECK - 1, known.deck_next - 1, -1):
        end -= 1
        out.deck[place] = out.deck[end]
    for place in range(known.removed, known.deck_next):
        out.deck[place] = 0


def count_unseen(known: Table, out: Table) -> None:
    """5211-S1: how many of each card are where the viewer cannot see them."""
    for card in range(1, KINDS + 1):
        out.unseen[card] = copies_of(card) - known.gone[card]
    for seat in range(known.seats):
        for place in range(known.held[seat]):
            out.unseen[known.hand[seat][place]] -= 1
        if not known.over:
            for place in range(known.laid_count[seat]):
                out.unseen[known.laid[seat][place]] -= 1
    out.unseen[0] = 0


def imagine_seat(out: Table, seat: int, end: int) -> int:
    """5211-R2: give a seat its hand and sealed cards from the end of the imagined pile."""
    for place in range(out.held[seat]):
        end -= 1
        out.hand[seat][place] = out.deck[end]
        out.deck[end] = 0
    for place in range(out.shown, out.laid_count[seat]):
        end -= 1
        out.laid[seat][place] = out.deck[end]
        out.deck[end] = 0
    return end


def imagine_score(out: Table, seat: int) -> None:
    """5211-E4: a likely score pile for a seat whose total is not shown: two cards at most from each round."""
    out.score[seat] = out.noted[seat]
    out.scored[seat] = 0
    most = out.target - 1 if out.target and out.deck_number > 0 else 1000
    for _ in range(1, out.round_number):
        for _ in range(below(out.luck, 3)):
            value = value_of_copy(below(out.luck, COPIES_OF_COLOUR))
            if out.score[seat] + value <= most:
                out.score[seat] += value
                out.scored[seat] += 1
