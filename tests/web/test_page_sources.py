"""The page's own files: no sentence in them, no word missing or left over, and libraries just as they came."""

import json
import re
from functools import cache
from hashlib import sha256
from html import unescape
from importlib.resources import files
from pathlib import Path

import pytest

from tests.i18n.messages import messages

PAGE = Path(str(files("pioche.web"))) / "page"
VENDOR = PAGE / "vendor"
SOURCES = sorted(path for path in PAGE.rglob("*.js") if not path.is_relative_to(VENDOR))
NAME = "Pioche"
LITERAL = re.compile(r"'([a-z][a-z0-9-]*)'|`([a-z0-9-]*)\$\{[^`]*`")
TOLD_ATTRIBUTE = re.compile(r"(?:aria-label|title|alt|placeholder)=\"[^\"$]*[a-z]")


@cache
def text_of(path: Path) -> str:
    """A source without its comments."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/|(?m:(?:^|\s)//\s[^\n]*$)", "", text, flags=re.DOTALL)


def templates(text: str) -> list[str]:
    """What templates show apart from what is put into them."""
    found, depths, piece = [], list[int](), ""
    place = 0
    while place < len(text):
        sign, last = text[place], text[max(0, place - 4) : place]
        if depths and depths[-1] == 0:  # in a template's own text
            if sign == "`":
                depths.pop()
                found.append(piece)
                piece = ""
            elif text.startswith("${", place):
                depths[-1] = 1
                place += 1
            else:
                piece += sign
        elif sign == "`":
            depths.append(0 if last.endswith(("html", "svg")) else -1)
            place = place if depths[-1] == 0 else text.index("`", place + 1)
            if depths[-1] == -1:
                depths.pop()
        elif depths:
            depths[-1] += (sign == "{") - (sign == "}")
        place += 1
    return found


def shown(template: str) -> str:
    """The words of a template: what is left without its tags."""
    return unescape(re.sub(r"<!--.*?-->|<[^>]*>|<[^>]*$|^[^<>]*>", " ", template, flags=re.DOTALL))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PAGE)))
def test_no_sentence_is_in_a_source(path: Path) -> None:
    text = text_of(path)
    for template in templates(text):
        assert not re.search(r"[^\W\d_]{2,}", shown(template).replace(NAME, "")), template
    assert not TOLD_ATTRIBUTE.search(text)


def test_templates_are_read_to_their_ends() -> None:
    text = "html`<p title=${say('a')}>Hello ${x ? html`<b>you</b>` : { a: 1 }} there</p>`"
    assert " ".join(" ".join(map(shown, templates(text))).split()) in ("you Hello there", "Hello you there")


def mentioned() -> set[str]:
    """Every text in the sources that may be the key of words, or how such a key begins."""
    found = set()
    for path in SOURCES:
        for word, start in LITERAL.findall(text_of(path)):
            found |= {word} if word else {f"{start}*"}
    return found


def test_everything_the_page_says_has_words() -> None:
    known = set(messages("en", "page")) | set(messages("en", "names"))
    for path in SOURCES:
        for key in re.findall(r"\bsay\('([a-z0-9-]+)'", text_of(path)):
            assert key in known, f"{path.name}: {key}"


def test_no_word_of_the_page_is_left_over() -> None:
    said = mentioned()
    starts = tuple(each[:-1] for each in said if each.endswith("*") and len(each) > 1)
    for key in messages("en", "page"):
        assert key in said or key.startswith(starts), key


def test_libraries_are_just_as_they_came() -> None:
    libraries = json.loads((VENDOR / "manifest.json").read_text(encoding="utf-8"))["libraries"]
    listed = {VENDOR / name: digest for library in libraries for name, digest in library["sha256"].items()}
    for path, digest in listed.items():
        assert sha256(path.read_bytes()).hexdigest() == digest, path
    others = {path for path in VENDOR.rglob("*") if path.is_file()} - set(listed)
    assert others == {VENDOR / "manifest.json", VENDOR / "fluent" / "LICENSE"}


def test_every_file_of_the_page_is_small() -> None:
    for path in [*SOURCES, *PAGE.glob("css/*.css")]:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 260, path
