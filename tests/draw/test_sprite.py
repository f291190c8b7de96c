"""The sprite has every card, and draws it the way the table does."""

import gzip
from xml.etree import ElementTree

import pytest

from pioche.draw.cards import back, card
from pioche.draw.sprite import SPRITES, sprite
from tests.conformance.cases import Case, each_edition
from tests.draw.tables import moments, open_cards, parse
from tests.draw.test_cards import CARDS

LARGEST = 25_000
EVERY_SPRITE = pytest.mark.parametrize("name", SPRITES)


def symbols(name: str) -> dict[str, ElementTree.Element]:
    return {piece.get("id", ""): piece for piece in parse(sprite(name)).iterfind("{*}symbol")}


@pytest.mark.parametrize(("game", "text"), [(game, text) for game in CARDS for text in CARDS[game]])
def test_every_card_is_a_symbol_drawn_like_the_card_on_the_table(game: str, text: str) -> None:
    piece = symbols(game)[text]
    shapes = [(each.tag, each.attrib) for each in piece.iter()][1:]
    labelled = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{card(game, text)}</svg>')
    assert shapes == [(each.tag, each.attrib) for each in labelled.iter() if "title" not in each.tag][2:]
    assert piece.get("viewBox") == "0 0 60 84"


@pytest.mark.parametrize("game", CARDS)
def test_every_game_has_its_back(game: str) -> None:
    assert back(game) in sprite(game).replace(' xmlns="http://www.w3.org/2000/svg"', "")


@each_edition
def test_whatever_lies_open_at_a_table_has_a_symbol(case: Case) -> None:
    known = symbols(case.game)
    for game in moments(case):
        for text in open_cards(game.view(0)):
            assert (f"gold-{text.replace('/', '-')}" if "/" in text else text) in known


def test_a_kobito_can_stand_for_any_number_and_a_card_be_painted_three_times() -> None:
    known = set(symbols("kobito"))
    assert {f"K-{number}" for number in range(1, 13)} | {f"painted-{times}" for times in (1, 2, 3)} <= known


@EVERY_SPRITE
def test_a_sprite_needs_no_inline_style_and_no_script(name: str) -> None:
    for element in parse(sprite(name)).iter():
        assert not {"style", "class"} & set(element.attrib)
        assert not any(key.startswith("on") or "href" in key for key in element.attrib)
        assert element.tag.split("}")[1] in {"svg", "symbol", "g", "path", "rect", "circle", "text"}


@EVERY_SPRITE
def test_a_sprite_is_small_on_the_way(name: str) -> None:
    assert len(gzip.compress(sprite(name).encode())) < LARGEST


@EVERY_SPRITE
def test_no_two_symbols_have_the_same_name(name: str) -> None:
    drawing = parse(sprite(name))
    assert len(symbols(name)) == len(list(drawing))
