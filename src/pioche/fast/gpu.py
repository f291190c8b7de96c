"""The same games on an NVIDIA GPU: one game a thread, the tables in device memory, what they came to reduced there."""

from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from pioche.core.errors import MissingExtra
from pioche.core.extras import need
from pioche.fast.cpu import checked_weights
from pioche.fast.records import laid_out
from pioche.play.setup import Setup

THREADS = 128


@cache
def kernels() -> Any:
    """The module of the kernels, where numba-cuda is installed."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still asks for it
    need("numba_cuda", "gpu")
    need("numba.cuda", "gpu")
    return import_module("pioche.fast.kernels")


@cache
def device() -> Any:
    """numba-cuda, where it and a GPU are there; else an error that says what is missing."""
    cuda = kernels().cuda
    try:
        cuda.current_context()
    except Exception as error:
        raise MissingExtra(name="NVIDIA GPU", extra="gpu", why=" ".join(str(error).split()).rstrip(" :")) from None
    return cuda


def rows(
    setup: Setup, first: int, games: int, kind: str = "random", blocks: int | None = None, weights: Any = None
) -> tuple[Any, Any, Any]:
    """Play games and bring back each one's scores, winners and decisions (or the number that proves it)."""
    cuda = device()
    scores = cuda.device_array((games, setup.seats), np.int32)
    winners, found = cuda.device_array(games, np.uint8), cuda.device_array(games, np.int64)
    template = cuda.to_device(laid_out(setup))
    more = () if weights is None else (cuda.to_device(checked_weights(setup, weights)),)
    play = kernels().rows_kernel(setup.game, kind)[blocks or fitting_blocks(games), THREADS]
    play(template, first, scores, winners, found, *more)
    return scores.copy_to_host(), winners.copy_to_host(), found.copy_to_host()


def totals(setup: Setup, first: int, games: int, blocks: int | None = None) -> Any:
    """Play games and bring back their sums alone."""
    cuda = device()
    sums = cuda.to_device(np.zeros(kernels().SUMS, np.int64))
    template = cuda.to_device(laid_out(setup))
    kernels().totals_kernel(setup.game)[blocks or fitting_blocks(games), THREADS](template, first, games, sums)
    return sums.copy_to_host()


def fitting_blocks(games: int) -> int:
    """As many blocks of threads as keep every multiprocessor busy, and no more than there are games."""
    most = device().get_current_device().MULTIPROCESSOR_COUNT * 16
    return int(min(most, -(-games // THREADS)))
