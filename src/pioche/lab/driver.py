"""The process that speaks with Ray: it hands shares to the cluster and gives back what they came to, in their order."""

import logging
import os
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from secrets import token_hex
from typing import Any

from pioche.core.errors import ClusterTrouble, PiocheError
from pioche.core.version import __version__
from pioche.lab.shares import Part, Share, shares_of
from pioche.lab.workers import Play, cores, ignore_ctrl_c

# a share whose worker was lost is done again so often, before it is taken that the share itself is to blame
AGAIN = 5
MEMORY = 80 * 2**20  # of the store of a cluster begun here; a part is some hundred kilobytes
LONGEST = 200
# report to nobody, leave the numbering of GPUs alone, and ask an address only so many times
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_NUM_REDIS_GET_RETRIES": "5",
}


def drive(line: Connection, address: str, workers: int | None) -> None:
    """Join the cluster, and play what comes on the line until it is closed."""
    ignore_ctrl_c()
    fall_silent()
    ray = None
    try:
        ray = joined(address, workers)
        count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        line.send((ray.get_runtime_context().gcs_address, count))
        while True:
            play, *asked = line.recv()
            answer(ray, line, play, shares_of(*asked), 3 * count)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass
    except PiocheError as error:
        line.send(error)
    except Exception as error:
        line.send(ClusterTrouble(reason="fault", why=last_line(error)))
    finally:
        if ray is not None:
            ray.shutdown()


def answer(ray: Any, line: Connection, play: Play, shares: Iterable[Share], ahead: int) -> None:
    """All parts and then nothing, or what went wrong."""
    try:
        for part in in_order(ray, play, shares, ahead):
            line.send(part)
        line.send(None)
    except PiocheError as error:
        line.send(error)


def joined(address: str, workers: int | None) -> Any:
    """Ray, once it is in touch with the cluster or has begun one."""
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    if address == "local" and "RAY_AUTH_MODE" not in os.environ:
        # a cluster begun here is for us alone; else Ray would write a token of its own into the user's home
        os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)}
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.CRITICAL}
    if address == "local":
        ray.init("local", num_cpus=workers or cores(), include_dashboard=False, object_store_memory=MEMORY, **quiet)
        return ray
    try:
        ray.init(address, **quiet)
    except (ConnectionError, ray.exceptions.AuthenticationError) as error:
        causes = f"{error!r} {error.__cause__!r}"
        if "Authentication" in causes or "AuthToken" in causes:
            raise ClusterTrouble(reason="no-token", address=address) from None
        raise ClusterTrouble(reason="no-answer", address=address) from None
    return ray


def in_order(ray: Any, play: Play, shares: Iterable[Share], ahead: int) -> Iterator[Part]:
    """Parts in the order of the shares, some of which are ahead; Ray does the share of a lost worker again."""
    task = ray.remote(max_retries=AGAIN, num_cpus=1)(played)
    waiting: deque[Any] = deque()
    for share in shares:
        waiting.append(task.remote(play, share, __version__))
        if len(waiting) > ahead:
            yield got(ray, waiting.popleft())
    while waiting:
        yield got(ray, waiting.popleft())


def got(ray: Any, reference: Any) -> Part:
    """A part, or in words of ours why there is none."""
    try:
        part: Part = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        if isinstance(cause, PiocheError):
            raise cause from None
        raise ClusterTrouble(reason="fault", why=last_line(cause or error)) from None
    except ray.exceptions.RayError as error:
        raise ClusterTrouble(reason="lost", count=AGAIN + 1, why=last_line(error)) from None
    return part


def played(play: Play, share: Share, version: str) -> Part:
    """What a worker does, anywhere: play its share, if its rules are those of whoever asks."""
    if version != __version__:
        raise ClusterTrouble(reason="other-version", expected=version, found=__version__)
    return play(share)


def last_line(error: BaseException) -> str:
    """The gist of an error that is none of ours."""
    lines = str(error).strip().splitlines() or [""]
    return f"{type(error).__name__}: {lines[-1]}"[:LONGEST]


def fall_silent() -> None:
    """Nothing that Ray writes is for the reader of this command; what is wrong is told on the line."""
    with suppress(OSError):
        silence = os.open(os.devnull, os.O_WRONLY)
        for stream in (sys.__stdout__, sys.__stderr__):
            if stream is not None:
                os.dup2(silence, stream.fileno())
