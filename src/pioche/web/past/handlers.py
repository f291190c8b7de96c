"""Finished games over HTTP: `/g/{table}`, the replay, its pictures and the record."""

import gzip
from asyncio import to_thread
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from pioche.core.errors import NotOver, OtherRules, SeatsNotAllowed, UnknownTable
from pioche.draw import svg
from pioche.draw.excerpt import excerpt
from pioche.i18n.words import Words, words_in
from pioche.tables.ports import Table, Viewer
from pioche.web.art import SVG
from pioche.web.assets import TheAssets
from pioche.web.desk import TheDesk
from pioche.web.document import note
from pioche.web.limits import address_of
from pioche.web.past.film import Film, film_of
from pioche.web.past.page import Look, past_page
from pioche.web.problems import RESPONSES, STATUS
from pioche.web.reader import language_of, remember, words_of
from pioche.web.rest.messages import Replayed
from pioche.web.rest.seats import AnyRequest
from pioche.web.telling import names_of
from pioche.web.wire import Language

TableName = Annotated[str, PathParameter(max_length=40)]
Eyes = Annotated[int | None, QueryParameter(ge=0, le=5)]
At = Annotated[int | None, QueryParameter(ge=0, le=100_000)]
QUICK = 5
A_DAY = "private, max-age=86400"
PLAIN = {"skip_session": True, "no_csrf": True}


@get("/g/{table:str}", media_type=MediaType.HTML, include_in_schema=False)
async def past(
    request: AnyRequest,
    table: TableName,
    desk: TheDesk,
    assets: TheAssets,
    at: At = None,
    eyes: FromQuery[str] = "",
) -> Response[str]:
    """The page of a finished game; of one that goes on, or is not there, a page that says so."""
    desk.asking.pass_by(address_of(request))
    words, files = words_of(request), assets.address
    try:
        found = await desk.house.table(table)
        film = await to_thread(film_of, found.record())
    except (NotOver, OtherRules, UnknownTable) as error:
        on = {"to": f"/t/{table}", "way": "past-to-table"} if isinstance(error, NotOver) else {}
        told = note(words, f"/g/{table}", words.blame(error), **on, files=files)
        return Response(told, status_code=STATUS[error.code])
    chairs = found.whole(Viewer(None)).chairs
    seat = int(eyes) if eyes.isascii() and eyes.isdigit() and int(eyes) < len(chairs) else None
    moment = film.last if at is None else min(at, film.last)
    look = Look(table, film, names_of(chairs, words), moment, seat, words)
    answer = Response(await to_thread(past_page, look, files), headers={"vary": "accept-language, cookie"})
    remember(request, answer)
    return answer


@get("/api/tables/{table:str}/record", opt=PLAIN, responses=RESPONSES)
async def record(request: AnyRequest, table: TableName, desk: TheDesk) -> dict[str, Any]:
    """The record of a finished game, for `pioche replay` or any program that knows the rules."""
    desk.asking.pass_by(address_of(request))
    return (await desk.house.table(table)).record()


@get("/api/tables/{table:str}/replay", opt=PLAIN, responses=RESPONSES)
async def replayed(
    request: AnyRequest,
    table: TableName,
    desk: TheDesk,
    eyes: Eyes = None,
    lang: FromQuery[Language | None] = None,
    views: FromQuery[bool] = True,
) -> Response[Replayed]:
    """A finished game move by move, as a seat or a spectator saw it; without `views` just its story."""
    desk.asking.pass_by(address_of(request))
    found = await desk.house.table(table)
    words = words_in(lang or language_of(request))
    told = await to_thread(story, found, eyes, words, views)
    text = msgspec.json.encode(told)
    headers = {"vary": "accept-encoding, accept-language, cookie"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        text, headers["content-encoding"] = gzip.compress(text, QUICK, mtime=0), "gzip"
    return Response(text, media_type=MediaType.JSON, headers=headers)  # type: ignore[arg-type]


def story(table: Table, eyes: int | None, words: Words, views: bool) -> Replayed:
    """The whole game in words, and if wished the table after every move."""
    film, whole = film_for(table, eyes), table.whole(Viewer(None))
    names = names_of(whole.chairs, words)
    steps = tuple(film.step(at, eyes, words, names, views) for at in range(film.last + 1))
    return Replayed(table.id, whole.settings, tuple(names), eyes, steps)


@get("/api/tables/{table:str}/picture", media_type=SVG, opt=PLAIN, responses=RESPONSES)
async def picture(
    request: AnyRequest,
    table: TableName,
    desk: TheDesk,
    at: At = None,
    eyes: Eyes = None,
    whole: FromQuery[bool] = False,
) -> Response[str]:
    """A finished game's table after a move, drawn: narrow, or the whole table as wide as it is."""
    desk.asking.pass_by(address_of(request))
    found = await desk.house.table(table)
    drawing = await to_thread(drawn, found, at, eyes, whole)
    return Response(drawing, media_type=SVG, headers={"cache-control": A_DAY})


def drawn(table: Table, at: int | None, eyes: int | None, whole: bool) -> str:
    """The drawing of one moment."""
    film = film_for(table, eyes)
    view = film.view(film.last if at is None else min(at, film.last), eyes)
    return svg(view) if whole else excerpt(view, range(view["seats"]), view["game"])


def film_for(table: Table, eyes: int | None) -> Film:
    """The film of a table, if it has such a seat."""
    film = film_of(table.record())
    seats = film.record["seats"]
    if eyes is not None and eyes >= seats:
        raise SeatsNotAllowed(game=film.record["game"], seats=eyes, least=0, most=seats - 1)
    return film


HANDLERS = [past, record, replayed, picture]
