"""What the project's readme promises: a clean clone installs, plays and serves."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from building import compiled, compiler, page
from builds.project import ROOT, plain_environment

pytestmark = [
    pytest.mark.heavy,
    pytest.mark.skipif(
        not (ROOT / ".git").exists() or shutil.which("git") is None,
        reason="this is no clone: NOTHING is proved about installing one",
    ),
]
# The machine's user need not be the clone's owner.
TRUSTING = {
    "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "safe.directory", "GIT_CONFIG_VALUE_0": "*",
}  # fmt: skip


# A game of each title, and of how many the end was reached.
GAMES = """
from pithead.fingerprint import build
from pithead.games import NAMES, find_game
ends = []
for name in NAMES:
    game = find_game(name)
    state = game.start(seats=2, options={}, seed=1)
    while not state.is_over():
        seat = state.seats_to_act()[0]
        game.apply(state, seat, game.legal_actions(state, seat)[0])
    ends.append(int(bool(game.winners(state))))
print(build(), *ends)
"""


def done(*command: str | Path, **environment: str) -> str:
    ran = subprocess.run(
        [str(word) for word in command],
        env=plain_environment(**environment), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What is committed, and nothing that was ever built."""
    place = tmp_path / "clone"
    done("git", "clone", "--quiet", ROOT, place, **TRUSTING)
    return place


@contextmanager
def served(programs: Path, folder: Path) -> Iterator[str]:
    """The address of a server of the installed command."""
    with subprocess.Popen(
        [
            str(programs / "pithead"), "serve", "--port", "0",
            "--database", f"sqlite:///{folder / 'tables.db'}",
        ],
        stdout=subprocess.PIPE, text=True, env=plain_environment(PYTHONUNBUFFERED="1"),
    ) as server:  # fmt: skip
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+/", server.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            server.terminate()


def played(wheel: Path, folder: Path) -> str:
    """What the library says of itself and of a game of each title, installed without a package."""
    programs = folder / f"{wheel.name}-environment" / "bin"
    venv.create(programs.parent, with_pip=True)
    done(
        programs / "python", "-m", "pip", "install", "--disable-pip-version-check", "--no-deps",
        "--no-index", wheel,
    )  # fmt: skip
    return done(programs / "python", "-I", "-c", GAMES).strip()


def test_a_clean_clone_installed_into_an_empty_environment_plays_and_serves(
    clone: Path, tmp_path: Path
) -> None:
    """Without a C compiler: the compiled build is proved elsewhere, that it is not needed here."""
    programs = tmp_path / "environment" / "bin"
    venv.create(programs.parent, with_pip=True)
    done(
        programs / "python", "-m", "pip", "install", "--disable-pip-version-check",
        f"{clone}[table]",
        CC="no-such-compiler",
    )  # fmt: skip

    told = done(
        programs / "pithead", "simulate", "dwergar", "--seats", "2", "--games", "1", "--seed", "1",
        HOME=str(tmp_path),
    )  # fmt: skip
    assert "Dwergar" in told

    with served(programs, tmp_path) as address:
        shown = urlopen(address, timeout=30).read().decode()
        script = re.search(r'src="/(assets/[^"]+\.js)"', shown)
        assert script is not None
        assert len(urlopen(address + script[1], timeout=30).read()) > 10_000
        assert b'"well"' in urlopen(address + "api/health", timeout=30).read()
        assert b'"interpreted"' in urlopen(address + "api/about", timeout=30).read()


def test_a_source_package_carries_the_built_page_and_needs_no_node(
    clone: Path, tmp_path: Path
) -> None:
    assert page.BUILT.is_dir(), "the browser table is not built: scripts/build-web"
    shutil.copytree(page.BUILT, clone / "src" / "pithead" / "web")
    done(
        sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", tmp_path, clone,
        PITHEAD_PURE="1",
    )  # fmt: skip
    package = next(tmp_path.glob("*.tar.gz"))
    with tarfile.open(package) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "building/backend.py",
        "src/pithead/web/index.html",
        "src/pithead/rules/dwarf.md",
    } <= names
    assert not any(name.startswith("web/") for name in names)

    done(
        sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation",
        "--disable-pip-version-check", "--wheel-dir", tmp_path, package,
        PITHEAD_PURE="1", PATH=os.defpath,
    )  # fmt: skip
    pure = next(tmp_path.glob("*-py3-none-any.whl"))
    with zipfile.ZipFile(pure) as wheel:
        assert "pithead/web/index.html" in wheel.namelist()
    assert played(pure, tmp_path) == "interpreted 1 1 1"


@pytest.mark.skipif(
    not compiler.can_compile(), reason="NO C COMPILER: the compiled wheel is NOT tried"
)
def test_the_compiled_wheel_plays_in_an_empty_environment(tmp_path: Path) -> None:
    assert compiled.is_ready(), "the compiled build is missing or old: scripts/compile"

    assert played(next(compiled.WHEEL.glob("*.whl")), tmp_path) == "compiled 1 1 1"


def test_two_source_packages_of_one_commit_are_equal(clone: Path, tmp_path: Path) -> None:
    shutil.copytree(page.BUILT, clone / "src" / "pithead" / "web")
    other = tmp_path / "elsewhere"
    shutil.copytree(clone, other, copy_function=shutil.copyfile)
    for place in (clone, other):
        done(
            sys.executable, "-m", "build", "--no-isolation", "--outdir",
            tmp_path / "made" / place.name, place, PITHEAD_PURE="1",
        )  # fmt: skip

    for pattern in ("*.tar.gz", "*.whl"):
        one, two = (
            next((tmp_path / "made" / each).glob(pattern)) for each in ("clone", "elsewhere")
        )
        assert one.read_bytes() == two.read_bytes()
