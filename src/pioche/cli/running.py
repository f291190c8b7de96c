"""Many games as a command plays them: on what it was asked to, with a bar, files, and an ear for Ctrl-C."""

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from rich.console import Console

from pioche.cli.figures import number, rate
from pioche.cli.outputs import Outputs, Targets
from pioche.cli.progress import GamesBar, compiling_teller
from pioche.cli.stopping import stoppable
from pioche.core.errors import BadOption
from pioche.i18n.words import Words
from pioche.lab.cluster import Cluster
from pioche.lab.plan import Plan, check_seeds
from pioche.lab.plots import Picture
from pioche.lab.shares import Part
from pioche.lab.simulation import fitting, make_ready, name_of, on_gpu, simulated

STOPPED = 130


@dataclass(frozen=True)
class Wishes:
    """How many games are wished for, on what, and what is to become of them."""

    games: int
    seed: int
    targets: Targets = field(default_factory=Targets)
    as_json: bool = False
    uses_gpu: bool = False
    ray: str | None = None
    workers: int | None = None

    @property
    def keeps_records(self) -> bool:
        """Whether records are written."""
        return self.targets.records is not None


@dataclass
class Done:
    """How far it came."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    by: str = ""


def run_games(
    words: Words,
    plans: Sequence[Plan],
    wishes: Wishes,
    add: Callable[[Sequence[Part]], None],
    finished: Callable[[], tuple[dict[str, Any], Picture]],
) -> Done:
    """Play; `add` is given the parts of each stretch of seeds, and `finished` gives what goes into files at the end."""
    check_seeds(wishes.seed, wishes.games)
    wishes.targets.check()
    if wishes.uses_gpu and wishes.ray is not None:
        raise BadOption(option="--gpu", value="--ray", allowed="--gpu / --ray")
    keeps = wishes.keeps_records
    play = on_gpu(plans, keeps) if wishes.uses_gpu else fitting(plans, wishes.games, keeps)
    done = Done(by="ray" if wishes.ray is not None else name_of(play))
    with ExitStack() as stack:
        outputs = Outputs(stack, plans, wishes.targets)
        stop = stack.enter_context(stoppable())
        cluster = None
        if wishes.ray is not None:
            cluster = stack.enter_context(Cluster(wishes.ray, wishes.workers))
        make_ready(play, plans, compiling_teller(words))
        bar = stack.enter_context(GamesBar(words, plans[0].game, wishes.games))
        begin = perf_counter()
        for parts in simulated(
            plans, wishes.seed, wishes.games, play=play, workers=wishes.workers,
            keeps_records=keeps, cluster=cluster,
        ):  # fmt: skip
            add(parts)
            outputs.add(parts)
            done.games += parts[0].games
            done.decisions += sum(sum_of(part.decisions) for part in parts)
            bar.show(done.games, done.decisions)
            if stop.is_wished:
                break
        done.seconds = perf_counter() - begin
        outputs.finish(*finished())
    return done


def sum_of(column: Any) -> int:
    """The sum of a column, list or array."""
    return int(column.sum()) if hasattr(column, "dtype") else sum(column)


def tell_end(words: Words, done: Done, wishes: Wishes) -> None:
    """How fast it was, for people; and if it was stopped, after how many games, with the exit code for that."""
    console = Console(stderr=True, highlight=False)
    if not wishes.as_json:
        seconds = max(done.seconds, 1e-6)
        facts = {"games": rate(words, done.games / seconds), "decisions": rate(words, done.decisions / seconds)}
        console.print(words.say("simulate-took", by=done.by, seconds=number(words, seconds, 1), **facts), markup=False)
    if done.games < wishes.games:
        console.print(words.say("simulate-stopped", done=done.games, wanted=wishes.games), markup=False)
        sys.exit(STOPPED)
