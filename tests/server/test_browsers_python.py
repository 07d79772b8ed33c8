"""The Python that browsers get comes to the same as this one."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from building import page
from building.offline import PYODIDE, archive
from server import replays, thoughts

pytestmark = pytest.mark.heavy
HERE = Path(__file__).parent
RECORDS = sorted((HERE.parent / "records").glob("*.json"))


def test_sixty_games_are_the_same_in_a_browser(tmp_path: Path) -> None:
    texts = [file.read_text("utf-8") for file in RECORDS]

    assert len(texts) == 60
    assert in_a_browser(tmp_path, "replays.py", texts) == replays.digests(texts)


def test_levels_and_analyses_think_the_same_in_a_browser(tmp_path: Path) -> None:
    """To the last digit: so they are as strong, simulation for simulation."""
    names = ("dwarf-2-seats-items", "dwergar-2-seats-2021-rounds", "imperial-miners-2-seats-plain")
    texts = [(RECORDS[0].parent / f"{name}.json").read_text("utf-8") for name in names]

    assert in_a_browser(tmp_path, "thoughts.py", texts) == thoughts.digests(texts)


def in_a_browser(tmp_path: Path, program: str, texts: list[str]) -> Any:
    """What the program says to these texts in Pyodide."""
    npm = page.machine_npm() or page.wheel_npm()
    if npm is None or not PYODIDE.is_dir():
        pytest.skip("Pyodide is not installed here (scripts/build-web): NOTHING is proved about it")
    modules = tmp_path / "modules.zip"
    modules.write_bytes(archive())
    asked = tmp_path / "asked.json"
    asked.write_text(json.dumps(texts))
    words = [HERE / "in_a_browser.mjs", PYODIDE, modules, HERE / program, asked]

    done = subprocess.run([page.node_of(npm), *words], capture_output=True, text=True, check=True)

    return json.loads(done.stdout.splitlines()[-1])
