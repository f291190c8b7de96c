"""Libraries that are optional: asked for where they are needed, and named where they are missing."""

from importlib import import_module
from typing import Any

from pioche.core.errors import MissingExtra


def need(library: str, extra: str) -> Any:
    """A library that an extra of the installation brings."""
    try:
        return import_module(library)
    except ImportError as error:
        why = None if isinstance(error, ModuleNotFoundError) else str(error)
        raise MissingExtra(name=library.split(".")[0], extra=extra, why=why) from None
