"""A shelf in memory, in step with a browser's database, which can only be asked in between.

What others have written is taken in before a request; what a request writes is collected, and told
to nobody before the browser has it safely (`desk.py`). If that fails, all in memory is forgotten.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from pithead.server.offline.browser_studies import STUDY, BrowserStudies
from pithead.server.store.rows import OVER, Entry, Node, SeatRow, TableRow, Taken, TreeRow

# A table's number and entries, or the table and its seats, each as the text the browser keeps.
Write = dict[str, Any]
# What a tree's text has in place of a table's row and seats.
TREE: Final = "tree"


class BrowserTrees:
    """All trees of a browser, each kept as one text beside the tables'."""

    def __init__(self) -> None:
        self._rows: Final[dict[str, TreeRow]] = {}
        self._changed: Final[dict[str, None]] = {}

    def take(self, tree: dict[str, Any]) -> None:
        row = TreeRow(**{**tree, "nodes": tuple(Node(**each) for each in tree["nodes"])})
        self._rows[row.id] = row

    def forget(self) -> None:
        self._rows.clear()
        self._changed.clear()

    def written(self) -> list[Write]:
        changed = [self._rows[id_] for id_ in self._changed]
        self._changed.clear()
        return [{"id": row.id, "text": text_of_tree(row)} for row in changed]

    def texts(self) -> list[str]:
        return [text_of_tree(row) for row in self._rows.values()]

    def add_from(self, other: "BrowserTrees") -> int:
        """What the other has that is not here, or has grown there; how many."""
        found = [
            row for row in other._rows.values()
            if row.id not in self._rows or self._rows[row.id].version < row.version
        ]  # fmt: skip
        for row in found:
            self.add(row)
        return len(found)

    def add(self, tree: TreeRow) -> None:
        self._rows[tree.id] = tree
        self._changed[tree.id] = None

    def load(self, tree: str) -> TreeRow | None:
        return self._rows.get(tree)

    def change(self, tree: TreeRow) -> bool:
        if self._rows[tree.id].version != tree.version:
            return False
        self.add(replace(tree, version=tree.version + 1))
        return True


