"""The notebooks of docs/examples show what their cells show when they are run."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from docs.pages import ROOT

NOTEBOOKS: Final = sorted((ROOT / "docs" / "examples").glob("*.ipynb"))


def test_every_cell_shows_what_is_kept_of_it() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "notebook", "--check"],
        text=True, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip

    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda each: each.stem)
def test_every_game_is_shown_as_a_picture_that_fetches_nothing(path: Path) -> None:
    pictures = [
        "".join(output["data"]["image/svg+xml"])
        for cell in json.loads(path.read_text("utf-8"))["cells"]
        for output in cell.get("outputs", [])
        if "image/svg+xml" in output.get("data", {})
    ]

    assert {re.findall(r"&lt;Match:&#160;([a-z-]+)", each)[0] for each in pictures} == {
        "dwarf", "dwergar", "imperial-miners"
    }  # fmt: skip
    assert [each for each in pictures if re.search(r"(?:url\(|href=)[\"']?https?:", each)] == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda each: each.stem)
def test_a_notebook_names_no_folder_of_a_machine(path: Path) -> None:
    assert re.findall(r"/(?:home|root|tmp|work|Users)/", path.read_text("utf-8")) == []
