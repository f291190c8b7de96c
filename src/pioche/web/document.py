"""The frame of a page the server writes: head, skip link, the way around, languages and foot."""

import re
from collections.abc import Sequence

from pioche.i18n import LANGUAGES, Words, words_in
from pioche.web.markup import Markup, element, escape, link
from pioche.web.markup import words as worded

HIGH_SIGN = re.compile(r" (?=[:;?!»](?:[\s<)\"]|$))|(?<=«) ")
VIEWPORT = "width=device-width, initial-scale=1, viewport-fit=cover"


def document(
    words: Words,
    title: str,
    address: str,
    *main: Markup,
    files: str,
    scripts: Sequence[str] = (),
    contents: Markup | None = None,
) -> str:
    """A whole page in the words of one language."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content=VIEWPORT),
        element("meta", name="color-scheme", content="light dark"),
        element("meta", name="referrer", content="no-referrer"),
        worded("title", f"{title} · Pioche"),
        element("link", rel="icon", href=f"{files}icon.svg", type="image/svg+xml"),
        element("script", src=f"{files}theme.js"),
        *(element("link", rel="stylesheet", href=f"{files}css/{sheet}.css") for sheet in ("tokens", "reading")),
        *(element("link", rel="alternate", hreflang=tag, href=in_language(address, tag)) for tag in LANGUAGES),
        *(element("script", type="module", src=script) for script in scripts),
    )
    body = element(
        "body",
        link("#text", words.say("reading-skip"), class_="skip"),
        header(words, address, files),
        element(
            "div", *([contents] if contents else []), element("main", *main, id="text", tabindex=-1), class_="frame"
        ),
        element("footer", worded("p", words.say("reading-unofficial"))),
    )
    text = element("html", head, body, lang=words.language)
    return "<!doctype html>\n" + (unbroken(text) if words.language == "fr" else text)


def note(words: Words, address: str, sentence: str, *, to: str = "/", way: str = "past-again", files: str) -> str:
    """A page that only says something, and the way on, to the lobby if nowhere else."""
    on = link(to, words.say(way), class_="way")
    main = element("div", worded("h1", "Pioche"), worded("p", sentence), element("p", on))
    return document(words, "Pioche", address, main, files=files)


def unbroken(text: str) -> str:
    """French: no line ends before a high sign or inside the quotation marks."""
    return HIGH_SIGN.sub("\u202f", text)


def header(words: Words, address: str, files: str) -> Markup:
    """The name, the way to the rules and to a table, and the languages."""
    icon = element("img", src=f"{files}icon.svg", alt="", width=28, height=28)
    ways = [link("/rules", words.say("reading-rules")), link("/", words.say("reading-lobby"))]
    tongues = [tongue(words, tag, address) for tag in LANGUAGES]
    return element(
        "header",
        element("a", icon, escape("Pioche"), href="/", class_="name"),
        element("nav", *ways, class_="ways", aria_label="Pioche"),
        element("nav", *tongues, class_="tongues", aria_label=words.say("reading-languages")),
    )


def tongue(words: Words, tag: str, address: str) -> Markup:
    """A language to read the page in."""
    here = "true" if tag == words.language else None
    own = words_in(tag).say(f"language-{tag}")
    return link(in_language(address, tag), tag.upper(), lang=tag, hreflang=tag, title=own, aria_current=here)


def in_language(address: str, tag: str) -> str:
    """The same page in a language."""
    return f"{address}{'&' if '?' in address else '?'}lang={tag}"
