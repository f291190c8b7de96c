"""The protocol as it is written down."""

import msgspec

from pioche.web.describing import with_messages
from pioche.web.schema import socket_schema
from pioche.web.wire import Do, Hello
from tests.architecture.sources import ROOT


def test_the_page_on_the_protocol_is_what_the_types_say() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert page == with_messages(page), "make protocol"


def test_every_part_of_the_schema_that_is_named_is_there() -> None:
    text = msgspec.json.encode(socket_schema()).decode()
    parts = socket_schema()["$defs"]
    named = {name.partition('"')[0] for name in text.split("#/$defs/")[1:]}
    assert named <= set(parts)
    assert {"Hello", "Do", "WholeTable", "HappenedNow"} <= set(parts)


def test_what_is_not_in_the_types_is_not_taken() -> None:
    for kind in (Hello, Do):
        assert socket_schema()["$defs"][kind.__name__]["additionalProperties"] is False
