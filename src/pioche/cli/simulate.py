"""`pioche simulate`: many games between bots, counted."""

import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from pioche.cli.figures import digits_for, number, percent, short, within
from pioche.cli.running import Wishes, run_games, tell_end
from pioche.i18n.words import Words
from pioche.lab.columns import Counts
from pioche.lab.files import edition_of
from pioche.lab.plan import Plan
from pioche.lab.plots import Picture, Series, Share, binned
from pioche.lab.shares import Part
from pioche.lab.tally import Tally

BLOCKS = " ▁▂▃▄▅▆▇█"
WIDTH = 20
LEFT = ("chair", "bot", "spread")


def simulate(words: Words, plan: Plan, wishes: Wishes) -> None:
    """Play, count and report; Ctrl-C reports what was done so far."""
    tally = Tally(plan.levels)

    def add(parts: Sequence[Part]) -> None:
        tally.add(parts[0])

    def facts() -> dict[str, Any]:
        return {**plan.facts(), "first_seed": wishes.seed, "result": tally.report()}

    done = run_games(words, [plan], wishes, add, lambda: (facts(), picture(words, plan, tally)))
    if wishes.as_json:
        print(json.dumps(facts()))
    else:
        show(words, plan, tally)
    tell_end(words, done, wishes)


def title_of(words: Words, plan: Plan) -> str:
    """The edition's full name."""
    return words.say(f"edition-{plan.game}-{edition_of(plan)}")


def show(words: Words, plan: Plan, tally: Tally) -> None:
    """The counts, for people: who won and scored how much, and then how the scores are spread."""
    facts = tally.report()
    console = Console(highlight=False)
    console.print(means(words, plan, facts))
    console.print(spread(words, facts, tally))
    console.print(summary(words, facts), markup=False)


def new_table(words: Words, columns: Sequence[str], title: str | None = None) -> Table:
    """An empty table; words stand left, numbers right."""
    table = Table(title=title, title_style="bold", title_justify="left")
    for column in columns:
        table.add_column(words.say(f"column-{column}"), justify="left" if column in LEFT else "right", no_wrap=True)
    return table


def means(words: Words, plan: Plan, facts: dict[str, Any]) -> Table:
    """Victories and scores of each chair; and of each bot, where several sit at the table."""
    table = new_table(words, ("chair", "bot", "wins", "interval", "score"), title_of(words, plan))
    bots = facts["bots"] if len(facts["bots"]) > 1 else {}
    groups = [*facts["seats"], *bots.values()]
    digits = (
        digits_for(*(100 * (group["wins"]["high"] - group["wins"]["low"]) / 2 for group in groups)),
        digits_for(*(group["score"]["margin"] for group in groups)),
    )
    for seat in facts["seats"]:
        chair = words.say("seat", number=seat["seat"] + 1)
        table.add_row(chair, words.say(f"bot-{seat['bot']}"), *numbers(words, seat, *digits))
    table.add_section()
    for level, sums in bots.items():
        chairs = words.say("simulate-chairs", count=sums["chairs"])
        table.add_row(chairs, words.say(f"bot-{level}"), *numbers(words, sums, *digits))
    return table


def numbers(words: Words, sums: dict[str, Any], digits: int, score_digits: int) -> list[str]:
    """Victories with their interval, and the score with its margin."""
    wins, score = sums["wins"], sums["score"]
    share, low, high = (percent(words, wins[name], digits) for name in ("share", "low", "high"))
    return [share, f"{low} … {high}", within(words, score["mean"], score["margin"], score_digits)]


def spread(words: Words, facts: dict[str, Any], tally: Tally) -> Table:
    """The scores of each chair from the lowest to the highest, a quarter of the games between any two numbers."""
    table = new_table(words, ("chair", "lowest", "quarter", "median", "three-quarters", "highest", "spread"))
    for seat, counts in zip(facts["seats"], tally.scores, strict=True):
        score = seat["score"]
        points = [number(words, each) for each in (score["lowest"], *score["quartiles"], score["highest"])]
        table.add_row(words.say("seat", number=seat["seat"] + 1), *points, blocks(counts, tally.scores))
    return table


def blocks(counts: Counts, all_counts: Sequence[Counts]) -> str:
    """A distribution as a row of blocks, all rows to one scale."""
    span = min(min(each.of) for each in all_counts), max(max(each.of) for each in all_counts)
    tops = [max(binned(each, span, WIDTH)[1]) for each in all_counts]
    heights = binned(counts, span, WIDTH)[1]
    return "".join(BLOCKS[-int(-height * (len(BLOCKS) - 1) // max(tops))] for height in heights)


def summary(words: Words, facts: dict[str, Any]) -> str:
    """What holds for all chairs together."""
    length, ties = facts["decisions_per_game"], facts["ties"]
    lines = [
        words.say(
            "simulate-summary",
            games=facts["games"],
            decisions=number(words, length["mean"], 1),
            least=length["lowest"],
            most=length["highest"],
        ),
        words.say(
            "simulate-ties",
            games=ties["games"],
            share=percent(words, ties["share"], 2),
            low=percent(words, ties["low"], 2),
            high=percent(words, ties["high"], 2),
        ),
        words.say("simulate-sure"),
    ]
    return "\n".join(lines)


def picture(words: Words, plan: Plan, tally: Tally) -> Picture:
    """The same as a picture, a line for each chair."""
    chairs = [words.say("seat", number=seat + 1) for seat in range(plan.seats)]
    bots = [words.say(f"bot-{level}") for level in plan.levels]
    if len(set(bots)) > 1:
        chairs = [f"{chair}\n{bot}" for chair, bot in zip(chairs, bots, strict=True)]
    wins = [seat["wins"] for seat in tally.report()["seats"]]
    bot = words.list(list(dict.fromkeys(bots)))
    return Picture(
        words.say("plot-title", edition=title_of(words, plan), games=tally.games, bots=bot),
        [Series(name.replace("\n", ", "), counts) for name, counts in zip(chairs, tally.scores, strict=True)],
        [Share(seat, 0, share["share"], share["low"], share["high"]) for seat, share in enumerate(wins)],
        chairs,
        1 / plan.seats,
        [Series("", tally.decisions)],
        words.say,
        lambda value: short(words, value),
    )
