"""What went wrong with a request, as `application/problem+json`: a stable code, and a sentence for the reader."""

from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from pioche.core.errors import BadMessage, BadOrigin, MessageTooLarge, NothingHere, PiocheError, TooManyMessages
from pioche.web.document import note
from pioche.web.journal import told
from pioche.web.reader import words_of

PROBLEM = "application/problem+json"
STATUS = {
    "unknown-table": 404, "other-rules": 410, "wrong-secret": 403, "not-your-seat": 403, "not-the-host": 403,
    "bad-origin": 403, "stale": 409, "chair-taken": 409, "table-full": 409, "already-started": 409,
    "not-started": 409, "not-your-turn": 409, "illegal-move": 409, "game-is-over": 409, "not-over": 409,
    "too-early": 409, "no-stand-in": 409, "chat-is-off": 409, "no-rematch-yet": 409, "too-many-messages": 429,
    "message-too-large": 413, "busy": 503,
}  # fmt: skip
KEPT = ("allow", "connection")  # headers of an error that go on to the answer
log = structlog.get_logger()

AnyRequest = Request[Any, Any, Any]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """RFC 9457, with what a refusal says on the socket: its code, sentence, rule and the legal moves."""

    type: str
    title: str
    status: int
    code: str
    text: str
    rule: str | None = None
    legal: tuple[str, ...] = ()


def problem(request: AnyRequest, error: PiocheError, status: int | None = None) -> Response[Problem]:
    """The answer to a request that changed nothing."""
    code = status or STATUS.get(error.code, HTTPStatus.BAD_REQUEST)
    request.app.state.desk.refuse(error)
    content = Problem(
        type=f"urn:pioche:{error.code}",
        title=HTTPStatus(code).phrase,
        status=int(code),
        code=error.code,
        text=words_of(request).blame(error),
        rule=error.rule,
        legal=tuple(error.details.get("legal") or ()),
    )
    wait = error.details.get("wait")
    headers = {"retry-after": str(max(1, round(wait)))} if isinstance(wait, float) else {}
    return Response(content, status_code=int(code), media_type=PROBLEM, headers=headers)


def refused(request: AnyRequest, error: PiocheError) -> Response[Problem]:
    """A wish that could not be fulfilled."""
    return problem(request, error)


def misread(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """A request that is none of ours, or not as it must be."""
    status = error.status_code
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return broken(request, error)
    kinds: dict[int, type[PiocheError]] = {
        403: BadOrigin, 404: NothingHere, 413: MessageTooLarge, 429: TooManyMessages,
    }  # fmt: skip
    trouble = kinds.get(status, BadMessage)()
    if isinstance(trouble, NothingHere) and "text/html" in request.headers.get("accept", ""):
        return nothing_here(request, trouble)
    answer = problem(request, trouble, status)
    answer.headers.update({name: value for name, value in (error.headers or {}).items() if name.lower() in KEPT})
    return answer


def nothing_here(request: AnyRequest, trouble: NothingHere) -> Response[str]:
    """A page that says so, for whoever reads pages."""
    words = words_of(request)
    page = note(words, "/", words.blame(trouble), files=request.app.state.assets.address)
    return Response(page, status_code=HTTPStatus.NOT_FOUND, media_type=MediaType.HTML)


def broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    """An error of ours: told to the log with where it happened, to the reader without."""
    log.error("broken", path=told(request.url.path), kind=type(error).__name__, exc_info=error)
    return problem(request, PiocheError(), HTTPStatus.INTERNAL_SERVER_ERROR)


TROUBLE = {
    400: "What was sent cannot be read, or names something that is not there",
    403: "Not yours to do, or not from this site",
    404: "There is no such table",
    409: "The table does not allow it now",
    410: "The table was played under other rules, and cannot be opened any more",
    413: "Too long",
    429: "Too often",
    503: "Not just now",
}
RESPONSES = {
    status: ResponseSpec(data_container=Problem, media_type=PROBLEM, generate_examples=False, description=about)
    for status, about in TROUBLE.items()
}
HANDLERS: Any = {PiocheError: refused, HTTPException: misread, Exception: broken}
