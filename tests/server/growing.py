"""A tree of variations as whoever grows it asks for it, at a server or in a browser."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

RECORDS = Path(__file__).parents[1] / "records"
# A game of 25 decisions.
SHORT = json.loads((RECORDS / "dwarf-1-seat-andvettr-fadir-layered-glory.json").read_text("utf-8"))
# Method, address, body and secret; back come status and answer.
Ask = Callable[[str, str, Any, str | None], tuple[int, Any]]


def over_http(client: TestClient) -> Ask:
    def ask(method: str, path: str, body: Any, secret: str | None) -> tuple[int, Any]:
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        answer = client.request(method, f"/api{path}", json=body, headers=headers)
        return answer.status_code, answer.json()

    return ask


class Grower:
    """Whoever has a tree's secret, or has not."""

    def __init__(self, ask: Ask, tree: str, secret: str | None = None) -> None:
        self.ask = ask
        self.tree = tree
        self.secret = secret

    def reader(self) -> "Grower":
        return Grower(self.ask, self.tree)

    def get(self, path: str = "") -> Any:
        status, answer = self.ask("GET", f"/trees/{self.tree}{path}", None, self.secret)
        assert status == 200, answer
        return answer

    def post(self, path: str, **body: Any) -> tuple[int, Any]:
        return self.ask("POST", f"/trees/{self.tree}{path}", body, self.secret)

    def moment(self, number: int) -> Any:
        return self.get(f"/nodes/{number}/moment")

    def others(self, number: int) -> list[str]:
        """What could be done at a moment of the record besides what was."""
        made = {each["action"] for each in self.get()["nodes"] if each["after"] == number}
        offered = [each["notation"] for each in self.moment(number)["question"]["actions"]]
        return [each for each in offered if each not in made]

    def move(self, number: int, action: str) -> int:
        """Make a move there; the number of the moment it leads to."""
        status, answer = self.post(f"/nodes/{number}/moves", action=action)
        assert status == 200, answer
        return int(answer["node"]["number"])

    def aside(self, number: int) -> int:
        return self.move(number, self.others(number)[0])


def grown(ask: Ask, **source: Any) -> Grower:
    status, made = ask("POST", "/trees", source or {"record": SHORT}, None)
    assert status == 201, made
    return Grower(ask, made["tree"], made["secret"])
