"""Bots change from plain Python to the compiled build while tables are played."""

import asyncio
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

import pithead
from building import compiled
from builds.project import compiler_that, plain_environment, small_project
from pithead.engine.message import Message
from pithead.fingerprint import build
from pithead.server.edge.offline_pages import offline_folder
from pithead.server.edge.pages import folder
from pithead.server.thinking.thinkers import Idea, LocalThinkers, OtherBuild
from pithead.server.thinking.worker import ProcessWorker
from pithead.server.thinking.workshop import Workshop
from pithead.text import LANGUAGES, catalogue
from server.assignments import (
    LONG,
    a_assignment,
    asked_directly,
    assignment_of,
    is_soon_gone,
    some_match,
    worker_of,
)
from server.crews import begun, thinkers
from server.driving import Driver
from server.looping import run
from server.running import serving
from server.sitting import BOT, HUMAN, make_table

PATIENCE = 120.0
SOURCE = str(compiled.PACKAGE.parent)
needs_compiled = pytest.mark.skipif(
    not compiled.is_ready(),
    reason="build/compiled is missing or old (scripts/compile): NOTHING is proved about the change",
)


def build_of(crew: LocalThinkers) -> str:
    worker = crew.places[0].post.worker
    assert isinstance(worker, ProcessWorker)
    return worker.ready.build


# -- workers -----------------------------------------------------------------------------------


@needs_compiled
def test_a_worker_finishes_its_decision_and_a_compiled_one_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    match = some_match()
    long, next_ = (
        assignment_of(match, LONG, hint=True),
        assignment_of(match, "search:30", hint=True),
    )

    async def play() -> tuple[list[Idea], list[Idea], int, int | None, str]:
        async with thinkers() as crew:
            former = worker_of(crew)
            assert former is not None
            running = await begun(crew, long)
            await crew.change(compiled.COMPILED)
            return await running, await crew.think(next_), former, worker_of(crew), build_of(crew)

    first, second, former, successor, its_build = run(play())
    assert first == asked_directly(match, long)
    assert "lost" not in caplog.text
    assert second == asked_directly(match, next_)
    assert former != successor
    assert is_soon_gone(former)
    assert its_build == "compiled"


@needs_compiled
def test_who_replaces_a_lost_worker_is_compiled_too() -> None:
    async def play() -> str:
        async with thinkers() as crew:
            await crew.change(compiled.COMPILED)
            worker = worker_of(crew)
            assert worker is not None
            os.kill(worker, 9)
            assert is_soon_gone(worker)
            await crew.think(a_assignment("search:5"))
            assert worker_of(crew) != worker
            return build_of(crew)

    assert run(play()) == "compiled"


def test_closing_in_the_middle_of_a_change_leaves_no_process() -> None:
    async def play() -> list[int | None]:
        async with thinkers() as crew:
            former = worker_of(crew)
            changing = asyncio.to_thread(crew.places[0].post.renew)
            _, _ = await asyncio.gather(changing, crew.close())
            return [former, worker_of(crew)]

    former, left = run(play())
    assert left is None
    assert former is not None
    assert is_soon_gone(former)


def another_line(package: Path) -> None:
    with (package / "bots" / "search.py").open("a") as file:
        file.write("\n# another line\n")


@needs_compiled
@pytest.mark.parametrize("what", ["other source", "not compiled"])
def test_a_build_that_could_decide_otherwise_is_not_used(what: str, tmp_path: Path) -> None:
    folder = compiled.COMPILED if what == "other source" else compiled.PACKAGE.parent
    shutil.copytree(folder, tmp_path / "other")
    if what == "other source":
        another_line(tmp_path / "other" / "pithead")
    match = some_match()
    assignment = assignment_of(match, "search:30")

    async def play() -> tuple[list[Idea], bool]:
        async with thinkers() as crew:
            former = worker_of(crew)
            with pytest.raises(OtherBuild):
                await crew.change(tmp_path / "other")
            return await crew.think(assignment), former == worker_of(crew)

    ideas, is_same_worker = run(play())
    assert ideas == asked_directly(match, assignment)
    assert is_same_worker


@needs_compiled
def test_a_build_that_changes_later_is_left_again(tmp_path: Path) -> None:
    shutil.copytree(compiled.COMPILED, tmp_path / "other")

    async def play() -> str:
        async with thinkers() as crew:
            await crew.change(tmp_path / "other")
            another_line(tmp_path / "other" / "pithead")
            worker = worker_of(crew)
            assert worker is not None
            os.kill(worker, 9)
            assert is_soon_gone(worker)
            await crew.think(a_assignment("search:5"))
            return crew.build

    assert run(play()) == build()


