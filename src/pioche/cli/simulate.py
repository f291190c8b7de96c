"""`pioche simulate`: many games between bots, counted."""

import json
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pioche.bots import Bot
from pioche.cli.options import read_bots, read_options
from pioche.cli.stopping import stoppable
from pioche.core.errors import BadOption
from pioche.i18n.words import Words
from pioche.play.luck import MOST_SEED, new_seed
from pioche.play.match import play_match
from pioche.play.records import new_file, to_line
from pioche.play.setup import Setup, prepare
from pioche.play.tally import Tally
from pioche.play.values import Game

STOPPED = 130


def simulate(
    words: Words,
    game: str,
    edition: str | None,
    variant: str | None,
    seats: int | None,
    games: int,
    seed: int,
    levels: str,
    options: list[str],
    records: Path | None,
    as_json: bool,
) -> None:
    """Play, count and report; Ctrl-C reports what was done so far."""
    if seed > MOST_SEED - games:
        raise BadOption(option="seed", value=seed, allowed=f"0-{MOST_SEED - games}")
    setup = prepare(game, edition, variant, seats, read_options(options), None, "")
    bots = read_bots(levels, setup.game, setup.seats)
    setup = replace(setup, players=tuple(f"bot:{bot.level}" for bot in bots))
    tally = Tally([bot.level for bot in bots])
    with stoppable() as stop, new_file(records) if records else nullcontext() as file, progress(words) as bar:
        task = bar.add_task(words.say("simulate-progress", game=setup.game), total=games)
        for finished in matches(setup, bots, games, seed):
            tally.add(finished)
            keep(file, finished)
            bar.advance(task)
            if stop.is_wished:
                break
    report(words, setup, tally, as_json)
    if tally.games < games:
        Console(stderr=True).print(words.say("simulate-stopped", done=tally.games, wanted=games))
        sys.exit(STOPPED)


def matches(setup: Setup, bots: list[Bot], games: int, seed: int) -> Iterator[Game]:
    """One finished game after another, each with the next seed."""
    choices = [(bot.choose, bot.needs_to_know) for bot in bots]
    for number in range(seed, seed + games):
        yield play_match(replace(setup, seed=new_seed(number)), choices, number)


def keep(file: TextIO | None, game: Game) -> None:
    """Write the record of a game where records are wanted."""
    if file is not None:
        file.write(to_line(game.record()) + "\n")


def progress(words: Words) -> Progress:
    """A bar that shows how far it is, on the error stream, only where somebody watches."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(words.say("simulate-left")),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)


def report(words: Words, setup: Setup, tally: Tally, as_json: bool) -> None:
    """The counts, for people or for programs."""
    facts = tally.report()
    if as_json:
        edition = setup.edition
        about = {"game": setup.game, "edition": edition.key, "variant": edition.variant, "seats": setup.seats}
        print(json.dumps({**about, "options": setup.other_options(), "result": facts}))
        return
    console = Console()
    title = words.say("simulate-title", edition=words.say(f"edition-{setup.game}-{setup.edition.name}"))
    table = Table(title=title, title_style="bold", title_justify="left")
    for column in ("chair", "bot", "wins", "score", "range"):
        table.add_column(words.say(f"column-{column}"), justify="left" if column in ("chair", "bot") else "right")
    for seat in facts["seats"]:
        table.add_row(words.say("seat", number=seat["seat"] + 1), words.say(f"bot-{seat['bot']}"), *numbers(seat))
    if len(facts["bots"]) > 1:
        table.add_section()
        for level, sums in facts["bots"].items():
            table.add_row(words.say("simulate-all"), words.say(f"bot-{level}"), *numbers(sums))
    console.print(table)
    console.print(words.say("simulate-summary", games=facts["games"], moves=str(facts["moves_per_game"])))


def numbers(sums: dict[str, Any]) -> list[str]:
    """Wins and score with their margins, and the range of scores."""
    if not sums["games"]:
        return ["", "", ""]
    return [
        f"{100 * sums['wins']:.1f} ± {100 * sums['wins_margin']:.1f} %",
        f"{sums['score']:.2f} ± {sums['score_margin']:.2f}",
        f"{sums['lowest']} … {sums['highest']}",
    ]
