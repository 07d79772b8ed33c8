"""Who sits where: taking, naming and moving seats, bots that stand in, and chat."""

from dataclasses import replace
from typing import Any

from pithead.bots import LEVELS
from pithead.server.live import LiveTable, Reader
from pithead.server.refusals import Refusal
from pithead.server.rows import SeatRow
from pithead.server.service import Tables
from pithead.server.tokens import fits, hashed, new_secret
from pithead.server.words import LONGEST_CHAT, LONGEST_NAME, cleaned


def seat_row(live: LiveTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(live.seats):
        raise Refusal("not_found", "server.error.no_seat", {"most": len(live.seats)})
    return live.seats[seat]


def take(tables: Tables, live: LiveTable, seat: int, invitation: str, name: str) -> dict[str, Any]:
    """Sit down on an open seat. The first one gets it."""
    with live.lock:
        tables.refresh(live)
        if not fits(invitation, live.row.invitation):
            raise Refusal("forbidden", "server.error.invitation", {})
        row = seat_row(live, seat)

        def check() -> None:
            if live.seats[seat].kind != "open":
                raise Refusal("taken", "server.error.seat_taken", {})

        check()
        secret = new_secret()
        shown = cleaned(name, LONGEST_NAME)
        new = replace(row, kind="human", name=shown, secret=hashed(secret), stand_in=None)
        _change(tables, live, seat, "taken", new, check)
        return {"seat": seat, "secret": secret}


def rename(tables: Tables, live: LiveTable, reader: Reader, seat: int, name: str) -> None:
    with live.lock:
        row = own(tables, live, reader, seat)
        _change(tables, live, seat, "named", replace(row, name=cleaned(name, LONGEST_NAME)))


def move(tables: Tables, live: LiveTable, reader: Reader, seat: int) -> dict[str, Any]:
    """A new secret for another device; the old one is void, for all seats it held."""
    with live.lock:
        own(tables, live, reader, seat)
        secret = new_secret()
        rows = [replace(live.seats[each], secret=hashed(secret)) for each in reader]
        tables.write(live, "seat", seat, {"what": "moved"}, None, _nothing, rows)
        return {"seat": seat, "secret": secret}


def stand_in(tables: Tables, live: LiveTable, reader: Reader, seat: int, level: str) -> None:
    """Let a bot play for a seat: one's own, one nobody has taken, or one whose player is away."""
    if level not in LEVELS:
        names = ", ".join(LEVELS)
        raise Refusal("bad", "error.bot", {"name": repr(level), "names": names})
    with live.lock:
        tables.refresh(live)
        row = seat_row(live, seat)
        if not reader:
            raise Refusal("forbidden", "server.error.spectator", {})
        if row.kind == "bot":
            raise Refusal("taken", "server.error.is_bot", {})
        if row.kind == "human" and seat not in reader and not tables.is_absent(live, seat):
            seconds = int(tables.settings.absent_seconds)
            raise Refusal("forbidden", "server.error.not_absent", {"seconds": seconds})
        _change(tables, live, seat, "stand_in", replace(row, stand_in=level))


def back(tables: Tables, live: LiveTable, reader: Reader, seat: int) -> None:
    """Play oneself again."""
    with live.lock:
        row = own(tables, live, reader, seat)
        _change(tables, live, seat, "back", replace(row, stand_in=None))


def say(tables: Tables, live: LiveTable, reader: Reader, text: str, command: str) -> dict[str, Any]:
    """Chat at the table."""
    with live.lock:
        tables.refresh(live)
        if not live.row.chat:
            raise Refusal("off", "server.error.chat_off", {})
        seat = tables.seat_of(live, reader, None)
        shown = cleaned(text, LONGEST_CHAT)
        if not shown:
            raise Refusal("bad", "server.error.chat_empty", {"most": LONGEST_CHAT})
        body = {"name": live.seats[seat].name, "text": shown}
        own_command = f"{reader[0]}:{command}"
        return {"seq": tables.write(live, "chat", seat, body, own_command, _nothing)}


def own(tables: Tables, live: LiveTable, reader: Reader, seat: int) -> SeatRow:
    tables.refresh(live)
    row = seat_row(live, seat)
    if seat not in reader:
        raise Refusal("forbidden", "server.error.not_yours", {"seat": seat})
    return row


def _change(
    tables: Tables,
    live: LiveTable,
    seat: int,
    what: str,
    row: SeatRow,
    check: Any = None,
) -> None:
    tables.write(live, "seat", seat, {"what": what}, None, check or _nothing, [row])


def _nothing() -> None:
    """Nothing can stand against it."""
