"""Records: a finished game as one JSON object, many games one to a line."""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from os.path import exists, isfile, realpath
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from pioche.core.errors import BadRecord, FileTrouble


class Line(NamedTuple):
    """One record of a file: which one it is, and the record or what is wrong with its text."""

    number: int
    record: Any
    trouble: BadRecord | None


def to_line(record: dict[str, Any]) -> str:
    """A record as one line of text."""
    return json.dumps(record, ensure_ascii=False, separators=(", ", ": "))


def write_records(path: str | Path, records: Iterable[dict[str, Any]]) -> int:
    """Write records one to a line, and say how many; the file appears when the last one is written."""
    count = 0
    with new_file(path) as file:
        for record in records:
            file.write(to_line(record) + "\n")
            count += 1
    return count


@contextmanager
def new_file(path: str | Path) -> Iterator[TextIO]:
    """A text file to write; until all is written the old one, if there was one, stays as it is."""
    try:
        target = realpath(path)
    except ValueError as error:  # letters that no file name has
        raise FileTrouble(path=str(path), reason=str(error)) from None
    try:
        if exists(path) and not isfile(path):  # a pipe or a device takes what comes; a folder refuses
            with Path(path).open("w", encoding="utf-8") as file:
                yield file
        else:
            with replaced(Path(target)) as file:
                yield file
    except OSError as error:
        raise FileTrouble(path=str(path), reason=error.strerror or str(error)) from None


@contextmanager
def replaced(target: Path) -> Iterator[TextIO]:
    """A text file beside its target, which it replaces once all is written."""
    part = target.with_name(target.name + ".part")
    try:
        with part.open("w", encoding="utf-8") as file:
            yield file
        part.replace(target)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def read_records(path: str | Path) -> Iterator[Line]:
    """The records of a file, whether it holds one object or one to a line; long files are never held whole."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            first = next((line for line in file if line.strip()), "")
            opening = parse(first, 1)
            if opening.trouble is not None and is_spread_out(first):
                yield parse(first + file.read(), 1)
                return
            yield opening if first else Line(1, None, BadRecord(reason="empty"))
            number = 1
            for line in file:
                if line.strip():
                    number += 1
                    yield parse(line, number)
    except UnicodeDecodeError:
        yield Line(1, None, BadRecord(reason="not-text"))
    except OSError as error:
        raise FileTrouble(path=str(path), reason=error.strerror or str(error)) from None


def is_spread_out(first: str) -> bool:
    """Whether a first line begins an object that goes on over other lines."""
    return first.strip() in ("{", "[") or (first.lstrip().startswith("{") and first.rstrip().endswith((",", "{", "[")))


def parse(text: str, number: int) -> Line:
    """One record from its text."""
    try:
        return Line(number, json.loads(text), None)
    except (ValueError, RecursionError) as error:
        place = f"{error.lineno}:{error.colno}" if isinstance(error, json.JSONDecodeError) else ""
        return Line(number, None, BadRecord(reason="not-json", place=place))
