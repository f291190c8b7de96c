"""The socket's messages as JSON Schema, from their types."""

from functools import cache
from typing import Any, get_args

import msgspec

from pioche.web.wire import PROTOCOL, AnyFromClient, AnyFromServer

PLACE = "#/$defs/{name}"
DRAFT = "https://json-schema.org/draft/2020-12/schema"


@cache
def socket_schema() -> dict[str, Any]:
    """Both directions, under one roof."""
    ours, theirs = get_args(AnyFromServer), get_args(AnyFromClient)
    _, parts = msgspec.json.schema_components([*theirs, *ours], ref_template=PLACE)
    return {
        "$schema": DRAFT,
        "title": f"Pioche, protocol {PROTOCOL}",
        "oneOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {
            "FromClient": {"oneOf": [{"$ref": PLACE.format(name=kind.__name__)} for kind in theirs]},
            "FromServer": {"oneOf": [{"$ref": PLACE.format(name=kind.__name__)} for kind in ours]},
            **dict(sorted(parts.items())),
        },
    }
