"""One line for each of many random games, to compare builds, machines and processes by."""

import hashlib
import json
from collections.abc import Iterator

from every_game.tables import finished, journal, tables_of
from pithead.games import NAMES


def digests(games: int) -> Iterator[str]:
    """So many random games for each game and seat count, taking turns over its options."""
    for name in NAMES:
        tables = tables_of(name)
        for seats in sorted({table.seats for table in tables}):
            same_size = [table for table in tables if table.seats == seats]
            for seed in range(games):
                table = same_size[seed % len(same_size)]
                state = finished(table, seed)
                told = journal(state)
                whole = json.dumps([state.facts(), told, table.game.scores(state)])
                yield f"{table} seed={seed} {hashlib.sha256(whole.encode()).hexdigest()}"
