"""The first schema: tables, their seats and their entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("box", sa.Text),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("hot_seat", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("script", sa.Text),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("invitation", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("bots_due", sa.Boolean, nullable=False),
        sa.Column("lease", sa.Text, nullable=False),
        sa.Column("lease_until", sa.Double, nullable=False),
    )
    op.create_index("tables_by_creation", "tables", ["public", "created"])
    op.create_index("tables_by_rest", "tables", ["status", "updated"])
    op.create_index("tables_by_lease", "tables", ["bots_due", "lease_until"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("secret", sa.Text),
        sa.Column("stand_in", sa.Text),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("command", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="entries_command"),
    )
