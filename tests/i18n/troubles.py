"""Errors of every kind, as the public API raises them."""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from typer import TyperException

import pioche
from pioche.bots import bot_of
from pioche.cli.app import build
from pioche.cli.options import read_bots, read_options
from pioche.cli.usage import usage_error
from pioche.core import errors
from pioche.core.extras import need
from pioche.fast.batch import Batch
from pioche.games.catalogue import GAMES
from pioche.i18n import pick_language, words_in
from tests.conformance.cases import CASES, Case, finished, random_game

NAMES: list[Callable[[], Any]] = [
    lambda: pioche.new("52111"),
    lambda: pioche.new("chess"),
    lambda: pioche.new(""),
    lambda: pioche.new("5211", edition="ouchy"),
    lambda: pioche.new("5211", variant="lang"),
    lambda: pioche.new("kobito", variant="long"),
    lambda: pioche.new("5211", options={"open_score": True}),
    lambda: bot_of("gredy", "5211"),
    lambda: pick_language("es"),
    lambda: need("no_such_library", "lab"),
    lambda: Batch.of("kudos", 2).step([[1, 2]]),
]
SETTINGS: list[Callable[[], Any]] = [
    lambda: pioche.new("5211", options={"open_scores": "yes"}),
    lambda: pioche.new("kobito", options={"gold": [[4, 3]]}),
    lambda: pioche.new("kobito", options={"gold": []}),
    lambda: pioche.new("kudos", options={"arrow": "half"}),
    lambda: pioche.new("kudos", options={"arrow": None}),
    lambda: pioche.new("kudos", options={"first": 9}),
    lambda: pioche.new("kudos", options={"first": 5}, seats=3),
    lambda: pioche.new("kudos", players=["Ana"]),
    lambda: pioche.new("kudos", players=[]),
    lambda: pioche.new("5211", seed=-1),
    lambda: pioche.new("5211", seed=10**400),
    lambda: read_options(["open_scores"]),
    lambda: read_bots("random,greedy", "5211", 3),
    lambda: pioche.new("kudos", seats=2),
    lambda: pioche.new("kudos", seats=0),
    lambda: pioche.new("5211", seats=10**30),
    lambda: pioche.new("5211", variant="aggressive", edition="ouchi", seats=4),
    lambda: pioche.new("kobito", seats=True),
    lambda: pioche.new("kobito", seats="four"),  # type: ignore[arg-type]
]
MOVES: list[Callable[[], Any]] = [
    lambda: pioche.new("5211", seed=1).play(9, "G3"),
    lambda: pioche.new("5211", seed=1).view(-1),
    lambda: pioche.new("5211", seed=1).legal("x"),  # type: ignore[arg-type]
    lambda: pioche.new("5211", seed=1).play(0, "hello"),
    lambda: pioche.new("5211", seed=1).play(0, ""),
    lambda: pioche.new("kudos", seed=1).play(0, "give"),
    lambda: pioche.new("kobito", seed=1).play(0, "jump 7"),
    lambda: pioche.new("5211", seed=1).take_back(0),
    lambda: pioche.new("kudos", seed=1).take_back(0),
    lambda: pioche.new("5211", seed=1).record(),
    lambda: pioche.new("kudos", seed=1).luck,
    lambda: finished(CASES[0], 1).play(0, "G3"),
]
# what only a live table and its server raise, with the facts they raise it with
AT_TABLES: list[pioche.PiocheError] = [
    errors.UnknownTable(name="abc"),
    errors.ChairTaken(seat=1),
    *(kind() for kind in errors.TableError.__subclasses__()),
    errors.BadOption(option="name", value="", allowed="1-24"),
]
LINES = [
    ["sumilate"], ["simulate"], ["simulate", "5211", "--games"], ["simulate", "5211", "--games", "0"],
    ["simulate", "5211", "--gmaes", "1"], ["games", "5211"],
    ["serve", "--host", "203.0.113.1"],
]  # fmt: skip
# moves of Kobito that say in themselves why they cannot be made
TELLING = ["add P g1 low", "start P 7", "start K K", "start 8 7", "swap K g1", "paint P s1"]


@cache
def record_of(game: str) -> str:
    """A true record of a game, as text."""
    return json.dumps(finished(next(case for case in CASES if case.game == game), 4).record())


