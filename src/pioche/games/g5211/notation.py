"""Cards and moves of 5211 as text: colour letter and value, such as `G3`."""

from functools import cache

from pioche.core.contract import Edition
from pioche.core.errors import UnreadableMove
from pioche.games.g5211.cards import KINDS, LETTERS, colour_of, value_of


def letters(edition: Edition) -> str:
    """5211-S3: the letters of the edition's colours, in its order."""
    return "".join(LETTERS[name] for name in edition.values["colours"])


@cache
def all_texts(edition: Edition) -> tuple[str, ...]:
    """5211-S1, 5211-S3: the text of every card, by its number; of 0 none."""
    known = letters(edition)
    return ("", *(f"{known[colour_of(card)]}{value_of(card)}" for card in range(1, KINDS + 1)))


def card_text(card: int, edition: Edition) -> str:
    """5211-S3: a card as text."""
    return all_texts(edition)[card]


@cache
def all_numbers(edition: Edition) -> dict[str, int]:
    """5211-S3: the number of every card, by its text."""
    return {text: card for card, text in enumerate(all_texts(edition)) if text}


def card_from(text: str, edition: Edition) -> int:
    """5211-S3: the card that text names, or 0."""
    return all_numbers(edition).get(text.strip().upper(), 0)


def write(action: int, seat: int, edition: Edition, first: int = 0) -> str:  # noqa: ARG001
    """5211-R1: an action as text."""
    return card_text(action + 1, edition)


def read(text: str, seat: int, edition: Edition, first: int = 0) -> int:  # noqa: ARG001
    """5211-R1: the action that text means."""
    card = card_from(text, edition)
    if card == 0:
        raise UnreadableMove(move=text, seat=seat)
    return card - 1
