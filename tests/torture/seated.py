"""People at tables who act at a calm pace, and how long each of their requests takes."""

import asyncio
import itertools
import random
import time
from typing import Any

import httpx

from torture.figures import Deadline

# Seconds between two actions at a table, as of people who do not think long.
PACE = 1.0
TIMEOUT = 30.0


class SeatedPlayer:
    """One person, at an address of their own on loopback."""

    def __init__(self, url: str, number: int) -> None:
        self.address = f"127.0.{1 + number // 200}.{1 + number % 200}"
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.client = httpx.AsyncClient(base_url=url, transport=transport, timeout=TIMEOUT)
        self.took: list[float] = []
        self.faults: list[str] = []

    async def ask(self, method: str, path: str, **more: Any) -> Any:
        """The answer's body; None where there was none, which is a fault."""
        began = time.monotonic()
        try:
            answer = await self.client.request(method, path, **more)
        except httpx.TransportError as error:
            self.faults.append(f"{method} {path}: {type(error).__name__}")
            answer = None
        self.took.append(time.monotonic() - began)
        if answer is not None and answer.status_code not in (200, 201, 409):
            self.faults.append(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
            answer = None
        return None if answer is None else answer.json()


class CalmTable:
    """Two people who play DWARF again and again; whoever is asked acts."""

    def __init__(self, url: str, number: int) -> None:
        self.people = [SeatedPlayer(url, 2 * number + seat) for seat in range(2)]
        self.chance = random.Random(number)
        self.commands = itertools.count()
        self.made: Any = None
        self.played = 0

    async def sit_down(self) -> None:
        wish = {"game": "dwarf", "seats": [{"kind": "human"}, {"kind": "human"}]}
        self.made = await self.people[0].ask("POST", "/api/tables", json=wish)

    async def play(self, deadline: Deadline) -> None:
        await asyncio.sleep(self.chance.random() * PACE)
        while not deadline.is_over:
            began = time.monotonic()
            await self.turn()
            await asyncio.sleep(max(0.0, PACE - (time.monotonic() - began)))

    async def turn(self) -> None:
        for seat, person in enumerate(self.people):
            at = f"/api/tables/{self.made['table']}"
            headers = {"Authorization": f"Bearer {self.made['seats'][seat]['secret']}"}
            now = await person.ask("GET", f"{at}/moment", headers=headers)
            if now and now["result"] is not None:
                await self.sit_down()
                return
            if now and now["question"]:
                action = self.chance.choice(now["question"]["actions"])["notation"]
                command = f"calm-{next(self.commands):06d}"
                body = {"id": command, "expected_seq": now["seq"], "action": action}
                if await person.ask("POST", f"{at}/actions", json=body, headers=headers):
                    self.played += 1
                return

    async def close(self) -> None:
        for person in self.people:
            await person.client.aclose()
