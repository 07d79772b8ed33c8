"""The bots' keeper: sees to it that every bot that is to act does, unless nobody would see it.

Which server lets a table's bots think is a lease in the database: where a server dies, another
one (or the same, started again) takes the table over when the lease has run out.
"""

import asyncio
import logging
from typing import Any, Final

from pithead.server.refusals import Refusal
from pithead.server.store.refused import StoreRefused
from pithead.server.store.store import Store
from pithead.server.tables.attention import Attention, is_of_bots
from pithead.server.tables.due import Due, decisions_due
from pithead.server.tables.live import LiveTable
from pithead.server.tables.playing import act_for_bot
from pithead.server.tables.service import Tables
from pithead.server.tables.tokens import new_name
from pithead.server.thinking.thinkers import Assignment, Thinkers, Urgency

MOST_AT_ONCE: Final = 500
# A table rests twice as long after each failure, up to this one.
MOST_FAILURES: Final = 10

log = logging.getLogger("pithead.server")


class BotKeeper:
    """Runs in the server's event loop; what touches the database runs in threads."""

    def __init__(self, tables: Tables, store: Store, thinkers: Thinkers) -> None:
        self.tables: Final = tables
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.name: Final = new_name()
        self.tasks: Final[dict[str, asyncio.Task[None]]] = {}
        # Tables that have changed while they were attended to.
        self.again: Final[set[str]] = set()
        # How often each table has failed of late, and until when it rests.
        self.failures: Final[dict[str, tuple[int, float]]] = {}
        self.loop: asyncio.AbstractEventLoop | None = None
        self.attention: Final = Attention(tables.settings)

    async def run(self) -> None:
        """Look for bots that nobody lets think: after a start, or when another server died."""
        self.loop = asyncio.get_running_loop()
        while True:
            try:
                due = await asyncio.to_thread(self._due)
                for id_ in [*due, *self.attention.wanted()]:
                    self._start(id_)
            except Exception:
                log.exception("looking for due bots")
            await asyncio.sleep(self.tables.settings.poll_seconds)

    def _due(self) -> list[str]:
        """Tables whose bots wait, without those that failed a moment ago: they rest longer."""
        now = self.tables.presence.steady()
        resting = {id_ for id_, (_, until) in self.failures.items() if until > now}
        lease = self.tables.settings.lease_seconds
        most = MOST_AT_ONCE + len(resting)
        due = self.store.due(self.tables.clock(), most, lease)
        return [id_ for id_ in due if id_ not in resting]

    def _failed(self, id_: str) -> None:
        times = min(self.failures.get(id_, (0, 0.0))[0] + 1, MOST_FAILURES)
        rest = self.tables.settings.poll_seconds * 2**times
        self.failures[id_] = (times, self.tables.presence.steady() + rest)

    def poke(self, id_: str) -> None:
        """A table has changed: if a bot is to act there, let it. From any thread."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self._start, id_)

    def look(self, id_: str, address: str) -> None:
        """Somebody looks at a table: if it rested, it goes on."""
        if self.attention.look(id_, address):
            self._start(id_)

    def urgency_of(self, live: LiveTable) -> Urgency:
        """Who waits for a table's bots. From any thread."""
        if not self.attention.is_on(live) and not self.tables.here(live):
            return Urgency.LEFT
        return Urgency.WATCHED if is_of_bots(live) else Urgency.PLAYED

    def _start(self, id_: str) -> None:
        if id_ in self.tasks:
            self.again.add(id_)
            return
        task = asyncio.get_running_loop().create_task(self._attend(id_))
        self.tasks[id_] = task
        task.add_done_callback(lambda _: self._ended(id_))

    def _ended(self, id_: str) -> None:
        """What changed while the bots of a table were attended to is looked at once more."""
        del self.tasks[id_]
        self.attention.end(id_)
        if id_ in self.again:
            self.again.remove(id_)
            self._start(id_)

    async def _attend(self, id_: str) -> None:
        """Let a table's bots decide until people are asked again."""
        live: LiveTable | None = None
        try:
            live = await asyncio.to_thread(self.tables.open, id_)
            has_lease = False
            # At a tutorial a bot that is to act may have to wait for a person's scripted move.
            while await asyncio.to_thread(decisions_due, live):
                if not self.attention.lets_go_on(live):
                    await asyncio.to_thread(self._let_rest, live)
                    break
                has_lease = await asyncio.to_thread(self._lease, id_)
                if not has_lease:
                    self.attention.wait(live)
                    return
                await asyncio.to_thread(self.tables.refresh, live)
                assignments = await asyncio.to_thread(decisions_due, live)
                await asyncio.gather(*(self._decide(live, each) for each in assignments))
            if has_lease:
                await asyncio.to_thread(self.store.release, self.name, id_)
            self.failures.pop(id_, None)
        except Refusal as refusal:
            log.warning("bots of a table rest", extra={"table": id_, "why": refusal.message.key})
            self._failed(id_)
        except StoreRefused as refusal:
            log.warning("bots of a table wait", extra={"table": id_, "why": refusal.message.key})
            # One that rested is kept as one where no bot is due: only we know that somebody looks.
            if live is not None:
                self.attention.wait(live)
        except Exception:
            log.exception("bots of a table failed", extra={"table": id_})
            self._failed(id_)

    def _let_rest(self, live: LiveTable) -> None:
        """Nobody need look for this table's bots until somebody looks at the table."""
        self.store.set_due(live.row.id, live.seq, False)

    def _lease(self, id_: str) -> bool:
        now = self.tables.clock()
        until = now + self.tables.settings.lease_seconds
        return self.store.lease(id_, self.name, now, until)

    async def _decide(self, live: LiveTable, due: Due) -> None:
        moves, action = live.moves, due.action
        if due.assignment is not None:
            ideas = await self._thought(live, due.assignment)
            action = ideas[0].action
        await asyncio.to_thread(
            act_for_bot, self.tables, live, due.seat, action, moves, due.question
        )

    async def _thought(self, live: LiveTable, assignment: Assignment) -> list[Any]:
        """Think, and keep the lease meanwhile."""
        thinking = asyncio.ensure_future(
            self.thinkers.think(assignment, lambda: self.urgency_of(live))
        )
        third = self.tables.settings.lease_seconds / 3
        try:
            while True:
                done, _ = await asyncio.wait([thinking], timeout=third)
                if done:
                    return thinking.result()
                await asyncio.to_thread(self._lease, live.row.id)
        finally:
            thinking.cancel()

    async def close(self) -> None:
        self.again.clear()
        running = list(self.tasks.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
