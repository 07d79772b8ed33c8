"""Clocks, when servers were up for them to run, and tables where strangers may sit down."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.add_column(
        "tables", sa.Column("strangers", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "uptimes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
