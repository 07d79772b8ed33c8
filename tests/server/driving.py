"""Scripts that play at many tables at once and remember what they were promised."""

import random
import time
from typing import Any

import httpx

from server.sitting import Player

PATIENCE = 600.0


class Driver:
    """Plays one seat to the end, whatever happens to the server meanwhile."""

    def __init__(self, url: str, table: str, secret: str, seed: int) -> None:
        self.player = Player(url, table, secret)
        self.chance = random.Random(seed)
        # What the server has acknowledged: number and action.
        self.acknowledged: list[tuple[int, str]] = []
        self.commands = 0

    def play_to_the_end(self) -> Any:
        """Returns the last moment."""
        until = time.monotonic() + PATIENCE
        now = self.insist(self.player.moment)
        while now["result"] is None:
            assert time.monotonic() < until, f"table {self.player.table} does not end"
            if now["question"]:
                now = self.act(now)
            else:
                after = now["seq"]
                events = self.insist(lambda seen=after: self.player.events(seen, wait=5))
                moments = [each["moment"] for each in events if each["moment"]]
                now = moments[-1] if moments else self.insist(self.player.moment)
        return now

    def act(self, now: Any) -> Any:
        """Send an action until it is answered; the same command as often as need be."""
        action = self.chance.choice(now["question"]["actions"])["notation"]
        self.commands += 1
        command = f"driver-{self.commands:06d}"
        answer = self.insist(lambda: self.player.act(action, now["seq"], command))
        if answer.status_code == 409:
            return answer.json()["moment"]
        assert answer.status_code == 200, answer.text
        self.acknowledged.append((answer.json()["seq"], action))
        return answer.json()["moment"]

    def insist(self, ask: Any) -> Any:
        """Ask again while the server is away."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return ask()
            except httpx.TransportError:
                assert time.monotonic() < until, "the server does not come back"
                time.sleep(0.1)
