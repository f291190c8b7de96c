"""What people type on the command line, as values."""

import json
from typing import Any

from pioche.bots import Bot, bot_of
from pioche.core.errors import BadOption


def read_options(texts: list[str]) -> dict[str, Any]:
    """Options as NAME=VALUE; a value is JSON where it can be read so, and else text."""
    options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadOption(option=text, value="", allowed="NAME=VALUE")
        try:
            options[name.strip()] = json.loads(value)
        except (ValueError, RecursionError):
            options[name.strip()] = value.strip()
    return options


def read_bots(text: str, game: str, chairs: int) -> list[Bot]:
    """One level for all chairs, or one for each, with commas between."""
    levels = [level.strip() for level in text.split(",")]
    bots = [bot_of(level, game) for level in levels]
    if len(bots) == 1:
        return bots * chairs
    if len(bots) != chairs:
        raise BadOption(option="bots", value=text, allowed=f"1 / {chairs}")
    return bots
