"""Records: a finished game as one JSON object, many games one to a line."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

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
    """Write records one to a line, and say how many."""
    count = 0
    try:
        with Path(path).open("w", encoding="utf-8") as file:
            for record in records:
                file.write(to_line(record) + "\n")
                count += 1
    except OSError as error:
        raise FileTrouble(path=str(path), reason=error.strerror or str(error)) from None
    return count


def read_records(path: str | Path) -> Iterator[Line]:
    """The records of a file, whether it holds one object or one to a line."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        yield Line(1, None, BadRecord(reason="not-text"))
        return
    except OSError as error:
        raise FileTrouble(path=str(path), reason=error.strerror or str(error)) from None
    whole = parse(text)
    if whole.trouble is None:
        yield whole
        return
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        yield Line(1, None, BadRecord(reason="empty"))
    elif len(lines) == 1 or text.lstrip().startswith("{\n"):
        yield whole
    else:
        for number, line in enumerate(lines, start=1):
            yield parse(line)._replace(number=number)


def parse(text: str) -> Line:
    """One record from its text."""
    try:
        return Line(1, json.loads(text), None)
    except (ValueError, RecursionError) as error:
        place = f"{error.lineno}:{error.colno}" if isinstance(error, json.JSONDecodeError) else ""
        return Line(1, None, BadRecord(reason="not-json", place=place))
