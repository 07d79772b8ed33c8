"""What an action means is told by names, as its game describes it: no client reads notations."""

from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from every_game.tables import GAMES, Table, at_each_seat_count, for_every_game, moments
from pithead.games import NAMES, SHOWN


def fits(value: object, kind: Any) -> bool:
    """Whether a value is of a described type."""
    if get_origin(kind) is NotRequired:
        return fits(value, get_args(kind)[0])
    if get_origin(kind) is list:
        return isinstance(value, list) and all(fits(each, get_args(kind)[0]) for each in value)
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        return (
            isinstance(value, dict)
            and set(value) <= set(hints)
            and kind.__required_keys__ <= set(value)
            and all(fits(value[name], hints[name]) for name in value)
        )
    return value in get_args(kind) if get_args(kind) else type(value) is kind


def meaning_of(name: str) -> Any:
    return SHOWN[NAMES.index(name)].meaning


@for_every_game
def test_every_action_means_what_its_game_describes(name: str) -> None:
    for action in GAMES[name].table.actions:
        assert fits(action.means, meaning_of(name)), action.means
        assert action.means["verb"] == action.verb


@for_every_game
def test_no_two_actions_mean_the_same(name: str) -> None:
    actions = GAMES[name].table.actions

    assert len({str(action.means) for action in actions}) == len(actions)


@for_every_game
def test_every_verb_described_is_one_of_the_table(name: str) -> None:
    described = get_args(get_type_hints(meaning_of(name))["verb"])

    assert set(described) == {action.verb for action in GAMES[name].table.actions}


@at_each_seat_count
def test_a_question_adds_to_what_an_action_means_and_changes_nothing_of_it(table: Table) -> None:
    game = table.game
    for state in moments(table, seed=2):
        for seat in state.seats_to_act():
            for action in game.legal_actions(state, seat):
                means = game.means(state, seat, action)

                assert fits(means, meaning_of(game.name)), means
                assert means.items() >= action.means.items()


@at_each_seat_count
def test_what_may_be_wondered_about_is_not_legal_and_has_its_reason(table: Table) -> None:
    game = table.game
    for state in moments(table, seed=3):
        for seat in state.seats_to_act():
            for action in game.wonders(state, seat):
                assert game.why_not(state, seat, action) is not None
