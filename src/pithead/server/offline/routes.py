"""Which request is answered by which part of the service; the addresses are those of a server."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from pithead.server.offline.asked import Asked, NoRoute, Thinking
from pithead.server.protocol.facts import MadeTable
from pithead.server.protocol.lobby import LobbyTable
from pithead.server.reading import Box, Document, Mistake, Objection, Paper, Position, judged
from pithead.server.refusals import Refusal
from pithead.server.tables import hinting, making, past, playing, seating, studying, taking_back
from pithead.server.tables.exporting import export
from pithead.server.tables.from_rows import chat_in
from pithead.server.tables.frozen import Frozen
from pithead.server.tables.live import LiveTable, Reader
from pithead.server.tables.lobby import holder, line, lobby_facts
from pithead.server.tables.making import Made, SeatWish, TableWish
from pithead.server.tables.rematch import rematch
from pithead.server.tables.retrying import Retrial, thought
from pithead.server.tables.service import Tables

CREATED: Final = 201
# Events in one answer.
PAGE: Final = 64


def answer(tables: Tables, asked: Asked) -> tuple[int, Any]:
    """Status and body, or a refusal."""
    if asked.table is not None:
        return at_a_table(tables, asked)
    make = MAKERS.get((asked.method, *asked.words))
    if make is not None:
        return CREATED, told(tables, asked, make(tables, asked.body))
    if (asked.method, asked.words) == ("POST", ["lobby"]):
        return 200, [looked_up(tables, each) for each in asked.body["seats"]]
    if (asked.method, asked.words) == ("GET", ["tables"]):
        return 200, []
    raise NoRoute


# -- making ------------------------------------------------------------------------------------


def wish(body: dict[str, Any]) -> TableWish:
    """What the page asks of a new table; clocks and strangers are for servers."""
    seats = [SeatWish(**each) for each in body.get("seats") or []]
    plain = {name: body[name] for name in ("name", "hot_seat", "hints", "chat") if name in body}
    return TableWish(seats=seats or None, **plain)


def sound(paper: Paper) -> None:
    """What somebody hands in is looked at before a table is made of it."""
    verdict = judged(paper)
    if isinstance(verdict, Mistake):
        raise Refusal("bad", "server.error.unreadable", {})
    if isinstance(verdict, Objection):
        raise verdict.refusal()


def make_table(tables: Tables, body: dict[str, Any]) -> Made:
    game, box = body["game"], body.get("box")
    if body.get("tutorial"):
        return making.from_tutorial(tables, game)
    options, seats = dict(body.get("options") or {}), body.get("seats")
    if box:
        sound(Box(game, box, options, None if seats is None else len(seats)))
    return making.create(tables, game, options, box, wish(body))


def from_record(tables: Tables, body: dict[str, Any]) -> Made:
    sound(Document(body["record"]))
    return making.from_record(tables, body["record"], body.get("at"), wish(body))


def from_position(tables: Tables, body: dict[str, Any]) -> Made:
    sound(Position(body["game"], body["position"]))
    return making.from_position(tables, body["game"], body["position"], wish(body))


MAKERS: Final[dict[tuple[str, ...], Callable[[Tables, dict[str, Any]], Made]]] = {
    ("POST", "tables"): make_table,
    ("POST", "imports"): from_record,
    ("POST", "positions"): from_position,
}


def told(tables: Tables, asked: Asked, made: Made) -> MadeTable:
    """A new table's secrets, this once."""
    asked.made.append(made.live.row.id)
    held = tuple(seat for seat, secret in enumerate(made.secrets) if secret is not None)
    return {
        "table": made.live.row.id,
        "invitation": made.invitations[0],
        "invitations": made.invitations,
        "seats": [{"seat": seat, "secret": each} for seat, each in enumerate(made.secrets)],
        "facts": tables.facts(made.live, held),
    }


def looked_up(tables: Tables, seat: dict[str, str]) -> LobbyTable:
    table = seat["table"]
    try:
        reader = holder(tables, table, seat["secret"])
        known = lobby_facts(tables, tables.open(table), reader)
    except Refusal as refusal:
        return line(table, refusal)
    return {"table": table, "refused": None, "known": known}


# -- at a table --------------------------------------------------------------------------------


@dataclass(frozen=True)
class There:
    """A request at a table, with the seats that whoever asks holds."""

    tables: Tables
    live: LiveTable
    reader: Reader
    asked: Asked

    @property
    def body(self) -> dict[str, Any]:
        return self.asked.body

    @property
    def seat(self) -> int:
        """The seat that the address names."""
        return int(self.asked.words[3])

    def facts(self) -> Any:
        return self.tables.facts(self.live, self.reader)


def at_a_table(tables: Tables, asked: Asked) -> tuple[int, Any]:
    table, rest = asked.words[1], asked.words[2:]
    try:
        live = tables.open(table)
    except Frozen as frozen:
        return 200, of_frozen(tables, frozen, asked, rest)
    there = There(tables, live, tables.reader(live, asked.secret), asked)
    if rest == ["clone"]:
        made = making.from_table(tables, live, there.reader, asked.body.get("at"), wish(asked.body))
        return CREATED, told(tables, asked, made)
    # Of a seat, or of a decision.
    what = [rest[0], rest[2]] if len(rest) == 3 else rest
    found = AT_TABLES.get((asked.method, *what))
    if found is None:
        raise NoRoute
    return 200, found(there)


