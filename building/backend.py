"""The build backend: setuptools, and before it the browser table where that is missing or old.

What it asks PyPI for depends on the machine: Node.js where there is none that will do, and mypy,
for mypyc, where there is a C compiler; in a clone also what our own modules need, which make a part
of the page. An editable install needs none of it.
"""

import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from building import compiler, page, reproducible

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings: TypeAlias = Mapping[str, Any] | None
MYPY = "mypy>=1.20"
# Our modules ask for it before Python 3.12, and are looked at while the page is built.
TYPING = "typing_extensions>=4.12; python_version < '3.12'"


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    compiles = compiler.is_wanted() and compiler.can_compile()
    return [*page.requirements(), *of_our_modules(), *([MYPY] if compiles else [])]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*page.requirements(), *of_our_modules()]


def of_our_modules() -> list[str]:
    """What they need to make the table without a server; a source package has it made."""
    if not page.SOURCE.is_dir():
        return [TYPING]
    project = tomllib.loads((page.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [TYPING, *project["dependencies"]]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    make_page()
    reproducible.fix_date()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """With the built page, so that whoever installs from it needs no Node.js."""
    make_page()
    reproducible.fix_date()
    name = str(build_meta.build_sdist(sdist_directory, config_settings))
    reproducible.settle(Path(sdist_directory, name))
    return name


def make_page() -> None:
    """The page, and the one for times without a network, which is made of our modules, too."""
    try:
        page.build()
    except page.PageFailed as failure:
        sys.exit(f"pithead: the browser table cannot be built: {failure}")
    if page.SOURCE.is_dir():
        path = os.pathsep.join([str(page.ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        done = subprocess.run(
            [sys.executable, "-m", "building.offline", "--inside"],
            cwd=page.ROOT, env=os.environ | {"PYTHONPATH": path}, check=False,
        )  # fmt: skip
        if done.returncode != 0:
            sys.exit("pithead: the table without a server cannot be built")
