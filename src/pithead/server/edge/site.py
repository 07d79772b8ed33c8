"""One server's parts, joined: tables, wake-ups, streams, bots."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from anyio import CapacityLimiter

from pithead.games import find_game
from pithead.server.bells.ringing import Ringer
from pithead.server.edge.bus import Bus
from pithead.server.edge.limits import Pace
from pithead.server.edge.reach import ANYWHERE, Reach
from pithead.server.edge.reading_room import ReadingRoom
from pithead.server.edge.stream import Streams
from pithead.server.edge.threads import EXAMINERS, WRITERS
from pithead.server.settings import Settings
from pithead.server.store.clock import ClockWatch
from pithead.server.store.refused import StoreRefused
from pithead.server.store.store import Store
from pithead.server.tables.bells import Bells
from pithead.server.tables.clocks import Clocks
from pithead.server.tables.keeper import BotKeeper
from pithead.server.tables.scholar import Scholar
from pithead.server.tables.service import Tables
from pithead.server.tables.taking_back import Lapsing
from pithead.server.tables.trees import Trees
from pithead.server.thinking.thinkers import Thinkers
from pithead.server.thinking.workshop import Workshop

DAY: Final = 86_400.0
HOUR: Final = 3_600.0
# How often clocks are looked at.
CLOCK_PAUSE: Final = 1.0
# So long the clock must have gone on evenly before it decides what is old: once it was set, a day,
# in which somebody may notice that it is wrong.
TRUSTED_AFTER: Final = HOUR
TRUSTED_AGAIN_AFTER: Final = DAY

log = logging.getLogger("pithead.server")


@dataclass
class Site:
    """What the routes work with."""

    settings: Settings
    store: Store
    bus: Bus
    thinkers: Thinkers
    tables: Tables
    trees: Trees
    keeper: BotKeeper
    scholar: Scholar
    streams: Streams
    watch: ClockWatch
    pace: Pace
    reading: ReadingRoom
    bells: Bells
    writers: CapacityLimiter
    examiners: CapacityLimiter
    workshop: Workshop | None = None
    reach: Reach = ANYWHERE

    def title(self, game: str) -> str:
        return find_game(game).title

    async def run(self) -> None:
        """Everything that goes on by itself, until it is cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.bus.listen())
            tasks.create_task(self.keeper.run())
            tasks.create_task(self.scholar.run())
            tasks.create_task(self.streams.keep_looking())
            tasks.create_task(self.streams.keep_telling())
            tasks.create_task(self._note_presence())
            tasks.create_task(self._let_lapse())
            tasks.create_task(self._run_clocks())
            tasks.create_task(self._ring())
            tasks.create_task(self._archive())
            tasks.create_task(self._think())

    async def _think(self) -> None:
        """Workers first, so that bots can play while the compiler works."""
        await self.thinkers.warm()
        if self.workshop is not None:
            await self.workshop.run(self.thinkers)

    async def _note_presence(self) -> None:
        while True:
            await asyncio.sleep(self.settings.heartbeat_seconds)
            with contextlib.suppress(StoreRefused):
                await asyncio.to_thread(self.tables.note_presence)

    async def _let_lapse(self) -> None:
        lapsing = Lapsing(self.tables)
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            with contextlib.suppress(StoreRefused):
                await asyncio.to_thread(lapsing.look)

    async def _run_clocks(self) -> None:
        clocks = Clocks(self.tables, self.store)
        while True:
            await asyncio.sleep(CLOCK_PAUSE)
            with contextlib.suppress(StoreRefused):
                await asyncio.to_thread(clocks.look)

    async def _ring(self) -> None:
        """Only looking is done here; calls have threads of their own, and nobody waits for them."""
        while not self.bells.ringer.is_silent:
            await asyncio.sleep(self.settings.poll_seconds)
            with contextlib.suppress(StoreRefused):
                await asyncio.to_thread(self.bells.look)

    async def _archive(self) -> None:
        """Finished and abandoned tables go out of sight after the days that are set."""
        while True:
            await asyncio.sleep(HOUR)
            try:
                many = await asyncio.to_thread(self.archive)
                if many:
                    log.info("archived", extra={"tables": many})
            except StoreRefused as refusal:
                log.warning("archiving waits", extra={"why": refusal.message.key})

    def archive(self) -> int:
        """Archive what is old, by a clock that can be trusted; how many tables."""
        if not self.watch.is_trusted(TRUSTED_AFTER, TRUSTED_AGAIN_AFTER):
            return 0
        now = self.watch.wall()
        finished, abandoned = self.settings.finished_days, self.settings.abandoned_days
        return self.store.archive(
            now - finished * DAY if finished else 0.0,
            now - abandoned * DAY if abandoned else 0.0,
        )

    async def close(self) -> None:
        self.streams.close()
        await self.keeper.close()
        await self.scholar.close()
        await self.thinkers.close()
        await self.reading.close()
        await asyncio.to_thread(self.store.release, self.keeper.name)
        self.store.close()


def make_site(
    settings: Settings,
    store: Store,
    bus: Bus,
    thinkers: Thinkers,
    workshop: Workshop | None = None,
    clock: Callable[[], float] = time.time,
    steady: Callable[[], float] = time.monotonic,
    reach: Reach = ANYWHERE,
    ringer: Ringer | None = None,
) -> Site:
    """Join the parts. To be called in the server's event loop.

    `clock` tells the time, and may be set at any moment; `steady` only goes on.
    """
    keeper: BotKeeper

    def publish(table: str, seq: int) -> None:
        bus.publish(table, seq)
        keeper.poke(table)

    tables = Tables(store, settings, publish, clock, steady)
    keeper = BotKeeper(tables, store, thinkers)
    return Site(
        settings,
        store,
        bus,
        thinkers,
        tables,
        Trees(tables),
        keeper,
        Scholar(tables, store.studies, thinkers),
        Streams(tables, store, bus),
        ClockWatch(clock, steady),
        Pace(settings),
        ReadingRoom(),
        Bells(tables, store.bells, ringer or Ringer(settings)),
        CapacityLimiter(WRITERS),
        CapacityLimiter(EXAMINERS),
        workshop,
        reach,
    )
