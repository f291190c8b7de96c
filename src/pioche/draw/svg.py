"""SVG as text: every piece is finished markup, and whatever is not markup is escaped on its way in."""

from typing import NewType

Markup = NewType("Markup", str)
Value = str | float

NAMESPACE = "http://www.w3.org/2000/svg"
FONT = "'DejaVu Sans', Verdana, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
MIDDLE = 0.36
UNKNOWN = {*range(0x20), *range(0xD800, 0xE000), 0xFFFE, 0xFFFF} - {*map(ord, "\t\n\r")}
ESCAPES = dict.fromkeys(UNKNOWN, "\ufffd") | str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
)


def escape(words: object) -> Markup:
    """Any text as markup that shows just that text; what XML does not know becomes a mark."""
    return Markup(str(words).translate(ESCAPES))


def number(value: float) -> str:
    """A number in the shortest way, to a hundredth."""
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def tag(name: str, /, *inside: Markup, **attributes: Value) -> Markup:
    """One element with what is inside it; `font_size` is written as `font-size`."""
    written = "".join(
        f' {key.replace("_", "-")}="{escape(value if isinstance(value, str) else number(value))}"'
        for key, value in attributes.items()
    )
    return Markup(f"<{name}{written}>{join(*inside)}</{name}>" if inside else f"<{name}{written}/>")


def join(*pieces: Markup) -> Markup:
    """Several pieces, one after the other."""
    return Markup("".join(pieces))


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> Markup:
    """A rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value) -> Markup:
    """A circle."""
    return tag("circle", cx=x, cy=y, r=radius, **attributes)


def path(steps: str, **attributes: Value) -> Markup:
    """A path."""
    return tag("path", d=steps, **attributes)


def strokes(steps: str, colour: str, width: float, **attributes: Value) -> Markup:
    """A path drawn with a round pen."""
    pen: dict[str, Value] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(steps, fill="none", stroke=colour, stroke_width=width, **pen, **attributes)


def write(x: float, y: float, words: object, size: float, colour: str, anchor: str = "middle") -> Markup:
    """Bold text, centred on a point or anchored there at its `start` or `end`."""
    return tag("text", escape(words), x=x, y=y + size * MIDDLE, font_size=size, fill=colour, text_anchor=anchor)


def fitted(words: object, size: float) -> float:
    """A smaller size for a text of two or three signs, so that it has the room of one or two."""
    return size * (1, 0.85, 0.6)[min(len(str(words)), 3) - 1]


def group(*inside: Markup, **attributes: Value) -> Markup:
    """Several pieces as one."""
    return tag("g", *inside, **attributes)


def place(piece: Markup, x: float, y: float, scale: float = 1, turn: float = 0) -> Markup:
    """A piece somewhere else, larger or smaller, turned by some degrees."""
    steps = f"translate({number(x)} {number(y)})"
    if turn:
        steps += f" rotate({number(turn)})"
    if scale != 1:
        steps += f" scale({number(float(scale))})"
    return group(piece, transform=steps)


def labelled(label: str, *inside: Markup) -> Markup:
    """A picture within the picture, with a text for those who cannot see it."""
    return tag("g", tag("title", escape(label)), *inside, role="img", aria_label=label)


def picture(width: float, height: float, label: str, *inside: Markup) -> str:
    """A whole drawing; it takes the width it is given and no more than its own size."""
    return tag(
        "svg",
        *inside,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {number(width)} {number(height)}",
        width="100%",
        style=f"max-width:{number(width)}px",
        role="group",
        aria_label=label,
        font_family=FONT,
        font_weight="bold",
    )
