"""The command `dataset`: bots' games and people's, refusals, and a run that nothing can spoil."""

import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from cli.running import PATIENCE, Keyboard, Ran, command, environment, run
from cli.test_arena import heed_control_c
from lab.datasets import content_of, rows
from pithead.cli import run as run_here
from pithead.lab.shards import BATCH

RECORDS = Path(__file__).parents[1] / "records"
DATASET = ["dataset", "dwarf", "--bots", "random,greedy", "--out"]
REFUSED = [
    (["dwarf"], "FOLDER is missing; see --help."),
    (["--out", "x"], "Name a game for bots to play, or records with --from."),
    (["chess", "--out", "x"], "There is no game called 'chess'"),
    (["dwarf", "--out", "x", "--games", "0"], "--games must be a whole number from 1 to"),
    (["dwarf", "--out", "x", "--seats", "6"], "dwarf is for 1-5 seats, not 6."),
    (["dwarf", "--out", "x", "--bots", "deep-blue"], "There is no bot called 'deep-blue'"),
    (["dwarf", "--out", "x", "--workers", "0"], "--workers must be a whole number from 1 to"),
    (["dwarf", "--out", "/dev/null"], "/dev/null cannot be written"),
    (["--from", "/no/such/place", "--out", "x"], "/no/such/place cannot be read"),
    (["--from", "x", "--out", "y", "--bots", "random"], "so --bots has no use there."),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSED, ids=lambda each: str(each)[:40])
def test_a_wrong_argument_is_one_sentence(
    arguments: list[str],
    sentence: str,
    capfd: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)

    code = run_here(["--lang", "en", "dataset", *arguments])

    assert_refused(Ran(code, *capfd.readouterr()), sentence)
    assert list(tmp_path.iterdir()) == []


def assert_refused(ran: Ran, sentence: str) -> None:
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_a_data_set_is_made_and_found_whole_the_next_time(tmp_path: Path) -> None:
    asked = [*DATASET, str(tmp_path / "set"), "--games", "3", "--workers", "1"]

    first, second = run(*asked), run(*asked, "--json").document()

    decisions = len(rows(tmp_path / "set", "decisions"))
    assert first.out.startswith(f"DWARF data set: 3 games, {decisions} decisions in ")
    assert [second["games"], second["decisions"], second["timing"]["resumed"]] == [3, decisions, 3]


def test_after_kill_9_the_same_command_makes_what_it_would_have(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    games = ["--games", str(4 * BATCH)]
    with subprocess.Popen(
        command(*DATASET, str(killed), *games, "--workers", "2"), env=environment(tmp_path)
    ) as process:
        wait_for(killed / "records" / "000000.parquet")
        process.kill()

    resumed = run(*DATASET, str(killed), *games, "--workers", "2", "--json").document()
    run(*DATASET, str(whole), *games, "--workers", "1")

    assert BATCH <= resumed["timing"]["resumed"] < 4 * BATCH
    assert content_of(killed) == content_of(whole)


def wait_for(file: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < until, f"{file} never came"
        time.sleep(0.01)


def test_another_plan_is_refused_in_one_sentence(tmp_path: Path) -> None:
    folder = str(tmp_path / "set")
    run(*DATASET, folder, "--games", "1", "--workers", "1")

    ran = run(*DATASET, folder, "--games", "1", "--seed", "2")

    assert_refused(ran, f"{folder} holds another data set, or one by another version")


def test_control_c_keeps_the_shards_and_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    with subprocess.Popen(
        command(*DATASET, str(folder), "--games", "4000", "--workers", "2"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        preexec_fn=heed_control_c,  # noqa: PLW1509 - nothing else can undo what it inherits
    ) as process:
        wait_for(folder / "records" / "000000.parquet")
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)

    assert (process.returncode, out) == (130, b"")
    assert err.decode().startswith("Stopped: ")
    assert f"kept in {folder}, and the same command goes on from there." in err.decode()


def test_progress_is_shown_on_a_terminal(tmp_path: Path) -> None:
    keyboard = Keyboard(*DATASET, str(tmp_path / "set"), "--games", "4", home=tmp_path)
    keyboard.wait_for("/4")
    keyboard.wait_for("DWARF data set: 4 games")

    assert keyboard.finish() == 0


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """A folder of records in which two are of no use, and one is of another game."""
    folder = tmp_path / "saves"
    (folder / "old").mkdir(parents=True)
    for file in sorted(RECORDS.glob("dwarf-2-seats-*.json"))[:2]:
        shutil.copy(file, folder / "old")
    shutil.copy(next(RECORDS.glob("dwergar-*.json")), folder)
    (folder / "letter.json").write_text('{"dear": "Ada"}')
    (folder / "picture.json").write_bytes(b"\xff\xfe")
    return folder


def test_peoples_games_are_taken_and_broken_ones_told(saves: Path, tmp_path: Path) -> None:
    ran = run("dataset", "dwarf", "--from", str(saves), "--out", str(tmp_path / "set"))

    assert "DWARF data set: 2 games, " in ran.out
    assert "2 files were left out." in ran.out
    told = ran.err.splitlines()
    assert told[0].startswith("letter.json is left out: record: no field 'pithead';")
    assert told[1].startswith("picture.json is left out: ")
    assert len(told) == 2
    assert [each["file"].startswith("old/") for each in rows(tmp_path / "set", "records")] == [
        True, True
    ]  # fmt: skip


def test_what_is_made_among_the_records_is_not_taken_for_one(saves: Path) -> None:
    asked = ["dataset", "dwarf", "--from", str(saves), "--out", str(saves / "set"), "--json"]

    first, second = run(*asked).document(), run(*asked).document()

    assert [first["left_out"], second["left_out"], second["timing"]["resumed"]] == [2, 2, 3]


def test_one_record_needs_no_name_of_its_game(tmp_path: Path) -> None:
    record = next(RECORDS.glob("imperial-miners-3-seats*.json"))

    ran = run("dataset", "--from", str(record), "--out", str(tmp_path / "set"))

    assert ran.out.startswith("Imperial Miners data set: 1 game, ")


def test_records_of_several_games_need_a_name(saves: Path, tmp_path: Path) -> None:
    ran = run("dataset", "--from", str(saves), "--out", str(tmp_path / "set"))

    assert_refused(ran, "These records are of several games (dwarf, dwergar); name the one")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "letter.json is left out: "),
        ("uk", "letter.json пропущено: "),
        ("it", "letter.json è escluso: "),
    ],
)
def test_what_is_left_out_is_told_in_the_readers_language(
    language: str, words: str, saves: Path, tmp_path: Path
) -> None:
    ran = run(
        *("dataset", "dwarf", "--from", str(saves), "--out", str(tmp_path / "set")),
        *("--lang", language),
    )

    assert words in ran.err


def test_a_folder_without_a_record_is_refused(tmp_path: Path) -> None:
    ran = run("dataset", "--from", str(tmp_path), "--out", str(tmp_path / "set"))

    assert_refused(ran, f"{tmp_path} holds no record that can be used.")
