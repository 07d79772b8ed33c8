"""Whether engine, games and bots can be compiled here."""

import os
import subprocess
import sysconfig
import tempfile
from pathlib import Path


def is_wanted() -> bool:
    """`PITHEAD_PURE=1` asks for plain Python."""
    return os.environ.get("PITHEAD_PURE") != "1"


def can_compile(*flags: str) -> bool:
    """Try a one-line extension: the compiler and Python's headers must both be there."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    include = sysconfig.get_paths()["include"]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        command = [*compiler, *flags, f"-I{include}", "-c", str(source), "-o", str(source) + ".o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False
