"""Few requests of one address are worked on at once, so that nobody has all threads."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from starlette.types import Message, Receive, Scope, Send

from pithead.server.edge.limits import Corner
from pithead.server.edge.security import Gate
from pithead.server.edge.turns import MOST_WAITING, Turns, step_aside
from pithead.server.refusals import Refusal
from pithead.server.settings import Settings
from server.looping import run


class Work:
    """Requests that are answered when they are told to be."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.may_end = asyncio.Event()
        self.first: Callable[[], None] = lambda: None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.begun.append(scope["client"][0])
        self.first()
        await self.may_end.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})


async def ask(gate: Gate, address: str, answers: list[int], method: str = "GET") -> None:
    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            answers.append(message["status"])

    scope = {
        "type": "http", "method": method, "path": "/page", "headers": [], "client": (address, 1),
        "query_string": b"",
    }  # fmt: skip
    await gate(scope, receive, send)


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@contextmanager
def asking(gate: Gate, *addresses: str, method: str = "GET") -> Iterator[list[asyncio.Task[None]]]:
    answers: list[int] = []
    yield [asyncio.create_task(ask(gate, each, answers, method)) for each in addresses]


def test_of_many_requests_of_one_address_few_are_worked_on_at_once() -> None:
    async def tried() -> tuple[list[str], int]:
        work = Work()
        gate = Gate(work, Settings(address_at_once=2), Corner(1000))
        with asking(gate, *["10.6.6.6"] * 50, "10.0.0.1") as tasks:
            await settled()
            begun = list(work.begun)
            work.may_end.set()
            await asyncio.gather(*tasks)
        return begun, len(work.begun)

    begun, in_the_end = run(tried())

    assert begun == ["10.6.6.6", "10.6.6.6", "10.0.0.1"]
    assert in_the_end == 51


def test_whoever_reads_need_not_wait_for_writers_at_the_same_address() -> None:
    async def tried() -> list[str]:
        work = Work()
        gate = Gate(work, Settings(address_at_once=2), Corner(1000))
        with (
            asking(gate, *["10.0.0.1"] * 5, method="POST") as writers,
            asking(gate, "10.0.0.1") as readers,
        ):
            await settled()
            begun = list(work.begun)
            work.may_end.set()
            await asyncio.gather(*writers, *readers)
        return begun

    assert len(run(tried())) == 3


def test_a_request_that_only_waits_gives_its_turn_to_the_next() -> None:
    async def tried() -> int:
        work = Work()
        work.first = step_aside
        gate = Gate(work, Settings(address_at_once=2), Corner(1000))
        with asking(gate, *["10.0.0.1"] * 50) as tasks:
            await settled()
            begun = len(work.begun)
            work.may_end.set()
            await asyncio.gather(*tasks)
        return begun

    assert run(tried()) == 50


def test_who_leaves_while_waiting_keeps_no_turn() -> None:
    async def tried() -> tuple[int, int]:
        turns = Turns(1)
        held = await turns.begin("a")
        waiting = [asyncio.create_task(turns.begin("a")) for _ in range(3)]
        await settled()
        waiting[0].cancel()
        held.end()
        waiting[1].cancel()  # just as the turn is given to it
        await settled()
        (await waiting[2]).end()
        return turns.working.total(), turns.waiting("a")

    assert run(tried()) == (0, 0)


def test_more_than_a_school_would_send_is_refused() -> None:
    async def tried() -> None:
        turns = Turns(1)
        await turns.begin("a")
        waiting = [asyncio.create_task(turns.begin("a")) for _ in range(MOST_WAITING)]
        await settled()
        try:
            with pytest.raises(Refusal) as refused:
                await turns.begin("a")
            assert refused.value.status == 429
        finally:
            for each in waiting:
                each.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    run(tried())
