"""Events on their way: server-sent events that resume exactly, and the same by long poll.

A stream sends what the database has after the last number the reader saw. A wake-up only says
"look": a lost one costs a poll, never a move. However many streams a table has, one look is enough
for all of them, and who is here is worked out once for all, from memory.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from typing import Final

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from pithead.server.edge.admission import Admission
from pithead.server.edge.bus import Bus, Subscription
from pithead.server.edge.turns import step_aside
from pithead.server.store.refused import StoreRefused
from pithead.server.store.store import Store
from pithead.server.tables.live import Event, LiveTable, Reader
from pithead.server.tables.service import Tables
from pithead.server.wire import text_of

LONGEST_WAIT: Final = 30.0
# Events made at once. A long game has hundreds, of five kilobytes each.
PAGE: Final = 50
# So few are made in the event loop, if nobody else has the table's lock.
FEW: Final = 2
# Seconds in which comings and goings are told together.
PRESENCE_PAUSE: Final = 0.25


class StreamAnswer(StreamingResponse):
    """A stream that is counted from when it is granted until it ends, however that comes about."""

    media_type = "text/event-stream"

    def __init__(self, texts: AsyncIterator[str], admitted: ExitStack) -> None:
        super().__init__(texts, headers={"X-Accel-Buffering": "no", "Cache-Control": "no-store"})
        self.admitted: Final = admitted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.admitted:
            await super().__call__(scope, receive, send)


class Streams:
    """All open streams of this server."""

    def __init__(self, tables: Tables, store: Store, bus: Bus) -> None:
        self.tables: Final = tables
        self.store: Final = store
        self.bus: Final = bus
        self.admission: Final = Admission(tables.settings)
        self.closing: Final = asyncio.Event()
        self._looks: Final[dict[str, asyncio.Task[None]]] = {}
        # Tables where somebody has come or gone, and who was last told to be at each.
        self._changed: Final[dict[str, LiveTable]] = {}
        self._told: Final[dict[str, list[int]]] = {}

    async def follow(
        self, live: LiveTable, reader: Reader, secret: str | None, after: int
    ) -> AsyncIterator[str]:
        """The text of a stream: every event after a number, then those to come."""
        tables = self.tables
        presence: list[int] | None = None
        with self._present(live, reader), self.bus.subscribe(live.row.id) as subscription:
            yield "retry: 1000\n\n"
            while not self.closing.is_set():
                here = tables.here(live)
                if here != presence:
                    presence = here
                    yield f"event: presence\ndata: {text_of({'here': here})}\n\n"
                while found := await self.events(live, reader, after, PAGE):
                    for event in found:
                        after = event["seq"]
                        yield f"id: {after}\ndata: {text_of(event)}\n\n"
                if await subscription.wait(tables.settings.heartbeat_seconds):
                    await self._look(live, subscription)
                else:
                    yield ": still here\n\n"
                if not tables.still_holds(live, reader, secret):
                    return

    async def poll(
        self, live: LiveTable, reader: Reader, after: int, wait: float, most: int, address: str
    ) -> list[Event]:
        """The events after a number; if there are none yet, wait for the first."""
        found = await self.events(live, reader, after, most)
        if found or wait <= 0:
            return found
        step_aside()
        with (
            self.admission.admitted(address, live.row.id, reader),
            self._present(live, reader),
            self.bus.subscribe(live.row.id) as subscription,
        ):
            loop = asyncio.get_running_loop()
            until = loop.time() + min(wait, LONGEST_WAIT)
            while not self.closing.is_set():
                found = await self.events(live, reader, after, most)
                left = until - loop.time()
                if found or left <= 0:
                    return found
                if await subscription.wait(left):
                    await self._look(live, subscription)
            return []

    def close(self) -> None:
        """End all streams and polls soon."""
        self.closing.set()
        self.bus.wake_all()

    # -- events --------------------------------------------------------------------------------

    async def events(self, live: LiveTable, reader: Reader, after: int, most: int) -> list[Event]:
        """Some events after a number.

        The event loop makes a few itself, but it waits for nobody: whoever has the table's lock may
        be writing, and the database may let them wait.
        """
        if live.seq <= after:
            return []
        if live.seq - after <= FEW and live.lock.acquire(blocking=False):
            try:
                return self._made(live, reader, after, most)
            finally:
                live.lock.release()
        return await asyncio.to_thread(self._made, live, reader, after, most)

    def _made(self, live: LiveTable, reader: Reader, after: int, most: int) -> list[Event]:
        with live.lock:
            return [
                self.tables.with_facts(live, reader, event)
                for event in live.events_after(reader, after, most)
            ]

    async def _look(self, live: LiveTable, subscription: Subscription) -> None:
        """Take in what another server has written, if there is anything: once for all who wait.

        A look that was under way when the wake-up came may have missed what it tells of; the next
        one does not. What is told by Redis need not be true, so two must do.
        """
        for _ in range(2):
            if subscription.heard <= live.seq:
                break
            look = self._looks.get(live.row.id)
            if look is None:
                look = asyncio.create_task(self._refresh(live))
                self._looks[live.row.id] = look
            await asyncio.shield(look)
        subscription.heard = 0

    async def _refresh(self, live: LiveTable) -> None:
        try:
            # A database that hiccups is looked at again at the next poll.
            with contextlib.suppress(StoreRefused):
                await asyncio.to_thread(self.tables.refresh, live)
        finally:
            del self._looks[live.row.id]

    async def keep_looking(self) -> None:
        """One look at the database for all tables with streams, so that none needs its own."""
        tables = self.tables
        while True:
            await asyncio.sleep(tables.settings.poll_seconds)
            watched = {live.row.id: live for live in tables.loaded() if live.readers}
            if watched:
                # Who was seen by another server may be here no more.
                self._changed.update(watched)
                with contextlib.suppress(StoreRefused):
                    await asyncio.to_thread(self._look_at_all, watched)

    def _look_at_all(self, watched: dict[str, LiveTable]) -> None:
        last = self.store.last_seqs(list(watched))
        for id_, seq in last.items():
            if seq > watched[id_].seq:
                self.tables.refresh(watched[id_])
                self.bus.wake([id_], seq)

    # -- presence ------------------------------------------------------------------------------

    @contextlib.contextmanager
    def _present(self, live: LiveTable, reader: Reader) -> Iterator[None]:
        """Somebody is here meanwhile."""
        self.tables.arrive(live, reader)
        self._changed[live.row.id] = live
        try:
            yield
        finally:
            self.tables.leave(live, reader)
            self._changed[live.row.id] = live

    async def keep_telling(self) -> None:
        """Tell who is here, where that has changed: once for all who came and went meanwhile."""
        while True:
            await asyncio.sleep(PRESENCE_PAUSE)
            changed = dict(self._changed)
            self._changed.clear()
            for table, live in changed.items():
                here = self.tables.here(live)
                if not live.readers:
                    self._told.pop(table, None)
                elif here != self._told.get(table):
                    self._told[table] = here
                    self.bus.wake([table], 0)
