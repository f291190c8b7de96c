"""What every answer carries, and which hosts are served: a small layer around everything else."""

from collections.abc import Awaitable, Callable, Collection, MutableMapping
from typing import Any
from urllib.parse import urlsplit

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
Receive = Callable[[], Awaitable[Message]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = "; ".join(
    (
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'",
        "font-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
        "require-trusted-types-for 'script'", "trusted-types lit-html",
    )
)  # fmt: skip
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
# what a browser never shows as a page by itself needs no policy for pages
PARTS = (b"text/javascript", b"text/css", b"font/")
FOR_PARTS = tuple(pair for pair in HEADERS if pair[0] in (b"x-content-type-options", b"cross-origin-resource-policy"))
# what a request is answered by may show a hand or open a seat: it is kept nowhere
UNLESS_SAID = ((b"cache-control", b"no-store"),)
WRONG_HOST = 421


class Surroundings:
    """An ASGI layer that adds the security headers and turns unknown hosts away."""

    def __init__(self, app: ASGIApp, hosts: Collection[str]) -> None:
        self.app = app
        self.hosts = frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] != "http" and scope["type"] != "websocket":
            await self.app(scope, receive, send)
        elif self.hosts and host_name(header(scope, b"host")) not in self.hosts:
            await turn_away(scope, send)
        elif scope["type"] == "http":
            await self.app(with_body(scope), receive, with_headers(send))
        else:
            await self.app(scope, receive, send)


def with_body(scope: Scope) -> Scope:
    """HEAD is GET, whose body the layer below leaves out."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def with_headers(send: Send) -> Send:
    """The same, with the headers on every answer."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", ()))
            names = {name.lower() for name, _ in given}
            kind = next((value for name, value in given if name.lower() == b"content-type"), b"")
            ours = (*(FOR_PARTS if kind.startswith(PARTS) else HEADERS), *UNLESS_SAID)
            message["headers"] = [*given, *(pair for pair in ours if pair[0] not in names)]
        await send(message)

    return sending


async def turn_away(scope: Scope, send: Send) -> None:
    """No answer for a name that is not ours: another site may point its name at us."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    await send({"type": "http.response.start", "status": WRONG_HOST, "headers": list(HEADERS)})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def header(scope: Scope, name: bytes) -> str:
    """A header's value."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def host_name(host: str) -> str:
    """The name in a `Host` header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_same_origin(origin: str, host: str, address: str = "") -> bool:
    """Whether a page's origin is this very host, or the address it has outside; what is no browser sends none."""
    if not origin or origin == address:
        return True
    return origin.startswith(("http://", "https://")) and origin.split("//", 1)[1] == host
