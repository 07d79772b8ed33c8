"""Trees of variations: each one row, and of two who change it at once the second looks again."""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from pithead.server.store.rows import Node, TreeRow
from pithead.server.store.schema import TREES
from pithead.server.store.statements import is_possible

Connected = Callable[[], AbstractContextManager[Connection]]


class TreeBook:
    """All trees of a database."""

    def __init__(self, reading: Connected, writing: Connected) -> None:
        self._reading: Final = reading
        self._writing: Final = writing

    def add(self, tree: TreeRow) -> None:
        with self._writing() as connection:
            connection.execute(insert(TREES), written(tree))

    def load(self, tree: str) -> TreeRow | None:
        if not is_possible(tree):
            return None
        with self._reading() as connection:
            row = connection.execute(select(TREES).where(TREES.c.id == tree)).one_or_none()
        return None if row is None else read(dict(row._mapping))

    def change(self, tree: TreeRow) -> bool:
        """Write what it has become; False if it has changed since it was read."""
        values = {**written(tree), "version": tree.version + 1}
        same = (TREES.c.id == tree.id) & (TREES.c.version == tree.version)
        with self._writing() as connection:
            return connection.execute(update(TREES).where(same).values(values)).rowcount == 1


def written(tree: TreeRow) -> dict[str, Any]:
    """A tree as it is kept: structured values as text."""
    values = {**asdict(tree), "came_from": tree.table}
    del values["table"]
    nodes = [[*asdict(each).values()] for each in tree.nodes]
    values["record"] = json.dumps(tree.record, separators=(",", ":"))
    values["nodes"] = json.dumps(nodes, separators=(",", ":"))
    return values


def read(values: dict[str, Any]) -> TreeRow:
    table = values.pop("came_from")
    nodes = tuple(Node(*each) for each in json.loads(values.pop("nodes")))
    record = json.loads(values.pop("record"))
    return TreeRow(**values, table=table, nodes=nodes, record=record)