def of_frozen(tables: Tables, frozen: Frozen, asked: Asked, rest: list[str]) -> Any:
    """What is known of a table that these rules cannot replay; all else it refuses itself."""
    reader = tables.frozen_reader(frozen, asked.secret)
    if asked.method != "GET" or rest not in ([], ["record"], ["chat"]):
        raise frozen
    if rest == ["record"]:
        return frozen.record(reader, asked.number("at"))
    return frozen.chat() if rest else tables.frozen_facts(frozen, reader)


def show_moment(there: There) -> Any:
    live, at = there.live, there.asked.number("at")
    eyes = there.tables.perspective(live, there.reader, there.asked.number("seat"))
    if at is None or at == live.moves:
        return live.moment(there.reader, eyes)
    if at > live.moves:
        raise Refusal("bad", "server.error.moment", {"most": live.moves, "found": at})
    return live.moment_at(at, eyes)


def show_log(there: There) -> Any:
    seat = there.asked.number("seat")
    return there.live.log(there.tables.perspective(there.live, there.reader, seat))


def show_events(there: There) -> Any:
    """What is after a number. There is no waiting here: the page's worker does that."""
    live, after = there.live, there.asked.number("after") or 0
    found = live.events_after(there.reader, after, PAGE)
    events = [there.tables.with_facts(live, there.reader, each) for each in found]
    last = after + len(events)
    return {"events": events, "next": last if last < live.seq else None}


def show_record(there: There) -> Any:
    whole = there.asked.query.get("whole") == ["true"]
    return export(there.live, there.reader, there.asked.number("at"), whole)


def preview(there: There) -> Any:
    asked = there.asked
    return playing.preview(
        there.tables, there.live, there.reader, asked.number("seat"), asked.query["action"][0],
        asked.number("expected_seq"),
    )  # fmt: skip


def reasons(there: There) -> Any:
    seat, actions = there.asked.number("seat"), there.asked.query["action"]
    return playing.reasons(there.tables, there.live, there.reader, seat, actions)


def act(there: There) -> Any:
    body = there.body
    return playing.act(
        there.tables, there.live, there.asked.secret, body.get("seat"), body["action"],
        body["expected_seq"], body["id"],
    )  # fmt: skip


def undo(there: There) -> Any:
    body = there.body
    return taking_back.undo(
        there.tables, there.live, there.reader, body.get("to"), body["expected_seq"], body["id"]
    )


def hint(there: There) -> Any:
    seat, at = there.body.get("seat"), there.body.get("at")
    assignment = hinting.assignment_for(there.tables, there.live, there.reader, seat, at)
    if there.asked.ideas is None:
        raise Thinking(assignment)
    return hinting.explained(there.live, assignment, at, there.asked.ideas)


def say(there: There) -> Any:
    body = there.body
    return seating.say(there.tables, there.live, there.reader, body["text"], body["id"])


def rename(there: There) -> Any:
    seating.rename(there.tables, there.live, there.reader, there.seat, there.body["name"])
    return there.facts()


def stand_in(there: There) -> Any:
    level = there.body.get("level")
    seating.stand_in(there.tables, there.live, there.reader, there.seat, level)
    return there.facts()


def come_back(there: There) -> Any:
    seating.back(there.tables, there.live, there.reader, there.seat)
    return there.facts()


def try_again(there: There) -> Any:
    """Another move in the place of one that was judged."""
    number, action = int(there.asked.words[3]), there.body["action"]
    retrial = Retrial(there.tables.store.studies, there.live, number, action)
    at_once = retrial.at_once()
    if at_once is not None:
        return at_once
    if there.asked.ideas is None:
        raise Thinking(retrial.assignment())
    return thought(there.asked.ideas)


AT_TABLES: Final[dict[tuple[str, ...], Callable[[There], Any]]] = {
    ("GET",): lambda there: {**there.facts(), "rests": None},
    ("GET", "moment"): show_moment,
    ("GET", "log"): show_log,
    ("GET", "events"): show_events,
    ("GET", "course"): lambda there: there.live.course(),
    ("GET", "report"): lambda there: past.report(there.live.match),
    ("GET", "cards"): lambda there: there.live.match.game.card_list(),
    ("GET", "record"): show_record,
    ("GET", "chat"): lambda there: chat_in(there.live.entries),
    ("GET", "preview"): preview,
    ("GET", "reasons"): reasons,
    ("POST", "actions"): act,
    ("POST", "undo"): undo,
    ("POST", "hint"): hint,
    ("POST", "chat"): say,
    ("GET", "analysis"): lambda there: studying.look(there.tables.store.studies, there.live),
    ("POST", "analysis"): lambda there: studying.ask(
        there.tables, there.tables.store.studies, there.live
    ),
    ("POST", "analysis", "tries"): try_again,
    ("POST", "rematch"): lambda there: rematch(there.tables, there.live, there.reader),
    ("POST", "seats", "name"): rename,
    ("POST", "seats", "stand-in"): stand_in,
    ("POST", "seats", "back"): come_back,
}
