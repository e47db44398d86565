"""Alembic's entry: uses the connection that `migrate` hands over."""

from alembic import context

from burnham.table.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
