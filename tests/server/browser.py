"""A browser's database and worker, as far as the desk can tell: the same steps, in this process."""

import json
from typing import Any

import httpx

from pithead.server.offline.desk import SETTINGS, Desk
from pithead.server.offline.mind import Mind
from pithead.server.settings import Settings
from server.described import is_as_described


class Kept:
    """What the browser keeps, for all its tabs (`web/src/offline/database.ts`)."""

    def __init__(self) -> None:
        self.change = 0
        self.tables: dict[str, tuple[int, str]] = {}
        self.entries: dict[tuple[str, int], str] = {}

    def write(self, writes: Any, known: int) -> int | None:
        """All of it, or nothing if another tab was faster."""
        if known != self.change:
            return None
        self.change += 1
        for table in writes["tables"]:
            self.tables[table["id"]] = (self.change, table["text"])
        for entry in writes["entries"]:
            place = (entry["table"], entry["seq"])
            assert place not in self.entries
            self.entries[place] = entry["text"]
        return self.change


class Tab:
    """One tab: its desk, in step with what is kept (`web/src/offline/desk.ts`)."""

    def __init__(self, kept: Kept, mind: Mind, settings: Settings = SETTINGS) -> None:
        self.kept = kept
        self.mind = mind
        self.desk = Desk(settings=settings)
        self.known = 0
        # How often another tab was faster.
        self.late = 0

    def request(
        self, method: str, path: str, body: Any = None, secret: str | None = None
    ) -> tuple[int, Any]:
        """As a server would answer it, with the bots' decisions that follow already made."""
        status, body = self.told(method, path, body, secret)
        as_served(method, path, status, body)
        return status, body

    def told(
        self, method: str, path: str, body: Any = None, secret: str | None = None
    ) -> tuple[int, Any]:
        """Status and body; of what servers do not know, too."""
        asked = json.dumps({
            "method": method, "address": f"/api{path}",
            "authorization": None if secret is None else f"Bearer {secret}",
            "body": None if body is None else json.dumps(body),
        })  # fmt: skip
        answer = self._kept(asked, "ask", asked)
        if "think" in answer:
            answer = self._kept(asked, "ask", asked, self.mind.think(json.dumps(answer["think"])))
        for table in answer["due"]:
            self.let_bots_play(table)
        return answer["status"], json.loads(answer["body"])

    def study(self, most: int = 10_000) -> int:
        """Judge what is asked for, as `web/src/offline/studies.ts` does it; how many decisions."""
        done = 0
        while (table := self._kept(NOTHING, "ask", NOTHING)["study"]) and done < most:
            about = asked_about(f"/tables/{table}/analysis")
            found = self._kept(about, "study", table)
            number, think = found["number"], found["think"]
            ideas = self.mind.think(json.dumps(think)) if number else "[]"
            self._kept(about, "judged", table, number, ideas)
            done += number > 0
        return done

    def let_bots_play(self, table: str) -> None:
        about = asked_about(f"/tables/{table}")
        while decisions := self._kept(about, "due", table)["decisions"]:
            for each in decisions:
                action = each["action"]
                if each["think"]:
                    action = json.loads(self.mind.think(json.dumps(each["think"])))[0]["action"]
                self._kept(about, "decided", table, each["seat"], action)

    def _kept(self, asked: str, name: str, *words: Any) -> Any:
        while True:
            self.bring(asked)
            answer = json.loads(getattr(self.desk, name)(*words))
            writes = answer["writes"]
            if not writes["tables"] and not writes["entries"]:
                return answer
            written = self.kept.write(writes, self.known)
            if written is not None:
                self.known = written
                return answer
            self.desk.forget()
            self.known, self.late = 0, self.late + 1

    def bring(self, asked: str) -> None:
        kept = self.kept
        if kept.change != self.known:
            new = [text for change, text in kept.tables.values() if change > self.known]
            self.desk.take(json.dumps({"tables": new, "entries": []}))
            self.known = kept.change
        for table, after in json.loads(self.desk.missing(asked)):
            found = [
                text for (id_, seq), text in sorted(kept.entries.items())
                if id_ == table and seq > after
            ]  # fmt: skip
            self.desk.take(json.dumps({"tables": [], "entries": found}))


def asked_about(path: str) -> str:
    return json.dumps({
        "method": "GET", "address": f"/api{path}", "authorization": None, "body": None
    })  # fmt: skip


NOTHING = asked_about("/tables")


def as_served(method: str, path: str, status: int, body: Any) -> None:
    """Held against the description of the interface, which is a server's."""
    if status < 400:
        request = httpx.Request(method, f"http://browser/api{path}")
        is_as_described(httpx.Response(status, json=body, request=request))
