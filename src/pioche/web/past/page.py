"""The page of a finished game: result, replay, score graph, and the check of the shuffle. It works without scripts."""

from typing import NamedTuple

from pioche.i18n.words import Words
from pioche.play.records import to_line
from pioche.web.document import document
from pioche.web.markup import Markup, element, escape, join, link
from pioche.web.markup import words as worded
from pioche.web.past import graph
from pioche.web.past.film import Film, trouble_in

LEAST_WINS = {"kudos"}
SCRIPTS = ("game/replay.js", "game/proof.js")


class Look(NamedTuple):
    """What is looked at: a table's film, at which move, through whose eyes, in which words."""

    table: str
    film: Film
    names: list[str]
    at: int
    eyes: int | None
    words: Words

    def address(self, at: int) -> str:
        """The page at another move."""
        return f"/g/{self.table}?at={at}" + ("" if self.eyes is None else f"&eyes={self.eyes}")

    def who(self) -> str:
        """Whose eyes, in words."""
        return self.words.say("past-eyes-all") if self.eyes is None else self.names[self.eyes]


def past_page(look: Look, files: str) -> str:
    """The whole page."""
    say, record = look.words.say, look.film.record
    title = say("past-title", game=say(f"game-{record['game']}"))
    edition = "-".join(filter(None, (record["game"], record["edition"], record["variant"])))
    named = worded("p", say(f"edition-{edition}"), class_="quiet")
    lead = element("div", worded("h1", title), named, worded("p", say("past-kept")), class_="lead")
    parts = (result(look), replay(look), scores(look), proof(look))
    scripts = [files + script for script in SCRIPTS]
    return document(look.words, title, look.address(look.at), lead, *parts, scripts=scripts, files=files)


def result(look: Look) -> Markup:
    """Who has won, and everybody's points."""
    say, record = look.words.say, look.film.record
    winners = look.words.list([look.names[seat] for seat in record["winners"]])
    least = record["game"] in LEAST_WINS
    seats = sorted(range(record["seats"]), key=lambda seat: place_of(seat, record["winners"], record["scores"], least))
    head = element("tr", *(worded("th", say(f"past-{word}"), scope="col") for word in ("place", "player", "points")))
    rows = [ranked(look, seat, seats, least) for seat in seats]
    return element(
        "section",
        worded("h2", say("past-result")),
        worded("p", say("past-winners", count=len(record["winners"]), winners=winners), class_="won"),
        element("table", element("thead", head), element("tbody", *rows), class_="result"),
        worded("p", say("past-least-wins" if least else "past-most-wins"), class_="quiet"),
    )


def place_of(seat: int, winners: list[int], scores: list[int], least: bool) -> tuple[bool, int, int]:
    """What the seats are put in order by."""
    return (seat not in winners, scores[seat] if least else -scores[seat], seat)


def ranked(look: Look, seat: int, seats: list[int], least: bool) -> Markup:
    """One line of the result; who is level has the same place."""
    record = look.film.record
    mine = place_of(seat, record["winners"], record["scores"], least)[:2]
    rank = 1 + sum(place_of(other, record["winners"], record["scores"], least)[:2] < mine for other in seats)
    cells = (worded("td", rank), worded("th", look.names[seat], scope="row"), worded("td", record["scores"][seat]))
    return element("tr", *cells, class_="winner" if seat in record["winners"] else None)


def replay(look: Look) -> Markup:
    """The table at a move, the ways to the others, and what happened there."""
    say = look.words.say
    return element(
        "section",
        worded("h2", say("past-replay")),
        element("div", picture(look), seats(look), controls(look), told(look), class_="moment"),
        worded("p", say("past-keys"), class_="quiet keys"),
        id="replay",
        data_table=look.table,
        data_last=look.film.last,
        data_game=look.film.record["game"],
        data_lang=look.words.language,
        data_start=say("past-start"),
        data_step=say("past-step", at="%at%", of=look.film.last),
        data_picture=say("past-picture", at="%at%", who="%who%"),
    )


def picture(look: Look) -> Markup:
    """The table: all of it where there is room, else a narrow drawing."""
    seen = "" if look.eyes is None else f"&eyes={look.eyes}"
    source = f"/api/tables/{look.table}/picture?at={look.at}{seen}"
    return element(
        "picture",
        element("source", media="(min-width: 52rem)", srcset=f"{source}&whole=true"),
        element("img", src=source, alt=look.words.say("past-picture", at=look.at, who=look.who())),
    )


