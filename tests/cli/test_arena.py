"""The command `arena`: one document, one page, refusals, and a run that nothing can spoil."""

import importlib.util
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from bots.own_bots import write_package
from cli.running import PATIENCE, Keyboard, Ran, command, environment, run
from lab.contests import made_up, plan
from pithead.cli import run as run_here
from pithead.games import find_game

ARENA = ["arena", "dwarf", "--bots", "greedy,random", "--seed", "1"]
REFUSED = [
    (["--games", "0"], "--games must be a whole number from 1 to"),
    (["--workers", "0"], "--workers must be a whole number from 1 to"),
    (["--seats", "two"], "--seats must be a whole number from 1 to"),
    (["--seats", "6"], "dwarf is for 1-5 seats, not 6."),
    (["--bots", "greedy,deep-blue"], "There is no bot called 'deep-blue'"),
    (["--bots", "search:soon,greedy"], "search cannot think for 'soon'"),
    (["--bots", "greedy,greedy"], "Bot greedy is named twice; name each bot once."),
    (["--bots", "no_package:Bot,greedy"], "there is no module called no_package."),
    (["--bots", "pithead.bots:Best,greedy"], "module pithead.bots has nothing called Best."),
    (["--bots", "pithead.bots:Budget,greedy"], "pithead.bots:Budget is not a bot; expected a"),
    (["--bots", "greedy"], "An arena with 2 seats needs at least two different bots"),
    (["--bots", ""], "There is no bot called ''"),
    (["--option", "luck=9"], "dwarf has no option called luck"),
    (["--seed", str(2**128 - 1)], "A seed is a whole number from 0 to"),
    (["--html", "/no/such/folder/page.html"], "cannot be written: its folder is not there"),
    (["--html", "/"], "/ cannot be written: it is a folder."),
    (["--state", "/"], "/ cannot be written: it is a folder."),
    (["--state", "/dev/null/arena.jsonl"], "/dev/null/arena.jsonl cannot be written"),
]


def assert_refused(ran: Ran, sentence: str) -> None:
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.endswith(".\n")
    assert ran.err.count("\n") == 1


def result_in(document: Any) -> Any:
    """All but what depends on the clock and the workers."""
    document.pop("timing")
    return document


@pytest.mark.parametrize(("arguments", "sentence"), REFUSED, ids=lambda each: str(each)[:40])
def test_a_wrong_argument_is_one_sentence(
    arguments: list[str], sentence: str, capfd: pytest.CaptureFixture[str]
) -> None:
    code = run_here(["--lang", "en", *ARENA, *arguments])

    assert_refused(Ran(code, *capfd.readouterr()), sentence)


@pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="RAY IS NOT INSTALLED (pithead[cluster])"
)
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "127.0.0.1:port"])
def test_an_address_where_no_ray_is_is_refused_at_once(address: str, tmp_path: Path) -> None:
    ran = run(*ARENA, "--ray", address, home=tmp_path)

    assert_refused(ran, f"No Ray cluster answers at {address}; expected auto, local or HOST:PORT.")


def test_another_file_is_never_overwritten(tmp_path: Path) -> None:
    record = tmp_path / "evening.json"
    record.write_text('{"pithead": 1}')

    ran = run(*ARENA, "--state", str(record), "--fresh")

    assert_refused(ran, f"{record} does not hold games of this plan")
    assert record.read_text() == '{"pithead": 1}'


def test_a_damaged_ledger_is_one_sentence_that_names_the_line(tmp_path: Path) -> None:
    state = tmp_path / "arena.jsonl"
    made_up(state, plan(), games=2)
    lines = state.read_text().splitlines()
    state.write_text("\n".join([lines[0], "{}", *lines[1:], ""]))

    assert_refused(run(*ARENA, "--state", str(state)), f"{state} is damaged in line 2;")


def test_the_document_is_one_and_whole(tmp_path: Path) -> None:
    state = tmp_path / "arena.jsonl"
    made_up(state, plan(), games=4)

    document = run(*ARENA, "--games", "4", "--json", "--state", str(state)).document()

    assert [document[name] for name in ("game", "rounds", "games", "repeatable")] == [
        "dwarf", 2, 4, True
    ]  # fmt: skip
    assert [row["wins"]["share"] for row in document["result"]["competitors"]] == [1.0, 0.0]
    assert document["timing"]["resumed"] == 4


