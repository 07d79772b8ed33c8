"""Variations without a server; the addresses are those of a server (`edge/trees.py`)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from pithead.server.offline.asked import Asked, NoRoute, Thinking
from pithead.server.offline.routes import CREATED, sound
from pithead.server.reading import Document, Position
from pithead.server.refusals import Refusal
from pithead.server.tables import playing
from pithead.server.tables.exporting import in_full
from pithead.server.tables.live import LiveTable
from pithead.server.tables.tree import Tree
from pithead.server.tables.trees import Trees, everybody


@dataclass(frozen=True)
class Grown:
    """A request about a moment of a tree."""

    trees: Trees
    tree: Tree
    is_mine: bool
    number: int
    asked: Asked

    @property
    def live(self) -> LiveTable:
        return self.trees.moment(self.tree, self.number)

    @property
    def seat(self) -> int | None:
        """The seat that is asked about."""
        return self.asked.number("seat")

    @property
    def body(self) -> dict[str, Any]:
        return self.asked.body


def about_trees(trees: Trees, asked: Asked) -> tuple[int, Any]:
    """Status and body, or a refusal."""
    words = asked.words[1:]
    if not words and asked.method == "POST":
        return CREATED, make(trees, asked.body)
    if not words:
        raise NoRoute
    tree = trees.open(words[0])
    is_mine = trees.is_mine(tree, asked.secret)
    if asked.method == "GET" and len(words) == 1:
        return 200, trees.facts(tree, is_mine)
    if asked.method == "GET" and words[1:] == ["export"]:
        return 200, tree.document()
    if len(words) < 3 or words[1] != "nodes" or not words[2].isdecimal():
        raise NoRoute
    found = AT_MOMENTS.get((asked.method, *words[3:]))
    if found is None:
        raise NoRoute
    if asked.method == "POST" and (tree.is_puzzle or not is_mine):
        raise Refusal("forbidden", "server.error.tree_secret", {})
    return 200, found(Grown(trees, tree, is_mine, int(words[2]), asked))


def make(trees: Trees, body: dict[str, Any]) -> Any:
    if body.get("table") is not None:
        return trees.from_table(trees.tables.open(body["table"]))
    if body.get("record") is not None:
        sound(Document(body["record"]))
        return trees.from_record(body["record"])
    if body.get("position") is not None:
        sound(Position(body["game"], body["position"]))
        return trees.from_position(body["game"], body["position"])
    return trees.from_document(body["variations"])


def show_log(at: Grown) -> Any:
    live = at.live
    return live.log(at.trees.tables.perspective(live, everybody(live), at.seat))


def preview(at: Grown) -> Any:
    live, action = at.live, at.asked.query["action"][0]
    return playing.preview(at.trees.tables, live, everybody(live), at.seat, action)


def reasons(at: Grown) -> Any:
    live, actions = at.live, at.asked.query["action"]
    return playing.reasons(at.trees.tables, live, everybody(live), at.seat, actions)


def answer(at: Grown) -> Any:
    assignment = at.trees.answer(at.live, at.body.get("seat"), at.body["level"])
    if at.asked.ideas is None:
        raise Thinking(assignment)
    return at.trees.play(at.tree, at.number, assignment.seat, at.asked.ideas[0].action)


def hint(at: Grown) -> Any:
    live = at.live
    assignment = at.trees.hint(live, at.body.get("seat"))
    if at.asked.ideas is None:
        raise Thinking(assignment)
    return at.trees.explained(live, assignment, at.asked.ideas)


AT_MOMENTS: Final[dict[tuple[str, ...], Callable[[Grown], Any]]] = {
    ("GET",): lambda at: at.trees.table_facts(at.live, at.is_mine),
    ("GET", "moment"): lambda at: at.trees.shown(
        at.live, at.is_mine, at.seat, at.asked.number("at")
    ),
    ("GET", "cards"): lambda at: at.live.match.game.card_list(),
    ("GET", "log"): show_log,
    ("GET", "course"): lambda at: at.live.course(),
    ("GET", "record"): lambda at: in_full(at.live.full_record()),
    ("GET", "preview"): preview,
    ("GET", "reasons"): reasons,
    ("POST", "moves"): lambda at: at.trees.play(
        at.tree, at.number, at.body.get("seat"), at.body["action"]
    ),
    ("POST", "answer"): answer,
    ("POST", "hint"): hint,
    ("POST", "name"): lambda at: at.trees.facts(
        at.trees.name(at.tree, at.number, at.body["name"]), True
    ),
    ("POST", "remove"): lambda at: at.trees.facts(at.trees.remove(at.tree, at.number), True),
    ("POST", "restore"): lambda at: at.trees.facts(at.trees.restore(at.tree, at.number), True),
}
