"""The two tables of the database: live tables, and the entries of their logs."""

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seed", Text, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("due", Double),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("entry", Text, nullable=False),
)

by_stage = Index("tables_by_stage", tables.c.stage)
by_due = Index("tables_by_due", tables.c.due)
