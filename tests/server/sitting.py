"""A player at a table, over HTTP, as a script would be."""

import itertools
import json
from collections.abc import Iterator
from typing import Any

import httpx

COUNT = itertools.count()
# Seconds an answer may take on a busy machine before a test gives up.
PATIENCE = 60.0


class Player:
    """One secret's holder. Knows only what the server tells it."""

    def __init__(
        self, url: str, table: str, secret: str | None = None, timeout: float = PATIENCE
    ) -> None:
        self.url = f"{url}/api/tables/{table}"
        self.table = table
        self.secret = secret
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        self.http = httpx.Client(headers=headers, timeout=timeout, verify=False)

    def get(self, path: str, **params: Any) -> Any:
        answer = self.http.get(f"{self.url}{path}", params=params)
        answer.raise_for_status()
        return answer.json()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"{self.url}{path}", json=body)

    def facts(self) -> Any:
        return self.get("")

    def moment(self, **params: Any) -> Any:
        return self.get("/moment", **params)

    def act(self, action: str, seq: int, command: str | None = None) -> httpx.Response:
        command = command or f"command-{next(COUNT):08d}"
        return self.post("/actions", id=command, expected_seq=seq, action=action)

    def events(self, after: int, wait: float = 0) -> list[Any]:
        """All events after a number, however many pages they fill."""
        found: list[Any] = []
        following: int | None = after
        while following is not None:
            page = self.get("/events", after=following, wait=wait)
            found += page["events"]
            following = page["next"]
        return found

    def stream(self, after: int) -> Iterator[tuple[str, Any]]:
        """Server-sent events as (id, data), until the caller stops or the server does."""
        with self.http.stream(
            "GET", f"{self.url}/stream", headers={"Last-Event-ID": str(after)}
        ) as answer:
            answer.raise_for_status()
            yield from read_events(answer.iter_lines())

    def close(self) -> None:
        self.http.close()


def read_events(lines: Iterator[str]) -> Iterator[tuple[str, Any]]:
    """The numbered events of a stream."""
    number, data = "", ""
    for line in lines:
        if line.startswith("id: "):
            number = line[4:]
        elif line.startswith("data: "):
            data = line[6:]
        elif not line:
            if number and data:
                yield number, json.loads(data)
            number, data = "", ""


def make_table(url: str, game: str, seats: list[dict[str, Any]], **more: Any) -> Any:
    answer = httpx.post(
        f"{url}/api/tables", json={"game": game, "seats": seats, **more}, timeout=PATIENCE
    )
    assert answer.status_code == 201, answer.text
    return answer.json()


def players_of(url: str, made: Any) -> list[Player]:
    return [Player(url, made["table"], each["secret"]) for each in made["seats"]]


HUMAN = {"kind": "human"}
BOT = {"kind": "bot", "level": "apprentice"}
