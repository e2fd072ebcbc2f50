"""Alembic runs the migrations over the connection that the storage hands it."""

from __future__ import annotations

from alembic import context

from filon.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
