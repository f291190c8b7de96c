"""Numbers as people of a language write them."""

from babel.numbers import format_decimal

from pioche.i18n.words import Words

MANY = 1e6


def number(words: Words, value: float, digits: int = 0) -> str:
    """A number with so many digits after the point; very large ones in millions."""
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return str(format_decimal(value, format=pattern, locale=words.language))


def short(words: Words, value: float) -> str:
    """A number as an axis shows it, with no more digits than it needs."""
    return str(format_decimal(round(value, 6), format="#,##0.######", locale=words.language))


def rate(words: Words, value: float) -> str:
    """How many a second: in millions where there are as many."""
    if value >= MANY:
        return words.say("simulate-millions", count=number(words, value / MANY, 1))
    return number(words, value)


def within(words: Words, value: float, margin: float | None, digits: int = 2) -> str:
    """A mean with its margin, where there is one."""
    text = number(words, value, digits)
    return text if margin is None else f"{text} ± {number(words, margin, digits)}"


def percent(words: Words, value: float, digits: int = 1) -> str:
    """A share of a hundred, without the sign for it."""
    return number(words, 100 * value, digits)


def digits_for(*margins: float | None) -> int:
    """So many digits after the point that margins have two that count, from 1 to 4."""
    least = min((margin for margin in margins if margin), default=1.0)
    digits = 1
    while digits < 4 and least * 10**digits < 10:
        digits += 1
    return digits
