"""Every card can be told from every other, by more than its colour."""

from itertools import combinations

import pytest

from pioche.draw import card_svg
from pioche.draw.cards import gold_card, in_rainbow
from pioche.draw.palette import INK, PAINTS, RAINBOW
from pioche.draw.svg import picture
from tests.draw.tables import parse, shown

LETTERS = {"5211": "YGOBVR", "kudos": "RYGBV"}
CARDS = {
    "5211": [colour + value for colour in LETTERS["5211"] for value in "123456"],
    "kobito": [*map(str, range(1, 13)), "K", "P"],
    "kudos": [colour + shape for colour in LETTERS["kudos"] for shape in "cstdh"],
}
EVERY_CARD = pytest.mark.parametrize(("game", "text"), [(game, text) for game in CARDS for text in CARDS[game]])


def light(colour: str) -> float:
    """How light a colour is to the eye, from 0 to 1 (WCAG)."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well a colour stands out on another, from 1 to 21 (WCAG)."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@EVERY_CARD
def test_a_card_says_what_it_is(game: str, text: str) -> None:
    drawing = card_svg(game, text)
    written = "".join(words.text or "" for words in parse(drawing).iterfind(".//{*}text"))
    assert shown(drawing) == {text: 1}
    assert all(letter in written for letter in text)


@pytest.mark.parametrize("game", CARDS)
def test_no_two_cards_look_the_same(game: str) -> None:
    drawings = {card_svg(game, text) for text in CARDS[game]} | {card_svg(game)}
    assert len(drawings) == len(CARDS[game]) + 1


@pytest.mark.parametrize("game", CARDS)
def test_a_back_shows_no_card(game: str) -> None:
    assert not shown(card_svg(game))
    assert not list(parse(card_svg(game)).iterfind(".//{*}text"))


@pytest.mark.parametrize("letter", PAINTS)
def test_the_ink_of_a_colour_stands_out_on_it(letter: str) -> None:
    assert contrast(PAINTS[letter].body, PAINTS[letter].ink) >= 4.5


def test_the_numbers_of_the_rainbow_stand_out_on_it() -> None:
    assert all(contrast(band, INK) >= 4.5 for band in RAINBOW)


def test_every_colour_has_a_symbol_of_its_own() -> None:
    assert all(one.symbol != other.symbol for one, other in combinations(PAINTS.values(), 2))


def test_a_kobito_in_a_rainbow_shows_the_number_it_stands_for() -> None:
    drawing = picture(60, 84, "K", in_rainbow("K", 11, 0))
    assert [words.text for words in parse(drawing).iterfind(".//{*}text")] == ["K", "11"]


def test_a_painted_card_is_marked_for_each_time() -> None:
    plain, once, twice = (len(in_rainbow("7", 7, painted)) for painted in range(3))
    assert twice - once == pytest.approx(once - plain, abs=8)
    assert once > plain


def test_a_gold_card_shows_its_length_and_its_gold() -> None:
    drawing = picture(60, 84, "g", gold_card(12, 100))
    assert [words.text for words in parse(drawing).iterfind(".//{*}text")] == ["12", "100"]
