"""The action table: every action once, numbered and named."""

import pytest

from pithead.engine.action import ActionTable


def table() -> ActionTable:
    actions = ActionTable()
    actions.one("pass")
    actions.family("place", "position", ["1", "b2", "Halle"])
    return actions


def test_actions_are_numbered_in_the_order_they_were_made() -> None:
    actions = table().actions

    assert [action.index for action in actions] == [0, 1, 2, 3]


def test_a_family_writes_verb_and_value() -> None:
    actions = table().actions

    assert [action.notation for action in actions] == ["pass", "place 1", "place b2", "place Halle"]


def test_an_actions_value_is_its_place_in_the_family() -> None:
    actions = table().actions

    assert [(action.verb, action.value) for action in actions[1:]] == [
        ("place", 0),
        ("place", 1),
        ("place", 2),
    ]


def test_an_action_says_by_names_what_it_means() -> None:
    actions = table()
    actions.combined("send", [{"dwarf": "smith", "place": "mine-1"}])
    actions.amounts("sell", "goods", [{"iron": 3, "gold": 2}])
    actions.lettered("effect", "effect", 2)

    assert {action.notation: action.means for action in actions.actions[2:]} == {
        "place b2": {"verb": "place", "position": "b2"},
        "place Halle": {"verb": "place", "position": "Halle"},
        "send smith mine-1": {"verb": "send", "dwarf": "smith", "place": "mine-1"},
        "sell 3 iron 2 gold": {"verb": "sell", "goods": {"iron": 3, "gold": 2}},
        "effect a": {"verb": "effect", "effect": 0},
        "effect b": {"verb": "effect", "effect": 1},
    }


def test_two_actions_cannot_be_written_alike() -> None:
    actions = table()

    with pytest.raises(ValueError, match="two actions are written 'place 1'"):
        actions.family("place", "position", ["1"])


def test_a_copy_goes_on_where_its_table_ends_and_leaves_it_alone() -> None:
    actions = table()

    (more,) = actions.copy().family("place", "position", ["x"], 3)

    assert (more.index, more.value, more.notation) == (4, 3, "place x")
    assert actions.find("place x") is None


@pytest.mark.parametrize(
    "text", ["place b2", "PLACE B2", "  place   b2 ", "Place\tB2", "place b2\n"]
)
def test_case_and_extra_spaces_do_not_matter(text: str) -> None:
    actions = table()

    assert actions.find(text) is actions.actions[2]


@pytest.mark.parametrize("text", ["place Halle", "place halle", "PLACE HALLE"])
def test_a_notation_with_capitals_is_found_in_any_case(text: str) -> None:
    actions = table()

    assert actions.find(text) is actions.actions[3]


@pytest.mark.parametrize("text", ["", " ", "place", "place 9", "placeb2", "place b 2", "1"])
def test_other_text_is_no_action(text: str) -> None:
    assert table().find(text) is None


def test_the_examples_show_each_verb_once() -> None:
    assert table().examples() == ["pass", "place 1"]


def test_an_action_shows_its_number_and_notation() -> None:
    assert repr(table().actions[2]) == "<2: place b2>"
