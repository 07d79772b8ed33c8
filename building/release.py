"""What a release needs, in dist/: the source package, a compiled wheel of this machine, a pure one.

    python -m building.release            make them
    python -m building.release --twice    make all of it again elsewhere, and compare to the byte

The wheels are made from the source package, so whoever has that can make the same.
"""

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from building import compiler

ROOT: Final = Path(__file__).resolve().parent.parent
DIST: Final = ROOT / "dist"


def make(folder: Path) -> list[Path]:
    """The packages, made in this folder."""
    run("--sdist", "--outdir", str(folder), str(ROOT))
    package = next(folder.glob("*.tar.gz"))
    kinds = [{"PITHEAD_PURE": "1"}]
    if compiler.can_compile():
        kinds.append({"PITHEAD_PURE": "0"})
    else:
        print("no C compiler here: there is no compiled wheel", file=sys.stderr)
    for kind in kinds:
        with tempfile.TemporaryDirectory() as apart:
            subprocess.run(["tar", "-xzf", str(package), "-C", apart], check=True)
            run("--wheel", "--outdir", str(folder), str(next(Path(apart).iterdir())), **kind)
    return sorted(folder.iterdir())


def run(*words: str, **environment: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "build", *words], env={**os.environ, **environment},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        sys.exit(f"{done.stdout}\npithead: python -m build {' '.join(words)} failed")


def sums(files: list[Path]) -> dict[str, str]:
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def main() -> None:
    DIST.mkdir(exist_ok=True)
    for old in DIST.glob("pithead-*"):
        old.unlink()
    made = sums(make(DIST))
    for name, digest in made.items():
        print(f"{digest}  dist/{name}")
    if "--twice" in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as folder:
            again = sums(make(Path(folder)))
        unequal = [name for name in made if again.get(name) != made[name]]
        if unequal:
            sys.exit(f"pithead: two builds differ in {', '.join(unequal)}")
        print("two builds are equal")


if __name__ == "__main__":
    main()
