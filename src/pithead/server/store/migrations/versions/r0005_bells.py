"""Where people want to hear of their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "bells",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("rests_until", sa.Double, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("bells_by_table", "bells", ["table_id", "seat"])
    op.create_index("bells_by_place", "bells", ["place"])
    op.create_index("bells_by_code", "bells", ["code"], unique=True)
