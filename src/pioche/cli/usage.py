"""What is wrong with a command line itself, as an error like any other, so that it is told in the reader's language."""

from difflib import get_close_matches
from typing import Any

import typer

from pioche.core.errors import BadUsage, PiocheError, UnknownName


def usage_error(error: typer.TyperException) -> PiocheError:
    """The error that the command line reader found, with a code and facts of ours."""
    facts: dict[str, Any] = vars(error)
    command: Any = getattr(facts.get("ctx"), "command", None)
    option, parameter = facts.get("option_name"), facts.get("param")
    if option is not None and "possibilities" not in facts:
        return BadUsage(reason="empty", name=option)
    if option is not None:
        known = [name for each in command.params for name in each.opts if name[0] == "-"]
        return UnknownName(kind="option", name=option, nearest=near(option, known), known=known)
    if parameter is not None and not error.message:
        is_option = parameter.opts[0][0] == "-"
        return BadUsage(reason="missing", name=parameter.opts[0] if is_option else parameter.name.upper())
    if parameter is not None:
        return BadUsage(reason="value", name=parameter.opts[0], least=parameter.min or 0)
    commands = list(getattr(command, "commands", ()))
    if commands:
        name = error.message.split("'")[1]
        return UnknownName(kind="command", name=name, nearest=near(name, commands), known=commands)
    return BadUsage(reason="more")


def near(name: str, known: list[str]) -> list[str]:
    """The names that look like one that is not there."""
    return get_close_matches(name, known, 2)
