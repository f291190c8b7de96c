"""Games of some plans with the same seeds, by whatever plays them fastest here; the results are always the same."""

from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from pioche.core.errors import BadOption
from pioche.core.extras import need
from pioche.lab.plan import Plan, check_seeds
from pioche.lab.playing import play_compiled, play_on_gpu, play_plain
from pioche.lab.shares import Part, Share, in_full, shares_of
from pioche.lab.workers import Play, cores, in_processes, on_threads

# how many games a share has, so that each takes some tenths of a second at most
SIZES: dict[Play, int] = {play_plain: 8, play_compiled: 4096, play_on_gpu: 1 << 20}
NAMES: dict[Play, str] = {play_plain: "plain", play_compiled: "compiled", play_on_gpu: "gpu"}
# machine code is asked for from so many games on: where it is ready, and where it must be compiled first
WORTH_LOADING = 500
WORTH_COMPILING = 5000
# plain games are shared out to processes from so many games on
WORTH_SHARING = 256


def simulated(
    plans: Sequence[Plan],
    first: int,
    games: int,
    *,
    play: Play | None = None,
    workers: int | None = None,
    keeps_records: bool = False,
    cluster: Any = None,
) -> Iterator[tuple[Part, ...]]:
    """Stretch of seeds after stretch of seeds, a part for each plan, on so many workers or on a cluster."""
    check_seeds(first, games)
    play = play or fitting(plans, games, keeps_records)
    size = SIZES.get(play, 1)
    shares = shares_of(plans, first, games, size, keeps_records)
    if cluster is not None:
        parts = cluster.parts(play, plans, first, games, size, keeps_records)
    else:
        parts = played_here(play, shares, games * len(plans), workers or cores())
    return in_full(parts, shares_of(plans, first, games, size, keeps_records), len(plans))


def played_here(play: Play, shares: Iterator[Share], games: int, workers: int) -> Iterator[Part]:
    """On the workers of this machine that suit the player."""
    if play is play_compiled:
        return on_threads(play, shares, workers)
    if play is play_plain and workers > 1 and games >= WORTH_SHARING:
        return in_processes(play, shares, workers)
    return map(play, shares)


def fitting(plans: Sequence[Plan], games: int, keeps_records: bool) -> Play:
    """Machine code where all play by chance, it is there, and there are games enough; else plain Python."""
    if keeps_records or games < WORTH_LOADING or not all(plan.is_random for plan in plans):
        return play_plain
    if find_spec("numba") is None or find_spec("numpy") is None:
        return play_plain
    from pioche.fast.cpu import is_ready

    is_worth_it = games >= WORTH_COMPILING or all(is_ready(plan.game) for plan in plans)
    return play_compiled if is_worth_it else play_plain


def on_gpu(plans: Sequence[Plan], keeps_records: bool) -> Play:
    """The GPU as a player, if it is there and can play this."""
    if keeps_records:
        raise BadOption(option="--gpu", value="--records", allowed="--gpu / --records")
    for plan in plans:
        if not plan.is_random:
            raise BadOption(option="--bots", value=",".join(plan.levels), allowed="random (--gpu)")
    need("numba", "gpu")
    from pioche.fast.gpu import device

    device()
    return play_on_gpu


def name_of(play: Play) -> str:
    """What plays, in one word."""
    return NAMES.get(play, "plain")


def make_ready(play: Play, plans: Sequence[Plan], tell: Callable[[str, float | None], None]) -> None:
    """Compile what must be, before anything is counted, and tell when it begins and how long it took."""
    if play is play_compiled:
        from pioche.fast.cache import told
        from pioche.fast.cpu import kernel

        with told(tell):
            for plan in plans:
                kernel(plan.game, False)
    elif play is play_on_gpu:
        tell(plans[0].game, None)
        begin = perf_counter()
        play(Share(plans[0], 0, 1))
        tell(plans[0].game, perf_counter() - begin)
