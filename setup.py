"""Compiles engine, games and bots with mypyc where that is possible.

The source stays plain Python. `PITHEAD_PURE=1`, or a machine without a C compiler, gives a pure
install that behaves the same, only slower; so does an editable one, which runs what stands in src/.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

from building import compiler, native

COMPILED = ("engine", "games", "bots")
# To be looked at by mypyc and not compiled; what is described would lose its inner types.
# What is in C for compiled code (building/native.py) stays as it is for all other.
INTERPRETED = ("compiling.py", "memory.py", "shown.py")
# Nobody outside calls our functions. Hidden, they call each other directly and can be inlined.
HIDDEN = ("-fvisibility=hidden", "-fno-semantic-interposition")
# No name of the folder it is built in, and nothing for a debugger, so that two builds are equal.
ANONYMOUS = ("-g0", f"-ffile-prefix-map={Path.cwd()}=.")


def extensions() -> list[Extension]:
    """For a wheel only: whoever asks for metadata should not wait for mypyc."""
    if "bdist_wheel" not in sys.argv or not compiler.is_wanted():
        return []
    if not compiler.can_compile():
        print("pithead: no C compiler found, installing pure Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    sources = [
        str(path)
        for part in COMPILED
        for path in sorted(Path("src/pithead", part).rglob("*.py"))
        if path.name not in INTERPRETED and (path.name != "__init__.py" or path.stat().st_size)
    ]
    told = native.flags()
    if told:
        native.teach()
    level = os.environ.get("PITHEAD_OPTIMISE", "3")
    made = list(mypycify(["--strict", *sources], opt_level=level, group_name="pithead"))
    # gcc and clang know the flags; a compiler that does not goes on without them.
    for flags in (HIDDEN, ANONYMOUS, told):
        if flags and compiler.can_compile(*flags):
            for extension in made:
                # A list of its own: mypyc gives all of them the same one.
                extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return made


setup(ext_modules=extensions())
