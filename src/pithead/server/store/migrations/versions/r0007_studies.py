"""The analyses of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("simulations", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("lease", sa.Text, nullable=False),
        sa.Column("lease_until", sa.Double, nullable=False),
    )
    op.create_index("studies_by_asking", "studies", ["state", "asked"])
    op.create_table(
        "judged",
        sa.Column("table_id", sa.Text, sa.ForeignKey("studies.table_id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )
