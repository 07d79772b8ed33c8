"""`pithead simulate --plot`: a picture, or one sentence why not."""

from pathlib import Path

import pytest

from cli.running import run


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_simulation_is_drawn_into_a_file(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"plot.{ending}"

    ran = run("simulate", "dwergar", "--seats", "2", "--games", "5", "--plot", str(path))

    assert (ran.code, path.stat().st_size > 5000) == (0, True)


def test_a_document_comes_with_its_picture_and_nothing_else(tmp_path: Path) -> None:
    path = str(tmp_path / "plot.svg")

    ran = run("simulate", "dwarf", "--games", "5", "--plot", path, "--json")

    assert ran.document()["games"] == 5


@pytest.mark.parametrize("path", ["plot.txt", "plot", "no/such/folder/plot.svg"])
def test_a_picture_that_cannot_be_drawn_is_refused_before_the_games(path: str) -> None:
    ran = run("simulate", "dwarf", "--games", "10000000", "--plot", path)

    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ".svg, .png, .pdf" in ran.err
