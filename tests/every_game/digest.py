"""One line for each of many random games, to compare builds, machines and processes by."""

import hashlib
import json
from collections.abc import Iterator
from typing import Final

from every_game.tables import journal, moments, tables_of
from pithead.games import NAMES

# Features are compared at each moment of this many.
EVERY: Final = 15


def digests(games: int) -> Iterator[str]:
    """So many random games for each game and seat count, taking turns over its options."""
    for name in NAMES:
        tables = tables_of(name)
        for seats in sorted({table.seats for table in tables}):
            same_size = [table for table in tables if table.seats == seats]
            for seed in range(games):
                table = same_size[seed % len(same_size)]
                sum_ = hashlib.sha256()
                for number, moment in enumerate(moments(table, seed)):
                    state = moment
                    if number % EVERY == 0:
                        for seat in range(seats):
                            sum_.update(table.game.features.of(state, seat))
                told = journal(state)
                sum_.update(json.dumps([state.facts(), told, table.game.scores(state)]).encode())
                yield f"{table} seed={seed} {sum_.hexdigest()}"
