"""How much of everything one process, one address and one browser may ask for."""

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from pioche.core.errors import TooManyMessages

SECONDS = 60.0


class Pace(msgspec.Struct, frozen=True):
    """So many at once, and then so many a minute."""

    burst: int
    a_minute: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """All limits of one process; a test or a benchmark sets others."""

    body: int = 16 * 1024
    message: int = 4 * 1024  # longer ones are refused
    frame: int = 64 * 1024  # longer ones end the connection
    head: int = 32 * 1024  # of a request: what comes before its body
    for_head: float = 10.0  # seconds
    for_body: float = 10.0
    hello: float = 10.0  # seconds until a socket must have said hello
    stuck: float = 30.0  # seconds until a socket that takes nothing more counts as gone
    wait: float = 25.0  # seconds that a long request waits at most
    tables: int = 3000  # live at once; more are not opened
    sockets: int = 4000
    sockets_each: int = 100  # of one address
    messages: Pace = Pace(burst=40, a_minute=600)
    patience: int = 200  # messages over the pace before a socket is closed
    opening: Pace = Pace(burst=20, a_minute=20)  # tables, of one address
    opening_each: Pace = Pace(burst=10, a_minute=6)  # tables, of one browser
    claiming: Pace = Pace(burst=60, a_minute=60)  # seats taken or claimed, of one address
    claiming_each: Pace = Pace(burst=30, a_minute=30)
    asking: Pace = Pace(burst=300, a_minute=1200)  # other requests for tables, of one address


@lru_cache(1000)
def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 the whole network that a household has for itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from, as it is counted."""
    return neighbourhood(connection.client.host) if connection.client else ""


class Bucket:
    """Tokens that come back with time; each thing done takes one."""

    def __init__(self, pace: Pace, now: Callable[[], float] = monotonic) -> None:
        self._pace, self._now = pace, now
        self._tokens, self._at = float(pace.burst), now()

    def take(self) -> bool:
        """Whether one more may be done now."""
        now = self._now()
        gained = (now - self._at) * self._pace.a_minute / SECONDS
        self._tokens, self._at = min(self._pace.burst, self._tokens + gained), now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until the next one may be done."""
        return max(0.0, (1 - self._tokens) * SECONDS / self._pace.a_minute)


class Gate:
    """A bucket for everybody who asks; the one not seen for longest is forgotten first."""

    MOST = 10_000

    def __init__(self, pace: Pace, now: Callable[[], float] = monotonic) -> None:
        self._pace, self._now = pace, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def pass_by(self, who: str) -> None:
        """Let somebody by, or refuse who comes too often."""
        bucket = self._buckets.setdefault(who, Bucket(self._pace, self._now))
        self._buckets.move_to_end(who)
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise TooManyMessages(wait=round(bucket.wait, 1))
