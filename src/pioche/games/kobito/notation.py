"""Cards and moves of Kobito as text, such as `add 7 g1 high` or `swap 7 p3s1`."""

from pioche.core.contract import Edition
from pioche.core.errors import IllegalMove, UnreadableMove
from pioche.games.kobito.cards import KOBITO, NUMBERS, PAINT, PLACES, SLOTS, STUDIO, after
from pioche.games.kobito.legal import (
    ADD,
    DROP,
    END,
    MOVE,
    PAINT_OVER,
    START,
    START_KOBITO_HIGH,
    START_KOBITO_LOW,
    SWAP,
)

ENDS = ("low", "high")
LETTERS = {KOBITO: "K", PAINT: "P"}
NUMBER_TEXTS = {str(number): number for number in range(1, NUMBERS + 1)}
MOST_SEATS = 6


def card_text(card: int) -> str:
    """KOB-S1: a card as text: its number, K or P."""
    return LETTERS.get(card, str(card))


def place_text(place: int) -> str:
    """KOB-A1: a place as text: g1-g3 at gold cards, s1-s4 in the own studio."""
    return f"g{place + 1}" if place < SLOTS else f"s{place - SLOTS + 1}"


def rainbow_text(rainbow: int, seat: int, first: int) -> str:
    """KOB-J3: any rainbow on the table as text, another seat's studio as `p3s1`."""
    if rainbow < SLOTS:
        return f"g{rainbow + 1}"
    owner, place = divmod(rainbow - SLOTS, STUDIO)
    return f"s{place + 1}" if owner == seat else f"p{owner + first}s{place + 1}"


def write(action: int, seat: int, edition: Edition, first: int = 0) -> str:  # noqa: ARG001
    """An action as text; seats count from `first`."""
    if action < START:
        card, place = divmod(action // 2, PLACES)
        return f"add {card_text(card + 1)} {place_text(place)} {ENDS[action % 2]}"
    if action < MOVE:
        low = (action - START) % NUMBERS + 1
        kobito_low = START_KOBITO_LOW <= action < START_KOBITO_HIGH
        return f"start {'K' if kobito_low else low} {'K' if action >= START_KOBITO_HIGH else after(low)}"
    if action < SWAP:
        rest, to_end = divmod(action - MOVE, 2)
        rest, slot = divmod(rest, SLOTS)
        place, end = divmod(rest, 2)
        return f"move s{place + 1} {ENDS[end]} g{slot + 1} {ENDS[to_end]}"
    if action < PAINT_OVER:
        rainbow, number = divmod(action - SWAP, NUMBERS)
        return f"swap {number + 1} {rainbow_text(rainbow, seat, first)}"
    if action < DROP:
        place, number = divmod(action - PAINT_OVER, NUMBERS)
        return f"paint {number + 1} {place_text(place)}"
    return f"drop {card_text(action - DROP + 1)}" if action < END else "end"


def read(text: str, seat: int, edition: Edition, first: int = 0) -> int:  # noqa: ARG001
    """The action that text means; seats count from `first`."""
    action = action_from(text.lower().split(), seat, first)
    if action < 0:
        raise UnreadableMove(move=text, seat=seat)
    return action


def action_from(words: list[str], seat: int, first: int) -> int:
    """The action of a move's words, or -1."""
    match words:
        case ["end"]:
            return END
        case ["drop", card] if card_from(card):
            return DROP + card_from(card) - 1
        case ["add", card, place, end] if card_from(card) and place_from(place) >= 0 and end in ENDS:
            if card_from(card) == PAINT:
                raise IllegalMove(rule="KOB-P1", reason="kobito-paint-alone", move=" ".join(words), seat=seat)
            return ADD + ((card_from(card) - 1) * PLACES + place_from(place)) * 2 + ENDS.index(end)
        case ["add", card, where, end] if card_from(card) and rainbow_from(where, seat, first) >= 0 and end in ENDS:
            raise IllegalMove(rule="KOB-A1", reason="kobito-others-studio", move=" ".join(words), seat=seat)
        case ["start", low, high] if card_from(low) and card_from(high):
            return start_from(card_from(low), card_from(high), seat)
        case ["move", place, end, slot, to_end] if end in ENDS and to_end in ENDS:
            studio, gold = place_from(place) - SLOTS, place_from(slot)
            if studio >= 0 and 0 <= gold < SLOTS:
                return MOVE + ((studio * 2 + ENDS.index(end)) * SLOTS + gold) * 2 + ENDS.index(to_end)
            if rainbow_from(place, seat, first) >= 0 and rainbow_from(slot, seat, first) >= 0:
                raise IllegalMove(rule="KOB-U2", reason="kobito-only-to-gold", move=" ".join(words), seat=seat)
        case ["swap", card, where] if card_from(card) and rainbow_from(where, seat, first) >= 0:
            number_only(card_from(card), "KOB-J3", "kobito-number-only", words, seat)
            return SWAP + rainbow_from(where, seat, first) * NUMBERS + card_from(card) - 1
        case ["paint", card, place] if card_from(card) and place_from(place) >= 0:
            number_only(card_from(card), "KOB-P1", "kobito-number-only", words, seat)
            return PAINT_OVER + place_from(place) * NUMBERS + card_from(card) - 1
    return -1


def start_from(low: int, high: int, seat: int) -> int:
    """KOB-U1, KOB-J2: the start with these two cards."""
    move = f"start {card_text(low)} {card_text(high)}"
    if PAINT in (low, high):
        raise IllegalMove(rule="KOB-P1", reason="kobito-paint-alone", move=move, seat=seat)
    if low == KOBITO and high == KOBITO:
        raise IllegalMove(rule="KOB-J2", reason="kobito-two-kobitos", move=move, seat=seat)
    if low == KOBITO:
        return START_KOBITO_LOW + (high + 10) % NUMBERS
    if high == KOBITO:
        return START_KOBITO_HIGH + low - 1
    if high != after(low):
        raise IllegalMove(rule="KOB-U1", reason="kobito-not-neighbours", move=move, seat=seat)
    return START + low - 1


def number_only(card: int, rule: str, reason: str, words: list[str], seat: int) -> None:
    """KOB-J3, KOB-P1: only a number card can be swapped in or painted with."""
    if card > NUMBERS:
        raise IllegalMove(rule=rule, reason=reason, move=" ".join(words), seat=seat)


def card_from(text: str) -> int:
    """KOB-S1: the card that text names, or 0."""
    if text in ("k", "p"):
        return KOBITO if text == "k" else PAINT
    return NUMBER_TEXTS.get(text, 0)


def place_from(text: str) -> int:
    """KOB-A1: the place g1-g3 or s1-s4 that text names, or -1."""
    if len(text) == 2 and text[1] in "1234":
        if text[0] == "g" and text[1] != "4":
            return int(text[1]) - 1
        if text[0] == "s":
            return SLOTS + int(text[1]) - 1
    return -1


def rainbow_from(text: str, seat: int, first: int) -> int:
    """KOB-J3: the rainbow anywhere on the table that text names, or -1."""
    place = place_from(text[-2:])
    if len(text) == 2 and place >= 0:
        return place if place < SLOTS else SLOTS + seat * STUDIO + place - SLOTS
    if len(text) == 4 and text[0] == "p" and text[1] in "0123456" and place >= SLOTS:
        owner = int(text[1]) - first
        if 0 <= owner < MOST_SEATS:
            return SLOTS + owner * STUDIO + place - SLOTS
    return -1
