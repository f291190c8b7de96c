"""SVG text is built honestly."""

import pytest

from pioche.draw import card_svg
from pioche.draw.svg import escape, fitted, labelled, number, picture, place, tag, write
from tests.draw.tables import parse

ODD = "<g onload='x'>&\"]]>"


def test_text_is_escaped() -> None:
    drawing = parse(picture(10, 10, ODD, write(0, 0, ODD, 5, "#000"), labelled(ODD)))
    assert drawing.get("aria-label") == ODD
    assert [text.text for text in drawing.iterfind(".//{*}text")] == [ODD]
    assert [title.text for title in drawing.iterfind(".//{*}title")] == [ODD]
    assert len(list(drawing.iter())) == 4


def test_attributes_are_escaped() -> None:
    assert parse(tag("g", title=ODD)).get("title") == ODD


@pytest.mark.parametrize("sign", ["\x00", "\x1b", "\ufffe", "\ud800"])
def test_signs_that_xml_does_not_know_are_replaced(sign: str) -> None:
    assert escape(f"a{sign}b") == "a\ufffdb"


@pytest.mark.parametrize("sign", ["é", "≥", "\U0001f98e", "\n"])
def test_all_other_signs_stay(sign: str) -> None:
    assert escape(sign) == sign


def test_numbers_are_written_short() -> None:
    assert [number(value) for value in (3, 3.0, 0.5, 2 / 3, -0.001, 100.0)] == ["3", "3", "0.5", "0.67", "0", "100"]


def test_a_piece_is_moved_turned_and_scaled() -> None:
    assert place(tag("g"), 1, 2) == '<g transform="translate(1 2)"><g/></g>'
    assert place(tag("g"), 1, 2, 0.5, 90) == '<g transform="translate(1 2) rotate(90) scale(0.5)"><g/></g>'


def test_longer_numbers_are_written_smaller() -> None:
    assert fitted(7, 10) > fitted(12, 10) > fitted(100, 10)


def test_a_single_card_is_a_drawing_of_its_own() -> None:
    assert parse(card_svg("5211", "G3")).get("aria-label") == "G3"
    assert parse(card_svg("5211")).get("aria-label") == "5211"
