"""`pioche compare`: editions and variants side by side, played with the same seeds."""

import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from pioche.cli.figures import digits_for, short, within
from pioche.cli.running import Wishes, run_games, tell_end
from pioche.cli.simulate import title_of
from pioche.i18n.words import Words
from pioche.lab.columns import Counts
from pioche.lab.comparison import Comparison
from pioche.lab.files import edition_of
from pioche.lab.plan import Plan
from pioche.lab.plots import Picture, Series, Share
from pioche.lab.shares import Part
from pioche.lab.tally import Tally

PERCENT = 100
CLEAR = "*"
WIDEST = 10_000


def compare(words: Words, plans: Sequence[Plan], wishes: Wishes) -> None:
    """Play every edition with the same seeds and show each beside the first."""
    tallies = [Tally(plan.levels) for plan in plans]
    differences = [Comparison(plan.seats) for plan in plans[1:]]

    def add(parts: Sequence[Part]) -> None:
        for tally, part in zip(tallies, parts, strict=True):
            tally.add(part)
        for comparison, part in zip(differences, parts[1:], strict=True):
            comparison.add(part, parts[0])

    def facts() -> dict[str, Any]:
        return {
            "first_seed": wishes.seed,
            "editions": [
                {**plan.facts(), "result": tally.report()} for plan, tally in zip(plans, tallies, strict=True)
            ],
            "differences": [
                {"edition": edition_of(plan), "to": edition_of(plans[0]), **comparison.report()}
                for plan, comparison in zip(plans[1:], differences, strict=True)
            ],
        }

    done = run_games(words, plans, wishes, add, lambda: (facts(), picture(words, plans, tallies)))
    if wishes.as_json:
        print(json.dumps(facts()))
    else:
        show(words, plans, facts())
    tell_end(words, done, wishes)


def show(words: Words, plans: Sequence[Plan], facts: dict[str, Any]) -> None:
    """All editions side by side; where the window is too narrow for that, each beside the first."""
    console = Console(highlight=False)
    others = list(range(1, len(plans)))
    table = side_by_side(words, plans, facts, others)
    if Console(width=WIDEST).measure(table).maximum <= console.width:
        console.print(table)
    else:
        for other in others:
            console.print(side_by_side(words, plans, facts, [other]))
    games = facts["editions"][0]["result"]["games"]
    console.print(words.say("compare-summary", games=games, mark=CLEAR), markup=False)


def side_by_side(words: Words, plans: Sequence[Plan], facts: dict[str, Any], others: Sequence[int]) -> Table:
    """The first edition in a column, and some others each with their difference to it."""
    table = Table(title=words.say(f"game-{plans[0].game}"), title_style="bold", title_justify="left")
    table.add_column("")
    table.add_column(edition_of(plans[0]), justify="right", no_wrap=True)
    for other in others:
        table.add_column(edition_of(plans[other]), justify="right", no_wrap=True)
        table.add_column(words.say("column-difference"), justify="right", no_wrap=True)
    results = [facts["editions"][place]["result"] for place in (0, *others)]
    changes = [facts["differences"][other - 1] for other in others]
    for what, unit in (("wins", PERCENT), ("score", 1)):
        table.add_row(words.say(f"compare-{what}"), style="bold")
        for seat in range(plans[0].seats):
            found = [measured(result["seats"][seat][what]) for result in results]
            name = words.say("seat", number=seat + 1)
            table.add_row(name, *row(words, found, [each["seats"][seat][what] for each in changes], unit))
        table.add_section()
    for what, unit in (("decisions_per_game", 1), ("ties", PERCENT)):
        found = [measured(result[what]) for result in results]
        name = words.say(f"compare-{what.split('_')[0]}")
        table.add_row(name, *row(words, found, [each[what] for each in changes], unit))
    return table


def measured(found: dict[str, Any]) -> dict[str, Any]:
    """A mean with its margin; of a share, half of its interval."""
    if "share" in found:
        return {"mean": found["share"], "margin": (found["high"] - found["low"]) / 2}
    return found


def row(words: Words, means: Sequence[Any], changes: Sequence[Any], unit: int = 1) -> list[str]:
    """One line: the first mean, then each other one and how far it is away; a star where that is clear."""
    margins = [unit * found["margin"] for found in (*means, *changes) if found["margin"] is not None]
    digits = digits_for(*margins)
    cells = []
    for place, mean in enumerate(means):
        cells.append(within(words, unit * mean["mean"], scaled(mean["margin"], unit), digits))
        if place:
            change = changes[place - 1]
            plus = "+" if change["difference"] > 0 else ""
            star = CLEAR if change["is_clear"] else " "
            amount = within(words, unit * change["difference"], scaled(change["margin"], unit), digits)
            cells.append(plus + amount + star)
    return cells


def scaled(margin: float | None, unit: int) -> float | None:
    """A margin in its unit, if there is one."""
    return None if margin is None else unit * margin


def picture(words: Words, plans: Sequence[Plan], tallies: Sequence[Tally]) -> Picture:
    """The same as a picture, a line for each edition."""
    names = [title_of(words, plan) for plan in plans]
    shares = []
    for place, tally in enumerate(tallies):
        wins = [seat["wins"] for seat in tally.report()["seats"]]
        shares += [Share(seat, place, won["share"], won["low"], won["high"]) for seat, won in enumerate(wins)]
    bots = words.list(list(dict.fromkeys(words.say(f"bot-{level}") for level in plans[0].levels)))
    game = words.say(f"game-{plans[0].game}")
    return Picture(
        words.say("plot-title-compared", game=game, seats=plans[0].seats, games=tallies[0].games, bots=bots),
        [Series(name, together(tally)) for name, tally in zip(names, tallies, strict=True)],
        shares,
        [words.say("seat", number=seat + 1) for seat in range(plans[0].seats)],
        1 / plans[0].seats,
        [Series(name, tally.decisions) for name, tally in zip(names, tallies, strict=True)],
        words.say,
        lambda value: short(words, value),
    )


def together(tally: Tally) -> Counts:
    """The scores of all chairs."""
    found = Counts()
    for counts in tally.scores:
        found.of.update(counts.of)
    return found
