"""Bells: who is to act, is not here, and has left an address where to be called.

A bell rings once for a turn, after a while without a sign of its holder. What it has told is
written down when it is told, so that a server that was killed meanwhile calls again.
"""

import logging
from collections.abc import Callable
from typing import Any, Final

from pithead.server.bells.mail import check_mail
from pithead.server.bells.push import check_subscription
from pithead.server.bells.ringing import Call, Outcome, Ringer
from pithead.server.bells.targets import read_target
from pithead.server.refusals import Refusal
from pithead.server.store.bells import BellBook, BellRow, Way
from pithead.server.store.refused import StoreRefused
from pithead.server.tables.live import LiveTable, Reader
from pithead.server.tables.service import Tables
from pithead.server.tables.tokens import new_name, new_secret
from pithead.text import catalogue

log = logging.getLogger("pithead.server")

MOST_LOOKED_AT: Final = 5000
# So many a seat may have, one for each browser; of web and mail addresses one each.
MOST_OF_SEAT: Final = 8
# After so many failures a turn is given up, then the bell.
TRIES: Final = 5
MOST_FAILURES: Final = 25
DAY: Final = 86_400.0
# A letter nobody has said yes to is forgotten after so long.
UNANSWERED: Final = 2 * DAY


class Bells:
    """Looks at all bells; what is to be told goes to the ringer's threads."""

    def __init__(self, tables: Tables, book: BellBook, ringer: Ringer) -> None:
        self.tables: Final = tables
        self.ringer: Final = ringer
        self.book: Final = book
        self._forgotten = 0.0
        # Of each bell the entry it was looked at for, where there was nothing to tell.
        self._looked: dict[str, int] = {}

    # -- leaving an address --------------------------------------------------------------------

    def hang(
        self, live: LiveTable, reader: Reader, seat: int, way: Way, target: dict[str, Any],
        language: str, greet: Callable[[Way, str], None],
    ) -> BellRow:  # fmt: skip
        """Leave an address for one's seat; it rings from the next turn on.

        `greet` refuses an address that others have named too often.
        """
        self._own(reader, seat)
        if not self.ringer.has(way):
            raise Refusal("off", "server.error.bell_off", {})
        place = self._place(way, target)
        now = self.tables.clock()
        hung = self.book.of(live.row.id, [seat])
        for bell in hung:
            # Nobody is greeted again for asking twice; a browser's keys may have changed.
            if (bell.way, bell.place) == (way, place) and way != "push":
                return bell
        if sum(each.place != place for each in hung) >= MOST_OF_SEAT:
            raise Refusal("too_many", "server.error.bell_seat", {"most": MOST_OF_SEAT})
        greet(way, place)
        bell = BellRow(
            new_name(), live.row.id, seat, way, target, place, language,
            "ready" if way == "push" else "new", new_secret(), now, live.seq,
        )  # fmt: skip
        self.book.add(bell, instead=way != "push")
        return bell

    def _place(self, way: Way, target: dict[str, Any]) -> str:
        if way == "mail":
            return check_mail(str(target["address"])).casefold()
        if way == "push":
            check_subscription(target["keys"]["p256dh"], target["keys"]["auth"])
            read_target(str(target["endpoint"]), self.ringer.trusted)
            return str(target["endpoint"])
        read_target(str(target["address"]), self.ringer.trusted)
        return str(target["address"])

    def of_seat(self, live: LiveTable, reader: Reader, seat: int) -> list[BellRow]:
        self._own(reader, seat)
        return self.book.of(live.row.id, [seat])

    def take_down(self, live: LiveTable, reader: Reader, seat: int, id_: str) -> None:
        for bell in self.of_seat(live, reader, seat):
            if bell.id == id_:
                self.book.remove(bell)
                return
        raise Refusal("not_found", "server.error.no_bell", {})

    def _own(self, reader: Reader, seat: int) -> None:
        if not reader:
            raise Refusal("forbidden", "server.error.spectator", {})
        if seat not in reader:
            raise Refusal("forbidden", "server.error.not_yours", {"seat": seat})

    # -- what a letter's reader says -------------------------------------------------------------

    def answer(self, code: str, wish: str) -> BellRow:
        """Look at, say yes to, or stop what a letter was about."""
        bell = self.book.by_code(code)
        if bell is None or bell.way != "mail":
            raise Refusal("not_found", "server.error.no_bell", {})
        if wish == "confirm":
            self.book.settle(bell, state="ready", failures=0)
        elif wish == "stop":
            self.book.remove_place(bell.way, bell.place)
        return bell

    # -- ringing ---------------------------------------------------------------------------------

    def look(self) -> None:
        """Begin whatever calls are due."""
        if self.ringer.is_silent:
            return
        now = self.tables.clock()
        if abs(now - self._forgotten) > DAY / 24:
            self._forgotten = now
            self.book.forget(now - UNANSWERED)
        waiting = self.book.waiting(now, MOST_LOOKED_AT)
        self._looked = {bell.id: self._looked.get(bell.id, -1) for bell, _ in waiting}
        for bell, seq in waiting:
            if not self.ringer.has(bell.way) or self._looked[bell.id] == seq:
                continue
            try:
                self._look_at(bell, seq, now)
            except Refusal as refusal:
                # A table of other rules has no turns any more.
                self.book.settle(bell, rests_until=now + DAY)
                log.warning("a bell rests", extra={"table": bell.table, "why": refusal.message.key})

    def _look_at(self, bell: BellRow, seq: int, now: float) -> None:
        live = self.tables.find(bell.table)
        if live.seq < seq:
            self.tables.refresh(live)
        with live.lock:
            seq = live.seq
            if bell.state == "ready":
                asked = asked_at(live, bell.seat)
                if asked is None or asked <= bell.done:
                    self._looked[bell.id] = seq
                    return
                if not self._is_due(live, bell.seat, asked, now):
                    return
            call = call_for(live, bell)
        lease_ends = now + self.tables.settings.bell_lease_seconds
        if self.book.claim(bell, lease_ends) and not self.ringer.begin(
            call, lambda outcome: self._ended(bell, seq, outcome)
        ):
            self.book.settle(bell, rests_until=bell.rests_until)

    def _is_due(self, live: LiveTable, seat: int, asked: int, now: float) -> bool:
        """Asked for long enough, and no sign of them for as long."""
        grace = self.tables.settings.bell_seconds
        since = live.entries[asked - 1].at if asked else live.row.created
        return abs(now - since) >= grace and self.tables.is_absent(live, seat, grace)

    def _ended(self, bell: BellRow, seq: int, outcome: Outcome) -> None:
        try:
            self._note(bell, seq, outcome)
        except StoreRefused as refusal:
            # It is told once more when the lease has run out.
            log.warning("a call is not noted", extra={"why": refusal.message.key})

    def _note(self, bell: BellRow, seq: int, outcome: Outcome) -> None:
        failures = bell.failures + 1
        if outcome is Outcome.DONE:
            greeted = "asked" if bell.way == "mail" else "ready"
            state = greeted if bell.state == "new" else bell.state
            self.book.settle(bell, state=state, done=seq, failures=0, rests_until=0.0)
        elif outcome is Outcome.GONE or failures >= MOST_FAILURES or self._is_hopeless(bell):
            self.book.remove(bell)
            log.info("a bell is taken down", extra={"table": bell.table, "way": bell.way})
        elif failures % TRIES == 0:
            self.book.settle(bell, done=seq, failures=failures, rests_until=0.0)
        else:
            rest = self.tables.settings.bell_retry_seconds * 2.0 ** (failures % TRIES - 1)
            self.book.settle(bell, failures=failures, rests_until=self.tables.clock() + rest)

    def _is_hopeless(self, bell: BellRow) -> bool:
        """Whoever could never be greeted will not be called."""
        return bell.state == "new" and bell.failures + 1 >= TRIES


def asked_at(live: LiveTable, seat: int) -> int | None:
    """The entry by which it became this person's turn; None if it is not, or they know.

    Whoever has acted themselves and is asked on has seen what is asked.
    """
    if live.is_over() or live.bot_at(seat) or live.seats[seat].kind != "human":
        return None
    if seat not in live.match.state.seats_to_act():
        return None
    asked = live.asked_at[seat]
    if asked and live.entries[asked - 1].seat == seat and live.entries[asked - 1].kind == "action":
        return None
    return asked


def call_for(live: LiveTable, bell: BellRow) -> Call:
    row, seat = live.row, live.seats[bell.seat]
    kind = "turn" if bell.state == "ready" else "hello"
    words = catalogue(bell.language)
    name = live.called(bell.seat)
    spoken = name if isinstance(name, str) else words.say(name)
    title = row.name or words.word(f"{live.match.game.name}.title")
    return Call(
        bell.way, bell.target, bell.language, kind, row.id, seat.seat, title, spoken,
        f"{bell.id}-{kind}-{live.seq}", bell.code,
    )  # fmt: skip
