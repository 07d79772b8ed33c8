"""Compiles engine, games and bots with mypyc where that is possible.

The source stays plain Python. `PITHEAD_PURE=1`, or a machine without a C compiler, gives a pure
install that behaves the same, only slower.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("engine", "games", "bots")
# Its whole point is to be looked at by mypyc and not compiled.
INTERPRETED = ("compiling.py",)


def can_compile() -> bool:
    """Try a one-line extension: the compiler and Python's headers must both be there."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    include = sysconfig.get_paths()["include"]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        command = [*compiler, f"-I{include}", "-c", str(source), "-o", str(source) + ".o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list[Extension]:
    if os.environ.get("PITHEAD_PURE") == "1":
        return []
    if not can_compile():
        print("pithead: no C compiler found, installing pure Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    sources = [
        str(path)
        for part in COMPILED
        for path in sorted(Path("src/pithead", part).rglob("*.py"))
        if path.name not in INTERPRETED and (path.name != "__init__.py" or path.stat().st_size)
    ]
    level = os.environ.get("PITHEAD_OPTIMISE", "3")
    return list(mypycify(["--strict", *sources], opt_level=level, group_name="pithead"))


def require_the_browser_table() -> None:
    """A wheel without the page would serve nothing: say so while it is built."""
    if "bdist_wheel" in sys.argv and not Path("src/pithead/web/index.html").is_file():
        sys.exit("pithead: src/pithead/web is missing; run scripts/build-web first")


require_the_browser_table()
setup(ext_modules=extensions())
