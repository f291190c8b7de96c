"""The types that the page is checked against say what is really sent."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from pioche.games.catalogue import GAMES, rules_of
from pioche.play.setup import usual_seats
from pioche.play.values import new
from tools.page.declare import FILE, VIEWED, declared
from tools.page.views import VIEWS

EDITIONS = [(game, edition) for game in GAMES for edition in rules_of(game).editions]


def read_as(view: dict[str, Any], kind: Any) -> Any:
    """A view as its type has it: an error if a value is of another, and without what the type does not know."""
    return json.loads(msgspec.json.encode(msgspec.convert(view, kind)))


def test_the_types_of_the_page_are_those_of_the_messages() -> None:
    assert FILE.read_text(encoding="utf-8") == declared(), "make protocol"


def test_every_place_of_a_view_is_there() -> None:
    for owner, field in VIEWED:
        assert field in owner.__struct_fields__


@pytest.mark.parametrize(("name", "edition"), EDITIONS, ids=lambda each: getattr(each, "language", each))
def test_views_are_as_the_page_is_told(name: str, edition: Any) -> None:
    game = new(name, seats=usual_seats(edition), seed=7, edition=edition.key, variant=edition.variant)
    dice, moves = Random(7), 0
    while game.to_act:
        seat = dice.choice(game.to_act)
        game = game.play(seat, dice.choice(game.legal(seat)))
        moves += 1
        if moves % 10 and game.to_act:
            continue
        for viewer in (None, seat):
            assert read_as(game.view(viewer), VIEWS[name]) == game.view(viewer)
