"""Check records against the rules: `python -m tests.independent.checker FILE [FILE...]`, JSON or JSON lines.

Records and moves are counted from 0, as in the files.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from . import g5211, kobito, kudos
from .script import Fault, Header, RuleError, Script, demand, is_whole

FORMAT = "pioche/1"
RULES_VERSION = 1
GAMES: dict[str, ModuleType] = {"5211": g5211, "kobito": kobito, "kudos": kudos}


def check(record: Any) -> Fault | None:
    """The first fault of a record, or None when it holds from the first card to the winners."""
    script = None
    try:
        game, header = read_header(record)
        script = Script(record.get("luck"), record.get("moves"))
        scores, winners = game.replay(script, header)
        script.finish()
        check_result(record, "scores", scores, game.SCORE_RULE)
        check_result(record, "winners", winners, game.WINNER_RULE)
    except RuleError as broken:
        return Fault(script.at if script else None, broken.rule, broken.reason)
    return None


def read_header(record: Any) -> tuple[ModuleType, Header]:
    """A known format, game, edition and variant, a number of seats it can have, known options."""
    demand(isinstance(record, dict), "RECORD", "a record is one JSON object")
    demand(record.get("format") == FORMAT, "RECORD", f"the format is not {FORMAT}")
    version = record.get("rules_version")
    demand(is_whole(version) and version == RULES_VERSION, "RECORD", f"unknown rules version {version!r}")
    name, edition, variant = (record.get(key) for key in ("game", "edition", "variant"))
    demand(isinstance(name, str) and name in GAMES, "RECORD", f"unknown game {name!r}")
    game = GAMES[name]
    known = any((edition, variant) == each for each in game.EDITIONS)
    demand(known, "RECORD", f"{name} has no edition {edition!r} with variant {variant!r}")
    seats, players, options = (record.get(key) for key in ("seats", "players", "options"))
    demand(is_whole(seats), "RECORD", "seats is not a whole number")
    demand(isinstance(options, dict), "RECORD", "options is not an object")
    header = Header(edition, variant, seats, options)
    game.check_header(header)
    named = isinstance(players, list) and all(isinstance(player, str) for player in players)
    demand(named and len(players) == seats, "RECORD", "players is not one name for each seat")
    return game, header


def check_result(record: dict[str, Any], key: str, value: list[int], rule: str) -> None:
    """The record must say what the rules give."""
    said = record.get(key)
    right = said == value and all(map(is_whole, said))
    demand(right, rule, f"{key} should be {value}, the record has {said!r}")


def load(path: str) -> Iterator[Any]:
    """The records of a file: one JSON value (an object, or a list of them), or one object per line."""
    with Path(path).open(encoding="utf-8") as lines:
        first = next((line for line in lines if line.strip()), "")
        if parse(first) is not None:
            yield from spread(parse(first))
            yield from (parse(line) for line in lines if line.strip())
            return
    whole = Path(path).read_text(encoding="utf-8")
    if parse(whole) is not None:
        yield from spread(parse(whole))
    else:
        yield from (parse(line) for line in whole.split("\n") if line.strip())


def spread(value: Any) -> list[Any]:
    """The records in one JSON value."""
    return value if isinstance(value, list) else [value]


def parse(text: str) -> Any:
    """A JSON value, or None where the text is not JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def check_file(path: str) -> tuple[int, int]:
    """Print a line for every bad record of a file; how many records there are and how many are bad."""
    records = bad = 0
    try:
        for index, record in enumerate(load(path)):
            records += 1
            fault = check(record)
            if fault:
                bad += 1
                move = "-" if fault.move_index is None else fault.move_index
                print(f"{path}: record {index}, move {move}, {fault.rule}: {fault.reason}")
    except (OSError, UnicodeDecodeError) as error:
        print(f"{path}: {error}")
        return records, bad + 1
    if not records:
        print(f"{path}: no record")
    return records, bad + (not records)


def main(paths: list[str]) -> int:
    """Check all files; 0 when every record holds, 1 otherwise, 2 without a file."""
    if not paths:
        print(__doc__)
        return 2
    results = [check_file(path) for path in paths]
    records, bad = (sum(column) for column in zip(*results, strict=True))
    print(f"{records} records checked, {bad} bad")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
