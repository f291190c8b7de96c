"""What was typed: a move, the beginning of one, or one of a few words, in English or in the reader's language."""

from typing import NamedTuple
from unicodedata import combining, normalize

from pioche.cli.table.moves import Move, matching
from pioche.cli.table.session import Session
from pioche.core.errors import PiocheError, UnreadableMove
from pioche.i18n.words import Words

NAMES = ("help", "rules", "back", "why", "moves", "table", "quit", "reveal", "save", "again")
SHORT = {"?": "moves", "q": "quit", "h": "help"}


class Command(NamedTuple):
    """A command and what was typed after it."""

    name: str
    rest: str = ""


class Several(NamedTuple):
    """The beginning of several moves."""

    typed: str


def understand(session: Session, typed: str) -> Command | Move | Several | PiocheError:
    """What was meant, or what is wrong with it."""
    command = command_from(typed, session.words)
    if command is not None:
        return command
    try:
        return session.read(typed)
    except UnreadableMove as error:
        found = matching(session.moves(), typed) if session.may_choose else []
        if not found:
            return error
        return found[0] if len(found) == 1 else Several(typed.strip())
    except PiocheError as error:
        return error


def command_from(typed: str, words: Words) -> Command | None:
    """The command that was typed, if it is one."""
    first, _, rest = typed.strip().partition(" ")
    known = {folded(words.say(f"table-do-{name}")): name for name in NAMES} | {name: name for name in NAMES} | SHORT
    name = known.get(folded(first))
    return None if name is None else Command(name, rest.strip())


def folded(word: str) -> str:
    """A word without capitals and accents, as people type it in a hurry."""
    return "".join(sign for sign in normalize("NFD", word.casefold()) if not combining(sign))


def why(session: Session, typed: str) -> Move | PiocheError:
    """The move, if it can be made, or why it cannot."""
    try:
        return session.read(typed)
    except PiocheError as error:
        return error
