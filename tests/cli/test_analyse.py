"""`pithead analyse`: verdicts in words, as a page and as a document."""

import json
from pathlib import Path

import pytest

from cli.running import run
from pithead.text import LANGUAGES

RECORDS = Path(__file__).parents[1] / "records"
FEW = ("--simulations", "10", "--workers", "1")


@pytest.fixture(scope="module")
def beginning(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The first decisions of a game."""
    record = json.loads((RECORDS / "dwarf-2-seats-items.json").read_text("utf-8"))
    record["actions"] = record["actions"][:7]
    record["scores"] = None
    path = tmp_path_factory.mktemp("records") / "beginning.json"
    path.write_text(json.dumps(record), "utf-8")
    return str(path)


def test_every_decision_has_a_verdict(beginning: str) -> None:
    analysis = run("analyse", beginning, *FEW, "--json").document()

    assert [each["number"] for each in analysis["decisions"]] == list(range(1, 8))
    counted = sum(sum(each["verdicts"].values()) for each in analysis["sums"])
    assert counted == 7
    assert analysis["results"] is None


def test_the_same_seed_gives_the_same_document(beginning: str) -> None:
    one, other = (run("analyse", beginning, *FEW, "--seed", "5", "--json") for _ in range(2))

    assert one.out == other.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_one_file_that_asks_nobody(
    beginning: str, language: str, tmp_path: Path
) -> None:
    page = tmp_path / "game.html"

    ran = run("analyse", beginning, *FEW, "--html", str(page), "--lang", language)

    text = page.read_text("utf-8")
    assert ran.code == 0
    assert f'lang="{language}"' in text
    assert text.count("<polyline") == 2
    assert "http" not in text


def test_a_record_without_decisions_says_so(tmp_path: Path) -> None:
    record = json.loads((RECORDS / "dwarf-2-seats-items.json").read_text("utf-8"))
    path = tmp_path / "new.json"
    path.write_text(json.dumps({**record, "actions": [], "scores": None}), "utf-8")

    assert "Nobody has decided" in run("analyse", str(path)).out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--simulations", "few"), "--simulations"),
        (("--seed", "-1"), "--seed"),
        (("--workers", "0"), "--workers"),
        (("--html", "nowhere/at/all.html"), "nowhere/at/all.html"),
    ],
)
def test_what_cannot_be_done_is_refused(
    beginning: str, arguments: tuple[str, ...], says: str
) -> None:
    ran = run("analyse", beginning, *arguments)

    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err
    assert len(ran.err.splitlines()) == 1


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.json"
    path.write_text("Dear Ada", "utf-8")

    ran = run("analyse", str(path))

    assert ran.code == 2
    assert "letter.json" in ran.err
