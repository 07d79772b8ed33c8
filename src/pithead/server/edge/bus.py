"""Wake-ups: whoever waits at a table is told that something has happened there.

A wake-up says "look", never what to see: the database has the truth. So one too many costs a query,
and one that is lost costs the time until the next poll, never a move.
"""

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import suppress
from threading import Lock
from types import TracebackType
from typing import Any, Final, Self

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as RedisAway
from redis.exceptions import RedisError

from pithead.server.store.refused import StoreRefused

LOG: Final = logging.getLogger(__name__)

CHANNEL: Final = "pithead"
# Seconds of silence after which Redis is asked whether it is still there, and to wait for it.
PULSE: Final = 5.0
# Seconds before looking for a lost Redis again, doubled each time.
SHORTEST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
# Tables whose wake-ups are kept for a lost Redis. Polls will have found the moves of any others.
MOST_KEPT: Final = 10_000

# A wake-up that does not say which entry is there: whoever is woken has to look.
UNKNOWN: Final = 2**63


class Subscription:
    """Somebody who waits at a table, in the event loop this was made in."""

    def __init__(self, bus: "Bus", table: str) -> None:
        self.table: Final = table
        self._bus: Final = bus
        self.loop: Final = asyncio.get_running_loop()
        self._news: Final = asyncio.Event()
        # The highest number told since the last look; `UNKNOWN` if nobody could tell.
        self.heard = 0

    async def wait(self, timeout: float) -> bool:
        """Until something has happened since the last wait (True), or the time is up."""
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                await self._news.wait()
        has_news = self._news.is_set()
        self._news.clear()
        return has_news

    def hear(self, seq: int) -> None:
        """In the event loop."""
        self.heard = max(self.heard, seq)
        self._news.set()

    def close(self) -> None:
        self._bus.forget(self)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class Bus(ABC):
    """Brings wake-ups from whoever writes to whoever waits."""

    def __init__(self) -> None:
        self._lock: Final = Lock()
        self._waiting: Final[dict[str, set[Subscription]]] = {}

    @abstractmethod
    def publish(self, table: str, seq: int) -> None:
        """Say, from any thread, that entry `seq` is written. It neither blocks nor fails."""

    @abstractmethod
    async def listen(self) -> None:
        """Hear other processes; a server runs this as long as it lives, and then cancels it."""

    @property
    @abstractmethod
    def is_well(self) -> bool:
        """Whether other processes can be heard at once. If not, polls still find their moves."""

    def subscribe(self, table: str) -> Subscription:
        """Wait at a table; close it afterwards, or use it in a `with`."""
        subscription = Subscription(self, table)
        with self._lock:
            self._waiting.setdefault(table, set()).add(subscription)
        return subscription

    def forget(self, subscription: Subscription) -> None:
        with self._lock:
            others = self._waiting.get(subscription.table, set())
            others.discard(subscription)
            if not others:
                self._waiting.pop(subscription.table, None)

    def tables(self) -> list[str]:
        """The tables somebody waits at."""
        with self._lock:
            return list(self._waiting)

    def wake(self, tables: Iterable[str], seq: int = UNKNOWN) -> None:
        """Wake those who wait in this process, from any thread: there is an entry of this number.

        0 says that there is none, only something to tell that is no entry.
        """
        woken: dict[asyncio.AbstractEventLoop, list[Subscription]] = {}
        with self._lock:
            for table in tables:
                for each in self._waiting.get(table, ()):
                    woken.setdefault(each.loop, []).append(each)
        for loop, subscriptions in woken.items():
            # A loop that is closed has nobody waiting.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(hear_all, subscriptions, seq)

    def wake_all(self) -> None:
        """Wake everybody who waits in this process."""
        with self._lock:
            tables = list(self._waiting)
        self.wake(tables)


def hear_all(subscriptions: list[Subscription], seq: int) -> None:
    for each in subscriptions:
        each.hear(seq)


class LocalBus(Bus):
    """For one process."""

    def publish(self, table: str, seq: int) -> None:
        self.wake([table], seq)

    async def listen(self) -> None:
        await asyncio.Event().wait()

    @property
    def is_well(self) -> bool:
        return True


