"""States: copied whole, and decided by setup and actions alone."""

import os
import subprocess
import sys
from pathlib import Path

import pithead
from every_game.tables import (
    Table,
    at_each_seat_count,
    at_every_table,
    choice,
    facts,
    finished,
    journal,
    moments,
    now_and_then,
)
from pithead.engine.agenda import Sheet
from pithead.engine.rng import seeded

SCRIPT = Path(__file__).parents[2] / "scripts" / "playthroughs"


@at_each_seat_count
def test_a_copy_is_independent(table: Table) -> None:
    for state in now_and_then(table, seed=1):
        before = facts(state)
        copied = state.copy()
        rng = seeded(1)
        while not copied.is_over():
            table.game.apply(copied, *choice(table.game, copied, rng))

        assert facts(state) == before


@at_each_seat_count
def test_the_first_goes_on_without_its_copy(table: Table) -> None:
    state = table.start(seed=2)
    copied = state.copy()
    before = facts(copied)

    rng = seeded(2)
    while not state.is_over():
        table.game.apply(state, *choice(table.game, state, rng))

    assert facts(copied) == before


@at_every_table
def test_a_copy_goes_on_the_same(table: Table) -> None:
    state = table.start(seed=3)
    rng = seeded(3)
    while not state.is_over():
        copied = state.copy()
        seat, action = choice(table.game, state, rng)
        table.game.apply(state, seat, action)
        table.game.apply(copied, seat, action)
        assert facts(copied) == facts(state)
        # Play on with the copy, so that copies of copies are compared as well.
        state, last = copied, state

    assert journal(state) == journal(last)


@at_each_seat_count
def test_a_copy_has_the_same_choices(table: Table) -> None:
    for state in moments(table, seed=4):
        copied = state.copy()
        for seat in range(table.seats):
            legal = table.game.legal_actions(state, seat)
            assert table.game.legal_actions(copied, seat) == legal


@at_each_seat_count
def test_only_sheets_lie_on_sheets(table: Table) -> None:
    for state in moments(table, seed=6):
        are_sheets = [isinstance(task, Sheet) for task in state.agenda.tasks]

        # Copying an agenda looks for them from the top, down to the first other task.
        assert are_sheets == sorted(are_sheets)


@at_every_table
def test_the_same_setup_and_actions_give_the_same_game(table: Table) -> None:
    assert facts(finished(table, seed=5)) == facts(finished(table, seed=5))


@at_each_seat_count
def test_another_seed_gives_another_game(table: Table) -> None:
    starts = {facts(table.start(seed)) for seed in range(20)}

    assert len(starts) == 20


def test_processes_with_different_hashing_play_the_same_games() -> None:
    outputs = {digests_by_a_process(hash_seed) for hash_seed in ("0", "1", "12345")}

    assert len(outputs) == 1


def digests_by_a_process(hash_seed: str) -> str:
    package = str(Path(str(pithead.__file__)).parents[1])
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--digest", "3"],
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": package},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.count("\n") >= 3
    return done.stdout
