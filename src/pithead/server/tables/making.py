"""New tables: from nothing, a record, a position, another table, a tutorial."""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from pithead.bots import LEVELS, named_bot
from pithead.engine.box import read_toml
from pithead.engine.errors import PitheadError
from pithead.engine.game import Game
from pithead.engine.match import Match, match_from
from pithead.engine.message import Param
from pithead.engine.options import OptionValue
from pithead.engine.record import Record, record_from_json
from pithead.games import NAMES, find_game
from pithead.server.protocol.words import Clock, Kind, Origin
from pithead.server.refusals import Refusal, refusal_of
from pithead.server.store.rows import (
    FRESH,
    FROM_POSITION,
    FROM_RECORD,
    FROM_TABLE,
    FROM_TUTORIAL,
    OVER,
    PLAYING,
    USUAL_STAND_IN,
    SeatRow,
    TableRow,
)
from pithead.server.tables.deals import new_seed
from pithead.server.tables.from_rows import level_of
from pithead.server.tables.live import LiveTable, Reader
from pithead.server.tables.service import Tables
from pithead.server.tables.tokens import hashed, new_name, new_secret
from pithead.server.tables.tutorials import tutorial
from pithead.server.tables.words import LONGEST_TABLE_NAME, name_of, shortened

# What the bot of a scripted first game is called: a dwarf of the Edda.
RIVAL: Final = "Brokk"


@dataclass(frozen=True)
class SeatWish:
    """Who shall sit somewhere: a person, whoever has the invitation, or a bot of a level."""

    kind: Kind = "human"
    name: str = ""
    level: str | None = None


@dataclass(frozen=True)
class TableWish:
    """What a table shall be like, besides its game."""

    seats: list[SeatWish] | None = None
    name: str = ""
    hot_seat: bool = False
    public: bool = False
    hints: bool = True
    chat: bool = True
    one_for_all: bool = False
    stand_in: str = USUAL_STAND_IN
    clock: Clock | None = None
    strangers: bool = False
    seed: int | None = field(default=None, repr=False)


@dataclass(frozen=True)
class Made:
    """A new table and its secrets, told this once."""

    live: LiveTable
    invitations: list[str]
    secrets: list[str | None]


def create(
    tables: Tables,
    game_name: str,
    options: dict[str, OptionValue],
    box_text: str | None,
    wish: TableWish,
) -> Made:
    """A new game with a seed nobody knows."""
    try:
        box = None if not box_text else read_toml(box_text, "box")
        game = find_game(game_name, box)
        seats = wish.seats or [SeatWish("human")] * game.seat_counts[0]
        checked = game.read_options(len(seats), options)
    except PitheadError as error:
        raise refusal_of(error) from None
    seed = new_seed() if wish.seed is None else wish.seed
    origin: Origin = FRESH if wish.seed is None else FROM_RECORD
    words = [""] * len(seats)
    record = Record(game.name, game.rules_number, game.fingerprint, checked, words, seed, box)
    return _make(tables, game, record, seats, wish, origin)


def from_tutorial(tables: Tables, game_name: str) -> Made:
    """The scripted first game: one person, and bots that follow the script."""
    if game_name not in NAMES:
        names = ", ".join(NAMES)
        raise Refusal("bad", "error.game", {"name": repr(game_name), "names": names})
    script = tutorial(game_name)
    if script is None:
        raise Refusal("not_found", "server.error.no_tutorial", {"game": game_name})
    record = script.until(0)
    wish = TableWish(chat=False)
    seats = [seat_wish(word) for word in script.seats]
    # A bot is not called by its level: that word is learned at the start page as something else.
    seats = [replace(each, name=RIVAL) if each.kind == "bot" else each for each in seats]
    return _make(
        tables, find_game(game_name, script.box), record, seats, wish, FROM_TUTORIAL, script.actions
    )


def from_record(tables: Tables, document: dict[str, Any], at: int | None, wish: TableWish) -> Made:
    """A table that goes on from a moment of a record.

    It is not dealt anew: a record replays exactly, or it is none. So it is marked by its origin,
    and every guest is told before sitting down that somebody may know what is hidden.
    """
    try:
        record = record_from_json(document)
        moment = record.until(at_moment(record, at))
        game = find_game(record.game, record.box, "record: box")
        Match(game, record)
    except PitheadError as error:
        raise refusal_of(error) from None
    seats = wish.seats or [seat_wish(word) for word in record.seats]
    if len(seats) != len(record.seats):
        expected = len(record.seats)
        raise Refusal("bad", "server.error.seats", {"expected": expected, "found": len(seats)})
    return _make(tables, game, moment, seats, wish, FROM_RECORD)


