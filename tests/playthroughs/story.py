"""A whole game told as text: the table at every turn, each move among the legal ones, and what followed, with rules."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pioche
from pioche.i18n.words import words_in
from tests.conformance.cases import CASES, Case

FOLDER = Path(__file__).parent
SEED = 2019
MOST_SHOWN = 12


def path_of(case: Case) -> Path:
    """Where a case's playthrough is kept."""
    return FOLDER / "games" / f"{case}.txt"


def story(case: Case) -> str:
    """The playthrough of a case."""
    words, chance = words_in("en"), random.Random(SEED)
    game = case.new(SEED)
    lines = [f"{case.game}, {case.edition.name}, {case.seats} seats, seed {SEED}", ""]
    number, last = 0, ""
    while game.to_act:
        now = table_lines(game)
        if now and now != last:
            lines += ["", now]
            last = now
        seat = chance.choice(game.to_act)
        legal = game.legal(seat)
        move = chance.choice(legal)
        game = game.play(seat, move)
        number += 1
        lines.append(f"{number:4}  seat {seat}  {move}   of {shortened(legal)}")
        lines += [f"        {event.rule:8} {words.tell(event)}" for event in game.explain()]
    record = game.record()
    lines += ["", f"scores {record['scores']}, winners {record['winners']}, luck {len(record['luck'])} entries"]
    return "\n".join(lines) + "\n"


def shortened(moves: tuple[str, ...]) -> str:
    """Some moves, and how many more there are."""
    shown = ", ".join(moves[:MOST_SHOWN])
    return shown if len(moves) <= MOST_SHOWN else f"{shown}, and {len(moves) - MOST_SHOWN} more"


def table_lines(game: pioche.Game) -> str:
    """The table when a turn begins; nothing while one goes on."""
    return {"5211": table_of_5211, "kobito": table_of_kobito, "kudos": table_of_kudos}[game.name](game)


def table_of_5211(game: pioche.Game) -> str:
    """The turn, what lies open, and the hands as they were dealt."""
    view = game.view()
    hands = [game.view(seat) for seat in range(game.seats)]
    counts = " ".join(f"{colour}{count}" for colour, count in view["counts"].items())
    lines = [
        f"deck {view['deck']}, round {view['round']}, turn {view['turn']}: {counts}, limit {view['limit']}, "
        f"Kododo {view['kododo']['now']} of {view['kododo']['needs']}, draw pile {view['draw_pile']}"
    ]
    for seat, mine in enumerate(hands):
        hand = " ".join(sorted(mine["hand"] + mine["your_sealed"]))
        lines.append(
            f"      seat {seat}: {hand}  laid {' '.join(view['laid'][seat]) or '-'}  {mine['scores'][seat]} points"
        )
    return "\n".join(lines)


def table_of_kobito(game: pioche.Game) -> str:
    """The golds, the studios and the hand of the seat whose turn it is, as the turn begins."""
    seat = game.to_act[0]
    view = game.view(seat)
    if view["played"] or view["penalties_paid"]:
        return ""
    lines = [f"turn {view['turn']}, seat {seat} owes {view['owed']}, hand {' '.join(view['hand'])}"]
    for number, gold in enumerate(view["golds"], start=1):
        lines.append(
            f"      g{number} {gold['length']} for {gold['gold']}: {run_text(gold['rainbow'])}" if gold else ""
        )
    for owner, studio in enumerate(view["studios"]):
        rainbows = "; ".join(f"s{place} {run_text(run)}" for place, run in enumerate(studio, start=1) if run)
        lines.append(f"      seat {owner}: {view['scores'][owner]} points  {rainbows}")
    return "\n".join(lines)


def run_text(run: list[dict[str, Any]]) -> str:
    """A rainbow from its low end; a Kobito with its number, a painted card with a mark for each coat."""
    return " ".join(
        (f"K={card['number']}" if card["card"] == "K" else card["card"]) + "'" * card["painted"] for card in run
    )


def table_of_kudos(game: pioche.Game) -> str:
    """The square, the arrow and the rows, as a turn begins."""
    view = game.view()
    if view["played"] or view["filled"]:
        return ""
    lines = [f"round {view['round']}, seat {view['to_act'][0]}: {view['phase']}, arrow {view['arrow']}"]
    lines.append("      " + "  ".join(f"{n}: {' '.join(pile)}" for n, pile in enumerate(view["piles"], start=1)))
    for seat, row in enumerate(view["rows"]):
        discard = " ".join(view["discards"][seat]) or "-"
        lines.append(f"      seat {seat}: {' '.join(row)}  draw {view['draw_piles'][seat]}  discard {discard}")
    return "\n".join(lines)


def all_stories() -> Iterator[tuple[Case, str]]:
    """Every case with its playthrough."""
    for case in CASES:
        yield case, story(case)
