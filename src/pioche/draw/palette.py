"""The colours of all drawings: a dark table, ivory cards, and inks that stand out on every card."""

from typing import NamedTuple

TABLE = "#243845"
PANEL = "#314a59"
WELL = "#1b2c37"
LINE = "#5b7787"
DIM = "#b7c8d2"
IVORY = "#fdf8ea"
INK = "#17212b"
AMBER = "#ffc94a"
GOLD = "#f2b632"
BROWN = "#8a5a2b"
SKIN = "#f6cfa6"


class Paint(NamedTuple):
    """A colour of a game: its body, the ink that stands out on it, and the symbol that says the same."""

    body: str
    ink: str
    symbol: str


PAINTS = {
    "Y": Paint("#ffe14d", INK, "sun"),
    "G": Paint("#35b36a", INK, "leaf"),
    "O": Paint("#ef7a1a", INK, "slice"),
    "B": Paint("#2a6fe0", "#ffffff", "drop"),
    "V": Paint("#5b2a86", "#ffffff", "moon"),
    "R": Paint("#b3162a", "#ffffff", "heart"),
}

RAINBOW = (
    "#f4655f",
    "#f98746",
    "#fbac3a",
    "#ffd545",
    "#c6da45",
    "#7fca55",
    "#41c193",
    "#41c1cd",
    "#5fb0f2",
    "#8a9df6",
    "#b58ef2",
    "#e884cc",
)


def hue(number: int) -> str:
    """The band of the rainbow for a number; after 12 comes 1."""
    return RAINBOW[(number - 1) % len(RAINBOW)]
