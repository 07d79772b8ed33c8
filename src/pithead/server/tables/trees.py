"""Trees of variations: anybody may look at them, and whoever made one changes it.

A moment of a tree is a table that begins with all moves up to it and at which nothing happens: so
it is shown, foreseen and thought about as any other. Everything is open there, through the eyes of
whoever is to act: whoever has the record has all that is hidden.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from pithead.bots import LEVELS
from pithead.engine.errors import PitheadError
from pithead.engine.match import Match, match_from
from pithead.engine.record import Record, record_from_json
from pithead.games import find_game
from pithead.server.protocol.facts import Facts
from pithead.server.protocol.moment import Moment
from pithead.server.protocol.playing import Hint
from pithead.server.protocol.tree import Branched, MadeTree, TreeNode
from pithead.server.protocol.tree import Tree as TreeFacts
from pithead.server.refusals import Refusal, refusal_of
from pithead.server.store.rows import FROM_RECORD, Node, SeatRow, TableRow, TreeRow
from pithead.server.tables import hinting, puzzles
from pithead.server.tables.due import seed_for
from pithead.server.tables.live import LiveTable, Reader
from pithead.server.tables.making import no_level, seat_wish
from pithead.server.tables.service import TRIES, Tables
from pithead.server.tables.tokens import fits, hashed, new_name, new_secret
from pithead.server.tables.tree import (
    LONGEST_TREE_NAME,
    MOST_NODES,
    Tree,
    game_of_record,
    shown,
    tree_from,
)
from pithead.server.tables.words import name_of
from pithead.server.thinking.assignment import Assignment, Idea

# Moments of trees kept in memory, and trees whose moves are kept in words.
MOST_MOMENTS: Final = 200
MOST_TOLD: Final = 50


class Trees:
    """All trees of a shelf. Its methods may be called from any thread."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        self._lock: Final = threading.Lock()
        self._moments: Final[OrderedDict[tuple[str, int], LiveTable]] = OrderedDict()
        self._told: Final[OrderedDict[str, dict[int, TreeNode]]] = OrderedDict()

    # -- making ----------------------------------------------------------------------------------

    def from_table(self, live: LiveTable) -> MadeTree:
        """From a game that is over: before, it would show what is hidden."""
        with live.lock:
            if not live.is_over():
                raise Refusal("off", "server.error.tree_early", {})
            return self._make(live.full_record(), live.row.id, name_of(live.row.name, 60))

    def from_record(self, document: dict[str, Any]) -> MadeTree:
        return self._make(record_from_json(document), None)

    def from_position(self, game_name: str, text: str) -> MadeTree:
        game = find_game(game_name)
        state = game.position(text)
        return self._make(match_from(game, [""] * state.seats, state).record, None)

    def from_document(self, document: dict[str, Any]) -> MadeTree:
        """A tree that was exported, as one's own."""
        secret, made = self._fresh({}, None, "")
        return self._add(secret, tree_from(document, made))

    def _make(self, record: Record, table: str | None, name: str = "") -> MadeTree:
        Match(game_of_record(record), record)
        secret, made = self._fresh(dict(record.to_json()), table, name)
        return self._add(secret, replace(made, last=len(record.actions)))

    def _fresh(self, record: dict[str, Any], table: str | None, name: str) -> tuple[str, TreeRow]:
        secret, now = new_secret(), self.tables.clock()
        return secret, TreeRow(new_name(), hashed(secret), name, record, table, (), 0, now, now)

    def _add(self, secret: str, row: TreeRow) -> MadeTree:
        self.tables.store.trees.add(row)
        return {"tree": row.id, "secret": secret}

    # -- looking ---------------------------------------------------------------------------------

    def open(self, id_: str) -> Tree:
        row = self.tables.store.trees.load(id_) or puzzles.row_of(id_)
        if row is None:
            raise Refusal("not_found", "server.error.no_tree", {})
        return Tree(row)

    def is_mine(self, tree: Tree, secret: str | None) -> bool:
        """Whether whoever asks has every seat. A wrong secret is refused; puzzles are for all."""
        if tree.is_puzzle:
            return True
        if not secret:
            return False
        if not fits(secret, tree.row.secret):
            raise Refusal("forbidden", "server.error.tree_secret", {})
        return True

    def facts(self, tree: Tree, is_mine: bool) -> TreeFacts:
        game = self._game(tree)
        return {
            "tree": tree.row.id,
            "name": tree.row.name,
            "game": game.name,
            "title": game.title,
            "mine": is_mine,
            "table": tree.row.table,
            "main": tree.main,
            "nodes": self._nodes(tree),
            "room": MOST_NODES - len(tree.known()),
        }

    def _game(self, tree: Tree) -> Any:
        return self.moment(tree, 0).match.game

    def _nodes(self, tree: Tree) -> list[TreeNode]:
        """Every move in words: worked out once, and again where something is missing."""
        with self._lock:
            told = self._told.get(tree.row.id, {})
        wanted = [*map(tree.node, range(1, tree.main + 1)), *tree.known()]
        if any(each.number not in told for each in wanted):
            told = {each["number"]: each for each in tree.told(self._game(tree))}
            with self._lock:
                self._told[tree.row.id] = told
                while len(self._told) > MOST_TOLD:
                    self._told.popitem(last=False)
        return [{**told[each.number], "name": each.name} for each in wanted]

    def moment(self, tree: Tree, number: int) -> LiveTable:
        """A moment, as the table it would be."""
        tree.check(number)
        key = (tree.row.id, number)
        with self._lock:
            live = self._moments.get(key)
            if live is not None:
                self._moments.move_to_end(key)
                return live
        try:
            live = as_table(tree, number)
        except PitheadError as error:
            raise refusal_of(error) from None
        with self._lock:
            self._moments[key] = live
            while len(self._moments) > MOST_MOMENTS:
                self._moments.popitem(last=False)
        return live

    def table_facts(self, live: LiveTable, is_mine: bool) -> Facts:
        """As of a table at which whoever may change the tree has all seats."""
        return self.tables.facts(live, everybody(live) if is_mine else ())

    def shown(self, live: LiveTable, is_mine: bool, seat: int | None, at: int | None) -> Moment:
        """All that a seat knows at a moment, or after so many of its moves."""
        with live.lock:
            reader = everybody(live)
            eyes = self.tables.perspective(live, reader, seat)
            if at is not None and at > live.moves:
                raise Refusal("bad", "server.error.moment", {"most": live.moves, "found": at})
            if at is not None and at != live.moves:
                return live.moment_at(at, eyes)
            now = live.moment(reader, eyes)
            return now if is_mine else {**now, "question": None}

    # -- changing --------------------------------------------------------------------------------

    def play(self, tree: Tree, at: int, seat: int | None, action: str) -> Branched:
        """Make a move at a moment. One that was made there before leads to the same moment."""
        live = self.moment(tree, at)
        with live.lock:
            chosen = self.tables.seat_of(live, everybody(live), seat)
            notation = live.match.game.parse(action).notation
            told = shown(live.match.game, live.match.state.copy(), Node(0, at, chosen, notation))

        def grow(now: Tree) -> TreeRow | None:
            now.check(at)
            known = now.continuation(at, chosen, notation)
            return None if known is not None else now.grown(at, chosen, notation)

        tree = self._change(tree, grow)
        number = tree.continuation(at, chosen, notation)
        assert number is not None
        node: TreeNode = {**told, "number": number, "name": tree.node(number).name}
        with self._lock:
            self._told.get(tree.row.id, {}).setdefault(number, node)
        return {"node": node, "moment": self.shown(self.moment(tree, number), True, None, None)}

    def name(self, tree: Tree, number: int, name: str) -> Tree:
        """Name the variation that begins at a moment; at moment 0, the whole tree."""
        named = name_of(name, LONGEST_TREE_NAME)

        def rename(now: Tree) -> TreeRow:
            now.check(number)
            if number == 0:
                return replace(now.row, name=named)
            return now.changed(number, name=named)

        return self._change(tree, rename)

    def remove(self, tree: Tree, number: int) -> Tree:
        """Take down a move with all that comes after it."""

        def take(now: Tree) -> TreeRow:
            now.check(number)
            return now.changed(number, is_gone=True)

        return self._change(tree, take)

    def restore(self, tree: Tree, number: int) -> Tree:
        """Put back what was taken down."""

        def put(now: Tree) -> TreeRow:
            if all(each.number != number for each in now.row.nodes):
                raise Refusal("not_found", "server.error.no_node", {"number": number})
            return now.changed(number, is_gone=False)

        return self._change(tree, put)

    def _change(self, tree: Tree, work: Callable[[Tree], TreeRow | None]) -> Tree:
        """What `work` makes of the tree; worked out again where somebody else was faster."""
        for _ in range(TRIES):
            row = work(tree)
            if row is None:
                return tree
            row = replace(row, updated=self.tables.clock())
            if self.tables.store.trees.change(row):
                return Tree(replace(row, version=row.version + 1))
            tree = self.open(tree.row.id)
        raise Refusal("busy", "server.error.busy", {})

    # -- thinking --------------------------------------------------------------------------------

    def hint(self, live: LiveTable, seat: int | None) -> Assignment:
        return hinting.assignment_for(self.tables, live, everybody(live), seat, None)

    def explained(self, live: LiveTable, assignment: Assignment, ideas: list[Idea]) -> Hint:
        return hinting.explained(live, assignment, None, ideas)

    def answer(self, live: LiveTable, seat: int | None, level: str) -> Assignment:
        """What a bot of this level has to think about in a seat's place."""
        if level not in LEVELS:
            raise no_level(level)
        with live.lock:
            chosen = self.tables.seat_of(live, everybody(live), seat)
            if chosen not in live.match.state.seats_to_act():
                raise Refusal("not_asked", "server.error.hint_later", {})
            record, seed = live.full_record().to_json(), seed_for(live, chosen)
            return Assignment(live.row.id, record, chosen, level, seed, False)


def everybody(live: LiveTable) -> Reader:
    return tuple(range(len(live.seats)))


def as_table(tree: Tree, number: int) -> LiveTable:
    """The table that would begin with all moves up to a moment."""
    record, row = tree.record, tree.row
    wishes = [seat_wish(word) for word in record.seats]
    seats = [
        SeatRow(row.id, seat, each.kind, each.name, each.level, None)
        for seat, each in enumerate(wishes)
    ]
    return LiveTable(
        TableRow(
            id=row.id, game=record.game, rules=record.rules, data=record.data,
            options=record.options, box=record.box, seed=record.seed, name="", hot_seat=True,
            public=False, hints=True, chat=False, script=None, opening=tree.path(number),
            invitations=[], created=row.created, updated=row.updated, position=record.position,
            origin=FROM_RECORD,
        ),
        seats,
        [],
    )  # fmt: skip