def from_position(tables: Tables, game_name: str, text: str, wish: TableWish) -> Made:
    """A table that begins with a position somebody wrote, who knows all that is hidden in it."""
    try:
        game = find_game(game_name)
        state = game.position(text)
        seats = wish.seats or [SeatWish("human")] * state.seats
        if len(seats) != state.seats:
            found: dict[str, Param] = {"expected": state.seats, "found": len(seats)}
            raise Refusal("bad", "server.error.position_seats", found)
        record = match_from(game, [""] * len(seats), state).record
    except PitheadError as error:
        raise refusal_of(error) from None
    return _make(tables, game, record, seats, wish, FROM_POSITION)


def from_table(
    tables: Tables, live: LiveTable, reader: Reader, at: int | None, wish: TableWish
) -> Made:
    """A copy of a table at a moment. Not while others play it: it would show what is to come."""
    if not live.is_open_to(reader):
        raise Refusal("forbidden", "server.error.clone", {})
    record = live.full_record()
    try:
        moment = record.until(at_moment(record, at))
    except PitheadError as error:
        raise refusal_of(error) from None
    seats = wish.seats or [
        SeatWish("bot" if row.kind == "bot" else "human", row.name, row.level) for row in live.seats
    ]
    if len(seats) != len(record.seats):
        expected = len(record.seats)
        raise Refusal("bad", "server.error.seats", {"expected": expected, "found": len(seats)})
    return _make(tables, live.match.game, moment, seats, wish, FROM_TABLE)


def at_moment(record: Record, at: int | None) -> int:
    total = len(record.actions)
    if at is None:
        return total
    if not 0 <= at <= total:
        raise Refusal("bad", "server.error.moment", {"most": total, "found": at})
    return at


def seat_wish(word: str) -> SeatWish:
    """Who a record's seat names."""
    level = level_of(word)
    if level is not None:
        return SeatWish("bot", shortened(named_bot(word)[1]), level)
    return SeatWish("human", shortened(word.removeprefix("human").removeprefix(":")))


def _make(
    tables: Tables,
    game: Game[Any],
    record: Record,
    wishes: list[SeatWish],
    wish: TableWish,
    origin: Origin,
    script: list[tuple[int, str]] | None = None,
) -> Made:
    """Write the table down; its secrets are told once and kept as hashes."""
    now = tables.clock()
    id_, shared = new_name(), new_secret()
    if wish.stand_in not in LEVELS:
        raise no_level(wish.stand_in)
    # A secret for each guest; a table without open seats has one, too, that opens nothing.
    guests = 1 if wish.one_for_all else sum(each.kind == "open" for each in wishes)
    invitations = [new_secret() for _ in range(max(1, guests))]
    told: list[str | None] = []
    rows: list[SeatRow] = []
    for seat, each in enumerate(wishes):
        level = check_level(each)
        secret = None
        if each.kind == "human":
            secret = shared if wish.hot_seat else new_secret()
        told.append(secret)
        name = name_of(each.name)
        stored = None if secret is None else hashed(secret)
        rows.append(SeatRow(id_, seat, each.kind, name, level, stored, None, 0.0))
    try:
        match = Match(game, record)
    except PitheadError as error:
        raise refusal_of(error) from None
    due = any(rows[seat].kind == "bot" for seat in match.state.seats_to_act())
    row = TableRow(
        id=id_, game=game.name, rules=record.rules, data=record.data, options=record.options,
        box=record.box, seed=record.seed, name=name_of(wish.name, LONGEST_TABLE_NAME),
        hot_seat=wish.hot_seat, public=wish.public, hints=wish.hints, chat=wish.chat,
        script=script, opening=list(record.actions), position=record.position,
        invitations=[hashed(each) for each in invitations], one_for_all=wish.one_for_all,
        origin=origin, stand_in=wish.stand_in, clock=wish.clock,
        strangers=wish.strangers and wish.public, created=now, updated=now,
        status=OVER if match.state.is_over() else PLAYING,
        over=match.state.is_over(), seq=0, bots_due=due, lease="", lease_until=0.0,
    )  # fmt: skip
    tables.store.add_table(row, rows)
    return Made(tables.open(id_), invitations, told)


def check_level(wish: SeatWish) -> str | None:
    if wish.kind != "bot":
        return None
    if wish.level not in LEVELS:
        raise no_level(wish.level)
    return wish.level


def no_level(level: str | None) -> Refusal:
    names = ", ".join(LEVELS)
    return Refusal("bad", "error.bot", {"name": repr(level), "names": names})
