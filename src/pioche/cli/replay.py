"""`pioche replay`: check the records of a file, move by move."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress, SpinnerColumn, TextColumn

from pioche.core.errors import BadRecord
from pioche.i18n.words import Words
from pioche.play.luck import SECRET, SEEDED, source_of
from pioche.play.records import read_records
from pioche.play.replay import replay
from pioche.play.values import Game

MOST_TOLD = 10


class Verdict(NamedTuple):
    """What the check of one record came to."""

    number: int
    game: Game | None
    error: BadRecord | None


def replay_file(words: Words, path: Path, as_json: bool) -> None:
    """Check every record; say which are false and where they break, and leave with 1 if any is."""
    console, watched = Console(soft_wrap=True, highlight=False), Console(stderr=True)
    spinner = Progress(SpinnerColumn(), TextColumn("{task.description}"), console=watched, transient=True)
    spinner.disable = not watched.is_terminal
    checked = false = 0
    only: Game | None = None
    with spinner:
        task = spinner.add_task(words.say("replay-progress", count=0))
        for verdict in verdicts(path):
            checked += 1
            false += verdict.error is not None
            only = verdict.game
            if as_json:
                print(json.dumps(as_data(verdict), default=str))
            elif verdict.error is not None and false <= MOST_TOLD:
                console.print(escape(blame(words, verdict)))
            spinner.update(task, description=words.say("replay-progress", count=checked))
    if not as_json:
        if false > MOST_TOLD:
            console.print(words.say("replay-more", count=false - MOST_TOLD))
        if checked == 1 and only is not None:
            tell_result(words, console, only)
        console.print(words.say("replay-summary", checked=checked, false=false))
    if false:
        sys.exit(1)


def verdicts(path: Path) -> Iterator[Verdict]:
    """The check of each record of a file, in order."""
    for line in read_records(path):
        if line.trouble is not None:
            yield Verdict(line.number, None, line.trouble)
            continue
        try:
            yield Verdict(line.number, replay(line.record), None)
        except BadRecord as error:
            yield Verdict(line.number, None, error)


def blame(words: Words, verdict: Verdict) -> str:
    """Which record is false, and why."""
    assert verdict.error is not None
    return f"{words.say('replay-record', number=verdict.number)} {words.blame(verdict.error)}"


def as_data(verdict: Verdict) -> dict[str, Any]:
    """The verdict as plain data."""
    if verdict.game is not None:
        return {"record": verdict.number, "ok": True, "scores": verdict.game.scores, "winners": verdict.game.winners}
    assert verdict.error is not None
    return {"record": verdict.number, "ok": False, "rule": verdict.error.rule, **verdict.error.details}


def tell_result(words: Words, console: Console, game: Game) -> None:
    """A single record's game: what was played, the result, and what its seed proves."""
    console.print(f"[bold]{words.say(f'edition-{game.name}-{game.setup.edition.name}')}[/]")
    for seat, player in enumerate(game.players):
        mark = "*" if seat in game.winners else " "
        console.print(f" {mark} {escape(player)}{words.say('colon')}{game.scores[seat]}")
    console.print(words.say("replay-moves", count=game.length))
    seed = game.setup.seed
    known = source_of(seed) is not None
    kind = "secret" if known and seed.startswith(SECRET) else "seeded" if known and seed.startswith(SEEDED) else "other"
    console.print(words.say("replay-seed", kind=kind))
