"""A browser that dies in a test costs that test, and no other."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.running import environment
from web.browsing import chromium

pytestmark = pytest.mark.heavy

TESTS = """
import os

from server.processes import command_of, descendants, kill_if_there

def test_before(visit):
    visit("about:blank")

def test_in_which_it_dies(visit):
    table = visit("about:blank")
    ours = {each: command_of(each) for each in descendants(os.getpid())}
    browsers = [
        each for each, command in ours.items()
        if "--remote-debugging-pipe" in command and "--type=" not in command
    ]
    assert browsers
    for process in browsers:
        kill_if_there(process)
    table.page.goto("about:blank")

def test_after(visit):
    assert visit("data:text/html,<h1>Alive</h1>").page.inner_text("h1") == "Alive"

def test_long_after(visit):
    assert visit("data:text/html,<h1>Alive</h1>").page.inner_text("h1") == "Alive"
"""


@pytest.mark.skipif(chromium() is None, reason="Chromium is not installed here")
def test_a_killed_browser_is_started_anew_and_its_death_named_once(tmp_path: Path) -> None:
    file = tmp_path / "test_dying.py"
    file.write_text(TESTS, "utf-8")
    tests = str(Path(__file__).parents[1])
    folders = environment(tmp_path)["PYTHONPATH"], tests

    done = subprocess.run(
        [
            sys.executable, "-m", "pytest", "-p", "web.conftest",
            "-p", "no:cacheprovider", "-p", "no:xdist", "-c", os.devnull,
            "--rootdir", str(tmp_path), "-rA", str(file),
        ],
        env=environment(tmp_path, PYTHONPATH=os.pathsep.join(folders)),
        capture_output=True, text=True, check=False, cwd=tmp_path,
    )  # fmt: skip

    said = done.stdout
    passed = [name for name in ("before", "after", "long_after") if f"::test_{name}\n" in said]
    assert passed == ["before", "after", "long_after"], said
    assert "1 failed, 3 passed, 1 error" in said
    assert said.count("Chromium died during this test; the next test gets a new one") == 1
