"""Writing the record of a finished game."""

from os.path import expanduser, isfile
from pathlib import Path

from pioche.cli.table.session import Session
from pioche.core.errors import FileTrouble
from pioche.play.records import write_records


def free_name(game: str) -> str:
    """A file name that is not taken here."""
    number = 1
    while Path(name := f"{game}-{number}.json").exists():
        number += 1
    return name


def save(session: Session, name: str) -> str | None:
    """Write the record to a new file; what is wrong, if it cannot be written."""
    path = expanduser(name.strip())
    if not name.strip():
        return session.words.say("table-save-empty")
    if isfile(path):
        return session.words.say("table-save-exists", path=path)
    try:
        write_records(path, [session.game.record()])
    except FileTrouble as error:
        return session.blame(error)
    return None
