"""The analyses that were asked for: kept decision by decision, so that no restart forgets one."""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from pithead.server.store.rows import StudyRow, StudyState
from pithead.server.store.schema import JUDGED, STUDIES, named
from pithead.server.store.statements import MOST_LEASES

Connected = Callable[[], AbstractContextManager[Connection]]


class StudyBook:
    """All analyses of a database."""

    def __init__(self, reading: Connected, writing: Connected) -> None:
        self._reading: Final = reading
        self._writing: Final = writing

    def ask(self, study: StudyRow) -> None:
        """Write down that it is wanted, in the place of any other of its table."""
        values = asdict(study)
        values["table_id"] = values.pop("table")
        try:
            with self._writing() as connection:
                connection.execute(delete(JUDGED).where(JUDGED.c.table_id == study.table))
                connection.execute(delete(STUDIES).where(STUDIES.c.table_id == study.table))
                connection.execute(insert(STUDIES), values)
        except IntegrityError:
            # Somebody else has asked at the same moment.
            return

    def of(self, table: str) -> StudyRow | None:
        with self._reading() as connection:
            row = connection.execute(
                select(STUDIES).where(STUDIES.c.table_id == table)
            ).one_or_none()
        return None if row is None else StudyRow(**named(row))

    def before(self, study: StudyRow) -> int:
        """How many were asked for before this one and are not done."""
        query = (
            select(func.count())
            .select_from(STUDIES)
            .where(STUDIES.c.state == "open", STUDIES.c.asked < study.asked)
        )
        with self._reading() as connection:
            return int(connection.execute(query).scalar_one())

    def open(self) -> int:
        """How many are not done."""
        query = select(func.count()).select_from(STUDIES).where(STUDIES.c.state == "open")
        with self._reading() as connection:
            return int(connection.execute(query).scalar_one())

    def next(self, server: str, now: float, until: float, most: int) -> list[StudyRow]:
        """The first that nobody works at, taken on until then."""
        query = (
            select(STUDIES)
            .where(STUDIES.c.state == "open", is_free(now, until - now))
            .order_by(STUDIES.c.asked, STUDIES.c.table_id)
            .limit(most)
        )
        with self._reading() as connection:
            found = [StudyRow(**named(row)) for row in connection.execute(query)]
        return [each for each in found if self._take(each, server, now, until)]

    def _take(self, study: StudyRow, server: str, now: float, until: float) -> bool:
        free = and_(STUDIES.c.table_id == study.table, is_free(now, until - now))
        return self._set(free, lease=server, lease_until=until)

    def renew(self, table: str, server: str, until: float) -> bool:
        """Go on working at it; False if another server does by now."""
        mine = and_(STUDIES.c.table_id == table, STUDIES.c.lease == server)
        return self._set(mine, lease_until=until)

    def release(self, server: str) -> None:
        """Others may go on with what this server worked at."""
        with self._writing() as connection:
            connection.execute(
                update(STUDIES).where(STUDIES.c.lease == server).values(lease="", lease_until=0.0)
            )

    def settle(self, study: StudyRow, state: StudyState) -> None:
        same = and_(STUDIES.c.table_id == study.table, STUDIES.c.digest == study.digest)
        self._set(same, state=state, lease="", lease_until=0.0)

    def _set(self, which: ColumnElement[bool], **values: object) -> bool:
        with self._writing() as connection:
            return connection.execute(update(STUDIES).where(which).values(values)).rowcount == 1

    # Decisions

    def note(self, table: str, number: int, body: Any) -> None:
        """A decision was judged; the second to say so says the same."""
        text = json.dumps(body, separators=(",", ":"))
        try:
            with self._writing() as connection:
                connection.execute(
                    insert(JUDGED), {"table_id": table, "number": number, "body": text}
                )
        except IntegrityError:
            return

    def numbers(self, table: str) -> list[int]:
        query = select(JUDGED.c.number).where(JUDGED.c.table_id == table)
        with self._reading() as connection:
            return list(connection.execute(query).scalars())

    def decisions(self, table: str) -> list[Any]:
        """In the order in which they were made."""
        query = select(JUDGED.c.body).where(JUDGED.c.table_id == table).order_by(JUDGED.c.number)
        with self._reading() as connection:
            return [json.loads(body) for body in connection.execute(query).scalars()]


def is_free(now: float, lease: float) -> ColumnElement[bool]:
    """Nobody works at it; neither a server whose clock was ahead."""
    return or_(STUDIES.c.lease_until <= now, STUDIES.c.lease_until > now + MOST_LEASES * lease)
