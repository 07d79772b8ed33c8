"""Events on their way: server-sent events that resume exactly, and the same by long poll.

A stream sends what the database has after the last number the reader saw. A wake-up only says
"look": a lost one costs a poll, never a move.
"""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Final

from pithead.server.bus import Bus
from pithead.server.database import StoreRefused
from pithead.server.live import LiveTable, Reader
from pithead.server.service import Tables, heading_of

LONGEST_WAIT: Final = 30.0


class Streams:
    """All open streams of this server."""

    def __init__(self, tables: Tables, bus: Bus) -> None:
        self.tables: Final = tables
        self.bus: Final = bus
        self.open = 0
        self.closing: Final = asyncio.Event()

    async def follow(
        self, live: LiveTable, reader: Reader, secret: str | None, after: int
    ) -> AsyncIterator[str]:
        """The text of a stream: every event after a number, then those to come."""
        tables = self.tables
        tables.arrive(live, reader)
        self.open += 1
        self.bus.publish(live.row.id, live.seq)
        subscription = self.bus.subscribe(live.row.id)
        presence: list[int] | None = None
        try:
            yield "retry: 1000\n\n"
            while not self.closing.is_set():
                here = tables.here(live)
                if here != presence:
                    presence = here
                    yield f"event: presence\ndata: {json.dumps({'here': here})}\n\n"
                for text in await self.events(live, reader, after):
                    after, _ = heading_of(text)
                    yield f"id: {after}\ndata: {text}\n\n"
                # `keep_looking` finds what no wake-up tells, for all streams at once.
                if not await subscription.wait(tables.settings.heartbeat_seconds):
                    yield ": still here\n\n"
                elif live.seq <= after:
                    await asyncio.to_thread(tables.refresh, live)
                if not tables.still_holds(live, reader, secret):
                    return
        finally:
            subscription.close()
            self.open -= 1
            tables.leave(live, reader)
            self.bus.publish(live.row.id, live.seq)

    def close(self) -> None:
        """End all streams and polls soon."""
        self.closing.set()
        self.bus.wake_all()

    async def events(self, live: LiveTable, reader: Reader, after: int) -> list[str]:
        """The events after a number, as JSON; many at once are made in a thread."""
        if live.seq <= after:
            return []
        if live.seq - after > 2:
            return await asyncio.to_thread(self._made, live, reader, after)
        return self._made(live, reader, after)

    def _made(self, live: LiveTable, reader: Reader, after: int) -> list[str]:
        with live.lock:
            return [
                self.tables.with_facts(live, reader, text)
                for text in live.events_after(reader, after)
            ]

    async def poll(self, live: LiveTable, reader: Reader, after: int, wait: float) -> list[str]:
        """The events after a number; if there are none yet, wait for the first."""
        subscription = self.bus.subscribe(live.row.id)
        self.tables.arrive(live, reader)
        try:
            loop = asyncio.get_running_loop()
            until = loop.time() + min(wait, LONGEST_WAIT)
            while not self.closing.is_set():
                found = await self.events(live, reader, after)
                left = until - loop.time()
                if found or left <= 0:
                    return found
                await subscription.wait(min(left, self.tables.settings.poll_seconds))
                await asyncio.to_thread(self.tables.refresh, live)
            return []
        finally:
            subscription.close()
            self.tables.leave(live, reader)

    async def keep_looking(self) -> None:
        """One look at the database for all tables with streams, so that none needs its own."""
        tables = self.tables
        while True:
            await asyncio.sleep(tables.settings.poll_seconds)
            watched = {live.row.id: live for live in tables.loaded() if live.readers}
            if watched:
                # A database that hiccups is looked at again at the next poll.
                with contextlib.suppress(StoreRefused):
                    await asyncio.to_thread(self._look, watched)

    def _look(self, watched: dict[str, LiveTable]) -> None:
        last = self.tables.store.last_seqs(list(watched))
        for id_, seq in last.items():
            if seq > watched[id_].seq:
                self.tables.refresh(watched[id_])
                self.bus.wake([id_])
