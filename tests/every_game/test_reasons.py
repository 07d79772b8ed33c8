"""Why an action is not possible now: a true line for every one, and nothing hidden in it."""

from collections.abc import Iterator
from typing import Any, Final

from every_game.tables import (
    Table,
    at_each_seat_count,
    at_every_table,
    facts,
    finished,
    now_and_then,
)
from pithead.engine.action import Action
from pithead.engine.game import SPECTATOR
from pithead.engine.rng import Rng, seeded
from pithead.text import LANGUAGES, catalogue

SAMPLE: Final = 40


def some_actions(table: Table, rng: Rng) -> list[Action]:
    """Any actions of the game, legal or not; each verb is as likely as any other."""
    return [one_of(of_verb, rng) for of_verb in by_verb(table).values()] + [
        one_of(table.game.table.actions, rng) for _ in range(SAMPLE)
    ]


def by_verb(table: Table) -> dict[str, list[Action]]:
    families: dict[str, list[Action]] = {}
    for action in table.game.table.actions:
        families.setdefault(action.verb, []).append(action)
    return families


def one_of(actions: list[Action], rng: Rng) -> Action:
    return actions[rng.below(len(actions))]


def wishes(table: Table, seed: int, every: int) -> Iterator[tuple[Any, int, Action]]:
    """What anyone might try at some moments of a random game."""
    rng = seeded(seed)
    for state in now_and_then(table, seed, every):
        for seat in range(SPECTATOR, table.seats):
            legal = table.game.legal_actions(state, seat)
            for action in some_actions(table, rng) + legal:
                yield state, seat, action


@at_every_table
def test_exactly_what_is_not_legal_has_a_reason(table: Table) -> None:
    for state, seat, action in wishes(table, seed=31, every=12):
        is_legal = action in table.game.legal_actions(state, seat)
        assert (table.game.why_not(state, seat, action) is None) == is_legal


@at_each_seat_count
def test_every_reason_is_one_line_in_every_language(table: Table) -> None:
    names = table.names()
    for state, seat, action in wishes(table, seed=32, every=15):
        reason = table.game.why_not(state, seat, action)
        if reason is not None:
            for language in LANGUAGES:
                line = catalogue(language).say(reason, names)
                assert line
                assert line.isprintable()
                assert "{" not in line


@at_each_seat_count
def test_what_answers_the_question_is_refused_in_the_questions_own_words(table: Table) -> None:
    """Who points at another of the things asked about wants to know what is wrong with it."""
    families = by_verb(table)
    rng = seeded(33)
    for state in now_and_then(table, seed=33, every=5):
        for seat in state.seats_to_act():
            legal = table.game.legal_actions(state, seat)
            for verb in {action.verb for action in legal}:
                for action in [one_of(families[verb], rng) for _ in range(8)]:
                    reason = table.game.why_not(state, seat, action)
                    assert reason is None or reason.key.startswith(f"{table.game.name}.why.")


@at_every_table
def test_a_reason_is_the_same_whatever_is_hidden(table: Table) -> None:
    game = table.game
    rng = seeded(34)
    for state in now_and_then(table, seed=34, every=15):
        for seat in range(SPECTATOR, table.seats):
            other = game.reimagined(state, seat, seeded(rng.below(1000)))
            for action in some_actions(table, rng):
                one, two = (game.why_not(each, seat, action) for each in (state, other))
                assert (one and one.to_json()) == (two and two.to_json())


@at_each_seat_count
def test_asking_why_changes_nothing(table: Table) -> None:
    for state in now_and_then(table, seed=35, every=20):
        before = facts(state)
        for seat in range(SPECTATOR, table.seats):
            for action in table.game.table.actions:
                table.game.why_not(state, seat, action)
        assert facts(state) == before


@at_each_seat_count
def test_nothing_is_possible_when_the_game_is_over(table: Table) -> None:
    state = finished(table, seed=36)

    reasons = [
        table.game.why_not(state, seat, action)
        for seat in range(SPECTATOR, table.seats)
        for action in table.game.table.actions
    ]

    assert {reason and reason.key for reason in reasons} == {"why.over"}
