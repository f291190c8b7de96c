"""What a seat knows, as numbers for a network: the viewer first, then the others as they sit."""

from pioche.core.contract import Feature
from pioche.games.kobito.cards import KINDS, NUMBERS, SLOTS, STUDIO
from pioche.games.kobito.rainbows import holds_number, studio_rainbow
from pioche.games.kobito.table import Table

SEATS = 6
GOLDS = 18
CELLS = 2 * NUMBERS  # of a rainbow: the numbers it covers, and those where a Kobito stands
MOST_POINTS = 1000  # KOB-E2: far more than all gold there is

IN_HAND = 0
GOLD_RAINBOWS = IN_HAND + KINDS
STUDIOS = GOLD_RAINBOWS + SLOTS * CELLS
ASKED = STUDIOS + SEATS * STUDIO * CELLS
WORTH = ASKED + SLOTS
MISSING = WORTH + SLOTS
FRESH = MISSING + SLOTS
LONE = FRESH + SLOTS
DISCARD = LONE + STUDIO
GOLD_LEFT = DISCARD + KINDS
HELD = GOLD_LEFT + GOLDS
SHOWN_KOBITOS = HELD + SEATS
GOLD = SHOWN_KOBITOS + SEATS
GOLD_WON = GOLD + SEATS
PENALTIES = GOLD_WON + SEATS
TURN_OF = PENALTIES + SEATS
SEAT = TURN_OF + SEATS
POSITION = SEAT + SEATS
END = POSITION + 8

FEATURES = (
    Feature("hand_kinds", KINDS, 0, 7),  # hand: cards of each kind, numbers, Kobito, paint
    Feature("gold_rainbows", SLOTS * CELLS, 0, 1),  # gold rainbows: the numbers each covers, then its Kobitos
    Feature("studio_rainbows", SEATS * STUDIO * CELLS, 0, 1),  # studios: the same, by seat and place
    Feature("gold_length", SLOTS, 0, NUMBERS),  # length asked, by gold card on the table
    Feature("gold_worth", SLOTS, 0, 100),  # gold it is worth, by gold card on the table
    Feature("gold_missing", SLOTS, 0, NUMBERS),  # cards missing, by gold card on the table
    Feature("gold_fresh", SLOTS, 0, 1),  # turned up since a single card was left, by gold card on the table
    Feature("lone_place", STUDIO, 0, 1),  # the place in the own studio of a single card that must move now
    Feature("discard_kinds", KINDS, 0, 7),  # discard: cards of each kind
    Feature("gold_deck_kinds", GOLDS, 0, GOLDS),  # gold cards of each kind still in the deck
    Feature("seat_held", SEATS, 0, 12),  # cards in hand, by seat
    Feature("seat_shown_kobitos", SEATS, 0, 5),  # Kobitos all know to be in the hand, by seat
    Feature("seat_gold", SEATS, 0, MOST_POINTS),  # gold won, by seat
    Feature("seat_gold_cards", SEATS, 0, GOLDS),  # gold cards won, by seat
    Feature("seat_penalties", SEATS, 0, 92),  # penalty cards, by seat
    Feature("turn_of", SEATS, 0, 1),  # whose turn it is, from the viewer on
    Feature("seat", SEATS, 0, 1),  # the viewer's seat
    Feature("owed", 1, 0, 5),  # cards owed in this turn
    Feature("played", 1, 0, 92),  # cards played in this turn
    Feature("dropped", 1, 0, 5),  # penalty cards laid in this turn
    Feature("draw_pile", 1, 0, 92),  # cards left in the draw pile
    Feature("idle", 1, 0, SEATS),  # turns in a row in which nobody could do anything
    Feature("turn", 1, 0, 32767),
    Feature("over", 1, 0, 1),  # whether the game is over
    Feature("seats", 1, 2, SEATS),
)


def features(known: Table, out: list[int]) -> None:
    """KOB-E5: what a seat knows (as `know` gives it), as numbers; a spectator sees as from seat 0, with no hand."""
    for place in range(END):
        out[place] = 0
    me = known.viewer - 1 if known.viewer <= known.seats else 0
    if known.viewer <= known.seats:
        out[SEAT + me] = 1
    for card in range(KINDS):
        out[IN_HAND + card] = known.hand[me][card + 1]
        out[DISCARD + card] = known.discard[card + 1]
    gold_features(known, out)
    seat = me
    for turn in range(known.seats):
        seat_features(known, seat, turn, out)
        seat = seat + 1 if seat + 1 < known.seats else 0
    if known.lone:
        out[LONE + (known.lone - 1 - SLOTS) % STUDIO] = 1
    out[POSITION] = known.owed
    out[POSITION + 1] = known.played
    out[POSITION + 2] = known.dropped
    out[POSITION + 3] = known.deck_end - known.deck_next
    out[POSITION + 4] = known.idle
    out[POSITION + 5] = known.turn_number
    out[POSITION + 6] = known.over
    out[POSITION + 7] = known.seats


def gold_features(known: Table, out: list[int]) -> None:
    """KOB-S3, KOB-G3: the gold cards on the table with their rainbows, and what is left of their deck."""
    for slot in range(SLOTS):
        kind = known.slot_gold[slot]
        rainbow_features(known, slot, GOLD_RAINBOWS + slot * CELLS, out)
        if kind:
            out[ASKED + slot] = known.gold_length[kind]
            out[WORTH + slot] = known.gold_worth[kind]
            out[MISSING + slot] = known.gold_length[kind] - known.length[slot]
    if known.fresh:
        out[FRESH + known.fresh - 1] = 1
    for kind in range(known.gold_kinds):
        out[GOLD_LEFT + kind] = known.gold_copies[kind + 1]
    for place in range(known.gold_next):
        out[GOLD_LEFT + known.gold_deck[place] - 1] -= 1


def seat_features(known: Table, seat: int, turn: int, out: list[int]) -> None:
    """KOB-E2, KOB-E5: the studio, gold and penalties of a seat, at its place in the turn order from the viewer."""
    for place in range(STUDIO):
        rainbow_features(known, studio_rainbow(seat, place), STUDIOS + (turn * STUDIO + place) * CELLS, out)
    out[HELD + turn] = known.held[seat]
    out[SHOWN_KOBITOS + turn] = known.shown_kobitos[seat]
    out[GOLD + turn] = known.gold[seat]
    out[GOLD_WON + turn] = known.gold_won[seat]
    out[PENALTIES + turn] = known.penalties[seat]
    if seat == known.turn_of:
        out[TURN_OF + turn] = 1


def rainbow_features(known: Table, rainbow: int, at: int, out: list[int]) -> None:
    """KOB-A2, KOB-J1: the numbers a rainbow covers, and those where a Kobito stands for one."""
    if known.length[rainbow] == 0:
        return
    for number in range(1, NUMBERS + 1):
        if holds_number(known, rainbow, number):
            out[at + number - 1] = 1
            out[at + NUMBERS + number - 1] = known.cell[rainbow][number] == 1
