"""What a seat knows, as numbers for a network: the viewer first, then the others as they sit."""

from pioche.core.contract import Feature
from pioche.games.g5211.cards import COLOURS, HAND, KINDS, SEATS
from pioche.games.g5211.table import Table

MOST_POINTS = 1000  # 5211-L2: a longer game ends soon after 50; nobody ever has so many

IN_HAND = 0
LAID = IN_HAND + KINDS
GONE = LAID + KINDS
COUNT = GONE + KINDS
ONES = COUNT + COLOURS
OPEN_CARDS = ONES + 1
OPEN_VALUES = OPEN_CARDS + SEATS * COLOURS
OPEN_ONES = OPEN_VALUES + SEATS * COLOURS
LAID_COUNT = OPEN_ONES + SEATS
SCORE = LAID_COUNT + SEATS
SCORED = SCORE + SEATS
NOTED = SCORED + SEATS
POSITION = NOTED + SEATS
EDITION = POSITION + 6
END = EDITION + 11

FEATURES = (
    Feature("hand_kinds", KINDS, 0, 6),  # hand: cards of each kind, by colour and value
    Feature("own_laid_kinds", KINDS, 0, 6),  # own cards of the round, sealed ones too, by kind
    Feature("gone_kinds", KINDS, 0, 6),  # open cards of earlier rounds of this deck, by kind
    Feature("open_colours", COLOURS, 0, 25),  # open cards of each colour
    Feature("open_kododo", 1, 0, 25),  # open Kododo cards
    Feature("seat_colour_cards", SEATS * COLOURS, 0, 5),  # open cards, by seat and colour
    Feature("seat_colour_points", SEATS * COLOURS, 0, 30),  # points of the open cards, by seat and colour
    Feature("seat_kododo", SEATS, 0, 5),  # open Kododo cards, by seat
    Feature("seat_laid", SEATS, 0, 5),  # cards laid in the round, sealed ones too, by seat
    Feature("seat_score", SEATS, 0, MOST_POINTS),  # points, by seat, where they may be known
    Feature("seat_scored_cards", SEATS, 0, MOST_POINTS),  # scored cards, by seat, where they may be known
    Feature("seat_noted", SEATS, 0, MOST_POINTS),  # points noted after earlier decks, by seat
    Feature("round", 1, 0, 12),
    Feature("turn", 1, 0, 2),  # turn, from 0
    Feature("to_lay", 1, 0, 25),  # sealed cards still to come
    Feature("draw_pile", 1, 0, 100),  # cards left in the draw pile
    Feature("decks_played", 1, 0, MOST_POINTS),  # decks played out
    Feature("over", 1, 0, 1),  # whether the game is over
    Feature("seats", 1, 2, SEATS),
    Feature("lays", 3, 0, 5),  # cards laid by the end of each turn
    Feature("removed", 1, 0, 15),  # cards removed
    Feature("limit", 1, 5, 9),
    Feature("kododo_number", 1, 4, 10),  # Kododo number
    Feature("kododo_or_more", 1, 0, 1),  # whether more Kododo cards do too
    Feature("ties_by_cards", 1, 0, 1),  # whether cards break ties
    Feature("target", 1, 0, 50),  # points that end the longer game
    Feature("open_scores", 1, 0, 1),  # whether points lie open
)


def features(known: Table, out: list[int]) -> None:
    """5211-R2, 5211-E4: what a seat knows (as `know` gives it), as numbers; a spectator sees from seat 0, no hand."""
    for place in range(END):
        out[place] = 0
    me = known.viewer - 1 if known.viewer <= known.seats else 0
    for place in range(HAND):
        card = known.hand[me][place]
        if card:
            out[IN_HAND + card - 1] += 1
        card = known.laid[me][place]
        if card:
            out[LAID + card - 1] += 1
    for card in range(KINDS):
        out[GONE + card] = known.gone[card + 1]
    for colour in range(COLOURS):
        out[COUNT + colour] = known.count[colour]
    out[ONES] = known.ones
    seat = me
    for turn in range(known.seats):
        seat_features(known, seat, turn, out)
        seat = seat + 1 if seat + 1 < known.seats else 0
    position_features(known, out)


def seat_features(known: Table, seat: int, turn: int, out: list[int]) -> None:
    """5211-M1, 5211-E4: the open cards and points of a seat, at its place in the turn order from the viewer."""
    for colour in range(COLOURS):
        out[OPEN_CARDS + turn * COLOURS + colour] = known.open_cards[seat][colour]
    for colour in range(COLOURS):
        out[OPEN_VALUES + turn * COLOURS + colour] = known.open_points[seat][colour]
    out[OPEN_ONES + turn] = known.open_ones[seat]
    out[LAID_COUNT + turn] = known.laid_count[seat]
    out[SCORE + turn] = known.score[seat]
    out[SCORED + turn] = known.scored[seat]
    out[NOTED + turn] = known.noted[seat]


def position_features(known: Table, out: list[int]) -> None:
    """5211-R1, 5211-E1, 5211-M2: where the game stands, and the edition's numbers."""
    out[POSITION] = known.round_number
    out[POSITION + 1] = known.turn
    out[POSITION + 2] = known.to_lay
    out[POSITION + 3] = len(known.deck) - known.deck_next
    out[POSITION + 4] = known.deck_number
    out[POSITION + 5] = known.over
    out[EDITION] = known.seats
    for turn in range(3):
        out[EDITION + 1 + turn] = known.lays[turn]
    out[EDITION + 4] = known.removed
    out[EDITION + 5] = known.limit
    out[EDITION + 6] = known.kododo
    out[EDITION + 7] = known.kododo_or_more
    out[EDITION + 8] = known.ties_by_cards
    out[EDITION + 9] = known.target
    out[EDITION + 10] = known.open_scores
