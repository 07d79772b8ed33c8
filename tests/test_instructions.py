"""The count of instructions: growth is found, and numbers of another setting are not compared."""

import json
from pathlib import Path

import pytest

from benchmarks.instructions import (
    BASELINE,
    CountFailed,
    Counts,
    Setting,
    baseline_for,
    check,
    growth,
    rewritten,
    total_of,
)
from pithead.games import NAMES

HERE: Setting = {"python": "3.11", "compiler": "gcc 12", "yardstick": 1000}
BEFORE: Counts = {"dwarf": {"decision": 7000, "copy": 1000}}


def test_a_tenth_more_is_allowed() -> None:
    assert growth(BEFORE, {"dwarf": {"decision": 7700, "copy": 1100}}) == []


def test_more_than_a_tenth_is_growth_and_says_how_much() -> None:
    found = growth(BEFORE, {"dwarf": {"decision": 7701, "copy": 1000}})

    assert found == ["dwarf: a decision takes 7,701, 10 % more than 7,000"]


def test_what_has_no_baseline_is_not_passed_over() -> None:
    assert growth(BEFORE, {"dwergar": {"copy": 1}}) == ["dwergar: a copy has no baseline yet"]


def test_growth_fails_and_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(HERE, BEFORE, {"dwarf": {"copy": 2000}}) == 1
    assert "--rewrite" in capsys.readouterr().err


def test_less_passes_in_silence(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(HERE, BEFORE, {"dwarf": {"copy": 10}}) == 0
    assert capsys.readouterr() == ("", "")


def test_another_compiler_is_not_compared_and_that_is_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    entries = [{"setting": {**HERE, "compiler": "clang 15"}, "counts": BEFORE}]
    before = baseline_for(HERE, entries)

    assert before is None
    assert check(HERE, before, {"dwarf": {"copy": 2000}}) == 0
    assert "NOT COMPARED" in capsys.readouterr().out


def test_another_build_of_the_same_python_is_known_by_the_yardstick() -> None:
    entries = [{"setting": HERE, "counts": BEFORE}]

    assert baseline_for({**HERE, "yardstick": 1005}, entries) == BEFORE
    assert baseline_for({**HERE, "yardstick": 900}, entries) is None


def test_a_rewritten_baseline_keeps_other_settings() -> None:
    other = {"setting": {**HERE, "python": "3.12"}, "counts": BEFORE}
    now: Counts = {"dwarf": {"copy": 900}}
    entries = rewritten(HERE, [other, {"setting": HERE, "counts": BEFORE}], now)

    assert baseline_for(HERE, entries) == now
    assert other in entries
    assert len(entries) == 2


def test_every_game_has_a_baseline_for_each_kind_of_work() -> None:
    entries = json.loads(BASELINE.read_text())

    assert entries
    for entry in entries:
        assert list(entry["counts"]) == NAMES
        for counts in entry["counts"].values():
            assert list(counts) == ["decision", "copy", "simulation"]


def test_a_total_is_read_from_callgrinds_file(tmp_path: Path) -> None:
    file = tmp_path / "counts.2"
    file.write_text("events: Ir\nsummary: 3\n\nfn=main\n1 3\n\ntotals: 38145240\n")

    assert total_of(file) == 38145240


def test_a_file_without_a_total_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "counts.2"
    file.write_text("events: Ir\n")

    with pytest.raises(CountFailed):
        total_of(file)
