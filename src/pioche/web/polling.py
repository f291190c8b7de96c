"""Listening by long requests: the messages are those of the socket."""

import asyncio
from time import monotonic

from pioche.tables.notices import AnyNotice, Happened
from pioche.tables.ports import Table, Viewer
from pioche.web.desk import Desk
from pioche.web.ears import Ear


async def listen(
    desk: Desk, table: Table, viewer: Viewer, name: str, since: int | None, wait: float, language: str
) -> list[str]:
    """The messages for one request: what is new, or after a while nothing."""
    place = (table.id, viewer.seat, name)
    teller, ear = desk.teller(table.id), desk.ears.at(place)
    if ear is None or since is None:
        ear = await desk.ears.new(place, table, viewer)
        missed = None if since is None else table.since(viewer, since)
        whole = table.whole(viewer)
        if missed is None:
            return [teller.whole(whole)]
        if missed:
            return [teller.happened(each, language) for each in missed]
    await hear(desk, ear, wait)
    ear.asked_at = monotonic()
    heard = [each for each in ear.take() if not is_known(each, since)]
    chairs = table.whole(viewer).chairs if heard else ()
    return [teller.notice(each, language, chairs) for each in heard]


async def hear(desk: Desk, ear: Ear, wait: float) -> None:
    """Wait for news, for the end of the wait or for the end of the server."""
    tasks = [asyncio.ensure_future(ear.news.wait()), asyncio.ensure_future(desk.closing.wait())]
    try:
        await asyncio.wait(tasks, timeout=wait, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()


def is_known(notice: AnyNotice, since: int | None) -> bool:
    """Whether the reader has seen this already."""
    return isinstance(notice, Happened) and since is not None and notice.whole.number <= since
