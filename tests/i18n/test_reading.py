"""Every word of the pages to read is used."""

import re

from tests.architecture.sources import PACKAGE
from tests.i18n.messages import messages

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((PACKAGE / "web").rglob("*.py")))
# put together from parts
PARTS = re.compile(r"example-.+|past-(?:place|player|points|first|back|on|last|commitment|seed|fingerprint)")


def test_no_word_of_the_pages_to_read_is_idle() -> None:
    for key in messages("en", "reading"):
        assert PARTS.fullmatch(key) or f'"{key}"' in SOURCES, key


def test_every_example_has_a_caption_and_every_caption_an_example() -> None:
    captions = {key.removeprefix("example-") for key in messages("en", "reading") if key.startswith("example-")}
    assert captions
    for caption in captions:
        assert f'"{caption}"' in SOURCES
