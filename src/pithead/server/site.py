"""One server's parts, joined: tables, wake-ups, streams, bots."""

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass
from typing import Final

from pithead.games import find_game
from pithead.server.bus import Bus
from pithead.server.database import StoreRefused
from pithead.server.keeper import BotKeeper
from pithead.server.service import Tables
from pithead.server.settings import Settings
from pithead.server.store import Store
from pithead.server.stream import Streams
from pithead.server.thinking import Thinkers

DAY: Final = 86_400.0
HOUR: Final = 3_600.0

log = logging.getLogger("pithead.server")


@dataclass
class Site:
    """What the routes work with."""

    settings: Settings
    store: Store
    bus: Bus
    thinkers: Thinkers
    tables: Tables
    keeper: BotKeeper
    streams: Streams

    def title(self, game: str) -> str:
        return find_game(game).title

    async def run(self) -> None:
        """Everything that goes on by itself, until it is cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.bus.listen())
            tasks.create_task(self.keeper.run())
            tasks.create_task(self.streams.keep_looking())
            tasks.create_task(self._note_presence())
            tasks.create_task(self._archive())
            tasks.create_task(self.thinkers.warm())

    async def _note_presence(self) -> None:
        while True:
            await asyncio.sleep(self.settings.heartbeat_seconds)
            with contextlib.suppress(StoreRefused):
                await asyncio.to_thread(self.tables.note_presence)

    async def _archive(self) -> None:
        """Finished and abandoned tables go out of sight after the days that are set."""
        while True:
            now = time.time()
            finished, abandoned = self.settings.finished_days, self.settings.abandoned_days
            try:
                many = await asyncio.to_thread(
                    self.store.archive,
                    now - finished * DAY if finished else 0.0,
                    now - abandoned * DAY if abandoned else 0.0,
                )
                if many:
                    log.info("archived", extra={"tables": many})
            except StoreRefused as refusal:
                log.warning("archiving waits", extra={"why": refusal.message.key})
            await asyncio.sleep(HOUR)

    async def close(self) -> None:
        self.streams.close()
        await self.keeper.close()
        await self.thinkers.close()
        await asyncio.to_thread(self.store.release, self.keeper.name)
        self.store.close()


def make_site(settings: Settings, store: Store, bus: Bus, thinkers: Thinkers) -> Site:
    """Join the parts. To be called in the server's event loop."""
    keeper: BotKeeper

    def publish(table: str, seq: int) -> None:
        bus.publish(table, seq)
        keeper.poke(table)

    tables = Tables(store, settings, publish)
    keeper = BotKeeper(tables, thinkers)
    return Site(settings, store, bus, thinkers, tables, keeper, Streams(tables, bus))
