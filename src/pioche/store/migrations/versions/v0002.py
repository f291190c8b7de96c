"""When a table has to act by itself; running games by the day are looked at soon, and then say it better."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

RUNNING_BY_THE_DAY = """
    UPDATE tables SET due = 0 WHERE stage = 'playing' AND EXISTS (
        SELECT 1 FROM entries WHERE table_id = tables.id AND number = 1 AND entry LIKE '%"pace":"day"%'
    )
"""


def upgrade() -> None:
    """One column more, and a way to find the earliest."""
    op.add_column("tables", sa.Column("due", sa.Double))
    op.create_index("tables_by_due", "tables", ["due"])
    op.execute(RUNNING_BY_THE_DAY)
