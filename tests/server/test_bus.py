"""Whoever waits is woken, by this process or another, with Redis there or away."""

import asyncio
import contextlib
import gc
import logging
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable

import pytest

from pithead.server.edge.bus import CHANNEL, Bus, LocalBus, RedisBus, Subscription, open_bus
from pithead.server.store.refused import StoreRefused
from pithead.text import LANGUAGES, catalogue
from server.looping import run
from server.parts import RedisServer, free_port

# Longer than anything here takes, so that who waited so long was not woken.
LONG = 120.0
# Long enough that a wake-up would have come.
SHORT = 0.3


async def is_woken(subscription: Subscription, within: float = LONG) -> bool:
    return await subscription.wait(within)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not holds():
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def listening(bus: Bus) -> AsyncIterator[None]:
    task = asyncio.create_task(bus.listen())
    try:
        yield
    finally:
        task.cancel()
        done, _ = await asyncio.wait([task], timeout=LONG)
        assert done, "it does not stop"


def test_a_wake_up_from_another_thread_ends_the_wait() -> None:
    async def play() -> bool:
        bus = LocalBus()
        with bus.subscribe("table") as news:
            threading.Timer(0.05, bus.publish, ["table", 1]).start()
            return await is_woken(news)

    assert run(play())


def test_a_wait_ends_when_its_time_is_up() -> None:
    async def play() -> bool:
        bus = LocalBus()
        with bus.subscribe("table") as news:
            return await is_woken(news, SHORT)

    assert not run(play())


def test_what_happens_elsewhere_wakes_nobody() -> None:
    async def play() -> bool:
        bus = LocalBus()
        with bus.subscribe("table") as news:
            bus.publish("other", 1)
            return await is_woken(news, SHORT)

    assert not run(play())


def test_what_happens_between_two_waits_is_not_missed_and_told_once() -> None:
    async def play() -> list[bool]:
        bus = LocalBus()
        with bus.subscribe("table") as news:
            bus.publish("table", 1)
            bus.publish("table", 2)
            await asyncio.sleep(0)
            return [await is_woken(news), await is_woken(news, SHORT)]

    assert run(play()) == [True, False]


def test_everybody_at_the_table_is_woken() -> None:
    async def play() -> list[bool]:
        bus = LocalBus()
        all_news = [bus.subscribe("table") for _ in range(2000)]
        waits = asyncio.gather(*(is_woken(news) for news in all_news))
        await asyncio.sleep(0)
        bus.publish("table", 1)
        return await waits

    assert run(play()) == [True] * 2000


def test_those_who_have_left_are_forgotten() -> None:
    async def play() -> list[list[str]]:
        bus = LocalBus()
        first, second = bus.subscribe("table"), bus.subscribe("table")
        found = []
        for each in (first, second, second):
            found.append(bus.tables())
            each.close()
        bus.publish("table", 1)
        return [*found, bus.tables()]

    assert run(play()) == [["table"], ["table"], [], []]


def test_a_wait_that_is_broken_off_leaves_nothing_behind() -> None:
    async def stay(bus: Bus) -> None:
        with bus.subscribe("table") as news:
            await news.wait(LONG)

    async def play() -> list[str]:
        bus = LocalBus()
        visitor = asyncio.create_task(stay(bus))
        await until(lambda: bus.tables() == ["table"])
        visitor.cancel()
        await asyncio.wait([visitor])
        return bus.tables()

    assert run(play()) == []


@pytest.mark.parametrize("make", [LocalBus, lambda: RedisBus(f"redis://127.0.0.1:{free_port()}")])
def test_publishing_after_the_loop_has_ended_does_no_harm(make: Callable[[], Bus]) -> None:
    bus = make()

    async def play() -> None:
        async with listening(bus):
            bus.subscribe("table")
            await asyncio.sleep(0.01)

    run(play())
    bus.publish("table", 1)


def test_without_redis_there_is_one_process() -> None:
    async def play() -> bool:
        bus = open_bus(None)
        async with listening(bus):
            return bus.is_well

    assert run(play())


@pytest.mark.parametrize("url", ["", "localhost", "http://localhost", "redis://host:port"])
def test_what_is_not_the_address_of_a_redis_is_refused(url: str) -> None:
    with pytest.raises(StoreRefused) as refusal:
        open_bus(url)

    assert refusal.value.message.key == "server.error.redis_url"
    assert len({catalogue(each).say(refusal.value.message) for each in LANGUAGES}) == 3


def test_another_process_is_heard(redis: RedisServer) -> None:
    script = (
        "import asyncio, sys\n"
        "from pithead.server.edge.bus import RedisBus\n"
        "async def speak():\n"
        "    bus = RedisBus(sys.argv[1])\n"
        "    asyncio.create_task(bus.listen())\n"
        "    bus.publish('table', 1)\n"
        "    await asyncio.to_thread(sys.stdin.read)\n"
        "asyncio.run(speak())"
    )

    async def play() -> bool:
        bus = RedisBus(redis.url)
        async with listening(bus):
            await until(lambda: bus.is_well)
            with bus.subscribe("table") as news:
                command = [sys.executable, "-c", script, redis.url]
                speaker = subprocess.Popen(command, stdin=subprocess.PIPE)
                woken = await is_woken(news)
                await asyncio.to_thread(speaker.communicate)
                return woken

    assert run(play())


