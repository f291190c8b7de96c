"""HTML as text, in the manner of the drawings: pieces are finished markup, and words are escaped on their way in."""

from pioche.draw.svg import Markup, Value, escape, join, tag

__all__ = ["Markup", "element", "escape", "join", "link", "words"]

VOID = {"meta", "link", "input", "br", "img"}


def element(name: str, /, *inside: Markup, **attributes: Value | None) -> Markup:
    """One element; `class_` and `for_` lose their line, `aria_label` becomes `aria-label`, None is left out."""
    written = {key.removesuffix("_"): value for key, value in attributes.items() if value is not None}
    return tag(name, *(() if name in VOID else (join(*inside),)), **written)


def words(name: str, text: object, /, **attributes: Value | None) -> Markup:
    """One element with nothing but words in it."""
    return element(name, escape(text), **attributes)


def link(address: str, text: object, /, **attributes: Value | None) -> Markup:
    """A link."""
    return words("a", text, href=address, **attributes)
