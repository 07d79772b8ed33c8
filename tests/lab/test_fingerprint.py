"""Kept games count for as long as nothing that played them has changed."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

import pithead
from bots.own_bots import write_package
from lab.contests import plan
from pithead.bots import find_bot
from pithead.fingerprint import fingerprint_of
from pithead.games import NAMES, find_game
from pithead.lab.fingerprint import code_fingerprint
from pithead.lab.ledger import heading


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of what plays, to be changed."""
    source = Path(pithead.__file__).parent
    for part in ("engine", "games", "bots", "lab"):
        copytree(source / part, tmp_path / part)
    monkeypatch.setattr(pithead, "__file__", str(tmp_path / "__init__.py"))
    yield tmp_path
    fingerprint_of.cache_clear()


def changed_by(file: Path) -> list[str]:
    """The games whose fingerprint another line in a file changes."""
    fingerprint_of.cache_clear()
    before = [code_fingerprint(name) for name in NAMES]
    file.write_text(file.read_text("utf-8") + "\n# another line\n", "utf-8")
    fingerprint_of.cache_clear()
    return [name for name, old in zip(NAMES, before, strict=True) if code_fingerprint(name) != old]


@pytest.mark.parametrize(
    "file", ["engine/rng.py", "games/__init__.py", "bots/search.py", "lab/playing.py"]
)
def test_what_all_games_share_counts_for_all(package: Path, file: str) -> None:
    assert changed_by(package / file) == NAMES


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("games/dwarf/evaluation.py", "dwarf"),
        ("games/dwergar/turns.py", "dwergar"),
        ("games/imperial_miners/data/cards.toml", "imperial-miners"),
    ],
)
def test_what_one_game_has_counts_for_that_game(package: Path, file: str, name: str) -> None:
    assert changed_by(package / file) == [name]


@pytest.mark.parametrize("file", ["lab/report.py", "games/dwarf/bots.py"])
def test_what_does_not_play_does_not_count(package: Path, file: str) -> None:
    assert changed_by(package / file) == []


def test_an_arena_of_levels_says_which_bots_they_are() -> None:
    assert heading(plan("master", "greedy"))["levels"] == find_game("dwarf").levels
    assert "levels" not in heading(plan("search:1.5s", "greedy"))


def test_the_package_of_somebody_elses_bot_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(write_package(tmp_path))
    bot = find_bot("own_bots_package.bots:Last", 1)
    ours, theirs = code_fingerprint("dwarf"), code_fingerprint("dwarf", [bot])

    (tmp_path / "own_bots_package" / "more.py").write_text("numbers = [3]\n")

    assert len({ours, theirs, code_fingerprint("dwarf", [bot])}) == 3
    assert code_fingerprint("dwarf", [find_bot("search:5", 1)]) == ours
