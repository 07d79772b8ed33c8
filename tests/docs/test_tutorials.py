"""The tutorials and the lab's page do what they say: every block of code in them is run."""

from pathlib import Path
from typing import Final

import pytest

from docs.blocks import blocks_of, run_page
from docs.pages import ROOT

TUTORIALS: Final = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
RUN: Final = [*TUTORIALS, ROOT / "docs" / "lab.md"]
# Fetched from elsewhere or opening a browser: the only ones that are shown and not run.
NOT_RUN: Final = ("scripts/play", "pipx run ", "pip install ", "python3 -m venv", "/opt/pithead/")


@pytest.mark.parametrize("page", RUN, ids=lambda each: each.stem)
def test_every_block_of_a_page_does_what_it_says(page: Path, tmp_path: Path) -> None:
    run_page(page.read_text("utf-8"), tmp_path)


@pytest.mark.parametrize("page", [*RUN, ROOT / "README.md"], ids=lambda each: each.stem)
def test_only_what_fetches_from_elsewhere_is_shown_and_not_run(page: Path) -> None:
    lines = [
        line
        for block in blocks_of(page.read_text("utf-8"))
        if block.kind == "sh"
        for line in block.text.splitlines()
    ]
    assert [line for line in lines if not line.startswith(NOT_RUN)] == []


@pytest.mark.parametrize("name", ["README.md", "docs/bots.md"])
def test_the_python_of_other_pages_runs(name: str, tmp_path: Path) -> None:
    found = [each for each in blocks_of((ROOT / name).read_text("utf-8")) if each.kind == "python"]

    assert found
    run_page("".join(f"```python\n{each.text}```\n" for each in found), tmp_path)
