"""Games as data for learning: every decision of many games in one Parquet file.

    from pioche.envs.dataset import about, write_dataset
    write_dataset("games.parquet", "kudos", games=100, bots="greedy")

A row is one decision, in the order of the games and in each of the decisions; seats that decide at the same time stand
in seat order, none knowing of the others' decisions:

    seed         the game's seed: `pioche.new(..., seed=seed)` deals the same cards
    step, seat   which decision of the game it is, from 0, and whose
    observation  what the seat knew, as numbers; their names are in the file
    mask         for each action of the game, whether it was possible
    action       the action that was taken
    scores       the points of each seat at the end
    returns      each seat's part of the victory at the end, from -1 / (seats - 1) to 1

Reading it, batch by batch:

    import pyarrow.parquet as pq
    about("games.parquet")["features"]              # the names of the numbers
    for batch in pq.ParquetFile("games.parquet").iter_batches(columns=["observation", "action"]):
        observations = batch["observation"].flatten().to_numpy().reshape(len(batch), -1)
        actions = batch["action"].to_numpy()
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from pioche.bots import Bot, bot_of
from pioche.core.errors import BadOption, FileTrouble
from pioche.core.extras import need
from pioche.core.version import __version__
from pioche.envs.observed import observed_names
from pioche.play.luck import MOST_SEED
from pioche.play.records import new_file
from pioche.play.setup import Setup, prepare

pa: Any = need("pyarrow", "envs")
pq: Any = need("pyarrow.parquet", "envs")
need("numba", "envs")

from pioche.envs.recording import Rows, recorded_games  # noqa: E402

FORMAT = "pioche-dataset/1"
KEY = b"pioche"
# harder packing and statistics of every column make a file hardly smaller, and twice as slow to write
PACKED: dict[str, Any] = {"compression": "zstd", "compression_level": 1, "write_statistics": ["seed"]}


class Written(NamedTuple):
    """What a file came to hold."""

    games: int
    rows: int


def write_dataset(
    path: str | Path,
    game: str,
    *,
    games: int,
    edition: str | None = None,
    variant: str | None = None,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    bots: str | Sequence[str] = "random",
    seed: int = 0,
    go_on: Callable[[int], bool] | None = None,
) -> Written:
    """Play `games` games with the seeds that follow each other and write them; `go_on(done)` may end it sooner.

    The file appears when all is written; until then there is only its `.part`. Memory does not grow with the games.
    """
    setup = prepare(game, edition, variant, seats, options, None, "")
    if games < 1:
        raise BadOption(option="games", value=games, allowed="1, 2, 3 …")
    if not 0 <= seed <= MOST_SEED - games:
        raise BadOption(option="seed", value=seed, allowed=f"0-{MOST_SEED - games}")
    players = bots_of(bots, setup)
    setup = replace(setup, players=tuple(f"bot:{bot.level}" for bot in players))
    schema = schema_of(setup, seed)
    done = rows = 0
    with new_file(path) as file, pq.ParquetWriter(file.buffer, schema, **PACKED) as writer:
        for count, part in recorded_games(setup, players, seed, games):
            writer.write_batch(as_batch(part, schema))
            done, rows = done + count, rows + len(part.seed)
            if go_on is not None and not go_on(done):
                break
    return Written(done, rows)


def about(path: str | Path) -> dict[str, Any]:
    """What a file's games were played with, and the names of the observation's numbers."""
    try:
        kept = pq.read_schema(path).metadata or {}
        facts: dict[str, Any] = json.loads(kept[KEY])
    except OSError as error:
        raise FileTrouble(path=str(path), reason=error.strerror or str(error)) from None
    except (KeyError, ValueError):
        raise FileTrouble(path=str(path), reason=f"not {FORMAT}") from None
    return facts


def bots_of(levels: str | Sequence[str], setup: Setup) -> list[Bot]:
    """One bot for all seats, or one for each, by their levels; in one text with commas between."""
    names = [name.strip() for name in levels.split(",")] if isinstance(levels, str) else list(levels)
    found = [bot_of(name, setup.game) for name in names]
    if len(found) not in (1, setup.seats):
        raise BadOption(option="bots", value=",".join(names), allowed=f"1 / {setup.seats}")
    return found * (setup.seats // len(found))


def schema_of(setup: Setup, seed: int) -> Any:
    """The columns with their types, and what the games are played with."""
    facts = {
        "format": FORMAT,
        "version": __version__,
        "game": setup.game,
        "edition": setup.edition.key,
        "variant": setup.edition.variant,
        "options": setup.other_options(),
        "rules_version": setup.rules.version,
        "seats": setup.seats,
        "players": list(setup.players),
        "first_seed": seed,
        "actions": setup.rules.actions,
        "features": list(observed_names(setup.rules)),
    }
    columns = [
        ("seed", pa.int64()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("observation", pa.list_(pa.int16(), len(observed_names(setup.rules)))),
        ("mask", pa.list_(pa.bool_(), setup.rules.actions)),
        ("action", pa.int16()),
        ("scores", pa.list_(pa.int16(), setup.seats)),
        ("returns", pa.list_(pa.float32(), setup.seats)),
    ]
    fields = [pa.field(name, kind, nullable=False) for name, kind in columns]
    return pa.schema(fields, {KEY: json.dumps(facts, ensure_ascii=False).encode()})


def as_batch(rows: Rows, schema: Any) -> Any:
    """Some rows as Parquet takes them: plain numbers, or lists of one length."""
    arrays = []
    for column, field in zip(rows, schema, strict=True):
        if pa.types.is_fixed_size_list(field.type):
            values = pa.array(column.ravel(), field.type.value_type)
            arrays.append(pa.FixedSizeListArray.from_arrays(values, type=field.type))
        else:
            arrays.append(pa.array(column, field.type))
    return pa.record_batch(arrays, schema=schema)