class BrowserShelf:
    """All tables of a browser; the entries of those only that were asked for."""

    def __init__(self) -> None:
        self.trees: Final = BrowserTrees()
        self.studies: Final = BrowserStudies()
        self._rows: Final[dict[str, TableRow]] = {}
        self._seats: Final[dict[str, list[SeatRow]]] = {}
        self._entries: Final[dict[str, list[Entry]]] = {}
        self._uptimes: Final[dict[str, tuple[float, float]]] = {}
        # What the browser has to write: tables that have changed, and new entries.
        self._changed: Final[dict[str, None]] = {}
        self._new: Final[list[Entry]] = []

    # -- in step with the browser --------------------------------------------------------------

    def take_table(self, text: str) -> None:
        """A table or a tree as the browser keeps it, by this page or another."""
        document = json.loads(text)
        if TREE in document:
            self.trees.take(document[TREE])
            return
        if STUDY in document:
            self.studies.take(document)
            return
        row = TableRow(**{**document["row"], **pairs_in(document["row"])})
        self._rows[row.id] = row
        self._seats[row.id] = [SeatRow(**each) for each in document["seats"]]

    def take_entry(self, text: str) -> None:
        document = json.loads(text)
        if "judged" in document:
            self.studies.take_judged(document)
            return
        entry = Entry(**document)
        self._entries.setdefault(entry.table, []).append(entry)

    def missing(self, tables: Sequence[str] | None) -> list[tuple[str, int]]:
        """Of which of these, or of all, entries are to be brought, and after which number."""
        found = []
        for table in dict.fromkeys(self._rows if tables is None else tables):
            have = len(self._entries.get(table, []))
            if table in self._rows and have < self._rows[table].seq:
                found.append((table, have))
        return found

    def forget(self) -> None:
        """What was written here has not been kept: only the browser knows what is true."""
        for each in (self._rows, self._seats, self._entries, self._changed):
            each.clear()
        self._new.clear()
        self.trees.forget()
        self.studies.forget()

    def written(self) -> dict[str, list[Write]]:
        """What the browser has to keep, all of it or nothing; told once."""
        tables = [{"id": id_, "text": self._text_of(id_)} for id_ in self._changed]
        entries = [
            {"table": each.table, "seq": each.seq, "text": json.dumps(asdict(each))}
            for each in self._new
        ]
        self._changed.clear()
        self._new.clear()
        studies, judged = self.studies.written()
        return {
            "tables": [*tables, *self.trees.written(), *studies],
            "entries": [*entries, *judged],
        }

    def _text_of(self, table: str) -> str:
        seats = [asdict(each) for each in self._seats[table]]
        return json.dumps({"row": asdict(self._rows[table]), "seats": seats})

    # -- all of it at once ---------------------------------------------------------------------

    def texts(self) -> tuple[list[str], list[str]]:
        """Tables and trees, and all entries, as the browser keeps them."""
        tables = [self._text_of(id_) for id_ in self._rows]
        entries = [json.dumps(asdict(e)) for id_ in self._rows for e in self._entries.get(id_, [])]
        return [*tables, *self.trees.texts()], entries

    def is_whole(self) -> bool:
        """Whether every table has its seats and all its entries, and no entry is of none."""
        whole = {id_: list(range(1, row.seq + 1)) for id_, row in self._rows.items()}
        numbers = {id_: [each.seq for each in self._entries.get(id_, [])] for id_ in self._rows}
        return whole == numbers and self._entries.keys() <= self._rows.keys()

    def add_from(self, other: "BrowserShelf") -> int:
        """What the other has that is not here, or goes on there; how many tables and trees."""
        added = self.trees.add_from(other.trees)
        for id_, row in other._rows.items():
            there, here = other._entries.get(id_, []), self._entries.get(id_, [])
            goes_on = len(there) > len(here) and there[: len(here)] == here
            if id_ not in self._rows or goes_on:
                self._rows[id_], self._seats[id_] = row, other.seats(id_)
                self._entries[id_] = there
                self._changed[id_] = None
                self._new.extend(there[len(here) :])
                added += 1
        return added

    # -- what the tables ask -------------------------------------------------------------------

    def add_table(
        self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> None:
        if row.id in self._rows:
            raise Taken(row.id)
        self._rows[row.id] = row
        self._seats[row.id] = list(seats)
        self._entries[row.id] = list(entries)
        self._changed[row.id] = None
        self._new.extend(entries)

    def load(self, table: str) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        row = self._rows.get(table)
        if row is None:
            return None
        return row, self.seats(table), list(self._entries.get(table, []))

    def seats(self, table: str) -> list[SeatRow]:
        return list(self._seats.get(table, []))

    def news(self, table: str, after: int) -> tuple[str, list[Entry]]:
        row = self._rows.get(table)
        if row is None:
            return "", []
        return row.status, self._entries.get(table, [])[after:]

    def append(
        self, entry: Entry, status: str, bots_due: bool, seats: Sequence[SeatRow] = ()
    ) -> None:
        kept = self._entries.setdefault(entry.table, [])
        if entry.seq != len(kept) + 1 or any(
            entry.command is not None and each.command == entry.command for each in kept
        ):
            raise Taken(f"{entry.table} {entry.seq} {entry.command}")
        kept.append(entry)
        self._new.append(entry)
        for seat in seats:
            self._seats[entry.table][seat.seat] = seat
        self._change(
            entry.table, seq=entry.seq, status=status, over=status == OVER, bots_due=bots_due,
            updated=entry.at,
        )  # fmt: skip

    def set_due(self, table: str, seq: int, bots_due: bool) -> bool:
        if self._rows[table].seq != seq:
            return False
        self._change(table, bots_due=bots_due)
        return True

    def _change(self, table: str, **values: Any) -> None:
        self._rows[table] = replace(self._rows[table], **values)
        self._changed[table] = None

    def seen(self, whom: Sequence[tuple[str, int]], now: float) -> None:
        """Whoever is at this browser is here as long as the page is: nothing to write down."""

    def carry_bells(
        self, table: str, to: str, seats: dict[int, int], ids: Callable[[], str]
    ) -> None:
        """Nobody is called to a table that is on one's own screen."""

    def beat(self, server: str, since: float, until: float) -> None:
        self._uptimes[server] = (since, until)

    def uptimes(self) -> list[tuple[float, float]]:
        return list(self._uptimes.values())


def text_of_tree(row: TreeRow) -> str:
    return json.dumps({TREE: asdict(row)})


def pairs_in(row: dict[str, Any]) -> dict[str, Any]:
    """Pairs of a seat and what it did, which JSON knows as lists only."""
    script = row["script"]
    return {
        "script": None if script is None else [(seat, action) for seat, action in script],
        "opening": [(seat, action) for seat, action in row["opening"]],
    }
