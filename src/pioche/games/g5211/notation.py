"""Cards and moves of 5211 as text: colour letter and value, such as `G3`."""

from pioche.core.contract import Edition
from pioche.core.errors import UnreadableMove
from pioche.games.g5211.cards import COLOURS, LETTERS, VALUES, card_of, colour_of, value_of


def letters(edition: Edition) -> str:
    """5211-S3: the letters of the edition's colours, in its order."""
    return "".join(LETTERS[name] for name in edition.values["colours"])


def card_text(card: int, edition: Edition) -> str:
    """5211-S3: a card as text."""
    return f"{letters(edition)[colour_of(card)]}{value_of(card)}"


def card_from(text: str, edition: Edition) -> int:
    """5211-S3: the card that text names, or 0."""
    word = text.strip().upper()
    known = letters(edition)
    if len(word) == 2 and word[0] in known and word[1] in "123456":
        return card_of(known.index(word[0]), int(word[1]))
    return 0


def write(action: int, seat: int, edition: Edition, first: int = 0) -> str:  # noqa: ARG001
    """5211-R1: an action as text."""
    return card_text(action + 1, edition)


def read(text: str, seat: int, edition: Edition, first: int = 0) -> int:  # noqa: ARG001
    """5211-R1: the action that text means."""
    card = card_from(text, edition)
    if card == 0:
        raise UnreadableMove(move=text, seat=seat)
    return card - 1


def all_cards(edition: Edition) -> list[str]:
    """5211-S1: every different card, colour by colour."""
    return [card_text(card, edition) for card in range(1, COLOURS * VALUES + 1)]
