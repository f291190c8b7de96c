"""The file a server keeps its tables in."""

import sqlite3
from pathlib import Path
from traceback import format_exception

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, make_url, text

from pioche.core.errors import BadOption, Busy, FileTrouble, OtherRules
from pioche.play.luck import commitment_of
from pioche.store import migrating, schema
from pioche.store.data_folder import data_folder
from pioche.store.migrating import migrate
from pioche.store.opening import FILE, open_log
from pioche.store.sql import SqlLog, write_entry
from pioche.tables.due import WAKING
from pioche.tables.entries import Opened
from pioche.tables.ports import Kept
from tests.tables.evenings import Evening, settings
from tests.tables.fakes import FakeClock

pytestmark = pytest.mark.anyio


def test_the_data_folder_is_the_system_s_or_the_one_named() -> None:
    home = {"HOME": "/home/ana"}
    assert data_folder(home, "linux") == Path("/home/ana/.local/share/pioche")
    assert data_folder(home | {"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/pioche")
    assert data_folder(home | {"PIOCHE_DATA": "/srv/cards"}, "linux") == Path("/srv/cards")
    assert data_folder(home, "darwin") == Path("/home/ana/Library/Application Support/pioche")
    assert data_folder({"LOCALAPPDATA": "/local"}, "win32") == Path("/local/pioche")


async def test_only_its_owner_can_read_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_DATA", str(tmp_path / "new" / "folder"))
    log = await open_log()
    assert isinstance(log, SqlLog)
    folder = data_folder()
    modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    await log.close()
    assert set(modes.values()) == {0o600}
    assert FILE in modes
    assert folder.stat().st_mode & 0o777 == 0o700


async def test_a_file_is_opened_again_as_it_was(tmp_path: Path) -> None:
    entries = [Kept(1, 3.0, Opened(settings(), commitment_of("x")))]
    log = await open_log(tmp_path / "a.db")
    await log.open("t", "x", entries)
    await log.close()
    again = await open_log(str(tmp_path / "a.db"))
    assert await again.read("t") == ("x", entries)
    await again.close()


async def test_a_file_that_another_server_uses_is_trouble_until_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    log = await open_log(path)
    with pytest.raises(FileTrouble) as trouble:
        await open_log(path)
    assert trouble.value.details["reason"] == "taken"
    await log.close()
    await (await open_log(path)).close()


async def test_a_file_that_holds_something_else_is_trouble(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, " * 100)
    with pytest.raises(FileTrouble):
        await open_log(path)
    with pytest.raises(FileTrouble):
        await open_log(tmp_path)
    with pytest.raises(FileTrouble):
        await open_log(path / "below")


async def test_an_address_that_leads_nowhere_is_said_to(tmp_path: Path) -> None:
    for address in ("mysql://x", "://", "postgresql+nothing://x:y:z"):
        with pytest.raises(BadOption):
            await open_log(address)
    with pytest.raises(Busy):
        await open_log(f"postgresql://pioche@/none?host={tmp_path}")


async def test_what_cannot_be_written_is_busy_and_may_be_tried_again(tmp_path: Path) -> None:
    log = await open_log(tmp_path / "a.db")
    entries = [Kept(1, 3.0, Opened(settings(), commitment_of("x")))]
    with sqlite3.connect(tmp_path / "a.db") as other:
        other.execute("ALTER TABLE entries RENAME TO hidden")
        with pytest.raises(Busy) as busy:
            await log.open("t", "x", entries)
        assert commitment_of("x") not in "".join(format_exception(busy.value))  # so what is written stays out of logs
        other.execute("ALTER TABLE hidden RENAME TO entries")
    other.close()
    await log.open("t", "x", entries)
    await log.close()


def test_migrations_lead_to_the_schema_in_use() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection)
        assert migrating.is_up_to_date(connection)
        migrate(connection)
        found = inspect(connection)
        for table in schema.metadata.tables.values():
            told = [
                (column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(table.name)
            ]
            assert told == [
                (column.name, str(column.type.compile(engine.dialect)), column.nullable) for column in table.columns
            ]
    engine.dispose()


def test_the_latest_migration_is_the_one_a_server_looks_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrating.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == migrating.LATEST


async def test_an_entry_of_a_kind_that_is_not_known_here_is_of_other_rules(tmp_path: Path) -> None:
    log = await open_log(tmp_path / "a.db")
    await log.open("t", "x", [Kept(1, 3.0, Opened(settings(), commitment_of("x")))])
    with sqlite3.connect(tmp_path / "a.db") as other:
        other.execute("INSERT INTO entries VALUES ('t', 2, 4.0, '{\"kind\": \"danced\"}')")
    other.close()
    with pytest.raises(OtherRules):
        await log.read("t")
    await log.close()


OLD_TABLES = {
    "running": ("playing", "day"),
    "gathering": ("gathering", "day"),
    "over": ("over", "day"),
    "relaxed": ("playing", "relaxed"),
}


def of_the_first_version(connection: Connection) -> None:
    """A database as the first version has left it, with a table of every sort."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrating.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    for name, (stage, pace) in OLD_TABLES.items():
        table = {"id": name, "seed": "x", "stage": stage}
        connection.execute(text("INSERT INTO tables VALUES (:id, :seed, :stage)"), table)
        entry = write_entry(Opened(settings(pace=pace), commitment_of("x"))).decode()
        connection.execute(text("INSERT INTO entries VALUES (:id, 1, 3.0, :entry)"), {"id": name, "entry": entry})


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_running_games_by_the_day_of_the_first_version_are_looked_at_soon(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = str(tmp_path / "a.db")
    engine = create_engine(f"sqlite:///{address}")
    if kind == "postgres":
        server = make_url(request.getfixturevalue("postgres")).set(drivername="postgresql+psycopg")
        whole_server = create_engine(server, isolation_level="AUTOCOMMIT")
        with whole_server.connect() as connection:
            connection.execute(text("CREATE DATABASE first_version"))
        whole_server.dispose()
        own = server.set(database="first_version")
        address, engine = own.set(drivername="postgresql").render_as_string(), create_engine(own)
    with engine.begin() as connection:
        of_the_first_version(connection)
    engine.dispose()
    log = await open_log(address)
    assert await log.due(9e9) == ({"running": 0.0}, None)
    for name in OLD_TABLES:
        assert [kept.at for kept in (await log.read(name))[1]] == [3.0]
    await log.close()


async def test_a_running_game_by_the_day_of_the_first_version_keeps_its_time(tmp_path: Path) -> None:
    log = await open_log(tmp_path / "a.db")
    seated = await (await Evening(log).open("Ana", seats=2, pace="day")).start()
    begun, name = seated.evening.clock.now(), seated.table.id
    await seated.evening.house.close()
    engine = create_engine(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.begin() as connection:  # as if it had been written by the first version
        connection.execute(text("DROP INDEX tables_by_due"))
        connection.execute(text("ALTER TABLE tables DROP COLUMN due"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    engine.dispose()
    evening = Evening(await open_log(tmp_path / "a.db"), clock=FakeClock(begun + 1000))
    evening.house.keep_time()
    await evening.pass_by(WAKING)
    day = 24 * 60 * 60
    assert await evening.log.due(begun + day) == ({name: begun + day}, None)
    evening.clock.time = begun + day - 1
    await evening.pass_by(1 + WAKING)
    assert len((await evening.log.read(name))[1]) > seated.table.state.number
    await evening.house.close()
