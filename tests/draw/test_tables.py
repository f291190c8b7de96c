"""The drawings of whole tables."""

import json
from functools import cache
from itertools import cycle
from typing import Any

from pioche.draw import svg
from tests.conformance.cases import Case, each_case, each_edition
from tests.draw.tables import moments, open_cards, parse, shown


@cache
def drawings(case: Case) -> list[tuple[dict[str, Any], str]]:
    """What a spectator, the first and the last seat know in turn, and how it is drawn."""
    viewers = cycle((None, 0, case.seats - 1))
    views = [game.view(seat) for game, seat in zip(moments(case), viewers, strict=False)]
    return [(view, svg(view)) for view in views]


@each_case
def test_every_view_is_drawn_as_well_formed_xml(case: Case) -> None:
    for view, drawing in drawings(case):
        assert parse(drawing).get("aria-label") == view["game"]


@each_case
def test_a_drawing_shows_the_cards_the_viewer_may_see_and_no_other(case: Case) -> None:
    for view, drawing in drawings(case):
        assert shown(drawing) == open_cards(view)


@each_case
def test_the_own_hand_is_drawn_card_by_card(case: Case) -> None:
    for view, drawing in drawings(case):
        if view["you"] is not None:
            own = view["rows"][view["you"]] if view["game"] == "kudos" else view["hand"]
            cards = shown(drawing)
            assert all(cards[card] >= own.count(card) for card in own)


@each_edition
def test_cards_in_other_hands_are_not_drawn(case: Case) -> None:
    for game in moments(case):
        if case.game == "kudos":
            continue  # KUD-S3: there are no hands, and all rows lie open
        theirs = [card for seat in range(1, case.seats) for card in game.view(seat)["hand"]]
        lying_open = open_cards(game.view(0))
        drawn = shown(svg(game.view(0)))
        assert all(drawn[card] == lying_open[card] for card in theirs)


@each_edition
def test_another_world_that_looks_the_same_is_drawn_the_same(case: Case) -> None:
    for game in moments(case, every=50):
        assert svg(game.imagine(0, 3).view(0)) == svg(game.view(0))


@each_edition
def test_a_view_that_went_through_a_file_is_drawn_the_same(case: Case) -> None:
    for view, drawing in drawings(case):
        assert svg(json.loads(json.dumps(view))) == drawing


@each_case
def test_no_panel_leaves_the_table(case: Case) -> None:
    for _, drawing in drawings(case):
        tree = parse(drawing)
        _, _, width, height = map(float, tree.get("viewBox", "").split())
        for panel in tree.iterfind(".//{*}rect[@rx='12']"):
            x, y, across, down = (float(panel.get(key, 0)) for key in ("x", "y", "width", "height"))
            assert 0 < x < x + across < width
            assert 0 < y < y + down < height


@each_edition
def test_a_drawing_has_no_words_but_notation_and_numbers(case: Case) -> None:
    for _, drawing in drawings(case):
        texts = [text.text or "" for text in parse(drawing).iterfind(".//{*}text")]
        assert all(len(text) <= 4 for text in texts)
