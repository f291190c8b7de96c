"""Shares played on a cluster of many machines by Ray.

Ray runs in a process of its own: what it writes, the signals it takes and the minutes it would wait for an address
where nobody answers stay there.
"""

import socket
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, Self

from pioche.core.errors import ClusterTrouble, PiocheError
from pioche.core.extras import need
from pioche.lab.driver import drive
from pioche.lab.plan import Plan
from pioche.lab.shares import Part
from pioche.lab.workers import Play, ctrl_c_held

LOCAL = "local"
AUTO = "auto"
# seconds that an address has to answer at all, and Ray behind it; and to begin a cluster here
KNOCKS, ANSWERS, BEGINS = 3, 20, 120
LEAVES = 15


class Cluster:
    """A Ray cluster: that at an address, one that runs on this machine (`auto`), or a new one for as long as this."""

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        need("ray", "lab")
        self.address = address
        self.workers = 0
        self._patience = BEGINS if address == LOCAL else ANSWERS
        if address not in (LOCAL, AUTO):
            knock(address)
        ours, theirs = get_context("spawn").Pipe()
        self._line = ours
        with ctrl_c_held():
            self._driver = get_context("spawn").Process(target=drive, args=(theirs, address, workers), daemon=True)
            self._driver.start()
        theirs.close()

    def __enter__(self) -> Self:
        try:
            if not self._line.poll(self._patience):
                raise ClusterTrouble(reason="no-answer", address=self.address)
            self.address, self.workers = self._heard()
        except BaseException:
            # nothing is left behind at an address that never answered; what began here must be ended in order
            self._leave(LEAVES if self.address == LOCAL else 0)
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._leave(LEAVES)

    def parts(
        self, play: Play, plans: Sequence[Plan], first: int, games: int, size: int, keeps_records: bool
    ) -> Iterator[Part]:
        """What the shares came to, in their order; who wants no more of them leaves the cluster."""
        self._line.send((play, tuple(plans), first, games, size, keeps_records))
        while (part := self._heard()) is not None:
            yield part

    def _heard(self) -> Any:
        """The next that the driver tells, if it tells no trouble."""
        try:
            told = self._line.recv()
        except (EOFError, OSError):
            raise ClusterTrouble(reason="no-answer", address=self.address) from None
        if isinstance(told, PiocheError):
            raise told
        return told

    def _leave(self, patience: int) -> None:
        self._line.close()
        self._driver.terminate()
        self._driver.join(patience)
        if self._driver.is_alive():
            self._driver.kill()
            self._driver.join()


def knock(address: str) -> None:
    """Refuse an address that is none, or where nobody answers."""
    host, colon, port = address.rpartition(":")
    if not colon or not host or not port.isdecimal() or "/" in host:
        raise ClusterTrouble(reason="no-address", address=address)
    with suppress(OSError, OverflowError, UnicodeError), socket.create_connection((host, int(port)), KNOCKS):
        return
    raise ClusterTrouble(reason="no-answer", address=address)
