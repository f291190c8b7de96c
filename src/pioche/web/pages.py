"""The pages people open, the page's files and its words."""

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from pioche.web.assets import ASK_FIRST, OWN, Asset, TheAssets
from pioche.web.sessions import stay

AnyRequest = Request[Any, Any, Any]
SHELL = "index.html"


@get(["/", "/t/{table:str}"], sync_to_thread=False, include_in_schema=False)
def shell(request: AnyRequest, assets: TheAssets) -> Response[bytes]:
    """The lobby and the table: one page that reads its own address."""
    stay(request)
    return found(assets.files.get(SHELL)).answer(request, OWN)


@get("/page/{path:path}", sync_to_thread=False, include_in_schema=False, opt={"skip_session": True, "no_csrf": True})
def page_file(request: AnyRequest, path: FromPath[str], assets: TheAssets) -> Response[bytes]:
    """A file of the page."""
    asset, caching = assets.find(path)
    return found(asset).answer(request, caching)


@get(
    "/words/{language:str}/{file:str}",
    sync_to_thread=False,
    include_in_schema=False,
    opt={"skip_session": True, "no_csrf": True},
)
def words(request: AnyRequest, language: FromPath[str], file: FromPath[str], assets: TheAssets) -> Response[bytes]:
    """Words of the page in a language, as Fluent."""
    name, _, suffix = file.rpartition(".")
    return found(assets.words.get((language, name)) if suffix == "ftl" else None).answer(request, ASK_FIRST)


def found(asset: Asset | None) -> Asset:
    """The file, or word that there is none."""
    if asset is None:
        raise NotFoundException
    return asset


HANDLERS = [shell, page_file, words]