def test_ones_own_wake_up_does_not_come_twice(redis: RedisServer) -> None:
    async def play() -> list[bool]:
        bus = RedisBus(redis.url)
        async with listening(bus):
            await until(lambda: bus.is_well)
            with bus.subscribe("table") as news:
                bus.publish("table", 1)
                return [await is_woken(news), await is_woken(news, SHORT)]

    assert run(play()) == [True, False]


@pytest.mark.parametrize("noise", [b"", b"\xff\xfe", b"hello", b"a b c d", b"1 table x" * 9000])
def test_noise_on_the_channel_is_not_minded(redis: RedisServer, noise: bytes) -> None:
    async def play() -> bool:
        here, there = RedisBus(redis.url), RedisBus(redis.url)
        async with listening(here), listening(there):
            await until(lambda: here.is_well and there.is_well)
            client = here._client()
            await client.publish(CHANNEL, noise)
            await client.aclose()
            with here.subscribe("table") as news:
                there.publish("table", 1)
                return await is_woken(news) and here.is_well

    assert run(play())


def test_redis_may_stop_and_come_back(redis: RedisServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "pithead.server.edge.bus")

    async def play() -> None:
        here, there = RedisBus(redis.url), RedisBus(redis.url)
        async with listening(here), listening(there):
            await until(lambda: here.is_well and there.is_well)
            with here.subscribe("table") as news, there.subscribe("table") as far_news:
                redis.stop(signal.SIGKILL)
                await until(lambda: not here.is_well and not there.is_well)
                here.publish("table", 1)
                assert await is_woken(news), "those in the same process need no Redis"
                assert not await is_woken(far_news, SHORT)

                await asyncio.to_thread(redis.start)
                assert await is_woken(far_news), "what was missed is looked for"
                await until(lambda: here.is_well and there.is_well)
                while await is_woken(far_news, SHORT) or await is_woken(news, SHORT):
                    pass
                here.publish("table", 2)
                assert await is_woken(far_news)

    run(play())

    said = [record.getMessage() for record in caplog.records]
    assert sorted(each.split(",")[0].split(":")[0] for each in said) == [
        *["Redis is away"] * 2,
        *["Redis is back"] * 2,
    ]


def test_a_redis_that_is_not_there_at_first_is_found_later(redis: RedisServer) -> None:
    redis.stop(signal.SIGTERM)

    async def play() -> bool:
        here, there = RedisBus(redis.url), RedisBus(redis.url)
        async with listening(here), listening(there):
            await until(lambda: here._is_lost and there._is_lost)
            await asyncio.to_thread(redis.start)
            await until(lambda: here.is_well and there.is_well)
            with here.subscribe("table") as news:
                there.publish("table", 1)
                return await is_woken(news)

    assert run(play())


def test_a_redis_that_hangs_stops_nobody_and_is_noticed(redis: RedisServer) -> None:
    assert redis.running is not None
    process = redis.running

    async def play() -> None:
        bus = RedisBus(redis.url, pulse=0.2)
        async with listening(bus):
            await until(lambda: bus.is_well)
            with bus.subscribe("table") as news:
                process.send_signal(signal.SIGSTOP)
                try:
                    # If one of them waited for Redis, it would wait for ever.
                    for seq in range(2000):
                        bus.publish("table", seq)
                    assert await is_woken(news)
                    await until(lambda: not bus.is_well)
                finally:
                    process.send_signal(signal.SIGCONT)
                await until(lambda: bus.is_well)

    run(play())


async def pings(redis: RedisServer) -> int:
    """How often Redis has been asked whether it lives."""
    client = RedisBus(redis.url)._client()
    stats = await client.info("commandstats")
    await client.aclose()
    return int(stats.get("cmdstat_ping", {}).get("calls", 0))


def test_a_silent_redis_is_not_a_lost_one(
    redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> bool:
        bus = RedisBus(redis.url, pulse=1.0)
        async with listening(bus):
            await until(lambda: bus.is_well)
            before = await pings(redis)
            async with asyncio.timeout(LONG):
                while await pings(redis) < before + 2:
                    await asyncio.sleep(0.05)
            return bus.is_well

    assert run(play())
    assert caplog.records == []


def test_a_bus_that_ends_closes_its_connections(redis: RedisServer) -> None:
    async def connections() -> int:
        client = RedisBus(redis.url)._client()
        found = len(await client.client_list())
        await client.aclose()
        return found

    async def play() -> None:
        before = await connections()
        for pause in range(30):
            bus = RedisBus(redis.url)
            async with listening(bus):
                while not bus.is_well:
                    await asyncio.sleep(0.001)
                bus.publish("table", 1)
                # So that the end comes at every stage of telling others.
                await asyncio.sleep(pause / 5000)
        gc.collect()
        async with asyncio.timeout(LONG):
            while await connections() > before:
                await asyncio.sleep(0.01)

    run(play())


def test_what_is_kept_for_a_lost_redis_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pithead.server.edge.bus.MOST_KEPT", 10)
    bus = RedisBus(f"redis://127.0.0.1:{free_port()}")
    for seq in range(100):
        bus.publish(f"table-{seq}", seq)
        bus.publish("table-3", seq)

    assert bus._outgoing == {**{f"table-{seq}": seq for seq in range(10)}, "table-3": 99}
