"""Names and words that people type: nothing invisible in them, not too long, and no two names alike."""

import re
import unicodedata
from collections.abc import Iterable

from pioche.core.errors import BadMessage, BadOption

LONGEST_NAME = 24
LONGEST_WORDS = 200
MOST_MARKS = 2
# letters and signs that show nothing: fillers of Hangul, the empty sign of Braille
BLANK = "\u115f\u1160\u3164\uffa0\u2800"
# marks that show nothing: joiners, and choices between forms of a sign
UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
# Greek and Cyrillic letters beside the Latin ones they look like, small or large; and figures beside letters
TWINS = str.maketrans(
    "αβεζηικμνορτυχ" + "авеһнікмоԛрѕстухјԁԝ" + "01i|",
    "abezhlkmnoptyx" + "abehhlkmoqpsctyxjdw" + "olll",
)
# given names that are read alike in the four languages, one for each chair
BOT_NAMES = ("Mira", "Otto", "Nina", "Hugo", "Lena", "Oskar")


def clean(text: str) -> str:
    """The text without control, format and other invisible characters; marks never pile up, blanks are single."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] == "Z" or letter in "\t\r\n" or letter in BLANK:
            kept.append(" ")
        elif kind[0] != "C" and marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """A name as it will be seen, 1 to 24 characters."""
    name = clean(text)[:LONGEST_NAME].strip()
    if not name or not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise BadOption(option="name", value=text, allowed=f"1-{LONGEST_NAME}")
    return name


def clean_words(text: str) -> str:
    """Words to all, as they will be seen."""
    words = clean(text)[:LONGEST_WORDS].strip()
    if not words:
        raise BadMessage
    return words


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, or with a number behind it where somebody has one that looks like it."""
    taken = {look(other) for other in others}
    number, found = 1, name
    while look(found) in taken:
        number += 1
        found = f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
    return found


def look(name: str) -> str:
    """What names have in common that look alike."""
    return UNSEEN.sub("", unicodedata.normalize("NFKC", name)).casefold().translate(TWINS)
