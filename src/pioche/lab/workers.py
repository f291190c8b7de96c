"""Shares played one by one, on threads, or in processes of this machine; parts come in the order of the shares."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from os import cpu_count

from pioche.lab.shares import Part, Share

Play = Callable[[Share], Part]


def cores() -> int:
    """How many workers this machine keeps busy."""
    return cpu_count() or 1


def on_threads(play: Play, shares: Iterable[Share], workers: int) -> Iterator[Part]:
    """For machine code, which runs beside Python."""
    with ThreadPoolExecutor(workers) as pool:
        yield from in_order(pool, play, shares, workers)


def in_processes(play: Play, shares: Iterable[Share], workers: int) -> Iterator[Part]:
    """For plain Python; the share of a worker that died is played here."""
    # workers begin anew and do not copy this process, whose threads could be in the middle of anything
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=ignore_ctrl_c) as pool:
        yield from in_order(pool, play, shares, workers)


def in_order(pool: Executor, play: Play, shares: Iterable[Share], workers: int) -> Iterator[Part]:
    """A few shares ahead of what is asked for; what is not wanted any more is not begun."""
    waiting: deque[tuple[Share, Future[Part] | None]] = deque()
    try:
        for share in shares:
            waiting.append((share, handed(pool, play, share)))
            if len(waiting) > 2 * workers:
                yield taken(play, *waiting.popleft())
        while waiting:
            yield taken(play, *waiting.popleft())
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def handed(pool: Executor, play: Play, share: Share) -> "Future[Part] | None":
    """A share given to a worker, or nothing where no worker lives any more."""
    try:
        with ctrl_c_held():
            return pool.submit(play, share)
    except BrokenProcessPool:
        return None


def taken(play: Play, share: Share, future: "Future[Part] | None") -> Part:
    """What a worker made of its share, or what we make of it in its place."""
    if future is not None:
        try:
            return future.result()
        except BrokenProcessPool:
            pass
    return play(share)


def ignore_ctrl_c() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that reports hears it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def ctrl_c_held() -> Iterator[None]:
    """A process begun in here is deaf to Ctrl-C from its first moment; here it comes a moment later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    start_tracker()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def start_tracker() -> None:
    """Python's own helper of processes, which lets Ctrl-C through when it begins, must have begun."""
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()
