"""A table shown to people who run an environment: as text, or drawn."""

import json
from typing import Any

from pioche.core.contract import NOBODY
from pioche.core.errors import BadOption
from pioche.draw import svg
from pioche.play.setup import Setup

HUMAN, ANSI, SVG = "human", "ansi", "svg"
RENDER_MODES = (HUMAN, ANSI, SVG)
FRAMES_A_SECOND = 1


def checked_mode(mode: str | None) -> str | None:
    """A way to show a table, if there is such a one."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(option="render_mode", value=mode, allowed=", ".join(RENDER_MODES))
    return mode


def checked_seat(setup: Setup, option: str, seat: Any) -> int:
    """One of the seats."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < setup.seats:
        raise BadOption(option=option, value=seat, allowed=f"0-{setup.seats - 1}")
    return seat


def picture(setup: Setup, table: Any, seat: int | None, mode: str) -> str:
    """The table as a seat may see it, or a spectator."""
    known = setup.rules.table()
    setup.rules.know(table, NOBODY if seat is None else seat, known)
    view = setup.rules.view(known, setup.edition)
    if mode == SVG:
        return svg(view)
    return "\n".join(f"{name}: {json.dumps(fact, ensure_ascii=False)}" for name, fact in view.items())
