"""`pithead box check FILE`: every mistake with its line, or what the file changes."""

from pathlib import Path
from typing import Final

import pytest

from cli.running import Ran, run
from pithead.cli import run as run_here

EXAMPLES: Final = Path(__file__).parents[2] / "docs/examples"

BAD: Final = """\
# what my cards say
replace = ["events"]

[cards.D15]
cost = -1
effects = [
  "dig 1",
  "pay 3 > vp",
]

[rules]
hand = 9
gear = 3
"""

REPORT: Final = """\
FILE:2: replace: 'events' without a table [events]; expected such a table in this file.
FILE:5: cards: D15: cost: -1; expected a number from 0 to 99.
FILE:7: cards: D15: effects: a: 'dig' in 'dig 1'; expected one of coin, vp, draw, drawf, draw4, \
discard, gear, ungear, ruin, fix, cart, adv, act, pay, if, again, may, discount, surface, both, \
fork.
FILE:8: cards: D15: effects: b: 'pay 3 > vp' ends early; expected a number after 'vp'.
FILE:13: rules: gear: an unknown key; expected one of rounds, hand, gears, mark.
5 mistakes in FILE.
"""


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return tmp_path / "my-box.toml"


def checked(box: Path, text: str, capfd: pytest.CaptureFixture[str], *more: str) -> Ran:
    """What the command says about a file with this text, with the file's name written FILE."""
    box.write_text(text, "utf-8")
    code = run_here(["--lang", "en", "box", "check", str(box), *more])
    out, err = capfd.readouterr()
    return Ran(code, out.replace(str(box), "FILE"), err.replace(str(box), "FILE"))


