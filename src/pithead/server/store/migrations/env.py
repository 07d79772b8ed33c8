"""Alembic runs this file; `pithead.server.store.migrations.upgrade` gives it the connection."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
