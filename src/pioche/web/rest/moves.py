"""The table where sockets are blocked: wishes by short requests, news by long ones. The messages are the socket's."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from pioche.tables.ports import Table
from pioche.web.desk import TheDesk
from pioche.web.ears import Place
from pioche.web.limits import address_of
from pioche.web.polling import listen
from pioche.web.problems import RESPONSES
from pioche.web.reader import language_of
from pioche.web.rest.messages import Doing, DoneNow
from pioche.web.rest.seats import AnyRequest, SeatAsked, TableName
from pioche.web.sessions import browser_of, session_of, viewer_of
from pioche.web.wire import AnyFromServer, Language

Number = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
Wait = Annotated[float, QueryParameter(ge=0, le=60)]
Ear = Annotated[str, QueryParameter(max_length=32)]


@post("/api/tables/{table:str}/do", status_code=200, responses=RESPONSES)
async def do(request: AnyRequest, table: TableName, data: JSONBody[Doing], desk: TheDesk) -> DoneNow:
    """Have a wish carried out; the same id again is answered again and done once."""
    desk.asking.pass_by(address_of(request))
    found = await desk.house.table(table)
    viewer = viewer_of(request, found, data.seat)
    number = await found.do(viewer, data.command, f"{browser_of(request)} {data.id}")
    desk.counts.done.labels(data.command.__struct_config__.tag).inc()
    return DoneNow(data.id, number)


@get("/api/tables/{table:str}/events", responses=RESPONSES)
async def events(
    request: AnyRequest,
    table: TableName,
    desk: TheDesk,
    seat: SeatAsked = None,
    since: Number = None,
    wait: Wait = 25.0,
    lang: FromQuery[Language | None] = None,
    ear: Ear = "",
) -> Response[list[AnyFromServer]]:
    """What happened since a number, or the whole table; waits for news. `ear` tells two listeners of a seat apart."""
    desk.asking.pass_by(address_of(request))
    found: Table = await desk.house.table(table)
    viewer = viewer_of(request, found, seat)
    language, address = lang or language_of(request), address_of(request)
    place = Place(table, viewer.seat, f"{session_of(request).get('id') or address} {ear}", address)
    texts = await listen(desk, found, place, since, min(wait, desk.limits.wait), language)
    return Response(f"[{','.join(texts)}]".encode(), media_type="application/json")  # type: ignore[arg-type]


HANDLERS = [do, events]
