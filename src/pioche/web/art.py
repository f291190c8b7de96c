"""The cards as sprites: `/art/5211.svg`, `/art/kobito.svg`, `/art/kudos.svg`, and `/art/icons.svg` that all share."""

from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from pioche.draw.sprite import SPRITES, sprite
from pioche.web.assets import ASK_FIRST, Asset

SVG = "image/svg+xml"


@get("/art/{file:str}", sync_to_thread=False, include_in_schema=False, opt={"skip_session": True, "no_csrf": True})
def art(request: Request[Any, Any, Any], file: FromPath[str]) -> Response[bytes]:
    """A sprite by its file's name."""
    name = file.removesuffix(".svg")
    if name not in SPRITES or name == file:
        raise NotFoundException
    return drawn(name).answer(request, ASK_FIRST)


@cache
def drawn(name: str) -> Asset:
    """A sprite, drawn and compressed once."""
    return Asset(f"{name}.svg", sprite(name).encode())


HANDLERS = [art]
