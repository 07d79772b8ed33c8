"""Who sits where: taking, naming and moving seats, bots that stand in, and chat."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pithead.bots import LEVELS
from pithead.server.protocol.events import Written
from pithead.server.protocol.facts import TakenSeat
from pithead.server.refusals import Refusal
from pithead.server.store.rows import SeatRow
from pithead.server.tables.live import LiveTable, Reader
from pithead.server.tables.playing import come_back
from pithead.server.tables.service import Tables
from pithead.server.tables.staged import Staged
from pithead.server.tables.taking_back import settled
from pithead.server.tables.tokens import fits, hashed, new_secret
from pithead.server.tables.words import LONGEST_CHAT, cleaned, name_of


def seat_row(live: LiveTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(live.seats):
        raise Refusal("not_found", "server.error.no_seat", {"most": len(live.seats)})
    return live.seats[seat]


def take(
    tables: Tables, live: LiveTable, seat: int, invitation: str | None, name: str
) -> TakenSeat:
    """Sit down on an open seat. The first one gets it."""
    with live.lock:
        tables.refresh(live)
        which = number_of(live, invitation)
        seat_row(live, seat)

        def check() -> None:
            if live.seats[seat].kind != "open":
                raise Refusal("taken", "server.error.seat_taken", {})
            if (
                which is not None
                and not live.row.one_for_all
                and any(row.invitation == which for row in live.seats)
            ):
                raise Refusal("taken", "server.error.invitation_used", {})

        secret = new_secret()
        new = {
            "kind": "human", "name": name_of(name), "secret": hashed(secret),
            "stand_in": None, "invitation": which,
        }  # fmt: skip
        _change(tables, live, seat, "taken", new, check)
        return {"seat": seat, "secret": secret}


def number_of(live: LiveTable, invitation: str | None) -> int | None:
    """Which of the table's invitations this is; none for a stranger where they are welcome."""
    if invitation is None and live.row.strangers:
        return None
    for number, stored in enumerate(live.row.invitations):
        if invitation is not None and fits(invitation, stored):
            return number
    raise Refusal("forbidden", "server.error.invitation", {})


def rename(tables: Tables, live: LiveTable, reader: Reader, seat: int, name: str) -> None:
    with live.lock:
        own(tables, live, reader, seat)
        _change(tables, live, seat, "named", {"name": name_of(name)})


def move(tables: Tables, live: LiveTable, reader: Reader, seat: int) -> TakenSeat:
    """A new secret for another device; the old one is void, for all seats it held."""
    with live.lock:
        own(tables, live, reader, seat)
        secret = new_secret()

        def stage() -> Staged:
            seats = [replace(live.seats[each], secret=hashed(secret)) for each in reader]
            return Staged(seats=seats)

        tables.write(live, "seat", seat, {"what": "moved"}, None, stage)
        return {"seat": seat, "secret": secret}


def stand_in(tables: Tables, live: LiveTable, reader: Reader, seat: int, level: str | None) -> None:
    """Let a bot play for a seat: one's own, one nobody has taken, or one whose player is away.

    How strong the bot is, others do not choose: the player's wish decides, else the table.
    """
    check_level(level)
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
        chosen = (level if seat in reader else None) or row.wish or live.row.stand_in
        _change(tables, live, seat, "stand_in", {"stand_in": chosen})
        settled(tables, live)


def prefer(tables: Tables, live: LiveTable, reader: Reader, seat: int, level: str | None) -> None:
    """Say which bot shall stand in for one's own seat; None leaves it to the table."""
    check_level(level)
    with live.lock:
        own(tables, live, reader, seat)
        _change(tables, live, seat, "wish", {"wish": level})


def check_level(level: str | None) -> None:
    if level is not None and level not in LEVELS:
        names = ", ".join(LEVELS)
        raise Refusal("bad", "error.bot", {"name": repr(level), "names": names})


def back(tables: Tables, live: LiveTable, reader: Reader, seat: int) -> None:
    """Play oneself again."""
    with live.lock:
        own(tables, live, reader, seat)
        come_back(tables, live, seat)


def say(tables: Tables, live: LiveTable, reader: Reader, text: str, command: str) -> Written:
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
        return {"seq": tables.write(live, "chat", seat, body, own_command, Staged)}


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
    new: dict[str, Any],
    check: Callable[[], None] | None = None,
) -> None:
    """Write some of a seat anew. The rest is as it is then, whoever else has changed it."""

    def stage() -> Staged:
        if check is not None:
            check()
        return Staged(seats=[replace(live.seats[seat], **new)])

    tables.write(live, "seat", seat, {"what": what}, None, stage)
