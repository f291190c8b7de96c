"""The rules over HTTP: `/rules`, and `/rules/{game}` with an anchor for every clause."""

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import CookieParameter, FromPath, FromQuery, HeaderParameter

from pioche.games.catalogue import GAMES
from pioche.web.reader import COOKIE, page_for, reader_words
from pioche.web.rules.pages import index_page, rules_page

Kept = Annotated[str | None, CookieParameter(name=COOKIE, required=False)]
Wished = Annotated[str, HeaderParameter(name="accept-language", required=False)]


@get("/rules", media_type=MediaType.HTML, sync_to_thread=False, include_in_schema=False)
def rules_index(lang: FromQuery[str | None] = None, kept: Kept = None, wished: Wished = "") -> Response[str]:
    """The three games to read about."""
    language = reader_words(lang, kept, wished).language
    return page_for(language, lang, index_page(language))


@get("/rules/{game:str}", media_type=MediaType.HTML, sync_to_thread=True, include_in_schema=False)
def rules_of_game(
    game: FromPath[str], lang: FromQuery[str | None] = None, kept: Kept = None, wished: Wished = ""
) -> Response[str]:
    """The rules of a game."""
    if game not in GAMES:
        raise NotFoundException
    language = reader_words(lang, kept, wished).language
    return page_for(language, lang, rules_page(language, game))


HANDLERS = [rules_index, rules_of_game]
