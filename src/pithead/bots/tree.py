"""The tree that `search` grows: its nodes, and what is read off their visits and values."""

from typing import final

from pithead.bots.expecting import WELL_KNOWN
from pithead.engine.action import Action


@final
class Node:
    """A moment in the tree: whose move it is, and what came of it so far."""

    __slots__ = ("children", "priors", "seat", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.seat = -1
        self.visits = 0
        # Evaluations as they are: how they spread is only known later.
        self.totals = [0.0] * seats
        # By the number of the action that leads there.
        self.children: dict[int, Node] = {}
        self.priors: dict[int, float] = {}


@final
class Scale:
    """Evaluations as numbers from 0 to 1, by the least and the most met so far."""

    def __init__(self) -> None:
        self.least = 0.0
        self.most = 0.0
        self.is_empty = True

    def see(self, value: float) -> None:
        if self.is_empty:
            self.least = value
            self.most = value
            self.is_empty = False
        elif value < self.least:
            self.least = value
        elif value > self.most:
            self.most = value

    def share(self, value: float) -> float:
        width = self.most - self.least
        return 0.5 if width <= 0.0 else (value - self.least) / width


def lead(root: Node) -> int:
    """By how many visits the most visited action is ahead of all others."""
    first = 0
    second = 0
    for child in root.children.values():
        if child.visits > first:
            second = first
            first = child.visits
        elif child.visits > second:
            second = child.visits
    return first - second


def visits_of(node: Node, actions: list[Action]) -> int:
    """How often any of these actions was looked at; at least 1."""
    total = 0
    for action in actions:
        child = node.children.get(action.index)
        if child is not None:
            total += child.visits
    return max(1, total)


def most_visited(node: Node, actions: list[Action]) -> Action | None:
    """The action most looked at, if that was often enough to tell."""
    found: Action | None = None
    most = WELL_KNOWN - 1
    for action in actions:
        child = node.children.get(action.index)
        if child is not None and child.visits > most:
            found = action
            most = child.visits
    return found