def test_every_mistake_is_told_with_its_line(box: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert checked(box, BAD, capfd) == Ran(2, REPORT, "")


@pytest.mark.parametrize(
    ("text", "report"),
    [
        (
            '\n[effects.iron]\nphrase = "eat 3 iron"',
            "FILE:3: effects: iron: phrase: 'eat 3 iron'; expected a phrase such as",
        ),
        ("[cards.D10]\n\nposition = 11", "FILE:3: cards: D10: position: 11; expected a number"),
        (
            'game = "dwergar"\n[projects.1]\nname = "x"\npoints = -4',
            "FILE:4: projects: 1: points: -4; expected a number from 0 to 99.",
        ),
        ('game = "dwergar"\ngold = 1', "FILE:2: gold: an unknown table; expected one of"),
    ],
    ids=["dwarf phrase", "dwarf number", "dwergar number", "dwergar key"],
)
def test_the_other_games_tell_a_mistake_with_its_line(
    box: Path, text: str, report: str, capfd: pytest.CaptureFixture[str]
) -> None:
    ran = checked(box, text, capfd)

    assert (ran.code, ran.out.startswith(report), ran.out.endswith("1 mistake in FILE.\n")) == (
        2, True, True
    ), ran.out  # fmt: skip


@pytest.mark.parametrize(
    ("text", "report"),
    [
        ("a = 1\nb = \n", "FILE:2: not TOML (Invalid value in column 5); expected tables of"),
        ("a = 1\n\n[b\n", "FILE:3: not TOML ("),
        ('a = """\nx\n', "FILE:2: not TOML ("),
        ("\n\na = 0x" + "f" * 20, "FILE:3: a: a number beyond 64 bits; expected a number a card"),
        ("\na = " + "9" * 5000, "FILE:1: not TOML (Exceeds the limit"),
        ("a = 1\na.b.c = 1", "FILE:2: not TOML ("),
        ("\n[a.b.c.d.e.f.g.h.i.j]", "FILE:2: a key of many parts in column 17; expected at most"),
        ("\na = " + "[" * 5000, "FILE:2: tables or lists inside each other in column 13; expected"),
    ],
    ids=["value", "end", "string", "number", "digits", "key", "parts", "deep"],
)
def test_text_that_cannot_be_read_has_a_line_too(
    box: Path, text: str, report: str, capfd: pytest.CaptureFixture[str]
) -> None:
    ran = checked(box, text, capfd)

    assert (ran.code, ran.out.startswith(report)) == (2, True), ran.out


@pytest.mark.parametrize(
    ("text", "arguments", "sentence"),
    [
        ("", [], "FILE does not say which game it is for; use --game, or a first line such as"),
        ("rules.hand = 9", ["--game", "chess"], "There is no game called 'chess'; expected one"),
        ('game = "chess"', [], "There is no game called 'chess'; expected one of dwarf, dwergar"),
    ],
    ids=["no game", "no such game", "no such game in the file"],
)
def test_what_cannot_be_checked_is_refused(
    box: Path,
    text: str,
    arguments: list[str],
    sentence: str,
    capfd: pytest.CaptureFixture[str],
) -> None:
    ran = checked(box, text, capfd, *arguments)

    assert (ran.code, ran.out, ran.err.startswith(sentence)) == (2, "", True), ran.err


def test_a_file_for_another_game_is_told_where_it_says_so(
    box: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    ran = checked(box, '\ngame = "dwarf"\n', capfd, "--game", "dwergar")

    assert ran.out == "FILE:2: game: 'dwarf'; expected 'dwergar'.\n1 mistake in FILE.\n"


# -- files that are right ----------------------------------------------------------------------


def test_a_right_file_is_summed_up() -> None:
    path = str(EXAMPLES / "imperial-miners-box.toml")

    assert run("box", "check", path) == Ran(0, f"""\
{path} is right: a card file for Imperial Miners.
Cards: 43 (I 10, II 15, III 15, IV 3)
Cards by faction: S 8, E 8, A 10, B 5, J 5, R 10, - 7 (- for those of none)
Events: 10 (at once 5, mine phase 4, round end 1)
Sides of boards: 6 (1a, 1b, 2a, 2b, 3a, 3b)
All 66 entries of our own table cards are dropped.
All 18 entries of our own table events are dropped.
All 6 entries of our own table boards are dropped.
""", "")  # fmt: skip


def test_every_value_that_is_not_ours_is_listed() -> None:
    shown = run("box", "check", str(EXAMPLES / "imperial-miners-changes.toml")).out

    assert (
        shown.partition("9 values are others than ours, or new:\n")[2]
        == """\
  cards: D15: cost: 2 → 3
  cards: D15: effects: 1: 'pay 5-S > vp 3' → 'pay 6-S > vp 5'
  cards: stair: name, level, cost, factions, effects, halves
  events: V04: effect: 'coin 3' → 'coin 4'
  boards: 2b: spaces: 9: 'vp 3' → 'vp 7'
  surface: coins: 2 → 3
  surface: advances: 1: pay: 4 → 3
  surface: advances: 2: pay: 8 → 7
  rules: hand: 8 → 9
"""
    )


def test_a_long_list_of_values_is_cut(box: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = "".join(
        f"cards.D{number}.mark = 'box'\ncards.D{number}.cost = 1\n" for number in range(15, 30)
    )

    shown = checked(box, text, capfd).out

    assert (shown.count("\n  "), shown.endswith("\n… and 10 more\n")) == (20, True), shown


def test_a_file_that_changes_nothing_is_right(box: Path, capfd: pytest.CaptureFixture[str]) -> None:
    shown = checked(box, "[rules]\nitems_to_end = 4", capfd).out

    assert shown == (
        "FILE is right: a card file for DWARF.\nNo single value of ours is replaced.\n"
    ), shown


def test_the_report_as_a_document(box: Path) -> None:
    box.write_text('[rules]\nhand = 9\ngear = "x"\n')

    assert run("box", "check", str(box), "--json").document() == {
        "file": str(box),
        "game": "imperial-miners",
        "mistakes": [
            {
                "line": 3,
                "where": "rules: gear",
                "found": "an unknown key",
                "expected": "one of rounds, hand, gears, mark",
            }
        ],
    }


def test_the_summary_as_a_document() -> None:
    path = EXAMPLES / "imperial-miners-changes.toml"

    document = run("box", "check", str(path), "--json").document()

    assert (document["mistakes"], document["counts"]["cards"], document["changes"][0]) == (
        [], {"I": 36, "II": 45, "III": 43, "IV": 14}, ["cards: D15: cost", "2", "3"]
    )  # fmt: skip


@pytest.mark.parametrize(
    ("language", "words"),
    [("uk", "5 помилок у "), ("it", "5 errori in ")],
)
def test_the_report_speaks_the_readers_language(box: Path, language: str, words: str) -> None:
    box.write_text(BAD)

    assert words in run("box", "check", str(box), "--lang", language).out


def test_the_group_shows_its_commands() -> None:
    shown = run("box")

    assert ("pithead box COMMAND" in shown.out, "check" in shown.out, shown.code) == (
        True, True, 0
    )  # fmt: skip


# -- playing with it ---------------------------------------------------------------------------


def test_a_simulation_with_a_bad_file_is_refused_with_its_first_mistake(box: Path) -> None:
    box.write_text(BAD)

    ran = run("simulate", "imperial-miners", "--games", "1", "--box", str(box))

    assert (ran.code, ran.out, ran.err) == (
        2,
        "",
        f"{box}: replace: 'events' without a table [events]; expected such a table in this file.\n",
    )


@pytest.mark.parametrize("name", ["box", "changes"])
def test_a_simulation_is_played_with_the_example_files(name: str) -> None:
    path = str(EXAMPLES / f"imperial-miners-{name}.toml")

    ran = run(
        "simulate", "imperial-miners", "--seats", "2", "--games", "2", "--box", path, "--json"
    )

    assert (ran.code, ran.err) == (0, "")