def test_levels_can_be_entered_and_are_shown_with_their_bots(tmp_path: Path) -> None:
    asked = ["arena", "dwarf", "--bots", "journeyman,apprentice", "--games", "2", "--seed", "1"]
    state = ["--state", str(tmp_path / "arena.jsonl")]

    document = run(*asked, *state, "--json").document()
    shown = run(*asked, *state).out

    assert document["bots"] == ["journeyman", "apprentice"]
    assert document["levels"] == find_game("dwarf").levels
    assert f"Skilled ({find_game('dwarf').levels[1]})" in shown


@pytest.mark.parametrize("name", ["own_bots_package.bots:Last", "last"])
def test_a_bot_of_ones_own_is_entered_by_its_path_or_name(tmp_path: Path, name: str) -> None:
    folders = os.pathsep.join([environment(None)["PYTHONPATH"], str(write_package(tmp_path))])
    asked = ["arena", "dwarf", "--bots", f"{name},random", "--games", "4", "--seed", "1", "--json"]

    alone = run(*asked, "--workers", "1", home=tmp_path / "one", PYTHONPATH=folders)
    together = run(*asked, "--workers", "2", home=tmp_path / "two", PYTHONPATH=folders)

    assert result_in(alone.document()) == result_in(together.document())


def test_after_kill_9_the_same_command_comes_to_what_it_would_have(tmp_path: Path) -> None:
    asked = [*ARENA, "--games", "8", "--json", "--workers", "2"]
    state = tmp_path / "broken.jsonl"
    with subprocess.Popen(
        command(*asked, "--state", str(state)),
        stdout=subprocess.DEVNULL,
        env=environment(tmp_path),
    ) as process:
        wait_for_games(state, 2)
        process.kill()
    # As if the kill had come in the middle of a line.
    state.write_bytes(state.read_bytes()[:-7])

    resumed = run(*asked, "--state", str(state)).document()
    whole = run(*asked, "--state", str(tmp_path / "whole.jsonl")).document()

    assert 1 <= resumed["timing"]["resumed"] < 8
    assert result_in(resumed) == result_in(whole)
    assert len(state.read_bytes().splitlines()) == 9


def wait_for_games(state: Path, games: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if state.exists() and len(state.read_bytes().splitlines()) > games:
            return
        time.sleep(0.02)
    raise AssertionError(f"{games} games never came")


def heed_control_c() -> None:
    """Also where the tests themselves run in the background, which ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_control_c_keeps_the_games_and_says_so(tmp_path: Path) -> None:
    state = tmp_path / "arena.jsonl"
    with subprocess.Popen(
        command(*ARENA, "--games", "400", "--workers", "2", "--state", str(state)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        preexec_fn=heed_control_c,  # noqa: PLW1509 - nothing else can undo what it inherits
    ) as process:
        wait_for_games(state, 2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)

    assert (process.returncode, out) == (130, b"")
    assert err.decode().startswith("Stopped: ")
    assert f"kept in {state}, and the same command goes on from there." in err.decode()


def test_the_games_are_kept_in_the_users_folder_and_used_again(tmp_path: Path) -> None:
    first = run(*ARENA, "--games", "2", home=tmp_path)
    second = run(*ARENA, "--games", "2", home=tmp_path)
    fresh = run(*ARENA, "--games", "2", "--fresh", "--json", home=tmp_path).document()

    assert "The games are kept in " in first.out
    assert "2 games were played before and taken from " in second.out
    assert fresh["timing"]["resumed"] == 0
    assert len(list((tmp_path / "pithead" / "arena").iterdir())) == 1


def test_progress_is_shown_on_a_terminal(tmp_path: Path) -> None:
    keyboard = Keyboard(*ARENA, "--games", "4", "--workers", "1", home=tmp_path)
    keyboard.wait_for("/4")
    keyboard.wait_for("greedy or random: not decided yet.")

    assert keyboard.finish() == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["DWARF arena: 20 games on 10 seeds", "greedy is stronger than random"]),
        ("uk", ["DWARF, арена: 20 ігор, 10 зерен", "greedy сильніший за random"]),
        ("it", ["Arena di DWARF: 20 partite su 10 semi", "greedy è più forte di random"]),
    ],
)
def test_the_standings_are_in_the_readers_language(
    language: str, words: list[str], tmp_path: Path
) -> None:
    state = tmp_path / "arena.jsonl"
    made_up(state, plan(), games=20)

    shown = run(*ARENA, "--until-decided", "--lang", language, "--state", str(state))

    assert [each for each in words if each not in shown.out] == []
    assert shown.err == ""


def test_clocks_are_not_repeatable_and_the_reader_is_told(tmp_path: Path) -> None:
    shown = run(
        *("arena", "dwarf", "--bots", "rollout:0.001s,random", "--games", "2"), home=tmp_path
    )

    assert "A bot thinks by the clock" in shown.out
