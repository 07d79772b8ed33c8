"""Games played one after another by the same people: how the series stood before each."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.Text))
