"""The larger drawings: the lizard, the kobito, the brush, the pot of gold and the rainbow."""

from pioche.draw.palette import AMBER, BROWN, GOLD, INK, IVORY, RAINBOW, SKIN
from pioche.draw.svg import Markup, circle, fitted, group, join, path, rect, strokes, write


def lizard(ink: str, paper: str) -> Markup:
    """5211-S2: the Kododo, in a box from -20 to 20."""
    legs = "M-3 -6L-10 -7L-12 -13M3 -5L10 -3L13 -8M-3 5L-10 5L-13 10M3 6L9 8L10 14"
    return group(
        strokes("M0 6C1 14 -8 12 -10 17C-11 20 -6 21 -4 18", ink, 3.4),
        strokes(legs, ink, 3),
        path("M0 -12C5 -10 6 -4 5.4 0C5 5 3 9 0 10C-3 9 -5 5 -5.4 0C-6 -4 -5 -10 0 -12Z", fill=ink),
        path("M0 -21C4 -20 6 -16 5 -13C4 -10 2 -9 0 -9C-2 -9 -4 -10 -5 -13C-6 -16 -4 -20 0 -21Z", fill=ink),
        circle(-2.6, -15, 1.3, fill=paper),
        circle(2.6, -15, 1.3, fill=paper),
        circle(0, -5, 1.4, fill=paper),
        circle(0, -0.5, 1.4, fill=paper),
        circle(0, 4, 1.2, fill=paper),
        transform="rotate(24)",
    )


def kobito() -> Markup:
    """KOB-J1: the joker, a friendly gnome in a box from -22 to 22 and from -30 to 30."""
    return join(
        path("M-17 30C-17 16 -10 11 0 11C10 11 17 16 17 30Z", fill="#2b7a58"),
        rect(-17, 25, 34, 3.6, fill=BROWN),
        circle(0, 2, 11.5, fill=SKIN),
        path("M-11.5 3C-13 16 -6 22 0 25C6 22 13 16 11.5 3C8 9 4 9 0 9C-4 9 -8 9 -11.5 3Z", fill="#ffffff"),
        strokes("M-3.4 12.4C-1.5 14.4 1.5 14.4 3.4 12.4", INK, 1.4),
        path("M-15 -3C-12 -9 -7 -20 3 -30C2 -22 11 -11 15 -3C6 -7 -6 -7 -15 -3Z", fill="#c8283a"),
        circle(3, -28.5, 3, fill=AMBER),
        circle(-4.2, 1.6, 1.5, fill=INK),
        circle(4.2, 1.6, 1.5, fill=INK),
        circle(0, 5.6, 3, fill="#ee9f80"),
    )


def brush() -> Markup:
    """KOB-P1: the paint card's brush, in a box from -20 to 20."""
    return group(
        rect(-2.6, -22, 5.2, 25, rx=2.6, fill=BROWN),
        rect(-4.6, 0, 9.2, 7, rx=1, fill="#9aa7b0"),
        path("M-4.6 7H4.6C7 12 3 17 0 23C-3 17 -7 12 -4.6 7Z", fill="#8f3fc0"),
        transform="rotate(38)",
    )


def brush_mark() -> Markup:
    """KOB-P3: a painted card's sign, in a box from -10 to 10."""
    return join(
        circle(0, 0, 10, fill=IVORY, stroke=INK, stroke_width=1.4),
        group(brush(), transform="scale(.46)"),
    )


def pot() -> Markup:
    """KOB-S2: a pot of gold, in a box from -22 to 22."""
    coins = [(-9, -9), (9, -9), (0, -10), (-5, -14), (5, -14), (0, -17)]
    heap = [circle(x, y, 5.4, fill=GOLD, stroke="#a8761a", stroke_width=1.2) for x, y in coins]
    return join(
        *heap,
        path("M-16 -6H16C22 6 16 20 8 20H-8C-16 20 -22 6 -16 -6Z", fill="#2c2f36"),
        rect(-18.5, -9.5, 37, 6, rx=3, fill="#454a54"),
    )


def coin(worth: object) -> Markup:
    """Gold, in a box from -10 to 10."""
    return join(
        circle(0, 0, 9.4, fill=GOLD, stroke="#a8761a", stroke_width=1.4), write(0, 0, worth, fitted(worth, 12), INK)
    )


def arch(radius: float, width: float, bands: int = 6) -> Markup:
    """A rainbow that stands on 0, its outermost band first."""
    colours = RAINBOW[:: len(RAINBOW) // bands]
    return join(*(half_ring(radius - width * (band + 0.5), width, colour) for band, colour in enumerate(colours)))


def half_ring(radius: float, width: float, colour: str) -> Markup:
    """One band of a rainbow."""
    r = round(radius, 2)
    return path(f"M{-r} 0A{r} {r} 0 0 1 {r} 0", fill="none", stroke=colour, stroke_width=width + 0.3)
