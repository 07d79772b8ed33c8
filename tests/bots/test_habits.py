"""Habits: what random play has learned of its actions."""

from statistics import mean

from bots.matches import opening
from pithead.bots.habits import Habits
from pithead.bots.random import play_out
from pithead.engine.rng import seeded


def test_the_action_that_did_best_is_followed() -> None:
    game, state = opening("imperial-miners", 2, seed=1, moves=0)
    first, second = game.legal_actions(state, 0)[:2]
    habits = Habits(2, len(game.table.actions))
    habits.learn([habits.key(first, 0)], [3.0, 9.0])
    habits.learn([habits.key(second, 0)], [4.0, 0.0])
    habits.learn([habits.key(second, 0)], [5.0, 0.0])

    assert habits.best([first, second], 0) is second
    assert habits.best([second, first], 0) is second


def test_an_action_never_tried_comes_first() -> None:
    game, state = opening("imperial-miners", 2, seed=1, moves=0)
    first, second = game.legal_actions(state, 0)[:2]
    habits = Habits(2, len(game.table.actions))
    habits.learn([habits.key(first, 0)], [99.0, 0.0])

    assert habits.best([first, second], 0) is second


def test_each_seat_has_habits_of_its_own() -> None:
    game, state = opening("imperial-miners", 2, seed=1, moves=0)
    first, second = game.legal_actions(state, 0)[:2]
    habits = Habits(2, len(game.table.actions))
    for seat in (0, 1):
        habits.learn([habits.key(first, seat)], [1.0, 2.0])
        habits.learn([habits.key(second, seat)], [2.0, 1.0])

    assert habits.best([first, second], 0) is second
    assert habits.best([first, second], 1) is first


def test_every_answer_of_a_game_is_noted() -> None:
    game, state = opening("imperial-miners", 3, seed=1, moves=0)
    habits = Habits(3, len(game.table.actions))
    taken: list[int] = []

    habits.play_out(game, state, seeded(1), taken)

    assert state.is_over()
    assert {key % 3 for key in taken} == {0, 1, 2}
    assert len(taken) > 60


def test_games_played_by_habit_end_better_than_those_played_by_chance() -> None:
    game, start = opening("imperial-miners", 1, seed=1, moves=0)
    rng = seeded(1)
    habits = Habits(1, len(game.table.actions))
    by_habit: list[float] = []
    by_chance: list[float] = []
    for _ in range(150):
        state = start.copy()
        taken: list[int] = []
        habits.play_out(game, state, rng, taken)
        by_habit.append(game.evaluate(state, 0))
        habits.learn(taken, by_habit[-1:])
        state = start.copy()
        play_out(game, state, rng)
        by_chance.append(game.evaluate(state, 0))

    assert mean(by_habit[100:]) > mean(by_chance) + 3
