"""The ASGI application: tables, pages and everything around them, tied together."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from pioche.core.version import __version__
from pioche.web import art, pages, problems, rulebook, sockets, watching
from pioche.web.assets import Assets
from pioche.web.bodies import Asked
from pioche.web.desk import Desk
from pioche.web.headers import ASGIApp, Surroundings
from pioche.web.journal import Journal
from pioche.web.past import handlers as past
from pioche.web.rest import catalogue, codes, moves, seats
from pioche.web.sessions import session_config
from pioche.web.tokens import tokens

HANDLERS: Sequence[Any] = (
    *pages.HANDLERS, *catalogue.HANDLERS, *seats.HANDLERS, *codes.HANDLERS, *moves.HANDLERS, *watching.HANDLERS,
    *art.HANDLERS, *rulebook.HANDLERS, *past.HANDLERS, sockets.talk,
)  # fmt: skip


def create_app(desk: Desk) -> ASGIApp:
    """The application with all its layers; closing it closes the house."""
    inner: Any = create_inner(desk)
    return Surroundings(Journal(inner), desk.options.hosts)


def create_inner(desk: Desk) -> Litestar:
    """The application without the headers that everything carries."""
    options, assets = desk.options, Assets()
    app = Litestar(
        route_handlers=[*HANDLERS],
        dependencies={
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "assets": Provide(lambda: assets, sync_to_thread=False),
        },
        exception_handlers=problems.HANDLERS,
        middleware=[tokens(options.key, options.is_secure), session_config(options.key, options.is_secure).middleware],
        request_class=Asked,
        request_max_body_size=options.limits.body,
        openapi_config=openapi_config(),
        lifespan=[closing(desk)],
        logging_config=None,
        debug=False,
    )
    app.state.desk, app.state.assets = desk, assets
    return app


def openapi_config() -> OpenAPIConfig:
    """The description of the requests, at /api/schema/openapi.json."""
    return OpenAPIConfig(title="Pioche", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()])


def closing(desk: Desk) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """While the application runs; afterwards whoever listens is told and the house is closed."""

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        yield
        desk.closing.set()
        await desk.ears.close()
        await desk.house.close()

    return running
