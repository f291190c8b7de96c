"""The colours of the screen itself, for dark and for light terminals."""

import os
from collections.abc import Mapping

from textual.theme import Theme

from pioche.draw.palette import AMBER, DIM, INK, IVORY, PANEL, TABLE, WELL

DARK = Theme(
    name="pioche-dark",
    primary=AMBER,
    secondary=DIM,
    accent=AMBER,
    warning=AMBER,
    error="#ff8f7a",
    success="#7fca55",
    foreground=IVORY,
    background=TABLE,
    surface=WELL,
    panel=PANEL,
    dark=True,
)
LIGHT = Theme(
    name="pioche-light",
    primary="#7a4b00",
    secondary="#3d5766",
    accent="#7a4b00",
    warning="#7a4b00",
    error="#9c1f12",
    success="#1f6b2d",
    foreground=INK,
    background="#f3efe2",
    surface="#fffdf6",
    panel="#ddd6c2",
    dark=False,
)
THEMES = (DARK, LIGHT)
PALE = {"7", "15"}


def usual_theme(environment: Mapping[str, str] = os.environ) -> str:
    """Light where the terminal says that its paper is pale, else dark."""
    paper = environment.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if paper in PALE else DARK.name
