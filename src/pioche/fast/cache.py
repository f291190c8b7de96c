"""Machine code on disk: kept in the user's cache folder, under a hash of all it was made from."""

import hashlib
import logging
import os
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

import llvmlite
import numba
import numpy
from numba import config, njit
from numba.core.callconv import CPUCallConv
from numba.core.compiler_lock import global_compiler_lock
from numba.core.types import intp, uintp
from numba.np import arrayobj

import pioche

log = logging.getLogger("pioche.fast")
PACKAGE = Path(pioche.__file__).parent
LAYERS = ("core", "games", "fast")

decorate: Callable[..., None] = CPUCallConv.decorate_function

# called with a game and seconds: None when compiling begins, the seconds it took when it is done
Told = Callable[[str, float | None], None]


def user_cache() -> Path:
    """The user's cache folder, as the system has it; PIOCHE_CACHE names another."""
    if named := os.environ.get("PIOCHE_CACHE"):
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "pioche"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "pioche"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "pioche"


@cache
def made_from() -> str:
    """A hash of every source that machine code is made from, and of the versions that make it."""
    digest = hashlib.sha256()
    for version in (platform.python_version(), numba.__version__, llvmlite.__version__, numpy.__version__):
        digest.update(version.encode() + b"\0")
    for layer in LAYERS:
        for path in sorted((PACKAGE / layer).rglob("*.py")):
            digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def folder(game: str) -> Path:
    """Where the machine code of a game is kept, as these very sources give it."""
    return user_cache() / f"compiled-{made_from()}" / game


@contextmanager
def kept_in(place: Path) -> Iterator[None]:
    """Let what is compiled in here be kept there, and leave the cache of everybody else alone."""
    before = config.CACHE_DIR  # type: ignore[attr-defined]
    config.CACHE_DIR = str(place)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        config.CACHE_DIR = before  # type: ignore[attr-defined]


def compiled(game: str, function: Callable[..., Any]) -> Any:
    """A function as machine code, from disk if it is there; where the disk cannot be written it is made each time."""
    options: dict[str, Any] = {"nogil": True, "_nrt": False}
    try:
        with kept_in(folder(game)):
            return njit(cache=True, **options)(function)
    except (RuntimeError, OSError) as error:
        log.info("machine code is not kept: %s", error)
        return njit(**options)(function)


@contextmanager
def as_rules_are() -> Iterator[None]:
    """In here, what is compiled takes two things for granted that hold for every rule, and Numba has no switch for.

    No rule counts from a list's end, so every index is taken as it is. And what a rule is given are things apart, so
    that writing to one changes no other. With a later Numba that is made otherwise, code is the same but slower.
    """
    apart = replaced(CPUCallConv, "decorate_function", decorated)
    with global_compiler_lock, replaced(arrayobj, "fix_integer_index", as_it_is), apart:
        yield


@contextmanager
def replaced(owner: Any, name: str, other: Any) -> Iterator[None]:
    """In here, another function stands in a place, if there is one in it."""
    before = getattr(owner, name, None)
    if before is not None:
        setattr(owner, name, other)
    try:
        yield
    finally:
        if before is not None:
            setattr(owner, name, before)


def decorated(self: Any, function: Any, names: Any, kinds: Any, noalias: bool = False) -> None:
    """What the compiler is told of a function's arguments: if it is one of ours, that they are apart."""
    decorate(self, function, names, kinds, noalias or "pioche" in function.name)


def as_it_is(context: Any, builder: Any, kind: Any, index: Any, _size: Any) -> Any:
    """An index for machine code, its width alone made fit."""
    return context.cast(builder, index, kind, intp if kind.signed else uintp)


def is_kept(game: str, function: Any) -> bool:
    """Whether the machine code of a function is on disk."""
    return any(folder(game).rglob(f"*.{function.py_func.__name__}-*.nbi"))


def in_the_log(game: str, seconds: float | None) -> None:
    """What is told of compiling where nobody asked to hear it."""
    log.info("compiling %s%s", game, "" if seconds is None else f": {seconds:.1f} s")


@contextmanager
def told(by: Told) -> Iterator[None]:
    """In here, compiling is told by that."""
    tellers.append(by)
    try:
        yield
    finally:
        tellers.remove(by)


tellers: list[Told] = [in_the_log]


def first_call(game: str, function: Any, *arguments: Any) -> None:
    """Call a compiled function for the first time; where it must be made first, say so, and how long it took."""
    is_new = not is_kept(game, function)
    begin = perf_counter()
    if is_new:
        tellers[-1](game, None)
    with as_rules_are():
        function(*arguments)
    if is_new:
        tellers[-1](game, perf_counter() - begin)
