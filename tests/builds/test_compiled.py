"""The compiled build: made once, kept up to date, and never half there."""

import os
import shutil
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from building import compiler
from building.compiled import complaint, percent_after
from builds.project import compiled, compiler_that, compiling, small_project
from server.assignments import is_soon_gone

pytestmark = [
    pytest.mark.heavy,
    pytest.mark.skipif(
        not compiler.can_compile(),
        reason="there is no C compiler here: NOTHING is proved about the compiled build",
    ),
]
PATIENCE = 120.0
# Says who it is, and takes longer than any test.
ENDLESS = 'echo $$ > "{file}"; exec sleep 1000'


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A project whose build was made, and what a server was told meanwhile."""
    project = small_project(tmp_path_factory.mktemp("made"))
    code, told, said = compiled(project, "--beside")
    assert code == 0, said
    return project, told


@pytest.fixture
def project(made: tuple[Path, str], tmp_path: Path) -> Path:
    """A copy of it, to be changed."""
    return shutil.copytree(made[0], tmp_path / "project")


def waited_for(is_so: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENCE
    while not is_so() and time.monotonic() < until:
        time.sleep(0.02)
    return is_so()


def change_rules(project: Path) -> None:
    with (project / "src/pithead/engine/rng.py").open("a") as module:
        module.write("\n# another line\n")


def test_it_is_made_and_its_progress_told(made: tuple[Path, str]) -> None:
    project, told = made
    lines = told.split("\n")
    assert "percent 1" in lines
    assert lines[-2:] == ["ready", ""]
    assert list((project / "build/compiled/pithead/engine").glob("rng.*.so"))


def test_what_is_not_compiled_is_only_copied(project: Path) -> None:
    (project / "src/pithead/web/index.html").write_text("a new page")
    (project / "src/pithead/web/more.html").touch()
    (project / "src/pithead/engine/__init__.py").touch()

    assert compiled(project, "--ready", CC="no-such-compiler")[0] == 0
    assert (project / "build/compiled/pithead/web/index.html").read_text() == "a new page"

    (project / "src/pithead/web/more.html").unlink()
    assert compiled(project, "--ready")[0] == 0
    assert not (project / "build/compiled/pithead/web/more.html").exists()


def test_changed_rules_are_never_taken_for_compiled(project: Path) -> None:
    change_rules(project)

    assert compiled(project, "--ready")[0] == 1
    code, told, said = compiled(project, "--beside", CC="no-such-compiler")
    assert (code, told) == (1, "no-compiler\n")
    assert len(said.splitlines()) == 1


def test_a_compiler_that_fails_is_told_in_one_line_and_the_old_build_stays(
    project: Path, tmp_path: Path
) -> None:
    change_rules(project)
    before = (project / "build/compiled/stamp").read_text()

    code, told, _ = compiled(
        project, "--beside", CC=compiler_that("echo 'rng.c: error: no room'; exit 1", tmp_path)
    )

    assert code == 1
    assert told.splitlines()[-1] == "failed rng.c: error: no room"
    assert (project / "build/compiled/stamp").read_text() == before


@pytest.mark.parametrize("how", ["stdin", "kill"])
def test_the_compiler_ends_with_whoever_started_it(how: str, project: Path, tmp_path: Path) -> None:
    change_rules(project)
    file = tmp_path / "compiler"
    slow = compiler_that(ENDLESS.format(file=file), tmp_path)
    running = compiling(project, "--beside", CC=slow)
    assert running.stdin is not None
    with running:
        assert waited_for(lambda: file.is_file() and file.read_text().endswith("\n"))
        process = int(file.read_text())
        if how == "kill":
            # Its whole group: what a person with Ctrl-C and a short temper may do.
            os.killpg(running.pid, signal.SIGKILL)
        running.stdin.close()
        running.wait()

    assert is_soon_gone(process)
    assert compiled(project, "--beside")[1].endswith("ready\n")


def test_who_comes_second_waits_and_who_only_looks_does_not(project: Path, tmp_path: Path) -> None:
    change_rules(project)
    file = tmp_path / "compiler"
    first = compiling(project, "--beside", CC=compiler_that(ENDLESS.format(file=file), tmp_path))
    assert first.stdin is not None
    with first:
        assert waited_for(file.is_file)
        second = compiling(project, "--beside")
        assert compiled(project, "--ready")[0] == 1
        assert second.poll() is None
        first.stdin.close()
        first.wait()
    assert second.stdout is not None
    with second:
        assert second.stdout.read().endswith("ready\n")


def test_the_first_error_of_a_log_is_the_complaint() -> None:
    assert complaint("one\nx.c:1: error: first\nerror: second\n") == "x.c:1: error: first"
    assert complaint("one\ntwo\n") == "two"
    assert complaint("") == "no word of it"


def test_progress_goes_on_however_long_it_takes() -> None:
    told = [percent_after(share / 10) for share in range(31)]
    assert told == sorted(told)
    assert told[0] == 1
    assert 75 < percent_after(1.0) < 90
    assert told[-1] == 99
