"""QR codes of the project's own addresses, as pictures: friends point their phones at them."""

from io import BytesIO
from typing import Annotated

import segno
from litestar import Response, get
from litestar.params import QueryParameter

from pioche.core.errors import BadMessage
from pioche.web.desk import TheDesk
from pioche.web.limits import address_of
from pioche.web.rest.seats import AnyRequest, SeatAsked, TableName, base_of, seat_link
from pioche.web.sessions import secret_of

SVG = "image/svg+xml"
LONGEST = 200
Own = Annotated[str, QueryParameter(min_length=1, max_length=LONGEST, pattern=r"^/[^\s\\]*$")]


@get("/api/qr", include_in_schema=False)
async def code(request: AnyRequest, desk: TheDesk, of: Own) -> Response[bytes]:
    """The code of a path here; a secret has no place in it, since what is asked for may be logged on its way."""
    desk.asking.pass_by(address_of(request))
    if of.startswith("//") or "#" in of:
        raise BadMessage
    return picture(base_of(request, desk) + of)


@get("/api/tables/{table:str}/qr", include_in_schema=False)
async def seat_code(request: AnyRequest, table: TableName, desk: TheDesk, seat: SeatAsked = None) -> Response[bytes]:
    """The code of the invitation, or of the link of a seat this browser holds."""
    desk.asking.pass_by(address_of(request))
    found = await desk.house.table(table)
    path = f"/t/{table}" if seat is None else seat_link(table, secret_of(request, found, seat))
    return picture(base_of(request, desk) + path)


def picture(address: str) -> Response[bytes]:
    """An address as a picture, dark on light in either theme; for nobody's cache."""
    drawn = BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", scale=4, border=4, light="#ffffff", xmldecl=False
    )
    return Response(drawn.getvalue(), media_type=SVG, headers={"cache-control": "no-store"})


HANDLERS = [code, seat_code]
