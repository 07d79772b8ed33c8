"""The next game with the same people: whoever asks first makes it, everybody is carried along.

The secrets that hold the seats here hold them there, so nobody needs a new link. The new table's
id follows from this one's: of two who ask at the same moment one makes it, and both find it.
"""

import base64
import contextlib
import hashlib
from dataclasses import replace

from pithead.engine.match import Match
from pithead.engine.record import Record
from pithead.server.protocol.facts import Rematch
from pithead.server.refusals import Refusal
from pithead.server.store.rows import FRESH, OVER, PLAYING, SeatRow, TableRow, Taken
from pithead.server.tables.deals import new_seed
from pithead.server.tables.live import LiveTable, Reader
from pithead.server.tables.series import rotated, with_this_game
from pithead.server.tables.service import Tables
from pithead.server.tables.staged import Staged
from pithead.server.tables.tokens import NAME_BYTES, new_secret

COMMAND = "rematch"


def rematch(tables: Tables, live: LiveTable, reader: Reader) -> Rematch:
    """The table of the next game; made by the first of the players who asks."""
    with live.lock:
        tables.refresh(live)
        if live.rematch is not None:
            return {"table": live.rematch}
        if not reader:
            raise Refusal("forbidden", "server.error.spectator", {})
        if not live.is_over():
            raise Refusal("off", "server.error.rematch_early", {})
        row, seats = next_game(tables, live)
        # Whoever was faster has made the same table.
        with contextlib.suppress(Taken):
            tables.store.add_table(row, seats)
            carry_bells(tables, live, row.id)
        tables.write(live, "rematch", reader[0], {"table": row.id}, COMMAND, Staged)
        return {"table": row.id}


def carry_bells(tables: Tables, live: LiveTable, to: str) -> None:
    """Whoever is called to their turn here, is there, too."""
    seats = {row.seat: new for new, row in enumerate(rotated(live.seats))}
    tables.store.carry_bells(live.row.id, to, seats, new_secret)


def next_game(tables: Tables, live: LiveTable) -> tuple[TableRow, list[SeatRow]]:
    """The same game dealt anew, the seats rotated."""
    old, game = live.row, live.match.game
    id_ = next_id(old.id)
    seats = [
        replace(row, table=id_, seat=seat, stand_in=None, seen=0.0)
        for seat, row in enumerate(rotated(live.seats))
    ]
    now = tables.clock()
    series = with_this_game(live)
    series["wins"] = rotated(series["wins"])
    record = Record(
        game.name, game.rules_number, game.fingerprint, dict(live.match.record.options),
        [""] * len(seats), new_seed(), old.box,
    )  # fmt: skip
    match = Match(game, record)
    row = TableRow(
        id=id_, game=game.name, rules=record.rules, data=record.data, options=record.options,
        box=old.box, seed=record.seed, name=old.name, hot_seat=old.hot_seat, public=old.public,
        hints=old.hints, chat=old.chat, script=None, opening=[], invitations=old.invitations,
        one_for_all=old.one_for_all, origin=FRESH, stand_in=old.stand_in, series=series,
        clock=old.clock, strangers=old.strangers, created=now, updated=now,
        status=OVER if match.state.is_over() else PLAYING, over=match.state.is_over(),
        bots_due=any(seats[seat].kind == "bot" for seat in match.state.seats_to_act()),
    )  # fmt: skip
    return row, seats


def next_id(table: str) -> str:
    """As long as any table's id; not secret, like all of them."""
    digest = hashlib.sha256(f"the game after {table}".encode()).digest()[:NAME_BYTES]
    return base64.urlsafe_b64encode(digest).decode()
