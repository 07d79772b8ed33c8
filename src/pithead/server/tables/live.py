"""A table in memory: its entries folded into a match, step by step.

Event sourcing: the database has the truth, the table is its entries. Whatever is here can be
thrown away and made again by folding them anew, which is how a moment of the past is shown, too.
"""

import threading
from collections import OrderedDict
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias, cast

from pithead.engine.game import SPECTATOR
from pithead.engine.match import Match
from pithead.engine.message import Message
from pithead.engine.record import Record
from pithead.server.protocol.events import Said, TableEvent
from pithead.server.protocol.facts import Request, UndoAnswer, UndoRequest
from pithead.server.protocol.messages import said, said_if
from pithead.server.protocol.moment import CoursePoint, Lesson, LogLine, Moment, Undo
from pithead.server.protocol.words import How, Status
from pithead.server.store.rows import ARCHIVED, OVER, PLAYING, Entry, SeatRow, TableRow
from pithead.server.tables.from_rows import game_of, is_of_one, record_of, record_words
from pithead.server.tables.hourglass import Hourglass
from pithead.server.tables.moment import moment, told
from pithead.server.tables.past import course, past_moment
from pithead.server.tables.staged import Staged
from pithead.server.tables.tutorials import lessons
from pithead.server.wire import written

# The seats a reader holds, in order; none for a spectator.
Reader: TypeAlias = tuple[int, ...]
# A `TableEvent` on its way, with its moment already written out.
Event: TypeAlias = dict[str, Any]

# Events kept ready for each table; who has missed more gets them by folding again.
KEPT: Final = 32
GAME_KINDS: Final = ("action", "rewind")
# A wish to take back names no more than so many moves.
MOST_TOLD: Final = 40
CLOSED: Final = "server.error.undo_over"


