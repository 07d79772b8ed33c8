"""Where people want to hear of their turn: kept with the tables, so that no restart forgets it."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from pithead.server.store.rows import PLAYING
from pithead.server.store.schema import BELLS, TABLES, named, values_of

Connected = Callable[[], AbstractContextManager[Connection]]
Way = Literal["push", "webhook", "mail"]
# `new`: its holder is still to be greeted; `asked`: a letter waits for a yes; `ready`: it rings.
State = Literal["new", "asked", "ready"]

# A rest longer than this is of a clock that was wrong.
LONGEST_REST: Final = 86_400.0


@dataclass(frozen=True)
class BellRow:
    """One address of one seat."""

    id: str
    table: str
    seat: int
    way: Way
    target: dict[str, Any]
    # The same for equal targets, to find them by.
    place: str
    language: str
    state: State
    # By what a letter's reader says yes, or no more.
    code: str
    created: float
    # The entry up to which there is nothing left to tell.
    done: int
    # Nobody rings it before then: one who does is at it, or it failed a moment ago.
    rests_until: float = 0.0
    failures: int = 0


class BellBook:
    """All bells of a database."""

    def __init__(self, reading: Connected, writing: Connected) -> None:
        self._reading: Final = reading
        self._writing: Final = writing

    def add(self, bell: BellRow, instead: bool) -> None:
        """Hang a bell; with `instead` it takes the place of the seat's others of its way."""
        same = and_(
            BELLS.c.table_id == bell.table, BELLS.c.seat == bell.seat, BELLS.c.way == bell.way
        )
        if not instead:
            same = and_(same, BELLS.c.place == bell.place)
        with self._writing() as connection:
            connection.execute(delete(BELLS).where(same))
            connection.execute(insert(BELLS), values_of(bell))

    def of(self, table: str, seats: Sequence[int]) -> list[BellRow]:
        return self._found(and_(BELLS.c.table_id == table, BELLS.c.seat.in_(seats)))

    def by_code(self, code: str) -> BellRow | None:
        found = self._found(BELLS.c.code == code)
        return found[0] if found else None

    def _found(self, which: ColumnElement[bool]) -> list[BellRow]:
        query = select(BELLS).where(which).order_by(BELLS.c.created, BELLS.c.id)
        with self._reading() as connection:
            return [BellRow(**named(row)) for row in connection.execute(query)]

    def waiting(self, now: float, most: int) -> list[tuple[BellRow, int]]:
        """Bells that may have something to tell, each with its table's last entry."""
        has_news = or_(
            BELLS.c.state == "new", and_(BELLS.c.state == "ready", BELLS.c.done < TABLES.c.seq)
        )
        query = (
            select(BELLS, TABLES.c.seq)
            .join(TABLES, TABLES.c.id == BELLS.c.table_id)
            .where(TABLES.c.status == PLAYING, has_news, is_awake(now))
            .order_by(BELLS.c.rests_until, BELLS.c.id)
            .limit(most)
        )
        with self._reading() as connection:
            found = []
            for row in connection.execute(query):
                values = named(row)
                seq = int(values.pop("seq"))
                found.append((BellRow(**values), seq))
            return found

    def claim(self, bell: BellRow, until: float) -> bool:
        """Ring it until then; False if another server does."""
        where = and_(BELLS.c.id == bell.id, BELLS.c.rests_until == bell.rests_until)
        return self._set(where, rests_until=until)

    def settle(self, bell: BellRow, **values: object) -> None:
        self._set(BELLS.c.id == bell.id, **values)

    def _set(self, where: ColumnElement[bool], **values: object) -> bool:
        with self._writing() as connection:
            return connection.execute(update(BELLS).where(where).values(values)).rowcount == 1

    def remove(self, bell: BellRow) -> None:
        self._remove(BELLS.c.id == bell.id)

    def remove_place(self, way: Way, place: str) -> None:
        """No more of it, at any table."""
        self._remove(and_(BELLS.c.way == way, BELLS.c.place == place))

    def forget(self, before: float) -> None:
        """Those that nobody has said yes to since then."""
        self._remove(and_(BELLS.c.state != "ready", BELLS.c.created < before))

    def _remove(self, which: ColumnElement[bool]) -> None:
        with self._writing() as connection:
            connection.execute(delete(BELLS).where(which))

    def carry(self, table: str, to: str, seats: dict[int, int], ids: Callable[[], str]) -> None:
        """The same bells at the next table, for the seats as they are there."""
        bells = [
            replace(bell, id=ids(), table=to, seat=seats[bell.seat], done=0, failures=0,
                    code=ids() + ids(), rests_until=0.0)
            for bell in self.of(table, list(seats)) if bell.state == "ready"
        ]  # fmt: skip
        if not bells:
            return
        try:
            with self._writing() as connection:
                connection.execute(insert(BELLS), [values_of(bell) for bell in bells])
        except IntegrityError:
            return


def is_awake(now: float) -> ColumnElement[bool]:
    return or_(BELLS.c.rests_until <= now, BELLS.c.rests_until > now + LONGEST_REST)
