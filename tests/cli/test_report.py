"""`pithead report`: how a game went in words, as a document, and as a picture."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.running import run
from pithead.text import LANGUAGES

RECORDS = Path(__file__).parents[1] / "records"
DWERGAR = str(RECORDS / "dwergar-3-seats-2021-rounds.json")
SOLO = str(RECORDS / "imperial-miners-1-seat-plain.json")


def test_points_stand_by_source_and_round_with_their_sums() -> None:
    lines = [line.split() for line in run("report", DWERGAR).out.splitlines()]

    assert ["completed", "projects", "47", "32", "39"] in lines
    assert ["points", "80", "41", "45"] in lines
    assert ["round", "10", "50", "8", "8"] in lines
    assert ["Most", "projects", "completed:", "Brokk", "(8)"] in lines


def test_the_document_holds_the_same() -> None:
    told = run("report", DWERGAR, "--json").document()

    assert told["sources"][0] == {"source": "completed", "points": [47, 32, 39]}
    assert told["course"][-1] == [80, 41, 45]
    assert told["turns"]["points"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", [DWERGAR, SOLO])
def test_the_picture_is_one_drawing_with_its_readers_words(
    record: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.svg"

    ran = run("report", record, "--svg", str(file), "--lang", language)

    drawn = ElementTree.parse(file).getroot()
    said = " ".join(drawn.itertext())
    assert ran.code == 0
    assert "Brokk" in said
    assert "{" not in said
    assert "href" not in file.read_text("utf-8")


def test_a_picture_that_is_no_svg_is_refused_in_one_sentence(tmp_path: Path) -> None:
    ran = run("report", DWERGAR, "--svg", str(tmp_path / "game.png"))

    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert ".svg" in ran.err