class LiveTable:
    """One table as it is after the entries it has taken."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> None:
        self.row: Final = row
        self.lock: Final = threading.RLock()
        self.seats = list(seats)
        game = game_of(row)
        record = record_of(row, [""] * len(seats), list(row.opening))
        self.match: Final[Match[Any]] = Match(game, record)
        self.entries: Final[list[Entry]] = []
        self.commands: Final[dict[str, int]] = {}
        self.seq = 0
        # When each seat's present question was asked.
        self.asked_at: Final = [0] * len(seats)
        # The wish to take back that waits for answers, and what became of the last one.
        self.request: Request | None = None
        self.answer: UndoAnswer | None = None
        # The table of the next game with the same people.
        self.rematch: str | None = None
        self.glass: Final = None if row.clock is None else Hourglass(row, seats, entries)
        self.is_archived = row.status == ARCHIVED
        self.kept: Final[OrderedDict[tuple[int, Reader], Event]] = OrderedDict()
        # The present moment for each reader and eyes, while both streams and answers want it.
        self.moments: Final[dict[tuple[Reader, int], Moment]] = {}
        # Who is listening: these readers' events are made while they are true.
        self.readers: Final[dict[Reader, int]] = {}
        for entry in entries:
            self.take(entry)

    # -- taking entries ------------------------------------------------------------------------

    def take(self, entry: Entry, staged: Staged | None = None) -> None:
        """Fold in the next entry; what was staged for it here is adopted, not worked out again."""
        assert entry.seq == self.seq + 1, (entry.seq, self.seq)
        self.seq = entry.seq
        self.entries.append(entry)
        if entry.command is not None:
            self.commands[entry.command] = entry.seq
        if staged is not None:
            for row in staged.seats:
                self.seats[row.seat] = row
        if self.glass is not None:
            self.glass.run_until(entry, self.match.state.seats_to_act())
        self._fold(entry, staged)
        if self.glass is not None:
            self.glass.take(entry, [n for n, at in enumerate(self.asked_at) if at == self.seq])
        self.moments.clear()
        for reader in list(self.readers):
            self._keep(reader, entry)

    def _fold(self, entry: Entry, staged: Staged | None) -> None:
        if entry.kind == "action":
            self._take_action(entry, staged)
        elif entry.kind == "rewind":
            self._take_rewind(entry, staged)
        elif entry.kind == "request":
            self.request = {
                "seq": entry.seq, "seat": entry.seat, "to": entry.body["to"], "agreed": []
            }  # fmt: skip
        elif entry.kind == "consent":
            self._take_consent(entry)
        elif entry.kind == "lapse":
            self._settle("lapsed", entry)
        elif entry.kind == "rematch":
            self.rematch = str(entry.body["table"])

    def _take_action(self, entry: Entry, staged: Staged | None) -> None:
        before = [self.question_of(seat) for seat in range(len(self.seats))]
        if staged is None or staged.action is None:
            self.match.play(entry.seat, self.match.game.parse(str(entry.body["action"])))
        else:
            self.match.adopt(entry.seat, staged.action, staged.state)
        self._settle("overtaken", entry)
        for seat in range(len(self.seats)):
            if seat == entry.seat or self.question_of(seat) != before[seat]:
                self.asked_at[seat] = self.seq

    def _take_rewind(self, entry: Entry, staged: Staged | None) -> None:
        self.match.rewind(int(entry.body["to"]), None if staged is None else staged.state)
        self._settle("granted" if "request" in entry.body else "overtaken", entry)
        for seat in range(len(self.seats)):
            self.asked_at[seat] = self.seq

    def _take_consent(self, entry: Entry) -> None:
        if self.request is not None and entry.body["request"] == self.request["seq"]:
            if entry.body["agree"]:
                self.request["agreed"].append(entry.seat)
            else:
                self._settle("refused", entry)

    def _settle(self, how: How, entry: Entry) -> None:
        """The wish to take back, if there is one, has got its answer."""
        if self.request is not None:
            asked = self.request
            self.answer = {
                "seq": entry.seq, "request": asked["seq"], "seat": asked["seat"],
                "to": asked["to"], "how": how, "by": entry.seat,
            }  # fmt: skip
        self.request = None

    def standing_after(self, staged: Staged) -> tuple[Status, bool]:
        """How the table will stand: its status, and whether a bot will be due."""
        replaced = {row.seat: row for row in staged.seats}
        rows = [replaced.get(row.seat, row) for row in self.seats]
        state = self.match.state if staged.state is None else staged.state
        due = any(rows[seat].kind == "bot" or rows[seat].stand_in for seat in state.seats_to_act())
        return (OVER if state.is_over() else PLAYING), due

    def question_of(self, seat: int) -> object:
        """What a seat is asked and may answer, for telling whether that has changed."""
        state = self.match.state
        question = state.agenda.asked(seat)
        return None if question is None else (question.line(state), state.offers[seat])

    # -- facts ---------------------------------------------------------------------------------

    @property
    def moves(self) -> int:
        return len(self.match.record.actions)

    def is_over(self) -> bool:
        return bool(self.match.state.is_over())

    def status(self) -> Status:
        if self.is_archived:
            return ARCHIVED
        return OVER if self.is_over() else PLAYING

    def bot_at(self, seat: int) -> str | None:
        """The bot that decides for this seat now."""
        row = self.seats[seat]
        return row.level if row.kind == "bot" else row.stand_in

    def bots_due(self) -> list[int]:
        """The seats to act for which a bot decides."""
        return [seat for seat in self.match.state.seats_to_act() if self.bot_at(seat)]

    def people(self) -> list[int]:
        return [row.seat for row in self.seats if row.kind != "bot"]

    def is_of_one(self) -> bool:
        """Whether one secret holds all the people here: solo, against bots, around one screen."""
        return is_of_one(self.seats)

    def is_open_to(self, reader: Reader) -> bool:
        """Whether nobody is harmed if this reader has all of it: it is over, or theirs alone."""
        return self.is_over() or (bool(reader) and self.is_of_one())

    def names(self) -> list[str]:
        return [row.name for row in self.seats]

    def scripted(self) -> tuple[int, str] | None:
        """The next action of the tutorial's script, while it is being followed."""
        script, done = self.row.script, self.match.record.actions
        if script is None or len(done) >= len(script):
            return None
        return script[len(done)] if script[: len(done)] == done else None

    # -- what a reader may know ----------------------------------------------------------------

    def eyes(self, reader: Reader) -> int:
        """Through whose eyes a reader looks: of several seats, the first that is to act."""
        if not reader:
            return SPECTATOR
        to_act = self.match.state.seats_to_act()
        for seat in reader:
            if seat in to_act:
                return seat
        for seat, _ in reversed(self.match.record.actions):
            if seat in reader:
                return seat
        return reader[0]

    def moment(self, reader: Reader, seat: int | None = None) -> Moment:
        """The table now, as this reader may know it."""
        eyes = self.eyes(reader) if seat is None else seat
        known = self.moments.get((reader, eyes))
        if known is None:
            known = self.moments[(reader, eyes)] = self._moment(reader, eyes)
        return known

    def _moment(self, reader: Reader, eyes: int) -> Moment:
        asked_at = 0 if eyes == SPECTATOR else self.asked_at[eyes]
        undo, lesson = self.undo_for(reader), self.lesson(eyes)
        return moment(self.match, eyes, asked_at, undo, self.row.id, self.seq, lesson)

    def moment_at(self, moves: int, seat: int) -> Moment:
        """The table after so many moves, as this seat saw it; nothing can be answered there."""
        return past_moment(self.match, moves, seat, self.row.id, self.seq)

    def lesson(self, seat: int) -> Lesson | None:
        following = self.scripted()
        if following is None or following[0] != seat:
            return None
        all_lessons = lessons(self.row.game)
        key = all_lessons.get(self.moves)
        if key is None:
            return None
        step = sum(at <= self.moves for at in all_lessons)
        return {
            "text": said(Message(key)),
            "action": following[1],
            "step": step,
            "steps": len(all_lessons),
        }

    def undo_for(self, reader: Reader) -> Undo:
        """Whether this reader may take back the last action, and what that was."""
        actions = self.match.record.actions
        last = actions[-1][0] if actions else -1
        mine = last in reader and self.moves > len(self.row.opening)
        seat = last if mine else (reader[0] if reader else SPECTATOR)
        reason = self.undo_reason(seat) if reader else None
        allowed = bool(reader) and mine and reason is None and not self.is_closed()
        message = Message(CLOSED) if self.is_closed() else reason
        return {
            "allowed": allowed,
            "notation": actions[-1][1] if mine else None,
            "reason": None if allowed else said_if(message),
            "wider": self.last_own(reader) is not None and not self.is_closed(),
        }

    def undo_reason(self, seat: int) -> Message | None:
        """Why this seat may not take back the last action, with the name of whose it was."""
        reason = self.match.undo_reason(seat)
        actions = self.match.record.actions
        if reason is None or not actions or actions[-1][0] == seat:
            return None if reason is None else reason.message
        return Message("server.error.undo_other", {"name": self.called(actions[-1][0])})

    def called(self, seat: int) -> str | Message:
        """What people read for this seat: its name, else what the page calls it without one."""
        row = self.seats[seat]
        if row.name:
            return row.name
        if row.level is not None:
            return Message(f"cli.level.{row.level}")
        return Message("web.seat.nameless", {"n": seat + 1})

    def is_closed(self) -> bool:
        """After the end everybody may have the record, and with it all that was hidden."""
        return self.is_over() and not self.is_of_one()

    def request_for(self, reader: Reader) -> UndoRequest | None:
        """The wish to take back: whom it waits for, and the moves that would be gone."""
        if self.request is None:
            return None
        to = self.request["to"]
        return {
            **self.request,
            "waiting": self.waiting_for(),
            "moves": self.log(self.eyes(reader))[to + 1 :][-MOST_TOLD:],
            "many": self.moves - to,
        }

    def waiting_for(self) -> list[int]:
        """The people who have not yet answered; a bot that stands in is not asked."""
        if self.request is None:
            return []
        holder = self.seats[self.request["seat"]].secret
        agreed = {self.seats[seat].secret for seat in self.request["agreed"]}
        return [
            row.seat
            for row in self.seats
            if row.kind == "human"
            and row.stand_in is None
            and row.secret != holder
            and row.secret not in agreed
        ]

    def last_own(self, reader: Reader) -> int | None:
        """How many moves there were before the last one this reader made; None if it made none."""
        actions = self.match.record.actions
        for number in range(len(actions) - 1, len(self.row.opening) - 1, -1):
            if actions[number][0] in reader:
                return number
        return None

    def log(self, seat: int) -> list[LogLine]:
        """What has happened, move by move, for this reader; move 0 is the setting up."""
        actions = self.match.record.actions
        events = told(self.match, seat, 0)
        starts = [0, *self.match.told]
        return [
            {
                "move": move,
                "seat": actions[move - 1][0] if move else SPECTATOR,
                "told": events[starts[move] : starts[move + 1]],
            }
            for move in range(self.moves + 1)
        ]

    def course(self) -> list[CoursePoint]:
        """The open numbers after every move."""
        return course(self.match)

    # -- events --------------------------------------------------------------------------------

    def event(self, reader: Reader, entry: Entry) -> TableEvent:
        """The entry just taken, as this reader may know it. Facts are added where they are sent."""
        is_game = entry.kind in GAME_KINDS
        eyes = self.eyes(reader)
        now = self.moment(reader)
        is_action = entry.kind == "action"
        return {
            "seq": entry.seq,
            "kind": entry.kind,
            "seat": entry.seat,
            "at": datetime.fromtimestamp(entry.at, UTC).isoformat(timespec="seconds"),
            "hash": now["hash"],
            "told": told(self.match, eyes, *self.match.told[-2:]) if is_action else [],
            "moment": now if is_game else None,
            "chat": cast(Said, entry.body) if entry.kind == "chat" else None,
        }

    def _ready(self, reader: Reader, entry: Entry) -> Event:
        """The event with its moment, which is large and sent to many, already written out."""
        event = self.event(reader, entry)
        return {**event, "moment": written(event["moment"])}

    def _keep(self, reader: Reader, entry: Entry) -> None:
        self.kept[(entry.seq, reader)] = self._ready(reader, entry)
        while len(self.kept) > KEPT * max(1, len(self.readers)):
            self.kept.popitem(last=False)

    def events_after(self, reader: Reader, after: int, most: int) -> list[Event]:
        """The events after a number, but not too many, oldest first."""
        last = min(self.seq, after + most)
        numbers = range(after + 1, last + 1)
        ready = [self.kept.get((number, reader)) for number in numbers]
        if all(event is not None for event in ready):
            return [event for event in ready if event is not None]
        return self._refolded(reader, after, last)

    def _refolded(self, reader: Reader, after: int, last: int) -> list[Event]:
        """The same by folding the entries anew."""
        again = LiveTable(self.row, self.seats, self.entries[:after])
        result: list[Event] = []
        for entry in self.entries[after:last]:
            again.take(entry)
            result.append(again._ready(reader, entry))
        return result

    # -- records -------------------------------------------------------------------------------

    def full_record(self) -> Record:
        own = self.match.record
        return Record(
            own.game, own.rules, own.data, own.options, record_words(self.seats), own.seed, own.box,
            list(own.actions), own.scores, own.position,
        )  # fmt: skip
