"""The lines of the menu: what can be done now, as it is picked, and as it is found by its first letters."""

from typing import NamedTuple

from rich.text import Text

from pioche.cli.table.hints import hint
from pioche.cli.table.marks import styled
from pioche.cli.table.moves import Entry, matching, menu
from pioche.cli.table.session import Session

FOUND = ("rules", "help", "back", "quit")


class Choice(NamedTuple):
    """A line of the menu: an entry of moves, or a command."""

    shown: str
    hint: str
    entry: Entry | None = None
    command: str = ""


def choices(session: Session, path: tuple[str, ...], typed: str) -> list[Choice]:
    """What can be done now: by menu, or what begins with the letters typed."""
    begun = found(session, typed) if typed.strip() else []
    if begun:
        return begun
    if session.game.is_over:
        return [command(session, name) for name in ("again", "save", "quit")]
    if session.may_reveal:
        return [command(session, "reveal"), command(session, "back")]
    if not session.may_choose:
        return []
    view = session.view()
    return [
        Choice(entry_text(entry), hint(view, entry, session.names, session.words), entry)
        for entry in menu(session.moves(), path)
    ]


def found(session: Session, typed: str) -> list[Choice]:
    """The moves and commands that begin with what was typed."""
    view = session.view()
    entries = [Entry(tuple(move.text.split()), (move,)) for move in matching(session.moves(), typed)]
    moves = [Choice(entry.moves[0].text, hint(view, entry, session.names, session.words), entry) for entry in entries]
    names = [name for name in FOUND if name != "back" or session.may_take_back]
    start = typed.strip().lower()
    return moves + [each for each in (command(session, name) for name in names) if each.shown.startswith(start)]


def command(session: Session, name: str) -> Choice:
    """A command as a line of the menu."""
    return Choice(session.words.say(f"table-do-{name}"), session.words.say(f"table-about-{name}"), command=name)


def entry_text(entry: Entry) -> str:
    """An entry as it is typed; dots where more follows."""
    return entry.move.text if entry.move else " ".join(entry.path) + " …"


def choice_line(choice: Choice, number: int, width: int) -> Text:
    """A choice in a line: the digit that picks it, how it is typed, what it does."""
    digit = str(number) if number < 10 else " "
    line = styled(f"{digit} ", "dim").append(choice.shown.ljust(width), style="bold")
    return line.append(f"  {choice.hint}")