class RedisBus(Bus):
    """For several processes. Without Redis it goes on as a `LocalBus` until Redis is back."""

    def __init__(self, url: str, pulse: float = PULSE) -> None:
        super().__init__()
        self.pulse: Final = pulse
        self._url: Final = url
        # Our own wake-ups come back to us, and are known by this name.
        self._name: Final = secrets.token_hex(8)
        self._outgoing: dict[str, int] = {}
        self._listening: tuple[asyncio.AbstractEventLoop, asyncio.Event] | None = None
        self._is_well = False
        self._is_lost = False
        self._client()

    @property
    def is_well(self) -> bool:
        return self._is_well

    def publish(self, table: str, seq: int) -> None:
        self.wake([table], seq)
        with self._lock:
            if len(self._outgoing) < MOST_KEPT or table in self._outgoing:
                self._outgoing[table] = max(seq, self._outgoing.get(table, 0))
            listening = self._listening
        if listening is not None:
            loop, pending = listening
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(pending.set)

    async def listen(self) -> None:
        pending = asyncio.Event()
        with self._lock:
            self._listening = (asyncio.get_running_loop(), pending)
        pause = SHORTEST_PAUSE
        try:
            while True:
                error = await self._failure(pending)
                pause = SHORTEST_PAUSE if self._is_well else min(2 * pause, LONGEST_PAUSE)
                self._note_lost(error)
                await asyncio.sleep(pause)
        finally:
            self._is_well = False
            with self._lock:
                self._listening = None

    async def _failure(self, pending: asyncio.Event) -> BaseException | None:
        """Converse with Redis until that fails, and say why."""
        conversation = asyncio.create_task(self._converse(pending))
        try:
            await asyncio.wait([conversation])
        finally:
            conversation.cancel()
            await asyncio.wait([conversation])
        error = conversation.exception()
        while isinstance(error, BaseExceptionGroup):
            error = error.exceptions[0]
        return error

    async def _converse(self, pending: asyncio.Event) -> None:
        """Hear and tell until the connection fails."""
        client = self._client()
        try:
            async with client.pubsub() as channel:
                await channel.subscribe(CHANNEL)
                await self._next(channel)
                if is_cancelled():
                    return
                self._note_well()
                # Whatever came before this moment has not been heard.
                self.wake(self.tables())
                pending.set()
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._hear(channel))
                    both.create_task(self._tell(client, pending))
        finally:
            await client.aclose()

    async def _hear(self, channel: PubSub) -> None:
        while not is_cancelled():
            message = await self._next(channel)
            if message["type"] == "message":
                # Anybody may speak on this channel, and say anything.
                words = bytes(message["data"]).decode(errors="replace").split()
                if len(words) == 3 and words[0] != self._name:
                    self.wake([words[1]], number_of(words[2]))

    async def _next(self, channel: PubSub) -> dict[str, Any]:
        """The next message. A Redis that does not even answer a ping is lost."""
        message = await channel.get_message(timeout=self.pulse)
        if message is None:
            await channel.ping()
            message = await channel.get_message(timeout=self.pulse)
        if message is None:
            raise RedisAway("no answer")
        return dict(message)

    async def _tell(self, client: Redis, pending: asyncio.Event) -> None:
        while not is_cancelled():
            await pending.wait()
            pending.clear()
            with self._lock:
                told, self._outgoing = self._outgoing, {}
            try:
                async with client.pipeline(transaction=False) as pipeline:
                    for table, seq in told.items():
                        pipeline.publish(CHANNEL, f"{self._name} {table} {seq}")
                    await pipeline.execute()
            except (RedisError, OSError):
                with self._lock:
                    self._outgoing = {**told, **self._outgoing}
                raise

    def _client(self) -> Redis:
        """A client that tells us of every failure at once: we look for Redis again ourselves."""
        try:
            return Redis.from_url(
                self._url,
                socket_timeout=self.pulse,
                socket_connect_timeout=self.pulse,
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError:
            raise StoreRefused("redis_url", {}) from None

    def _note_lost(self, error: BaseException | None) -> None:
        self._is_well = False
        if not self._is_lost:
            LOG.warning("Redis is away, other servers are heard by polling: %s", error)
        self._is_lost = True

    def _note_well(self) -> None:
        self._is_well = True
        if self._is_lost:
            LOG.warning("Redis is back")
        self._is_lost = False


def number_of(word: str) -> int:
    """The number in a message; what is none could be any."""
    is_number = word.isascii() and word.isdecimal() and len(word) < 19
    return int(word) if is_number else UNKNOWN


def is_cancelled() -> bool:
    """Whether this task is to end. It may not have been told so.

    Before Python 3.12 `asyncio.wait_for`, by which Redis's client sends, swallows a cancellation
    that comes at the moment its work is done.
    """
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def open_bus(redis_url: str | None) -> Bus:
    return LocalBus() if redis_url is None else RedisBus(redis_url)
