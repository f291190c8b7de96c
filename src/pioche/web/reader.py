"""Who reads: the language somebody wishes for."""

from typing import Any

from litestar import Response
from litestar.connection import ASGIConnection

from pioche.i18n.words import LANGUAGES, Words, words_in

LONGEST = 400
COOKIE = "lang"
YEAR = 365 * 24 * 60 * 60


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """By `?lang=`, else the cookie, else what the browser says, else English."""
    asked = connection.query_params.get("lang")
    for wish in (asked, connection.cookies.get(COOKIE)):
        if wish in LANGUAGES:
            return str(wish)
    return accepted(connection.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The language of an `Accept-Language` header that is spoken here and liked best."""
    wishes = []
    for place, part in enumerate(header[:LONGEST].split(",")):
        tag, _, weight = part.partition(";")
        language = tag.strip().lower().split("-")[0]
        if language in LANGUAGES:
            wishes.append((-weight_of(weight), place, language))
    return min(wishes)[2] if wishes else "en"


def weight_of(text: str) -> float:
    """How much a language is liked, 1 if nothing is said."""
    try:
        return float(text.strip().removeprefix("q=")) if text.strip() else 1.0
    except ValueError:
        return 0.0


def words_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Words:
    """The words of that language."""
    return words_in(language_of(connection))


def remember(connection: ASGIConnection[Any, Any, Any, Any], answer: Response[Any]) -> None:
    """Keep a language that the address asks for."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        answer.set_cookie(COOKIE, str(asked), max_age=YEAR, samesite="lax")
