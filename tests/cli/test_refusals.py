"""Whatever is wrong: one sentence on stderr, exit code 2, nothing on stdout, no traceback."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from cli.running import Ran, command, environment, run
from pithead.cli import run as run_here

REFUSED = [
    (["digg"], "There is no command 'digg'"),
    (["play"], "GAME|FILE is missing"),
    (["play", "chess"], "'chess' is neither a game nor a file"),
    (["cards", "chess"], "There is no game called 'chess'"),
    (["cards", "dwarf", "more"], "'more' is one argument too many"),
    (["cards", "dwarf", "--colour"], "There is no option --colour here"),
    (["play", "dwarf", "--seed"], "Option --seed needs a value."),
    (["play", "dwarf", "--seed", "-1"], "--seed must be a whole number"),
    (["play", "dwarf", "--seed", "9" * 5000], "--seed must be a whole number"),
    (["play", "dwarf", "--seats", "human,deep-blue"], "'deep-blue' cannot take a seat"),
    (["play", "dwarf", "--seats", ",".join(["human"] * 6)], "dwarf is for 1-5 seats, not 6."),
    (["play", "dwarf", "--option", "automaton"], "--option must be NAME=VALUE"),
    (["play", "dwarf", "--option", "luck=9"], "dwarf has no option called luck"),
    (["play", "dwarf", "--option", "automaton=bob"], "Option automaton cannot be bob"),
    (["play", "dwarf", "--box", "no-such.toml"], "no-such.toml cannot be read: there is no such"),
    (["play", "dwarf", "--save", "/dev/null/x.json"], "/dev/null/x.json cannot be written"),
    (["replay", "no-such.json"], "no-such.json cannot be read: there is no such file."),
    (["replay", "/"], "/ cannot be read: it is a folder."),
    (["simulate", "dwarf", "--games", "0"], "--games must be a whole number from 1"),
    (["simulate", "dwarf", "--seats", "2", "--bots", "random"], "There are 2 seats but 1 bots"),
    (["simulate", "dwarf", "--bots", "deep-blue"], "There is no bot called 'deep-blue'"),
    (["simulate", "dwarf", "--seats", "9"], "dwarf is for 1-5 seats, not 9."),
    (["rules", "dwarf", "DW-99"], "DWARF has no rule 'DW-99'; expected DW-1 to DW-52."),
    (["games", "--lang", "de"], "There is no language 'de'; expected one of en, uk, it."),
]


def assert_refused(ran: Ran, sentence: str) -> None:
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.endswith(".\n")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(("arguments", "sentence"), REFUSED, ids=lambda each: str(each)[:40])
def test_a_wrong_argument_is_one_sentence(
    arguments: list[str], sentence: str, capfd: pytest.CaptureFixture[str]
) -> None:
    code = run_here(["--lang", "en", *arguments])

    assert_refused(Ran(code, *capfd.readouterr()), sentence)


def test_a_refusal_is_the_exit_code_of_the_process() -> None:
    assert_refused(run("digg"), "There is no command 'digg'")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("uk", "Немає команди 'digg'; є такі: "), ("it", "Il comando 'digg' non esiste; ")],
)
def test_a_refusal_speaks_the_readers_language(language: str, sentence: str) -> None:
    assert_refused(run("digg", "--lang", language), sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("not TOML at all", "not TOML"),
        ("[effects]\niron = 3", "iron: a whole number; expected a table."),
        ('[effects]\niron = { phrase = "eat 3 iron" }', "expected a phrase such as"),
        ("a = " + "[" * 5000, "tables or lists inside each other (at line 1, column 13)"),
    ],
    ids=["words", "number", "phrase", "deep"],
)
def test_a_malformed_box_file_is_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    box = tmp_path / "box.toml"
    box.write_text(text)

    assert_refused(run("simulate", "dwarf", "--games", "1", "--box", str(box)), sentence)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game."""
    file = tmp_path / "game.json"
    run("play", "dwarf", "--seats", "random,random", "--seed", "1", "--save", str(file))
    return file


def test_a_right_record_is_said_to_be_right(record: Path) -> None:
    checked = run("replay", str(record), "--check")

    assert checked.code == 0
    assert "and the scores are as written." in checked.out.replace("\n", " ")


def test_wrong_scores_are_found(record: Path) -> None:
    document = json.loads(record.read_text())
    document["scores"][0]["gold"] += 1
    record.write_text(json.dumps(document))

    assert_refused(run("replay", str(record), "--check"), "The record says the scores are")


def test_a_record_that_breaks_can_be_looked_at_before_it_does(record: Path) -> None:
    document = json.loads(record.read_text())
    document["actions"][10][1] = "place 99"
    record.write_text(json.dumps(document))

    assert_refused(run("replay", str(record)), "Action 11 of the record, place 99, cannot be")
    assert "After action 10 of " in run("replay", str(record), "--to", "10").out


def test_a_moment_after_the_end_does_not_exist(record: Path) -> None:
    assert_refused(run("replay", str(record), "--to", "9999"), "--to must be a whole number from 0")


@pytest.mark.parametrize("content", [b"{}", b"[1]", b"\xff\xfe", b""], ids=str)
def test_a_broken_record_is_one_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)

    assert_refused(run("replay", str(file)), str(file))


@pytest.mark.parametrize("arguments", [["cards", "dwarf"], ["cards", "dwarf", "--json"]])
def test_a_reader_who_has_gone_is_left_in_peace(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)

    done = subprocess.run(
        command(*arguments), stdout=writer, stderr=subprocess.PIPE, check=False,
        env=environment(None),
    )  # fmt: skip
    os.close(writer)

    assert done.stderr == b""


LONG_NAME = "n" * 300


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", LONG_NAME],
        ["play", "dwarf", "--save", LONG_NAME],
        ["replay", LONG_NAME],
        ["backup", LONG_NAME, "--database", "sqlite:///tables.db"],
        ["backup", ".", "--database", f"sqlite:///{LONG_NAME}"],
        ["backup", "copy.db", "--database", f"sqlite:///{LONG_NAME}"],
        ["backup", "copy.db", "--database", f"sqlite:///{LONG_NAME}/tables.db"],
        ["serve", "--database", f"sqlite:///{LONG_NAME}"],
        ["serve", "--database", f"sqlite:///{LONG_NAME}/tables.db"],
        ["arena", "dwarf", "--html", LONG_NAME],
        ["arena", "dwarf", "--html", f"{LONG_NAME}/page.html"],
        ["arena", "dwarf", "--state", LONG_NAME],
        ["simulate", "dwarf", "--plot", f"{LONG_NAME}/plot.svg"],
    ],
    ids=lambda each: " ".join(each)[:30],
)
def test_a_name_too_long_for_a_file_is_one_sentence(
    arguments: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    code = run_here(["--lang", "en", *arguments])

    assert_refused(Ran(code, *capfd.readouterr()), "")
