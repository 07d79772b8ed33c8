"""A project that is built as ours is, but with next to nothing to compile."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pithead

ROOT = Path(__file__).parents[2]
SOURCES = ("LICENSE", "README.md", "pyproject.toml", "setup.py", "building")
# A compiler for the first look, and trouble in earnest: what follows runs for all but the probe.
CAPRICIOUS = """#!/bin/sh
case "$*" in *probe.c*) exec cc "$@" ;; esac
{trouble}
"""


def small_project(folder: Path) -> Path:
    """One module of the engine is all that is compiled; the page is there already."""
    folder.mkdir(exist_ok=True)
    skip = shutil.ignore_patterns("__pycache__")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=skip)
        else:
            shutil.copyfile(ROOT / name, folder / name)
    package = folder / "src" / "pithead"
    for part in ("engine", "games", "bots"):
        (package / part).mkdir(parents=True)
        (package / part / "__init__.py").touch()
    (package / "__init__.py").write_text(f'__version__ = "{pithead.__version__}"\n')
    shutil.copyfile(ROOT / "src" / "pithead" / "engine" / "rng.py", package / "engine" / "rng.py")
    (package / "web").mkdir()
    (package / "web" / "index.html").write_text("<title>Pithead</title>")
    return folder


def compiler_that(trouble: str, folder: Path) -> str:
    """The path of a compiler that does this instead of compiling."""
    file = folder / "capricious-cc"
    file.write_text(CAPRICIOUS.format(trouble=trouble))
    file.chmod(0o755)
    return str(file)


def compiling(project: Path, *words: str, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "building.compiled", *words],
        cwd=project, env=plain_environment(**environment), text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


def plain_environment(**more: str) -> dict[str, str]:
    """Without the build under test, which would be found before the project's own."""
    kept: dict[str, Any] = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    return kept | more


def compiled(project: Path, *words: str, **environment: str) -> tuple[int, str, str]:
    """Exit code, what was told to a server, what was told to people."""
    running = compiling(project, *words, **environment)
    # Its standard input stays open until it has ended.
    assert running.stdout is not None
    assert running.stderr is not None
    with running:
        out, err = running.stdout.read(), running.stderr.read()
        return running.wait(), out, err