def raised(action: Callable[..., Any], *given: Any) -> pioche.PiocheError:
    """The error that comes of it."""
    try:
        action(*given)
    except pioche.PiocheError as error:
        return error
    raise AssertionError("nothing was wrong")


def misread(line: list[str]) -> None:
    """Read a command line that cannot be read."""
    try:
        build(words_in("en"))(args=line, prog_name="pioche", standalone_mode=False)
    except TyperException as error:
        raise usage_error(error) from None


def refused_moves(case: Case, seed: int) -> Iterator[pioche.PiocheError]:
    """Moves that fail at some moments of a game: all moves of the game, by all seats."""
    rules, chance = case.rules, random.Random(seed)
    texts = [rules.write(action, 0, case.edition) for action in range(rules.actions)]
    seen: set[Any] = set()
    for game in random_game(case, seed):
        for seat in range(case.seats):
            legal = game.legal(seat)
            for move in chance.sample(texts, 3):
                if move not in legal:
                    error = raised(game.play, seat, move)
                    if (kind := (error.code, error.details.get("reason"))) not in seen:
                        seen.add(kind)
                        yield error


def telling_moves() -> Iterator[pioche.PiocheError]:
    """Moves of Kobito that are refused as they are read."""
    game = pioche.new("kobito", seed=1)
    for move in TELLING:
        yield raised(game.play, game.to_act[0], move)


def bad_records() -> Iterator[pioche.PiocheError]:
    """Records that are damaged in every way there is a reason for."""
    for game in GAMES:
        for change in [
            {"format": "pioche/2"}, {"rules_version": 10**20}, {"edition": "x"}, {"options": {"x": 1}}, {"seats": 9},
            {"players": []}, {"luck": []}, {"luck": [[]]}, {"luck": [["shuffle", "deck", []]]}, {"moves": []},
            {"moves": "x"}, {"moves": [1]}, {"moves": [[0, "{x}"]]}, {"moves": [[9, "G3"]]}, {"moves": [["x", "G3"]]},
            {"moves": [[1.0, "G3"]]}, {"moves": [[True, "G3"]]}, {"scores": []}, {"winners": []}, {"scores": ["x"]},
            {"winners": list(range(1000))}, {"commitment": "x"}, {"seed": "pioche:5", "commitment": None}, {"seed": 1},
        ]:  # fmt: skip
            yield raised(pioche.replay, json.loads(record_of(game)) | change)
        for change_it in (one_move_more, one_luck_more, one_luck_less, one_move_less, other_seat, no_game, other_start):
            record = json.loads(record_of(game))
            change_it(record)
            yield raised(pioche.replay, record)
    yield raised(pioche.replay, "x")
    kudos = json.loads(record_of("kudos"))
    yield raised(pioche.replay, kudos | {"options": {"first": 5}})
    g5211 = json.loads(record_of("5211"))
    g5211["moves"][1:3] = g5211["moves"][2:0:-1]
    yield raised(pioche.replay, g5211)


def one_move_more(record: dict[str, Any]) -> None:
    record["moves"].append([0, "G3"])


def one_luck_more(record: dict[str, Any]) -> None:
    record["luck"].append(["first", 0])


def one_luck_less(record: dict[str, Any]) -> None:
    record["luck"].pop()


def one_move_less(record: dict[str, Any]) -> None:
    record["moves"].pop()


def other_seat(record: dict[str, Any]) -> None:
    record["moves"][-1][0] = (record["moves"][-1][0] + 1) % record["seats"]


def no_game(record: dict[str, Any]) -> None:
    del record["game"]


def other_start(record: dict[str, Any]) -> None:
    record["luck"][0][-1] = 99


def bad_files(folder: Path) -> Iterator[pioche.PiocheError]:
    """Files that hold no record, or cannot be read."""
    for number, content in enumerate([b"", b"\n \n", b"\xff\xfe", b"{", b"x", b"[1]\n{", b"[" * 100_000]):
        path = folder / str(number)
        path.write_bytes(content)
        for line in pioche.read_records(path):
            if line.trouble:
                yield line.trouble
    yield raised(lambda: list(pioche.read_records(folder / "none")))
    yield raised(lambda: list(pioche.read_records(folder)))
    yield raised(pioche.write_records, folder, [])
