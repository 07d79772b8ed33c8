"""Nothing leaves the box, and nothing comes from nowhere."""

from every_game.components import COUNTS
from every_game.tables import Table, at_every_table, for_every_game, moments


@for_every_game
def test_every_game_says_how_its_pieces_are_counted(name: str) -> None:
    assert name in COUNTS


@at_every_table
def test_components_are_conserved(table: Table) -> None:
    wrong_with = COUNTS[table.game.name]
    for seed in (1, 2):
        for state in moments(table, seed):
            assert wrong_with(state) == []