# -- a server ----------------------------------------------------------------------------------


# Nothing is set up to call people.
SILENT: Final = {"push": None, "webhook": False, "mail": False}


def about(url: str) -> Any:
    return httpx.get(f"{url}/api/about", timeout=30).json()


@needs_compiled
def test_a_table_plays_on_while_its_bots_change_builds(tmp_path: Path) -> None:
    """The server itself is interpreted, as the first `scripts/play` after a change is."""
    with serving(
        f"sqlite:///{tmp_path / 'tables.db'}",
        tmp_path,
        ("--workers", "1", "--compile"),
        PYTHONPATH=SOURCE,
    ) as server:
        first = about(server.url)
        made = make_table(server.url, "dwarf", [HUMAN, BOT])
        driver = Driver([server.url], made["table"], made["seats"][0]["secret"], 0, 5)
        now = driver.player.moment()
        until = time.monotonic() + PATIENCE
        while about(server.url)["build"] != "compiled":
            assert time.monotonic() < until
            now = driver.act(now) if now["question"] else driver.player.moment()
        last = driver.play_to_the_end()
        after = about(server.url)
        record = driver.player.get("/record")
    assert first["build"] == "interpreted"
    assert after == {
        "version": pithead.__version__,
        "build": "compiled",
        "workshop": {"percent": None, "trouble": None},
        "alone": True,
        "house": None,
        "bells": SILENT,
        "offline": first["offline"],
    }
    assert last["result"] is not None
    assert all(sum(each == seat for each, _ in record["actions"]) > 1 for seat in (0, 1))
    assert "bots think with it" in server.log.read_text()


def test_a_server_says_which_build_thinks(tmp_path: Path) -> None:
    is_built = (offline_folder(folder()) / "index.html").is_file()
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server:
        assert about(server.url) == {
            "version": pithead.__version__, "build": build(), "workshop": None,
            "alone": True, "house": None, "bells": SILENT, "offline": is_built,
        }  # fmt: skip


# -- the workshop ------------------------------------------------------------------------------


def worked(root: Path) -> tuple[Workshop, list[Message]]:
    told: list[Message] = []
    workshop = Workshop(root, told.append)

    async def work() -> None:
        async with thinkers() as crew:
            await workshop.run(crew)

    run(work())
    return workshop, told


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("trouble", "key"),
    [
        (None, "server.workshop.no_compiler"),
        ("echo 'x.c: error: no room left'; exit 1", "server.workshop.failed"),
        ("kill -9 0", "server.workshop.failed"),
        # It compiles, but not what runs here.
        ('exec cc "$@"', "server.workshop.other"),
    ],
)
def test_whatever_goes_wrong_is_one_sentence_and_bots_think_on(
    trouble: str | None, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    root = small_project(tmp_path / "project")
    cc = "no-such-compiler" if trouble is None else compiler_that(trouble, tmp_path)
    monkeypatch.setenv("CC", cc)

    workshop, told = worked(root)

    assert told[-1].key == key
    assert workshop.trouble is told[-1]
    assert workshop.percent is None
    for language in LANGUAGES:
        sentence = catalogue(language).say(told[-1])
        assert len(sentence.splitlines()) == 1
        assert "no room left" in sentence or "room" not in str(trouble)


SERVER = """
import asyncio, sys
from pathlib import Path
from pithead.server.thinking.thinkers import LocalThinkers
from pithead.server.thinking.workshop import Workshop

if __name__ == "__main__":
    asyncio.run(Workshop(Path(sys.argv[1]), print).run(LocalThinkers(1)))
"""


@pytest.mark.heavy
def test_a_server_that_is_killed_takes_its_compiler_along(tmp_path: Path) -> None:
    root = small_project(tmp_path / "project")
    file = tmp_path / "compiler"
    slow = compiler_that(f'echo $$ > "{file}"; exec sleep 1000', tmp_path)
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    with subprocess.Popen(
        [sys.executable, str(script), str(root)], env=plain_environment(CC=slow)
    ) as server:
        until = time.monotonic() + PATIENCE
        while not file.is_file() or not file.read_text().endswith("\n"):
            assert time.monotonic() < until
            time.sleep(0.02)
        server.kill()

    assert is_soon_gone(int(file.read_text()))
    assert not (root / "build" / "compiled").exists()
