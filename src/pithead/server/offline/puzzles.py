"""Puzzles without a server; the addresses are those of a server (`edge/puzzles.py`)."""

from typing import Any

from pithead.server.offline.asked import Asked, NoRoute
from pithead.server.tables import puzzles


def about_puzzles(asked: Asked) -> tuple[int, Any]:
    """Status and body, or a refusal."""
    words = asked.words[1:]
    if asked.method == "GET" and not words:
        return 200, puzzles.listed()
    if asked.method == "GET" and words[1:] == ["solution"]:
        return 200, puzzles.solution(words[0])
    if asked.method == "POST" and words[1:] == ["tries"]:
        return 200, puzzles.judged(words[0], asked.body["action"])
    raise NoRoute
