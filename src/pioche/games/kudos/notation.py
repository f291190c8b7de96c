"""Cards and moves of Kudos as text: `Rc`, `Rc>`, `fill Rc`, `give 3`, `arrow 2`, `stop`."""

from functools import cache

from pioche.core.contract import Edition
from pioche.core.errors import UnreadableMove
from pioche.games.kudos.cards import COLOUR_LETTERS, PILES, SHAPE_LETTERS, SHAPES, colour_of, shape_of
from pioche.games.kudos.legal import GIVE, LAY, LAY_FILL, LAY_NEXT, STOP, TURN_ARROW

MOST_SEATS = 6


@cache
def card_text(kind: int) -> str:
    """KUD-S1: a card as text: colour letter and shape letter."""
    return COLOUR_LETTERS[colour_of(kind)] + SHAPE_LETTERS[shape_of(kind)]


def kind_from(text: str) -> int:
    """KUD-S1: the kind that text names, or 0."""
    if len(text) == 2 and text[0].upper() in COLOUR_LETTERS and text[1].lower() in SHAPE_LETTERS:
        return COLOUR_LETTERS.index(text[0].upper()) * SHAPES + SHAPE_LETTERS.index(text[1].lower()) + 1
    return 0


def write(action: int, seat: int, edition: Edition, first: int = 0) -> str:  # noqa: ARG001
    """An action as text; seats count from `first`."""
    if action < LAY_NEXT:
        return card_text(action + 1)
    if action < LAY_FILL:
        return card_text(action - LAY_NEXT + 1) + ">"
    if action < GIVE:
        return "fill " + card_text(action - LAY_FILL + 1)
    if action < TURN_ARROW:
        return f"give {action - GIVE + first}"
    if action < STOP:
        return f"arrow {action - TURN_ARROW + 1}"
    return "stop"


def read(text: str, seat: int, edition: Edition, first: int = 0) -> int:  # noqa: ARG001
    """The action that text means; seats count from `first`."""
    action = action_from(text.strip().replace(" >", ">").split(), first)
    if action < 0:
        raise UnreadableMove(move=text, seat=seat)
    return action


def action_from(words: list[str], first: int) -> int:
    """The action of a move's words, or -1."""
    match [word.lower() for word in words]:
        case ["stop"]:
            return STOP
        case ["give", number] if is_number(number) and 0 <= int(number) - first < MOST_SEATS:
            return GIVE + int(number) - first
        case ["arrow", number] if is_number(number) and 1 <= int(number) <= PILES:
            return TURN_ARROW + int(number) - 1
        case ["fill", card] if kind_from(card):
            return LAY_FILL + kind_from(card) - 1
        case [card] if kind_from(card):
            return LAY + kind_from(card) - 1
        case [card] if card.endswith(">") and kind_from(card[:-1]):
            return LAY_NEXT + kind_from(card[:-1]) - 1
    return -1


def is_number(text: str) -> bool:
    """Whether text is one digit."""
    return len(text) == 1 and text in "0123456789"
