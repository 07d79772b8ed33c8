"""The Python that browsers get comes to the same as this one."""

import json
import subprocess
from pathlib import Path

import pytest

from building import page
from building.offline import PYODIDE, archive
from server.replays import digests

pytestmark = pytest.mark.heavy
HERE = Path(__file__).parent
RECORDS = sorted((HERE.parent / "records").glob("*.json"))


def test_sixty_games_are_the_same_in_a_browser(tmp_path: Path) -> None:
    npm = page.machine_npm() or page.wheel_npm()
    if npm is None or not PYODIDE.is_dir():
        pytest.skip("Pyodide is not installed here (scripts/build-web): NOTHING is proved about it")
    modules = tmp_path / "modules.zip"
    modules.write_bytes(archive())
    texts = [file.read_text("utf-8") for file in RECORDS]
    asked = tmp_path / "asked.json"
    asked.write_text(json.dumps(texts))
    words = [HERE / "in_a_browser.mjs", PYODIDE, modules, HERE / "replays.py", asked]

    done = subprocess.run([page.node_of(npm), *words], capture_output=True, text=True, check=True)

    assert len(texts) == 60
    assert json.loads(done.stdout.splitlines()[-1]) == digests(texts)
