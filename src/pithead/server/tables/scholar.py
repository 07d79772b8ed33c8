"""The scholar: has games that are over studied, decision by decision, when nobody else thinks.

What is asked for stands in the database, each decision is written there as soon as it is judged,
and which server works at an analysis is a lease: where a server dies, another one (or the same,
started again) goes on with the next decision.
"""

import asyncio
import contextlib
import logging
from typing import Final

from pithead.bots.shown import JudgedMove
from pithead.engine.record import Record
from pithead.server.refusals import Refusal
from pithead.server.store.refused import StoreRefused
from pithead.server.store.rows import StudyRow
from pithead.server.store.studies import StudyBook
from pithead.server.tables.service import Tables
from pithead.server.tables.studying import assignment_for, record_of, unjudged
from pithead.server.tables.tokens import new_name
from pithead.server.thinking.place import NotStudied
from pithead.server.thinking.thinkers import Thinkers, ThinkingEnded

# Analyses that a server works at together, and decisions of each that are in the line at once.
AT_ONCE: Final = 2
IN_LINE: Final = 2

log = logging.getLogger("pithead.server")


class Scholar:
    """Runs in the server's event loop; what touches the database runs in threads."""

    def __init__(self, tables: Tables, book: StudyBook, thinkers: Thinkers) -> None:
        self.tables: Final = tables
        self.thinkers: Final = thinkers
        self.book: Final = book
        self.name: Final = new_name()
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    async def run(self) -> None:
        """Look for what is asked for, until it is cancelled."""
        while True:
            try:
                if len(self.tasks) < AT_ONCE:
                    for study in await asyncio.to_thread(self._next):
                        self._start(study)
            except StoreRefused as refusal:
                log.warning("studies wait", extra={"why": refusal.message.key})
            except Exception:
                log.exception("looking for studies")
            await asyncio.sleep(self.tables.settings.poll_seconds)

    def _next(self) -> list[StudyRow]:
        now = self.tables.clock()
        until = now + self.tables.settings.lease_seconds
        return self.book.next(self.name, now, until, AT_ONCE - len(self.tasks))

    def _start(self, study: StudyRow) -> None:
        task = asyncio.get_running_loop().create_task(self._work(study))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _work(self, study: StudyRow) -> None:
        """Judge what is left of one game; what goes wrong with it is no other's trouble."""
        try:
            record = await asyncio.to_thread(self._record, study)
            if record is not None:
                await self._judge(study, record)
                await asyncio.to_thread(self.book.settle, study, "done")
        except (StoreRefused, ThinkingEnded) as refusal:
            log.warning("a study waits", extra={"table": study.table, "why": str(refusal)})
        except (NotStudied, Refusal):
            log.exception("a study failed", extra={"table": study.table})
            with contextlib.suppress(StoreRefused):
                await asyncio.to_thread(self.book.settle, study, "failed")
        except Exception:
            log.exception("a study failed", extra={"table": study.table})

    def _record(self, study: StudyRow) -> Record | None:
        return record_of(self.book, study, self.tables.open(study.table))

    async def _judge(self, study: StudyRow, record: Record) -> None:
        missing = iter(await asyncio.to_thread(unjudged, self.book, study))

        async def go_on() -> None:
            for number in missing:
                judged = await self._judged(study, record, number)
                await asyncio.to_thread(self._note, study, number, judged)

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(IN_LINE):
                    group.create_task(go_on())
        except ExceptionGroup as failed:
            raise failed.exceptions[0] from None

    async def _judged(self, study: StudyRow, record: Record, number: int) -> JudgedMove:
        """One decision, when it is its turn; the lease is kept meanwhile."""
        assignment = assignment_for(study, record, number)
        thinking = asyncio.ensure_future(self.thinkers.think(assignment))
        third = self.tables.settings.lease_seconds / 3
        try:
            while not (await asyncio.wait([thinking], timeout=third))[0]:
                await asyncio.to_thread(self._keep, study)
            judged = thinking.result()[0].judged
            assert judged is not None
            return judged
        finally:
            thinking.cancel()

    def _note(self, study: StudyRow, number: int, judged: JudgedMove) -> None:
        self.book.note(study.table, number, judged)
        self._keep(study)

    def _keep(self, study: StudyRow) -> None:
        until = self.tables.clock() + self.tables.settings.lease_seconds
        self.book.renew(study.table, self.name, until)

    async def close(self) -> None:
        running = list(self.tasks)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        with contextlib.suppress(StoreRefused):
            await asyncio.to_thread(self.book.release, self.name)
