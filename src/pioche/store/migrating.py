"""Bringing a database up to date when a server starts."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

LATEST = "0002"


def migrate(connection: Connection) -> None:
    """Apply what is missing; a database that lacks nothing costs no time."""
    if is_up_to_date(connection):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        # two servers that start at once: one migrates, the other waits and finds it done
        connection.execute(text("SELECT pg_advisory_xact_lock(5211)"))
    command.upgrade(config, "head")


def is_up_to_date(connection: Connection) -> bool:
    """Whether the latest step has been applied."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return bool(connection.scalar(text("SELECT version_num FROM alembic_version")) == LATEST)
