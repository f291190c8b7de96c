"""The score graph: a line for each seat over the moves, each told apart by more than its colour."""

from collections.abc import Sequence

from pioche.draw.svg import NAMESPACE, Markup, join, number, path, tag
from pioche.web.markup import element, escape, words

WIDTH, HEIGHT = 720, 300
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 14, 40
MARKS = 5
Scores = list[tuple[int, tuple[int, ...]]]


class Scale:
    """Where moves and points lie on the drawing."""

    def __init__(self, scores: Scores) -> None:
        points = [point for _, all_points in scores for point in all_points]
        self.moves = max(scores[-1][0], 1)
        self.step = steps_of(max(points) - min(min(points), 0))
        self.least = min(points) // self.step * self.step if min(points) < 0 else 0
        self.most = max(-(-max(points) // self.step) * self.step, self.least + self.step)

    def x(self, move: int) -> float:
        """Where a move lies."""
        return LEFT + (WIDTH - LEFT - RIGHT) * move / self.moves

    def y(self, points: float) -> float:
        """Where points lie."""
        return TOP + (HEIGHT - TOP - BOTTOM) * (self.most - points) / (self.most - self.least)


def steps_of(span: int) -> int:
    """A round distance between the lines of the grid."""
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500):
        if span <= MARKS * step:
            return step
    return 1000


def graph(scores: Scores, label: str, at: int) -> Markup:
    """The whole graph; `now` is the line that shows where the replay stands."""
    scale = Scale(scores)
    now = f"M{number(scale.x(at))} {TOP}V{HEIGHT - BOTTOM}"
    seats = range(len(scores[0][1]))
    return tag(
        "svg",
        *grid(scale),
        path(now, **{"id": "now", "class": "now"}),
        *(line(scores, seat, scale) for seat in seats),
        xmlns=NAMESPACE,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=label,
        data_left=LEFT,
        data_right=WIDTH - RIGHT,
        data_moves=scale.moves,
        **{"class": "graph"},
    )


def grid(scale: Scale) -> list[Markup]:
    """Lines and numbers for points, numbers for moves."""
    pieces = []
    for points in range(scale.least, scale.most + 1, scale.step):
        y = scale.y(points)
        pieces.append(path(f"M{LEFT} {number(y)}H{WIDTH - RIGHT}", **{"class": "grid"}))
        pieces.append(label(LEFT - 8, y + 4, str(points).replace("-", "−"), "end"))
    step = max(steps_of(scale.moves), 1)
    for move in range(0, scale.moves + 1, step):
        pieces.append(label(scale.x(move), HEIGHT - BOTTOM + 24, str(move), "middle"))
    return pieces


def label(x: float, y: float, text: str, anchor: str) -> Markup:
    """A few signs on the graph."""
    return tag("text", escape(text), x=x, y=y, text_anchor=anchor)


def line(scores: Scores, seat: int, scale: Scale) -> Markup:
    """A seat's points: level until they change."""
    start = scale.y(scores[0][1][seat])
    steps = [f"M{LEFT} {number(start)}"]
    steps += [f"H{number(scale.x(move))}V{number(scale.y(points[seat]))}" for move, points in scores[1:]]
    return path("".join(steps), **{"class": f"seat seat-{seat}"})


def key(names: Sequence[str]) -> Markup:
    """Which line is whose."""
    entries = []
    for seat, name in enumerate(names):
        stroke = path("M1 6H35", **{"class": f"seat seat-{seat}"})
        drawn = tag("svg", stroke, viewBox="0 0 36 12", aria_hidden="true")
        entries.append(element("li", drawn, escape(f" {name}")))
    return element("ul", *entries, class_="key")


def table(scores: Scores, names: Sequence[str], move_word: str) -> Markup:
    """The same numbers as a table."""
    head = element("tr", words("th", move_word, scope="col"), *(words("th", name, scope="col") for name in names))
    rows = [
        element("tr", words("th", move, scope="row"), *(words("td", each) for each in points))
        for move, points in scores
    ]
    return element("table", element("thead", head), element("tbody", join(*rows)))
