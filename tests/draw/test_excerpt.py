"""A part of a table shows the cards of the seats asked for, and fits into a page that forbids inline styles."""

from pioche.draw.excerpt import excerpt
from tests.conformance.cases import Case, each_case
from tests.draw.tables import moments, open_cards, parse, shown


@each_case
def test_an_excerpt_with_all_seats_shows_only_what_the_viewer_may_see(case: Case) -> None:
    for game in moments(case, every=40):
        view = game.view(0)
        drawing = excerpt(view, range(case.seats), "x")
        assert set(shown(drawing)) <= set(open_cards(view))
        assert not any("style" in element.attrib for element in parse(drawing).iter())


@each_case
def test_no_panel_leaves_an_excerpt(case: Case) -> None:
    for game in moments(case, every=40):
        tree = parse(excerpt(game.view(None), range(case.seats), "x"))
        _, _, width, height = map(float, tree.get("viewBox", "").split())
        for panel in tree.iterfind(".//{*}rect[@rx='12']"):
            x, y, across, down = (float(panel.get(key, 0)) for key in ("x", "y", "width", "height"))
            assert 0 <= x < x + across < width
            assert 0 <= y < y + down < height
