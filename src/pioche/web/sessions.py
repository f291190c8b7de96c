"""What a browser holds: an encrypted cookie with the secrets of its seats at the latest tables."""

import secrets
from time import time
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from litestar.types import Message, ScopeSession

from pioche.core.errors import NotYourSeat
from pioche.tables.ports import Table, Viewer

LATEST = 20
A_DAY = 24 * 60 * 60
A_SEASON = 90 * A_DAY
COOKIE = "pioche"
LOADED = "pioche.session"  # where a connection keeps what its cookie said

Connection = ASGIConnection[Any, Any, Any, Any]
Seats = dict[str, str]


class Sessions(ClientSideSessionBackend):
    """Litestar's encrypted cookies, where a cookie that somebody made up is an empty one.

    A cookie goes out only where it says something new: an answer that took long must not bring back what the browser
    held when it asked.
    """

    async def load_from_connection(self, connection: Connection) -> dict[str, Any]:
        """What the cookie says, if it is one of ours."""
        try:
            found: Any = await super().load_from_connection(connection)
        except Exception:  # whatever is wrong with it: it came from outside
            found = {}
        session = found if isinstance(found, dict) else {}
        connection.scope[LOADED] = msgspec.json.encode(session)  # type: ignore[literal-required]
        return session

    async def store_in_message(self, scope_session: ScopeSession, message: Message, connection: Connection) -> None:
        """The cookie, if it has changed; one of nobody's is left to lie."""
        before: Any = connection.scope.get(LOADED)
        if scope_session and msgspec.json.encode(scope_session) != before:
            await super().store_in_message(scope_session, message, connection)


class SessionConfig(CookieBackendConfig):
    """A cookie that scripts cannot read and other sites cannot send."""

    _backend_class = Sessions


def session_config(key: bytes, is_secure: bool) -> SessionConfig:
    """The cookie's settings; `is_secure` where the pages are read over https."""
    return SessionConfig(secret=key, key=COOKIE, max_age=A_SEASON, secure=is_secure, httponly=True, samesite="lax")


def session_of(connection: Connection) -> dict[str, Any]:
    """What the cookie holds; changes go out with the answer."""
    session: Any = connection.scope.get("session")
    return session if isinstance(session, dict) else {}


def browser_of(connection: Connection) -> str:
    """A name for this browser, made when it is first needed."""
    session = session_of(connection)
    if "id" not in session:
        session["id"] = secrets.token_urlsafe(9)
    return str(session["id"])


def stay(connection: Connection) -> None:
    """A browser that holds something holds it for a season from its latest visit on, counted in days."""
    session, today = session_of(connection), int(time() // A_DAY)
    if session and session.get("day") != today:
        session["day"] = today


def secrets_at(connection: Connection, table: str) -> Seats:
    """The secrets this browser holds at a table, by seat."""
    return dict(session_of(connection).get("tables", {}).get(table, {}))


def hold(connection: Connection, table: str, seat: int, secret: str) -> None:
    """Remember a seat; the oldest tables are forgotten."""
    browser_of(connection)
    session = session_of(connection)
    tables = dict(session.get("tables", {}))
    seats = {**tables.pop(table, {}), str(seat): secret}
    tables[table] = seats
    session["tables"] = dict(list(tables.items())[-LATEST:])


def seats_held(connection: Connection, table: Table) -> list[int]:
    """The seats of a table that this browser's secrets open now."""
    return sorted(held_at(connection, table))


def secret_of(connection: Connection, table: Table, seat: int) -> str:
    """The secret with which this browser holds a seat; an error if it does not."""
    secret = held_at(connection, table).get(seat)
    if secret is None:
        raise NotYourSeat(seat=seat)
    return secret


def held_at(connection: Connection, table: Table) -> dict[int, str]:
    """The seats a browser holds with their secrets; at a rematch the old secrets open the new seats."""
    known = secrets_at(connection, table.id)
    if not known:
        tables = session_of(connection).get("tables", {})
        known = {f"{place} {seat}": secret for place in tables for seat, secret in tables[place].items()}
    opened = ((opens(table, secret), secret) for secret in known.values())
    return {seat: secret for seat, secret in opened if seat is not None}


def viewer_of(connection: Connection, table: Table, seat: int | None) -> Viewer:
    """The eyes of a seat this browser holds, or a spectator's."""
    if seat is not None:
        secret_of(connection, table, seat)
    return Viewer(seat)


def opens(table: Table, secret: object) -> int | None:
    """The seat that a secret opens."""
    return table.seat_of(secret) if isinstance(secret, str) else None
