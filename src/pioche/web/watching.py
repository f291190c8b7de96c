"""For those who run the server: whether it is well, what it counts, and the description of its messages."""

from typing import Any

import msgspec
import structlog
from litestar import Response, get

from pioche.core.errors import UnknownTable
from pioche.core.version import __version__
from pioche.tables.tickets import new_table_id
from pioche.web.desk import Desk, TheDesk
from pioche.web.schema import socket_schema

log = structlog.get_logger()
QUIET = {"skip_session": True, "no_csrf": True}


class Health(msgspec.Struct, frozen=True):
    """Whether the server is well."""

    status: str
    version: str


@get("/health", opt=QUIET)
async def health(desk: TheDesk) -> Response[Health]:
    """Whether tables can be read and written."""
    is_well = await can_read(desk)
    return Response(Health("ok" if is_well else "store", __version__), status_code=200 if is_well else 503)


async def can_read(desk: Desk) -> bool:
    """Whether the store answers: a table that is not there is looked for in it."""
    try:
        await desk.house.table(new_table_id())
    except UnknownTable:
        return True
    except Exception:  # whatever is wrong with the store
        log.exception("store")
    return False


@get("/metrics", opt=QUIET, include_in_schema=False, sync_to_thread=False)
def metrics(desk: TheDesk) -> Response[bytes]:
    """What is counted, for Prometheus."""
    return Response(desk.counts.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/schema/socket.json", opt=QUIET, include_in_schema=False, sync_to_thread=False)
def socket_json() -> dict[str, Any]:
    """The socket's messages as JSON Schema."""
    return socket_schema()


HANDLERS = [health, metrics, socket_json]
