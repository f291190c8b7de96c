"""Examples as figures: the tables the engine came to, a caption, and the engine's own explanation."""

from typing import Any

from pioche.core.contract import Event
from pioche.draw.excerpt import excerpt
from pioche.i18n.words import Words
from pioche.web.examples.scene import Example
from pioche.web.markup import Markup, element, escape, join, link
from pioche.web.markup import words as worded

View = dict[str, Any]


def figure(example: Example, words: Words) -> Markup:
    """One example."""
    label = [words.say("reading-before"), words.say("reading-after")] if len(example.views) > 1 else [None]
    pictures = [shown(view, example, words, under) for view, under in zip(example.views, label, strict=True)]
    return element(
        "figure",
        element("div", *pictures, class_="pictures"),
        element(
            "figcaption",
            element(
                "p", worded("strong", words.say("reading-example"), class_="mark"), escape(" "), caption(example, words)
            ),
            worded("p", words.say("reading-told"), class_="quiet"),
            element("ol", *(told(event, words) for event in example.events), class_="told"),
        ),
        class_="example",
        id=f"example-{example.name}",
    )


def shown(view: View, example: Example, words: Words, under: str | None) -> Markup:
    """One table, and what it is when there are two."""
    drawing = excerpt(view, example.seats, words.say("reading-picture", cards=spoken(view, example.seats, words)))
    return element("div", drawing, *([worded("p", under, class_="quiet")] if under else []), class_="picture")


def caption(example: Example, words: Words) -> Markup:
    """What is to be seen; a name from the code stands in `marks`."""
    parts = words.say(f"example-{example.name}").split("`")
    return join(*(worded("code", part) if place % 2 else escape(part) for place, part in enumerate(parts)))


def told(event: Event, words: Words) -> Markup:
    """One line of the table's explanation, with its rule."""
    return element("li", escape(words.tell(event) + " "), link(f"#{event.rule}", event.rule, class_="rule"))


def spoken(view: View, seats: tuple[int, ...], words: Words) -> str:
    """The cards of a picture in notation, for those who cannot see it."""
    parts = {"5211": spoken_5211, "kobito": spoken_kobito, "kudos": spoken_kudos}[view["game"]](view, seats, words)
    return "; ".join(parts) + "."


def spoken_5211(view: View, seats: tuple[int, ...], words: Words) -> list[str]:
    """What each seat has laid; a sealed card is a question mark."""
    laid = [[*view["laid"][seat], *hidden(view, seat)] for seat in seats]
    return [f"{words.seat(seat)}: {' '.join(cards) or '–'}" for seat, cards in zip(seats, laid, strict=True)]


def hidden(view: View, seat: int) -> list[str]:
    """5211-R2: the sealed cards of a seat, as the viewer sees them."""
    return list(view["your_sealed"]) if seat == view["you"] else ["?"] * view["sealed"][seat]


def spoken_kobito(view: View, seats: tuple[int, ...], words: Words) -> list[str]:
    """The golds with their rainbows, the studios, and the hand."""
    golds = [
        f"g{slot} ({gold['length']}/{gold['gold']}): {numbers(gold['rainbow'])}"
        for slot, gold in enumerate(view["golds"], start=1)
        if gold
    ]
    studios = [
        f"{words.seat(seat)} s{place}: {numbers(rainbow)}"
        for seat in seats
        for place, rainbow in enumerate(view["studios"][seat], start=1)
        if rainbow
    ]
    return [*golds, *studios, words.say("reading-hand", cards=" ".join(view["hand"]) or "–")]


def numbers(rainbow: list[dict[str, Any]]) -> str:
    """A rainbow in notation; a Kobito with what it stands for."""
    return " ".join(f"K={step['number']}" if step["card"] == "K" else step["card"] for step in rainbow)


def spoken_kudos(view: View, seats: tuple[int, ...], words: Words) -> list[str]:
    """The tops of the piles, the arrow, and the rows."""
    piles = [words.say("reading-pile", pile=place, card=pile[0]) for place, pile in enumerate(view["piles"], start=1)]
    arrow = [words.say("reading-arrow", pile=view["arrow"])] if view["arrow"] else []
    return [*piles, *arrow, *(f"{words.seat(seat)}: {' '.join(view['rows'][seat]) or '–'}" for seat in seats)]
