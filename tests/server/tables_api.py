"""The whole application in this process, with a real database and real worker processes."""

import itertools
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from pithead.server.edge.app import make_app
from pithead.server.edge.bus import LocalBus
from pithead.server.edge.site import Site, make_site
from pithead.server.settings import Settings
from pithead.server.store.store import Store
from pithead.server.thinking.thinkers import LocalThinkers
from server.described import is_as_described

MANY = 1e9
# Seconds a bot may take on a busy machine before a test gives up.
PATIENCE = 120.0
COUNT = itertools.count()
QUICK = Settings(
    absent_seconds=0.2, poll_seconds=0.2, heartbeat_seconds=1, address_rate=MANY, table_rate=MANY,
    seat_rate=MANY, creation_rate=MANY, hint_rate=MANY,
)  # fmt: skip


def application(folder: Path, settings: Settings = QUICK) -> AbstractContextManager[TestClient]:
    """A server's application with a database of its own in a folder."""
    return application_on(f"sqlite:///{folder / 'tables.db'}", settings)


@contextmanager
def application_on(database: str, settings: Settings = QUICK) -> Iterator[TestClient]:
    store = Store(database)
    store.migrate()

    async def join() -> Site:
        return make_site(settings, store, LocalBus(), LocalThinkers(1))

    with TestClient(make_app(settings, join), raise_server_exceptions=False) as client:
        client.event_hooks["response"].append(is_as_described)
        yield client


class Seat:
    """Whoever holds a secret, or nobody's: a spectator."""

    def __init__(self, client: TestClient, table: str, secret: str | None = None) -> None:
        self.client = client
        self.table = table
        self.secret = secret
        self.headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}

    def get(self, path: str = "", **params: Any) -> Any:
        answer = self.raw(path, **params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def raw(self, path: str = "", **params: Any) -> Any:
        return self.client.get(
            f"/api/tables/{self.table}{path}", params=params, headers=self.headers
        )

    def post(self, path: str, **body: Any) -> Any:
        return self.client.post(f"/api/tables/{self.table}{path}", json=body, headers=self.headers)

    def moment(self, **params: Any) -> Any:
        return self.get("/moment", **params)

    def later(self, seq: int) -> Any:
        """The moment once somebody else has acted."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            events = self.get("/events", after=seq, wait=20)["events"]
            if moments := [each["moment"] for each in events if each["moment"]]:
                return moments[-1]
        raise AssertionError(f"nobody has acted within {PATIENCE:.0f} seconds")

    def act(self, action: str | None = None, seq: int | None = None, command: str = "") -> Any:
        """Play an action: the first legal one at its own number, if nothing else is said."""
        now = self.moment()
        action = now["question"]["actions"][0]["notation"] if action is None else action
        seq = now["seq"] if seq is None else seq
        return self.post("/actions", id=command or new_command(), expected_seq=seq, action=action)

    def undo(self, **more: Any) -> Any:
        return self.post("/undo", id=new_command(), expected_seq=self.moment()["seq"], **more)


def new_command() -> str:
    return f"command-{next(COUNT):06d}"


def made(client: TestClient, game: str, *seats: dict[str, Any], **more: Any) -> Any:
    answer = client.post("/api/tables", json={"game": game, "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def seated(client: TestClient, game: str, *seats: dict[str, Any], **more: Any) -> list[Seat]:
    """A new table's seats, each with its secret."""
    table = made(client, game, *seats, **more)
    return [Seat(client, table["table"], each["secret"]) for each in table["seats"]]


HUMAN = {"kind": "human"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "apprentice"}
