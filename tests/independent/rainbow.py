"""A rainbow: bands from low to high, each one number and the cards that show it."""

from typing import NamedTuple

LOW = "low"
KOBITO = "K"
PAINT = "P"
NUMBERS = range(1, 13)
FULL_CIRCLE = 12


class Band(NamedTuple):
    """KOB-P3: one number of a rainbow, with all the cards laid there, the one that counts last."""

    number: int
    cards: tuple[str, ...]

    @property
    def is_kobito(self) -> bool:
        """KOB-J1: whether a Kobito stands here for the number."""
        return self.cards == (KOBITO,)


Rainbow = list[Band]


def after(number: int) -> int:
    """KOB-A2: the next number up, 1 coming after 12."""
    return number % FULL_CIRCLE + 1


def before(number: int) -> int:
    """KOB-A2: the next number down, 12 coming before 1."""
    return number - 1 or FULL_CIRCLE


def wanted(rainbow: Rainbow, end: str) -> int:
    """KOB-A1, KOB-A2: the number that fits at an end."""
    return before(rainbow[0].number) if end == LOW else after(rainbow[-1].number)


def shows(card: str, number: int) -> bool:
    """KOB-J1: whether a card can be this number."""
    return card in (KOBITO, str(number))


def longer(rainbow: Rainbow, end: str, band: Band) -> Rainbow:
    """KOB-A1: the rainbow with one more band at an end."""
    return [band, *rainbow] if end == LOW else [*rainbow, band]


def take_end(rainbow: Rainbow, end: str) -> tuple[Band, Rainbow]:
    """KOB-G2: an end band, and what is left."""
    return (rainbow[0], rainbow[1:]) if end == LOW else (rainbow[-1], rainbow[:-1])


def has_number(rainbow: Rainbow) -> bool:
    """KOB-J2: whether at least one band is a number card."""
    return any(not band.is_kobito for band in rainbow)


def find(rainbow: Rainbow, number: int, kobito: bool) -> int | None:
    """KOB-J3, KOB-P1: where a Kobito, or a number card, shows this number."""
    for index, band in enumerate(rainbow):
        if band.number == number and band.is_kobito == kobito:
            return index
    return None