def seats(look: Look) -> Markup:
    """Who sits where: the drawing has numbers only."""
    return worded(
        "p", " · ".join(f"{seat} {name}" for seat, name in enumerate(look.names, start=1)), class_="quiet seats"
    )


def told(look: Look) -> Markup:
    """The move's number, and what it led to, each line with its rule."""
    step = look.film.step(look.at, look.eyes, look.words, look.names, with_view=False)
    game = look.film.record["game"]
    lines = [
        element("li", escape(line.text + " "), link(f"/rules/{game}#{line.rule}", line.rule, class_="rule"))
        for line in step.lines
    ]
    say = look.words.say
    title = say("past-step", at=look.at, of=look.film.last) if look.at else say("past-start")
    return element(
        "div",
        element("p", worded("strong", title, id="step")),
        element("ul", *lines, class_="told", id="lines"),
        aria_live="polite",
        class_="story",
    )


def controls(look: Look) -> Markup:
    """First, back, on, last; the slider; whose eyes. Without a script they are links and a form."""
    say, at, last = look.words.say, look.at, look.film.last
    ways = {"first": 0, "back": max(at - 1, 0), "on": min(at + 1, last), "last": last}
    links = [
        link(look.address(to) + "#replay", say(f"past-{name}"), class_="way", data_way=name)
        for name, to in ways.items()
    ]
    slider = element("input", type="range", id="at", name="at", min=0, max=last, value=at)
    choices = [(None, say("past-eyes-all")), *enumerate(look.names)]
    eyes = [
        worded("option", name, value="" if seat is None else seat, selected="" if seat == look.eyes else None)
        for seat, name in choices
    ]
    whose = element("select", *eyes, id="eyes", name="eyes")
    show = worded("button", say("past-show"), id="show")
    here = link(look.address(at), say("past-link"), id="here")
    form = element(
        "form",
        element("p", worded("label", say("past-slider"), for_="at"), slider, class_="slide"),
        element("p", worded("label", say("past-eyes"), for_="eyes"), whose, show, here, class_="choose"),
        action=f"/g/{look.table}",
    )
    return join(element("nav", *links, class_="steps", aria_label=say("past-replay")), form)


def scores(look: Look) -> Markup:
    """The graph, its key, and its numbers."""
    say, told = look.words.say, look.film.scores()
    drawn = graph.graph(told, say("past-scores"), look.at)
    numbers = element("div", graph.table(told, look.names, say("past-move")), **scrolls(look))
    return element(
        "section",
        worded("h2", say("past-scores")),
        drawn,
        graph.key(look.names),
        element("details", worded("summary", say("past-scores-table")), numbers),
    )


def scrolls(look: Look) -> dict[str, str | int]:
    """What a part that may be wider or higher than its place needs to be scrolled by keys."""
    return {"class_": "wide", "role": "group", "tabindex": 0, "aria_label": look.words.say("past-scores-table")}


def proof(look: Look) -> Markup:
    """The commitment, the seed, and three ways to check them."""
    say, record = look.words.say, look.film.record
    trouble = trouble_in(to_line(record))
    dealt = say("past-not-dealt", why=look.words.blame(trouble, look.names)) if trouble else say("past-dealt")
    rows = (
        ("commitment", record["commitment"]),
        ("seed", record["seed"]),
        ("fingerprint", say("past-checking")),
    )
    facts = [
        join(worded("dt", say(f"past-{name}")), element("dd", worded("code", told, id=f"the-{name}")))
        for name, told in rows
    ]
    file = f"/api/tables/{look.table}/record"
    return element(
        "section",
        worded("h2", say("past-proof")),
        worded("p", say("past-proof-about")),
        element("dl", *facts),
        element("p", id="verdict", data_matches=say("past-matches"), data_differs=say("past-differs"), role="status"),
        worded("p", dealt, class_="bad" if trouble else "good"),
        worded("p", say("past-doubt")),
        element("pre", worded("code", f"pioche replay {look.table}.json"), tabindex=0),
        element("p", link(file, say("past-download"), download=f"{look.table}.json", class_="way")),
        id="proof",
    )
