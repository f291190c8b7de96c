"""What a seat knows, as numbers for a network: the viewer first and the arrow's pile first, then clockwise."""

from pioche.core.contract import Feature
from pioche.games.kudos.cards import COLOURS, COPIES, DECK, KINDS, PILES, ROW, SHAPES, colour_of, shape_of
from pioche.games.kudos.table import Table

SEATS = 6
MARKS = COLOURS + SHAPES
PHASES = 6
MOST_POINTS = 1000  # KUD-E3: the game ends at 35, and a round has no more than a hundred cards

ROWS = 0
TOPS = ROWS + SEATS * ROW * MARKS
DISCARD_TOPS = TOPS + PILES * MARKS
PILE_COUNT = DISCARD_TOPS + SEATS * MARKS
DISCARD_COUNT = PILE_COUNT + PILES
DRAW_COUNT = DISCARD_COUNT + SEATS
SCORE = DRAW_COUNT + SEATS
ROUND_SCORE = SCORE + SEATS
UNSEEN = ROUND_SCORE + SEATS
PHASE = UNSEEN + KINDS
AT = PHASE + PHASES
ARROW = AT + PILES
TURN_OF = ARROW + PILES
SEAT = TURN_OF + SEATS
POSITION = SEAT + SEATS
END = POSITION + 11

FEATURES = (
    Feature("row_marks", SEATS * ROW * MARKS, 0, 1),  # rows: colour and shape of each card, by seat and place
    Feature("pile_marks", PILES * MARKS, 0, 1),  # piles: colour and shape of the top card, from the arrow's pile on
    Feature("discard_marks", SEATS * MARKS, 0, 1),  # discard piles: colour and shape of the top card, by seat
    Feature("pile_cards", PILES, 0, DECK),  # cards of each pile, from the arrow's pile on
    Feature("seat_discard", SEATS, 0, DECK),  # cards in the discard pile, by seat
    Feature("seat_draw_pile", SEATS, 0, DECK),  # cards in the draw pile, by seat
    Feature("seat_score", SEATS, 0, MOST_POINTS),  # points, by seat
    Feature("seat_round_score", SEATS, 0, MOST_POINTS),  # points of the last round, by seat
    Feature("unseen_kinds", KINDS, 0, COPIES),  # cards of each kind not yet seen in this round
    Feature("decision", PHASES, 0, 1),  # what is to be decided: arrow, play, fill, play on, give a pile, give a card
    Feature("last_pile", PILES, 0, 1),  # the pile played last, from the arrow's pile on
    Feature("arrow_pile", PILES, 0, 1),  # the pile under the arrow
    Feature("turn_of", SEATS, 0, 1),  # whose turn it is, from the viewer on
    Feature("seat", SEATS, 0, 1),  # the viewer's seat
    Feature("played", 1, 0, ROW),  # cards played in this turn
    Feature("row_at_start", 1, 0, ROW),  # cards of the row when the turn began
    Feature("filled", 1, 0, 1),  # whether a pile was filled in this turn
    Feature("round", 1, 0, MOST_POINTS),
    Feature("over", 1, 0, 1),  # whether the game is over
    Feature("seats", 1, 3, SEATS),
    Feature("arrow_chosen", 1, 0, 1),  # whether the starter chooses the arrow's pile
    Feature("arrow_follows", 1, 0, 1),  # whether the arrow follows the last pile
    Feature("fill_onward", 1, 0, 1),  # whether a fill may go on to the next pile
    Feature("row_counts", 1, 0, 1),  # whether rows count
    Feature("target", 1, 0, 100),  # points that end the game
)


def features(known: Table, out: list[int]) -> None:
    """KUD-S3, KUD-S4: what a seat knows (as `know` gives it), as numbers; a spectator sees as from seat 0."""
    for place in range(END):
        out[place] = 0
    me = known.viewer - 1 if known.viewer <= known.seats else 0
    if known.viewer <= known.seats:
        out[SEAT + me] = 1
    seat = me
    for turn in range(known.seats):
        seat_features(known, seat, turn, out)
        seat = seat + 1 if seat + 1 < known.seats else 0
    pile = known.arrow
    for turn in range(PILES):
        mark_card(known.deck[known.top[pile]], TOPS + turn * MARKS, out)
        out[PILE_COUNT + turn] = known.pile_count[pile]
        out[AT + turn] = pile == known.at
        pile = pile + 1 if pile + 1 < PILES else 0
    out[ARROW + known.arrow] = 1
    unseen_features(known, out)
    position_features(known, out)


def mark_card(kind: int, place: int, out: list[int]) -> None:
    """KUD-S1: a card as its colour and its shape, or where there is none, nothing."""
    is_there = kind > 0
    shown = kind + 1 - is_there
    out[place + colour_of(shown)] = is_there
    out[place + COLOURS + shape_of(shown)] = is_there


def seat_features(known: Table, seat: int, turn: int, out: list[int]) -> None:
    """KUD-S6, KUD-E2: the row, the discard pile and the points of a seat, at its place in the turn order."""
    for place in range(ROW):
        mark_card(known.deck[known.row[seat][place]], ROWS + (turn * ROW + place) * MARKS, out)
    mark_card(known.deck[known.discard_top[seat]], DISCARD_TOPS + turn * MARKS, out)
    out[DISCARD_COUNT + turn] = known.discard_count[seat]
    out[DRAW_COUNT + turn] = known.draw_end[seat] - known.draw_next[seat]
    out[SCORE + turn] = known.score[seat]
    out[ROUND_SCORE + turn] = known.round_score[seat]
    out[TURN_OF + turn] = seat == known.turn_of


def unseen_features(known: Table, out: list[int]) -> None:
    """KUD-S3, KUD-S4: of each kind, how many cards are still in draw piles or in the box."""
    for kind in range(KINDS):
        out[UNSEEN + kind] = COPIES - known.seen[kind + 1]


def position_features(known: Table, out: list[int]) -> None:
    """KUD-T1, KUD-B3, KUD-E2: where the game stands, and the edition's numbers."""
    out[PHASE + known.phase - 1] = 1
    out[POSITION] = known.played
    out[POSITION + 1] = known.row_at_start
    out[POSITION + 2] = known.filled
    out[POSITION + 3] = known.round_number
    out[POSITION + 4] = known.over
    out[POSITION + 5] = known.seats
    out[POSITION + 6] = known.arrow_chosen
    out[POSITION + 7] = known.arrow_follows
    out[POSITION + 8] = known.fill_onward
    out[POSITION + 9] = known.row_counts
    out[POSITION + 10] = known.target
