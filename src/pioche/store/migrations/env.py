"""Alembic's entry: the connection comes from whoever migrates."""

from alembic import context

from pioche.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
