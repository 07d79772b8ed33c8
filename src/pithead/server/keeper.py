"""The bots' keeper: sees to it that every bot that is to act does.

Which server lets a table's bots think is a lease in the database: where a server dies, another
one (or the same, started again) takes the table over when the lease has run out.
"""

import asyncio
import hashlib
import logging
from typing import Any, Final

from pithead.server.live import LiveTable
from pithead.server.playing import act_for_bot
from pithead.server.refusals import Refusal
from pithead.server.service import Tables
from pithead.server.thinking import Problem, Thinkers
from pithead.server.tokens import new_name

MOST_AT_ONCE: Final = 500
SEED_BYTES: Final = 6

log = logging.getLogger("pithead.server")


class BotKeeper:
    """Runs in the server's event loop; what touches the database runs in threads."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables: Final = tables
        self.thinkers: Final = thinkers
        self.name: Final = new_name()
        self.tasks: Final[dict[str, asyncio.Task[None]]] = {}
        # Tables that have changed while they were attended to.
        self.again: Final[set[str]] = set()
        self.loop: asyncio.AbstractEventLoop | None = None

    async def run(self) -> None:
        """Look for bots that nobody lets think: after a start, or when another server died."""
        self.loop = asyncio.get_running_loop()
        while True:
            try:
                now = self.tables.clock()
                due = await asyncio.to_thread(self.tables.store.due, now, MOST_AT_ONCE)
                for id_ in due:
                    self._start(id_)
            except Exception:
                log.exception("looking for due bots")
            await asyncio.sleep(self.tables.settings.poll_seconds)

    def poke(self, id_: str) -> None:
        """A table has changed: if a bot is to act there, let it. From any thread."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self._start, id_)

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
        if id_ in self.again:
            self.again.remove(id_)
            self._start(id_)

    async def _attend(self, id_: str) -> None:
        """Let a table's bots decide until people are asked again."""
        try:
            live = await asyncio.to_thread(self.tables.open, id_)
            has_lease = False
            # At a tutorial a bot that is to act may have to wait for a person's scripted move.
            while self._problems(live):
                has_lease = await asyncio.to_thread(self._lease, id_)
                if not has_lease:
                    return
                await asyncio.to_thread(self.tables.refresh, live)
                problems = self._problems(live)
                await asyncio.gather(*(self._decide(live, *each) for each in problems))
            if has_lease:
                await asyncio.to_thread(self.tables.store.release, self.name, id_)
        except Refusal as refusal:
            log.warning("bots of a table rest", extra={"table": id_, "why": refusal.message.key})
        except Exception:
            log.exception("bots of a table failed", extra={"table": id_})

    def _lease(self, id_: str) -> bool:
        now = self.tables.clock()
        until = now + self.tables.settings.lease_seconds
        return self.tables.store.lease(id_, self.name, now, until)

    def _problems(self, live: LiveTable) -> list[tuple[Problem | None, int, str, object]]:
        """For each bot that is to act: what it has to think about, or what its script says."""
        with live.lock:
            result: list[tuple[Problem | None, int, str, object]] = []
            scripted = live.scripted()
            for seat in live.bots_due():
                if scripted is not None:
                    if scripted[0] == seat:
                        result.append((None, seat, scripted[1], live.question_of(seat)))
                    continue
                bot = live.bot_at(seat)
                assert bot is not None
                problem = Problem(
                    live.row.id,
                    live.full_record().to_json(),
                    seat,
                    bot,
                    seed_for(live, seat),
                    False,
                )
                result.append((problem, seat, "", live.question_of(seat)))
            return result

    async def _decide(
        self, live: LiveTable, problem: Problem | None, seat: int, action: str, question: object
    ) -> None:
        moves = live.moves
        if problem is not None:
            ideas = await self._thought(live.row.id, problem)
            action = ideas[0].action
        await asyncio.to_thread(act_for_bot, self.tables, live, seat, action, moves, question)

    async def _thought(self, id_: str, problem: Problem) -> list[Any]:
        """Think, and keep the lease meanwhile."""
        thinking = asyncio.ensure_future(self.thinkers.think(problem))
        third = self.tables.settings.lease_seconds / 3
        try:
            while True:
                done, _ = await asyncio.wait([thinking], timeout=third)
                if done:
                    return thinking.result()
                await asyncio.to_thread(self._lease, id_)
        finally:
            thinking.cancel()

    async def close(self) -> None:
        self.again.clear()
        running = list(self.tasks.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def seed_for(live: LiveTable, seat: int) -> int:
    """The bot's own chance: the same for the same moment of the same table."""
    text = f"{live.row.id} {live.moves} {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES], "big")
