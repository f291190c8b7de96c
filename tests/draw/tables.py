"""Views met in random games, and what a drawing shows."""

from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from pioche import Game
from tests.conformance.cases import Case, random_game


def moments(case: Case, seed: int = 5, every: int = 17) -> Iterator[Game]:
    """Some moments of a random game, the first and the last among them."""
    game = None
    for step, game in enumerate(random_game(case, seed)):
        if step % every == 0:
            yield game
    assert game is not None
    yield game


def parse(drawing: str) -> ElementTree.Element:
    """The drawing as a tree; an error when it is not well formed."""
    return ElementTree.fromstring(drawing)


def shown(drawing: str) -> Counter[str]:
    """The cards that are open in a drawing."""
    return Counter(title.text or "" for title in parse(drawing).iterfind(".//{*}title"))


def open_cards(view: dict[str, Any]) -> Counter[str]:
    """The cards that a view's drawing should show: no more, no fewer."""
    return Counter({"5211": open_5211, "kobito": open_kobito, "kudos": open_kudos}[view["game"]](view))


def open_5211(view: dict[str, Any]) -> list[str]:
    """Hand, own sealed cards, and all that is laid open."""
    return [*view["hand"], *view["your_sealed"], *(card for laid in view["laid"] for card in laid)]


def open_kobito(view: dict[str, Any]) -> list[str]:
    """Hand, gold cards, rainbows, penalties, and the Kobitos seen going to another hand."""
    golds = [gold for gold in view["golds"] if gold]
    rainbows = [gold["rainbow"] for gold in golds] + [rainbow for studio in view["studios"] for rainbow in studio]
    seen = [number for seat, number in enumerate(view["known_kobitos"]) if seat != view["you"]]
    return [
        *view["hand"],
        *(step["card"] for rainbow in rainbows for step in rainbow),
        *(card for paid in view["penalties"] for card in paid),
        *(f"{gold['length']}/{gold['gold']}" for gold in golds),
        *["K"] * sum(seen),
    ]


def open_kudos(view: dict[str, Any]) -> list[str]:
    """Rows, and the top cards of piles and discards."""
    tops = [pile[0] for pile in view["piles"] + view["discards"] if pile]
    return [*tops, *(card for row in view["rows"] for card in row)]
