"""The parts of an action: each in one class that answers everything about it."""

import pytest

from docs.pages import rules
from dwergar.table import GAME, play, position
from pithead.games.dwergar.actions import TABLE
from pithead.games.dwergar.parts import Part
from pithead.games.dwergar.turns import PARTS
from rules import rule

every_part = pytest.mark.parametrize("part", PARTS, ids=lambda part: part.verb)
# What is no part: placing, ending, and the small questions that follow from a part.
OTHER_VERBS = {"place", "break", "end", "pass", "change", "track", "less", "take", "extra"}


def test_every_action_is_one_part_or_no_part() -> None:
    verbs = [part.verb for part in PARTS]

    assert len(set(verbs)) == len(verbs)
    assert {action.verb for action in TABLE.actions} == {*verbs, *OTHER_VERBS}


@every_part
def test_a_part_names_the_rules_behind_it(part: Part) -> None:
    assert part.rules
    assert set(part.rules) <= set(rules("dwergar", "en"))


@rule("DG-21")
def test_parts_are_offered_in_one_order_and_the_end_comes_last() -> None:
    state = position(red={"gold": 1, "iron": 2, "heat": 9, "cool": 1, "workers": "foreman"})

    play(state, "place foreman forge")

    offered = [action.verb for action in GAME.legal_actions(state, 0)]
    verbs = [part.verb for part in PARTS if part.verb in offered]
    assert list(dict.fromkeys(offered)) == [*verbs, "end"]
