"""Small signs in a box from -10 to 10, in one ink on one paper: the colours' symbols, the shapes and the icons."""

from pioche.draw.svg import Markup, circle, group, join, path, rect, strokes

SUN_RAYS = (
    "M0 -7.6V-10M0 7.6V10M-7.6 0H-10M7.6 0H10M-5.4 -5.4L-7.1 -7.1M5.4 -5.4L7.1 -7.1M-5.4 5.4L-7.1 7.1M5.4 5.4L7.1 7.1"
)
HEXAGON = "M0 -10L8.66 -5V5L0 10L-8.66 5V-5Z"


def sun(ink: str, _paper: str) -> Markup:
    """Yellow."""
    return join(circle(0, 0, 5, fill=ink), strokes(SUN_RAYS, ink, 2.2))


def leaf(ink: str, paper: str) -> Markup:
    """Green."""
    blade = path("M-6.5 6.5C-12 -5 -2 -10 9.5 -9.5C10 2 5 12 -6.5 6.5Z", fill=ink)
    return join(blade, strokes("M-9.5 9.5L-6 6", ink, 2.2), strokes("M-5.5 5.5L4 -4", paper, 1.6))


def slice_(ink: str, paper: str) -> Markup:
    """Orange."""
    half = path("M-11 -5.5H11A11 11 0 0 1 -11 -5.5Z", fill=ink)
    return join(half, strokes("M0 -1.6V2.4M-2.9 -2.7L-5.6 0M2.9 -2.7L5.6 0", paper, 1.8))


def drop(ink: str, _paper: str) -> Markup:
    """Blue."""
    return path("M0 -10C3 -5 7 -1 7 3A7 7 0 0 1 -7 3C-7 -1 -3 -5 0 -10Z", fill=ink)


def moon(ink: str, _paper: str) -> Markup:
    """Violet."""
    return path("M4 -9.5A10 10 0 1 0 9.3 5A8.4 8.4 0 0 1 4 -9.5Z", fill=ink)


def heart(ink: str, _paper: str) -> Markup:
    """Red."""
    return path("M0 9.5C-14 -1 -9.5 -9 -4.8 -9C-2 -9 0 -6.5 0 -5.2C0 -6.5 2 -9 4.8 -9C9.5 -9 14 -1 0 9.5Z", fill=ink)


SYMBOLS = {"sun": sun, "leaf": leaf, "slice": slice_, "drop": drop, "moon": moon, "heart": heart}


def shape(letter: str, **look: str | float) -> Markup:
    """KUD-S1: circle, square, triangle, diamond or hexagon, each of about the same size to the eye."""
    if letter == "c":
        return circle(0, 0, 9.2, **look)
    steps = {
        "s": "M-8.2 -8.2H8.2V8.2H-8.2Z",
        "t": "M0 -10.2L10.8 8.4H-10.8Z",
        "d": "M0 -11.5L9.4 0L0 11.5L-9.4 0Z",
        "h": HEXAGON,
    }
    return path(steps[letter], stroke_linejoin="round", **look)


def pawn(ink: str) -> Markup:
    """A seat."""
    return join(circle(0, -4.6, 4.4, fill=ink), path("M-8 9C-8 2 -4 0 0 0C4 0 8 2 8 9Z", fill=ink))


def turning(ink: str) -> Markup:
    """A round: an arrow that comes back to where it began."""
    return join(strokes("M6.6 -3.6A7.5 7.5 0 1 0 7.4 2", ink, 2.4), path("M9.6 -9.4V-1.2L2.2 -3.4Z", fill=ink))


def flag(ink: str) -> Markup:
    """The points at which the game ends."""
    return join(strokes("M-6 -9V10", ink, 2.4), path("M-5 -9H9L5.4 -4.4L9 0.2H-5Z", fill=ink))


def star(ink: str) -> Markup:
    """What scores."""
    return path("M0 -10L2.9 -3.5L9.8 -2.9L4.6 1.8L6.2 8.7L0 5L-6.2 8.7L-4.6 1.8L-9.8 -2.9L-2.9 -3.5Z", fill=ink)


def cross(ink: str) -> Markup:
    """What is out, or costs."""
    return strokes("M-6 -6L6 6M6 -6L-6 6", ink, 4)


def tick(ink: str) -> Markup:
    """What is done."""
    return strokes("M-7 0L-2 6L7.5 -6", ink, 4)


def pointer(ink: str) -> Markup:
    """Whose choice it is."""
    return path("M-6 -9L9 0L-6 9Z", fill=ink, stroke=ink, stroke_width=2, stroke_linejoin="round")


def heap(ink: str, paper: str) -> Markup:
    """A heap of cards."""
    look: dict[str, str | float] = {"rx": 1.8, "fill": ink, "stroke": paper, "stroke_width": 1.4}
    return group(rect(-4, -9.5, 12, 16, **look), rect(-8, -6.5, 12, 16, **look))
