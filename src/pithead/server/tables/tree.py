"""A tree of variations as plain values: which moments follow which, and what leads to them.

The record's own moments have the numbers 0, 1, ... in their order, all others what they were given.
Chance goes on from the record's seed: the same moves come to the same, in whatever branch.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final, TypeAlias

from pithead.engine.errors import PitheadError
from pithead.engine.game import Game
from pithead.engine.match import begun
from pithead.engine.record import Record, record_from_json
from pithead.games import find_game
from pithead.server.protocol.messages import said
from pithead.server.protocol.tree import TreeDocument, TreeNode
from pithead.server.refusals import Refusal, refusal_of
from pithead.server.store.rows import Node, TreeRow
from pithead.server.tables.puzzles import NO_SECRET
from pithead.server.tables.words import name_of

# Moves of one tree beside the record's own, those that were taken down included.
MOST_NODES: Final = 500
LONGEST_TREE_NAME: Final = 60
FORMAT: Final = 1
KEYS: Final = ("pithead", "variations", "record", "moves")

Move: TypeAlias = tuple[int, str]


class Tree:
    """The moments of one tree."""

    def __init__(self, row: TreeRow) -> None:
        self.row: Final = row
        self.record: Final = record_from_json(row.record)
        self.main: Final = len(self.record.actions)
        self._by_number: Final = {each.number: each for each in row.nodes}

    @property
    def is_puzzle(self) -> bool:
        """Whether it is one moment, open to all, that nobody changes."""
        return self.row.secret == NO_SECRET

    def has(self, number: int) -> bool:
        """Whether there is such a moment, and nothing on the way to it was taken down."""
        while number > self.main:
            node = self._by_number.get(number)
            if node is None or node.is_gone:
                return False
            number = node.after
        return number >= 0

    def check(self, number: int) -> None:
        if not self.has(number):
            raise Refusal("not_found", "server.error.no_node", {"number": number})

    def node(self, number: int) -> Node:
        """The move that leads to a moment, the record's own included."""
        if number > self.main:
            return self._by_number[number]
        seat, action = self.record.actions[number - 1]
        return Node(number, number - 1, seat, action)

    def path(self, number: int) -> list[Move]:
        """All moves from the beginning to a moment."""
        aside: list[Move] = []
        while number > self.main:
            node = self._by_number[number]
            aside.append((node.seat, node.action))
            number = node.after
        return [*self.record.actions[:number], *reversed(aside)]

    def known(self) -> list[Node]:
        """Every move beside the record's own that was not taken down."""
        return [each for each in self.row.nodes if self.has(each.number)]

    def continuation(self, at: int, seat: int, action: str) -> int | None:
        """The moment that this move leads to, if it has been made from there already."""
        if at < self.main and self.record.actions[at] == (seat, action):
            return at + 1
        for each in self.row.nodes:
            if (each.after, each.seat, each.action) == (at, seat, action) and not each.is_gone:
                return each.number
        return None

    def grown(self, at: int, seat: int, action: str) -> TreeRow:
        """With one more move; what was taken down makes room where there is none."""
        nodes = self.row.nodes
        if len(nodes) >= MOST_NODES:
            nodes = tuple(self.known())
        if len(nodes) >= MOST_NODES:
            raise Refusal("off", "server.error.tree_full", {"most": MOST_NODES})
        number = self.row.last + 1
        return replace(self.row, nodes=(*nodes, Node(number, at, seat, action)), last=number)

    def changed(self, number: int, **values: Any) -> TreeRow:
        """With other values of one move."""
        if number not in self._by_number:
            raise Refusal("off", "server.error.tree_main", {})
        nodes = (
            replace(each, **values) if each.number == number else each for each in self.row.nodes
        )
        return replace(self.row, nodes=tuple(nodes))

    def told(self, game: Game[Any]) -> Iterator[TreeNode]:
        """Every moment but the first, each after the one before it; no move is made twice."""
        following: dict[int, list[Node]] = {}
        for each in [*map(self.node, range(1, self.main + 1)), *self.known()]:
            following.setdefault(each.after, []).append(each)
        waiting = [(0, begun(game, self.record))]
        while waiting:
            number, state = waiting.pop()
            nodes = following.get(number, [])
            for node in nodes:
                then = state if node is nodes[-1] else state.copy()
                yield shown(game, then, node)
                waiting.append((node.number, then))

    def document(self) -> TreeDocument:
        """All of it as a file: the record, then every other move with its name."""
        return {
            "pithead": FORMAT,
            "variations": self.row.name,
            "record": self.row.record,
            "moves": [
                (each.number, each.after, each.seat, each.action, each.name)
                for each in self.known()
            ],
        }


def shown(game: Game[Any], state: Any, node: Node) -> TreeNode:
    """A move, made; refused if it is none there."""
    action = game.parse(node.action)
    game.question(state, node.seat)
    if action not in game.legal_actions(state, node.seat):
        why = game.why_not(state, node.seat, action)
        assert why is not None
        raise Refusal("illegal", why.key, why.params)
    offers = said(game.offers(state, node.seat, action))
    game.apply(state, node.seat, action)
    return {
        "number": node.number, "after": node.after, "seat": node.seat, "action": node.action,
        "offers": offers, "round": game.round(state), "over": bool(state.is_over()),
        "name": node.name,
    }  # fmt: skip


def game_of_record(record: Record) -> Game[Any]:
    return find_game(record.game, record.box, "record: box")


def tree_from(document: dict[str, Any], made: TreeRow) -> TreeRow:
    """A tree that was exported, in the place of a new one; one sentence if something is wrong."""
    for key in document:
        if key not in KEYS:
            raise wrong(f"variations: {key[:40]}", "an unknown field", ", ".join(KEYS))
    if document.get("pithead") != FORMAT or not isinstance(document.get("moves"), list):
        raise wrong("variations", "no such document", ", ".join(KEYS))
    record, name = document.get("record"), document.get("variations")
    if not isinstance(record, dict) or not isinstance(name, str):
        raise wrong("variations", "no record or no name", ", ".join(KEYS))
    main = len(record_from_json(record).actions)
    nodes = tuple(read_nodes(document["moves"], main))
    row = replace(
        made, name=name_of(name, LONGEST_TREE_NAME), record=record, nodes=nodes,
        last=max((each.number for each in nodes), default=main),
    )  # fmt: skip
    tree = Tree(row)
    try:
        for each in tree.told(game_of_record(tree.record)):
            assert each["number"]
    except PitheadError as error:
        raise refusal_of(error) from None
    return row


def read_nodes(moves: Iterable[Any], main: int) -> Iterator[Node]:
    known = set(range(main + 1))
    for place, each in enumerate(moves, 1):
        where = f"variations: moves[{place}]"
        if place > MOST_NODES:
            raise Refusal("off", "server.error.tree_full", {"most": MOST_NODES})
        is_row = isinstance(each, list) and [type(part) for part in each] == [
            int,
            int,
            int,
            str,
            str,
        ]
        if not is_row:
            raise wrong(where, "something else", '[number, after, seat, "notation", "name"]')
        number, after, seat, action, name = each
        if number in known or not 0 < number < 2**31 or after not in known:
            raise wrong(where, f"{number} after {after}", "a new number after one that is there")
        known.add(number)
        yield Node(number, after, seat, action, name_of(name, LONGEST_TREE_NAME))


def wrong(where: str, found: str, expected: str) -> Refusal:
    return Refusal("bad", "error.record", {"where": where, "found": found, "expected": expected})
