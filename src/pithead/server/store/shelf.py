"""What the tables ask of whatever keeps them: a database, or a browser."""

from collections.abc import Callable, Sequence
from typing import Protocol

from pithead.server.store.rows import Entry, SeatRow, TableRow, TreeRow


class TreeShelf(Protocol):
    """Keeps trees of variations; what each method promises stands in `trees.py`."""

    def add(self, tree: TreeRow) -> None: ...

    def load(self, tree: str) -> TreeRow | None: ...

    def change(self, tree: TreeRow) -> bool: ...


class Shelf(Protocol):
    """Keeps tables, seats and entries; what each method promises stands in `store.py`."""

    @property
    def trees(self) -> TreeShelf: ...

    def add_table(
        self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> None: ...

    def load(self, table: str) -> tuple[TableRow, list[SeatRow], list[Entry]] | None: ...

    def seats(self, table: str) -> list[SeatRow]: ...

    def news(self, table: str, after: int) -> tuple[str, list[Entry]]: ...

    def append(
        self, entry: Entry, status: str, bots_due: bool, seats: Sequence[SeatRow] = ()
    ) -> None: ...

    def set_due(self, table: str, seq: int, bots_due: bool) -> bool: ...

    def seen(self, whom: Sequence[tuple[str, int]], now: float) -> None: ...

    def carry_bells(
        self, table: str, to: str, seats: dict[int, int], ids: Callable[[], str]
    ) -> None: ...

    def beat(self, server: str, since: float, until: float) -> None: ...

    def uptimes(self) -> list[tuple[float, float]]: ...
