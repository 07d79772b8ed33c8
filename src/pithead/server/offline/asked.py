"""A request as the page makes it, without HTTP: method, address, secret and body."""

import json
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

from pithead.server.thinking.assignment import Assignment, Idea

BEARER: Final = "Bearer "
TABLES: Final = "tables"


@dataclass
class Asked:
    """One request. `words` are those of its address behind `/api`."""

    method: str
    words: list[str]
    query: dict[str, list[str]]
    secret: str | None
    body: dict[str, Any]
    # What the bots have thought, where the answer needs that.
    ideas: list[Idea] | None = None
    # Tables that were made by it.
    made: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, text: str) -> "Asked":
        """`{"method", "address", "authorization", "body"}`, the body as text."""
        document = json.loads(text)
        parts = urlsplit(document["address"])
        words = [unquote(each) for each in parts.path.split("/") if each]
        authorization = document["authorization"] or ""
        return cls(
            document["method"],
            words[1:],
            parse_qs(parts.query),
            authorization.removeprefix(BEARER) or None,
            json.loads(document["body"] or "{}"),
        )

    @property
    def table(self) -> str | None:
        """The table it is about."""
        return self.words[1] if len(self.words) > 1 and self.words[0] == TABLES else None

    def number(self, name: str) -> int | None:
        """A number of the query."""
        return int(self.query[name][0]) if name in self.query else None


def tables_named(asked: Asked) -> list[str] | None:
    """Every table that the answer may have to look at; None for all."""
    if asked.words == ["copy"]:
        return None
    if asked.words == ["lobby"]:
        return [each["table"] for each in asked.body["seats"]]
    if asked.words == ["trees"]:
        return [asked.body["table"]] if asked.body.get("table") else []
    return [asked.table] if asked.table else []


def study_named(asked: Asked) -> str | None:
    """The table whose analysis it is about."""
    return asked.table if asked.words[2:3] == ["analysis"] else None


class NoRoute(Exception):
    """There is no such thing without a server."""


class Thinking(Exception):
    """Something has to be thought about before the answer."""

    def __init__(self, assignment: Assignment) -> None:
        super().__init__(assignment)
        self.assignment: Final = assignment
