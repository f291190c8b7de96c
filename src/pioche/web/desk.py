"""What all parts of one server share: the house, its limits and gates, what is told and what is counted."""

import asyncio
from collections import OrderedDict

import msgspec
import structlog
from litestar.di import NamedDependency

from pioche.core.errors import Busy, PiocheError
from pioche.tables.ports import House
from pioche.web.counts import Counts
from pioche.web.ears import Ears
from pioche.web.limits import Gate, Limits
from pioche.web.telling import Teller

TELLERS = 2000
log = structlog.get_logger()


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is set up; `hosts` are the names it answers to (none: any), `address` is how friends reach it."""

    key: bytes
    address: str = ""
    hosts: tuple[str, ...] = ()
    limits: Limits = Limits()

    @property
    def is_secure(self) -> bool:
        """Whether pages are read over https."""
        return self.address.startswith("https://")


class Desk:
    """One server's shared things."""

    def __init__(self, house: House, options: Options, counts: Counts | None = None) -> None:
        limits = options.limits
        self.house, self.options, self.limits = house, options, limits
        self.counts = counts or Counts()
        self.opening, self.opening_each = Gate(limits.opening), Gate(limits.opening_each)
        self.claiming, self.claiming_each = Gate(limits.claiming), Gate(limits.claiming_each)
        self.asking = Gate(limits.asking)
        self.closing = asyncio.Event()
        self.ears = Ears()
        self._tellers: OrderedDict[str, Teller] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def teller(self, table: str) -> Teller:
        """Who tells what happens at a table."""
        teller = self._tellers.setdefault(table, Teller())
        self._tellers.move_to_end(table)
        if len(self._tellers) > TELLERS:
            self._tellers.popitem(last=False)
        return teller

    def refuse(self, error: PiocheError) -> None:
        """Something was not done: counted, and where the store failed told to the log."""
        self.counts.refusals.labels(error.code).inc()
        if isinstance(error, Busy) and "reason" in error.details:
            log.warning("store", why=error.details["reason"])

    def come(self, address: str) -> None:
        """A socket more, or a refusal where there are too many."""
        here = self._sockets.get(address, 0)
        if here >= self.limits.sockets_each or sum(self._sockets.values()) >= self.limits.sockets:
            raise Busy
        self._sockets[address] = here + 1
        self.counts.sockets.inc()

    def go(self, address: str) -> None:
        """A socket less."""
        self.counts.sockets.dec()
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


TheDesk = NamedDependency[Desk]
