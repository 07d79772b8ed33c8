"""A table that these rules cannot replay: it is not played on, but looked at, and its record kept.

Nothing is known here of what its game shows to whom. So only a game that has ended, or that one
person had to themselves, is given in full; of any other a seat gets what it did itself.
"""

from collections.abc import Sequence
from typing import Final

from pithead.engine.errors import PitheadError
from pithead.games import NAMES
from pithead.server.protocol.events import ChatLine
from pithead.server.protocol.facts import Facts, SeatFacts
from pithead.server.protocol.messages import said
from pithead.server.protocol.playing import KnownRecord
from pithead.server.refusals import Refusal
from pithead.server.store.rows import Entry, SeatRow, TableRow
from pithead.server.tables.deals import deal_of
from pithead.server.tables.exporting import as_known, in_full
from pithead.server.tables.from_rows import chat_in, is_of_one, own_game, record_of, record_words
from pithead.server.tables.live import Reader


class Frozen(Refusal):
    """Why the table cannot be played or shown by these rules, and what is still known of it."""

    def __init__(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        entries: Sequence[Entry],
        error: PitheadError,
    ) -> None:
        super().__init__("older_rules", error.message.key, error.message.params)
        self.row: Final = row
        self.seats: Final = seats
        self.entries: Final = entries

    def actions(self) -> list[tuple[int, str]]:
        """What was played and not taken back."""
        result = list(self.row.opening)
        for entry in self.entries:
            if entry.kind == "action":
                result.append((entry.seat, str(entry.body["action"])))
            elif entry.kind == "rewind":
                del result[int(entry.body["to"]) :]
        return result

    def facts(self, reader: Reader, seats: list[SeatFacts], created: str) -> Facts:
        """The same as of any table, as far as it does not need the rules."""
        row = self.row
        return {
            "table": row.id,
            "name": row.name,
            "game": row.game,
            "title": own_game(row.game).title if row.game in NAMES else row.game,
            "options": row.options,
            "box": row.box is not None,
            "hot_seat": row.hot_seat,
            "public": row.public,
            "hints": False,
            "chat": row.chat,
            "tutorial": row.script is not None,
            "origin": row.origin,
            "deal": deal_of(row, row.over),
            "stand_in": row.stand_in,
            "one_for_all": row.one_for_all,
            "frozen": said(self.message),
            "rests": None,
            "created": created,
            "status": row.status,
            "seq": row.seq,
            "moves": len(self.actions()),
            "round": 0,
            "to_act": [],
            "seats": seats,
            "rivals": [],
            "mine": list(reader),
            "request": None,
            "answer": None,
            "clock": None,
            "strangers": row.strangers,
            "series": row.series,
            "rematch": None,
        }

    def record(self, reader: Reader, at: int | None) -> KnownRecord:
        """The record as it was kept; its scores would need the rules."""
        row, actions = self.row, self.actions()
        if at is not None and not 0 <= at <= len(actions):
            raise Refusal("bad", "server.error.moment", {"most": len(actions), "found": at})
        record = record_of(row, record_words(self.seats), actions[:at])
        if row.over or (reader and is_of_one(self.seats)):
            return in_full(record)
        return as_known(record, reader)

    def chat(self) -> list[ChatLine]:
        return chat_in(self.entries)
