"""Longer seeds, where a table comes from, invitations for one seat each, whose bot stands in."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # A seed may have 128 bits, more than any number of SQLite or PostgreSQL: its digits are kept.
    # Added, filled, swapped: SQLite cannot change a column, nor be without the table meanwhile.
    add("tables", sa.Column("digits", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE tables SET digits = CAST(seed AS TEXT)")
    op.execute("ALTER TABLE tables DROP COLUMN seed")
    op.execute("ALTER TABLE tables RENAME COLUMN digits TO seed")
    # Of tables from before nobody noted where they came from, unless they begin in the middle.
    add("tables", sa.Column("origin", sa.Text, nullable=False, server_default="unknown"))
    op.execute("UPDATE tables SET origin = 'tutorial' WHERE script IS NOT NULL")
    op.execute("UPDATE tables SET origin = 'record' WHERE opening <> '[]'")
    add("tables", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(sa.text("UPDATE tables SET over = :yes WHERE status = 'over'").bindparams(yes=True))
    add("tables", sa.Column("stand_in", sa.Text, nullable=False, server_default="journeyman"))
    # The one invitation of a table from before was promised to all its guests.
    add("tables", sa.Column("invitations", sa.Text, nullable=False, server_default="[]"))
    op.execute("""UPDATE tables SET invitations = '["' || invitation || '"]'""")
    op.execute("ALTER TABLE tables DROP COLUMN invitation")
    add("tables", sa.Column("one_for_all", sa.Boolean, nullable=False, server_default=sa.true()))
    add("seats", sa.Column("wish", sa.Text))
    add("seats", sa.Column("invitation", sa.Integer))


def add(table: str, column: "sa.Column[object]") -> None:
    op.add_column(table, column)
