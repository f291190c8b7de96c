"""`pioche bench`: what a decision costs here, and in other libraries that are installed."""

import json
import platform
import random
import warnings
from os import cpu_count
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from pioche.cli.figures import number, rate
from pioche.cli.progress import compiling_teller
from pioche.cli.shared import Shared
from pioche.core.errors import MissingExtra
from pioche.core.extras import need
from pioche.core.version import __version__
from pioche.i18n.words import Words
from pioche.lab.plots import check_ending
from pioche.play.records import new_file


def add_bench(app: typer.Typer, words: Words, shared: Shared) -> None:
    """`pioche bench`."""

    def option(*names: str, help_key: str, **more: Any) -> Any:
        return typer.Option(*names, help=words.say(help_key), **more)

    runs_ = option("--runs", help_key="command-bench-runs", min=1)
    seconds_ = option("--seconds", help_key="command-bench-seconds", min=0.01)
    json_file_ = option("--json-file", help_key="command-bench-json-file", show_default=False, metavar="FILE.json")
    plot_ = option("--plot", help_key="command-bench-plot", show_default=False, metavar="FILE.png|.svg")

    @app.command("bench", help=words.say("command-bench"))
    def bench_(
        runs: Annotated[int, runs_] = 5,
        seconds: Annotated[float, seconds_] = 0.3,
        as_json: Annotated[bool, shared.json] = False,
        json_file: Annotated[Path | None, json_file_] = None,
        plot: Annotated[Path | None, plot_] = None,
        _lang: Annotated[str | None, shared.lang] = None,
    ) -> None:
        bench(words, runs, seconds, as_json, json_file, plot)


def bench(words: Words, runs: int, seconds: float, as_json: bool, json_file: Path | None, plot: Path | None) -> None:
    """Measure everything that is here, in turn, and tell the best of each."""
    need("numba", "fast")
    if plot is not None:
        check_ending(plot)
    facts = measured(words, runs, seconds)
    if json_file is not None:
        with new_file(json_file) as file:
            json.dump(facts, file, indent=1)
    if plot is not None:
        draw_plot(words, facts, plot)
    if as_json:
        print(json.dumps(facts))
    else:
        show(words, facts)


def measured(words: Words, runs: int, seconds: float) -> dict[str, Any]:
    """Every line measured, with the machine it was measured on."""
    from pioche.fast.cache import told
    from pioche.lab.bench.lines import measure, report
    from pioche.lab.bench.ours import our_lines
    from pioche.lab.bench.peers import missing_peers, peer_lines

    lines = our_lines(has_gpu()) + peer_lines()
    random.seed(1)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
    with warnings.catch_warnings(), told(compiling_teller(words)), bar:
        warnings.simplefilter("ignore")  # what other libraries warn of is their own
        task = bar.add_task(words.say("bench-progress"), total=len(lines) * (runs + 1))
        ended: list[Any] = []
        for steps, ended in measure(lines, runs, seconds):  # noqa: B007
            bar.update(task, completed=steps)
    return {
        "version": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": cpu_count(),
        "runs": runs,
        "seconds": seconds,
        "missing": missing_peers(),
        "lines": report(ended),
    }


def has_gpu() -> bool:
    """Whether games can be played on a GPU here."""
    from pioche.fast.gpu import device

    try:
        device()
    except MissingExtra:
        return False
    return True


def name_of(words: Words, line: dict[str, Any]) -> str:
    """What a line plays, and how."""
    key = f"bench-way-{line['way']}"
    if words.has(key):
        return f"{words.say('game-' + line['game'])}: {words.say(key)}"
    return f"{line['game']} ({line['way']})"


def show(words: Words, facts: dict[str, Any]) -> None:
    """A table of decisions a second and ratios."""
    console = Console(highlight=False)
    table = Table(title=words.say("bench-title"), title_style="bold", title_justify="left")
    for column in ("line", "decisions", "ratio"):
        table.add_column(words.say(f"bench-column-{column}"), justify="left" if column == "line" else "right")
    library = None
    for line in facts["lines"]:
        if library not in (None, line["library"]) or line["way"] == "values":
            table.add_section()
        library = line["library"]
        if line["decisions_a_second"]:
            ratio = "" if line["ratio"] is None else number(words, line["ratio"], 2 if line["ratio"] < 10 else 0)
            table.add_row(name_of(words, line), rate(words, line["decisions_a_second"]), ratio)
    console.print(table)
    console.print(words.say("bench-summary", runs=facts["runs"], seconds=str(facts["seconds"])), markup=False)
    failed = [name_of(words, line) for line in facts["lines"] if line["decisions_a_second"] is None]
    if failed:
        console.print(words.say("bench-failed", names=words.list(failed)), markup=False)
    if facts["missing"]:
        console.print(words.say("bench-missing", names=words.list(facts["missing"])), markup=False)


def draw_plot(words: Words, facts: dict[str, Any], path: Path) -> None:
    """The same as a picture."""
    from pioche.lab.bench.lines import OURS
    from pioche.lab.bench.picture import Bar, draw_bars

    bars = [
        Bar(
            name_of(words, line),
            line["decisions_a_second"],
            rate(words, line["decisions_a_second"]),
            line["library"] == OURS,
        )
        for line in facts["lines"]
        if line["decisions_a_second"]
    ]
    with new_file(path) as file:
        across = words.say("bench-column-decisions")
        draw_bars(
            file.buffer, path.suffix.lower(), words.say("bench-title"), across, bars, lambda value: number(words, value)
        )
