"""The cards as sprites: `/art/5211.svg`, `/art/kobito.svg`, `/art/kudos.svg`, and `/art/icons.svg` that all share."""

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from pioche.draw.sprite import SPRITES, sprite

SVG = "image/svg+xml"
A_DAY = CacheControlHeader(public=True, max_age=24 * 60 * 60)


@get("/art/{file:str}", media_type=SVG, cache_control=A_DAY, sync_to_thread=False, include_in_schema=False)
def art(file: FromPath[str]) -> str:
    """A sprite by its file's name."""
    name = file.removesuffix(".svg")
    if name not in SPRITES or name == file:
        raise NotFoundException
    return sprite(name)


HANDLERS = [art]
