"""Opening a table, sitting down, claiming a seat by its secret, and the links to pass on."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from pioche.core.errors import BadOption, Busy, WrongSecret
from pioche.play.setup import find_edition, find_rules, usual_seats
from pioche.tables.ports import Table, Ticket, Viewer
from pioche.tables.settings import Settings
from pioche.web.desk import Desk, TheDesk
from pioche.web.limits import address_of
from pioche.web.problems import RESPONSES
from pioche.web.rest.messages import Claimed, Claiming, Links, Opening, Seated, Sitting, TableSeen
from pioche.web.sessions import browser_of, hold, opens, seats_held, secret_of

AnyRequest = Request[Any, Any, Any]
TableName = Annotated[str, PathParameter(max_length=40)]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=5)]


@post("/api/tables", responses=RESPONSES)
async def open_table(request: AnyRequest, data: JSONBody[Opening], desk: TheDesk) -> Seated:
    """Open a table; this browser holds the host's seat."""
    desk.opening.pass_by(address_of(request))
    desk.opening_each.pass_by(browser_of(request))
    if len(desk.house.tables) >= desk.limits.tables:
        raise Busy
    settings = settings_of(data)
    bots = {chair_of(chair, settings.seats): level for chair, level in data.bots.items()}
    people = list(data.names) if data.shared and data.names else [data.name]
    tickets = await desk.house.open(settings, people, bots)
    for ticket in tickets:
        hold(request, ticket.table, ticket.seat, ticket.secret)
    desk.counts.opened.labels(settings.game).inc()
    return seated(request, await desk.house.table(tickets[0].table), tickets[0])


@get("/api/tables/{table:str}", responses=RESPONSES)
async def see_table(request: AnyRequest, table: TableName, desk: TheDesk) -> TableSeen:
    """What a visitor may know of a table, and the seats this browser holds at it."""
    desk.asking.pass_by(address_of(request))
    found = await desk.house.table(table)
    held = held_now(request, found)
    whole = found.whole(Viewer(None))
    return TableSeen(
        table=table,
        number=whole.number,
        stage=whole.stage,
        settings=whole.settings,
        chairs=whole.chairs,
        commitment=whole.commitment,
        seats=held,
        next_table=whole.next_table,
    )


@post("/api/tables/{table:str}/sit", responses=RESPONSES)
async def sit(request: AnyRequest, table: TableName, data: JSONBody[Sitting], desk: TheDesk) -> Seated:
    """Take a chair."""
    claim_gates(request, desk)
    found = await desk.house.table(table)
    ticket = await found.sit(data.name, data.seat)
    hold(request, table, ticket.seat, ticket.secret)
    return seated(request, found, ticket)


@post("/api/tables/{table:str}/claim", status_code=200, responses=RESPONSES)
async def claim(request: AnyRequest, table: TableName, data: JSONBody[Claiming], desk: TheDesk) -> Claimed:
    """Open a seat in this browser by its secret."""
    claim_gates(request, desk)
    found = await desk.house.table(table)
    seat = opens(found, data.secret)
    if seat is None:
        raise WrongSecret
    hold(request, table, seat, data.secret)
    return Claimed(table, seat, tuple(seats_held(request, found)))


@get("/api/tables/{table:str}/links", responses=RESPONSES)
async def links(request: AnyRequest, table: TableName, desk: TheDesk, seat: SeatAsked = None) -> Links:
    """The invitation, the address to watch at, and the link of an own seat."""
    desk.asking.pass_by(address_of(request))
    found = await desk.house.table(table)
    base = base_of(request, desk)
    own = None if seat is None else base + seat_link(table, secret_of(request, found, seat))
    return Links(invitation=f"{base}/t/{table}", watch=f"{base}/t/{table}?watch=1", seat=own)


def settings_of(data: Opening) -> Settings:
    """The settings that are meant, with the usual ones where nothing is said."""
    rules = find_rules(data.game)
    edition = find_edition(rules, data.edition, data.variant)
    return Settings(
        game=rules.key,
        edition=edition.key,
        variant=edition.variant,
        options=data.options,
        seats=usual_seats(edition) if data.seats is None else data.seats,
        pace=data.pace,
        is_shared=data.shared,
    )


def chair_of(text: str, seats: int) -> int:
    """A chair's number as a key of JSON."""
    if text not in {str(seat) for seat in range(seats)}:
        raise BadOption(option="first", value=text, allowed=f"0-{seats - 1}")
    return int(text)


def seated(request: AnyRequest, table: Table, ticket: Ticket) -> Seated:
    """A seat that was taken, with its link."""
    link = seat_link(ticket.table, ticket.secret)
    return Seated(ticket.table, ticket.seat, link, tuple(seats_held(request, table)))


def held_now(request: AnyRequest, table: Table) -> tuple[int, ...]:
    """The seats this browser holds; those that an old secret opens at a rematch are held from now on."""
    seats = seats_held(request, table)
    for seat in seats:
        hold(request, table.id, seat, secret_of(request, table, seat))
    return tuple(seats)


def seat_link(table: str, secret: str) -> str:
    """The address that opens a seat; what follows the # never leaves the browser."""
    return f"/t/{table}#seat={secret}"


def base_of(request: AnyRequest, desk: Desk) -> str:
    """How friends reach this server: its own address if it knows one, else the one that was asked."""
    return desk.options.address or f"{request.url.scheme}://{request.headers.get('host', '')}"


def claim_gates(request: AnyRequest, desk: Desk) -> None:
    """Seats are not to be guessed or filled by machines."""
    desk.claiming.pass_by(address_of(request))
    desk.claiming_each.pass_by(browser_of(request))


HANDLERS = [open_table, see_table, sit, claim, links]
