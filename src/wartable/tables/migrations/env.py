"""Alembic runs the migrations on the connection it is handed."""

from alembic import context

from wartable.tables.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
