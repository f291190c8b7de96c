"""The rules over HTTP: `/rules`, and `/rules/{game}` with an anchor for every clause."""

from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from pioche.games.catalogue import GAMES
from pioche.web.assets import OWN, Asset, TheAssets
from pioche.web.reader import language_of, remember
from pioche.web.rules.pages import index_page, rules_page

AnyRequest = Request[Any, Any, Any]
PLAIN = {"skip_session": True, "no_csrf": True}


@get("/rules", sync_to_thread=True, include_in_schema=False, opt=PLAIN)
def rules_index(request: AnyRequest, assets: TheAssets) -> Response[bytes]:
    """The three games to read about."""
    return sent(request, page(language_of(request), None, assets.address))


@get("/rules/{game:str}", sync_to_thread=True, include_in_schema=False, opt=PLAIN)
def rules_of_game(request: AnyRequest, game: FromPath[str], assets: TheAssets) -> Response[bytes]:
    """The rules of a game."""
    if game not in GAMES:
        raise NotFoundException
    return sent(request, page(language_of(request), game, assets.address))


@cache
def page(language: str, game: str | None, files: str) -> Asset:
    """A rules page, written and compressed once."""
    text = rules_page(language, game, files) if game else index_page(language, files)
    return Asset("rules.html", text.encode())


def sent(request: AnyRequest, asset: Asset) -> Response[bytes]:
    """A page in the reader's language; a language that the address asks for is remembered."""
    answer = asset.answer(request, OWN)
    answer.headers["vary"] = "accept-encoding, accept-language, cookie"
    remember(request, answer)
    return answer


HANDLERS = [rules_index, rules_of_game]
