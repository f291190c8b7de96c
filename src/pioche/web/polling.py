"""Listening by long requests: the messages are those of the socket."""

import asyncio

from pioche.tables.ports import Table, Viewer
from pioche.web.desk import Desk
from pioche.web.ears import Ear, Place


async def listen(desk: Desk, table: Table, place: Place, since: int | None, wait: float, language: str) -> list[str]:
    """The messages for one request: what is new, or after a while nothing; a seat lost meanwhile sees no more."""
    ear, viewer = await desk.ears.at(place, table), Viewer(place.seat)
    if since is None:
        ear.take()
        return [desk.teller(table.id).whole(table.whole(viewer))]
    texts = news(desk, table, viewer, ear, since, language)
    if not texts:
        await hear(desk, ear, wait)
        if ear.is_sent_away:
            return [desk.teller(table.id).whole(table.whole(Viewer(None)))]
        texts = news(desk, table, viewer, ear, since, language)
    return texts


def news(desk: Desk, table: Table, viewer: Viewer, ear: Ear, since: int, language: str) -> list[str]:
    """What happened after a number, or the whole table if that is too long ago, and what passed by."""
    teller, passed = desk.teller(table.id), ear.take()
    missed = table.since(viewer, since)
    chairs = table.whole(viewer).chairs if passed else ()
    texts = [teller.whole(table.whole(viewer))] if missed is None else []
    texts += [teller.happened(each, language) for each in missed or ()]
    return texts + [teller.notice(each, language, chairs) for each in passed]


async def hear(desk: Desk, ear: Ear, wait: float) -> None:
    """Wait for news, for the end of the wait or for the end of the server."""
    tasks = [asyncio.ensure_future(ear.news.wait()), asyncio.ensure_future(desk.closing.wait())]
    try:
        await asyncio.wait(tasks, timeout=wait, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
