"""Bots and their levels; a bot sees only what `know` gives its seat."""

from pioche.bots.levels import LEVELS, Bot, bot_of

__all__ = ["LEVELS", "Bot", "bot_of"]
