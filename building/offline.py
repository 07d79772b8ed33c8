"""The table as a folder of files that any host can serve: the page, Python, and our modules.

    python -m building.offline FOLDER      write the folder
    python -m building.offline --inside    the same into the package, where that is missing or old:
                                           a server offers it beside the page

Which modules those are is found by importing the two that the browser's workers begin with, where
nothing else is installed; so nothing can be forgotten or carried along in vain.
"""

import hashlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from building import page
from building.compiled import files_in
from pithead.server.everybody import as_files

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
BUILT: Final = ROOT / "build" / "offline"
# In the package, under the page of a server, whose address is the one above.
INSIDE: Final = page.BUILT / "offline"
SERVER: Final = "../"
STAMP: Final = "stamp"
PYODIDE: Final = page.MODULES / "pyodide"
# Of Python as Pyodide gives it: its loader and glue, the interpreter, the standard library.
SCRIPTS: Final = ("pyodide", "pyodide.asm")
RUNTIME: Final = ("pyodide.asm.wasm", "python_stdlib.zip")
# Its list of packages that could be fetched elsewhere: we keep none of them.
LOCK: Final = "pyodide-lock.json"
MODULES: Final = "modules.zip"
# The service worker, the manifest, icons.
KEEPING: Final = page.SOURCE / "offline"
WORKER: Final = "sw.js"
# Parts of the page that are for servers only.
SERVERS_ONLY: Final = ("bell.js", "parts.json")
BEGINNINGS: Final = ("pithead.server.offline.desk", "pithead.server.offline.mind")
# What modules read beside them.
DATA: Final = ("games/*/data/*.toml", "puzzles/data/*.json", "server/tables/tutorials/*.json")
# Of no moment, so that two archives of the same source are equal.
DATE: Final = (1980, 1, 1, 0, 0, 0)
# The modules that pydantic and Python before 3.12 ask for are not in a browser.
LISTING: Final = """
import importlib, sys
sys.path.insert(0, {source!r})
for name in ("orjson", "pydantic", "sqlalchemy"):
    sys.modules[name] = None
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: (
    None if name in ("orjson", "pydantic", "sqlalchemy") else found(name, package)
)
for name in {beginnings!r}:
    importlib.import_module(name)
for name, module in sorted(sys.modules.items()):
    if name.split(".")[0] == "pithead":
        print(module.__file__)
"""


def modules() -> list[Path]:
    """Every module that is imported, as source."""
    program = LISTING.format(source=str(SOURCE), beginnings=BEGINNINGS)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return [Path(line) for line in done.stdout.splitlines()]


def archive() -> bytes:
    """The archive, the same bytes for the same source."""
    package = SOURCE / "pithead"
    files = [*modules(), *(file for each in DATA for file in package.glob(each))]
    result = io.BytesIO()
    with zipfile.ZipFile(result, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in sorted(files):
            entry = zipfile.ZipInfo(file.relative_to(SOURCE).as_posix(), DATE)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, file.read_bytes())
    return result.getvalue()


# -- the folder --------------------------------------------------------------------------------


def build(folder: Path) -> None:
    """Write the folder anew, for a host that has nothing else: all of it, or nothing."""
    bring()
    with tempfile.TemporaryDirectory() as place:
        made = Path(place) / "made"
        shutil.copytree(INSIDE, made, ignore=shutil.ignore_patterns(STAMP))
        tell(made / "index.html", "server", SERVER, "")
        seal(made)
        put(made, folder)


def bring() -> None:
    """Bring what a server offers up to date; does nothing where it is."""
    if not page.SOURCE.is_dir() or page.read(INSIDE / STAMP) == stamp():
        return
    page.build()
    npm = page.machine_npm() or page.wheel_npm()
    if npm is None:
        raise page.PageFailed(f"Node.js 20.19 or later is needed, or {page.NODE} from PyPI")
    page.install(npm, has_tools=False)
    print("Building the table without a server (some seconds) ...", file=sys.stderr)
    page.run(npm, "run", "--silent", "build:offline")
    with tempfile.TemporaryDirectory() as place:
        made = Path(place) / "made"
        shutil.copytree(BUILT, made)
        for name in SERVERS_ONLY:
            (made / name).unlink(missing_ok=True)
        write_facts(made / "facts")
        write_python(made / "python")
        write_modules(npm, made / MODULES)
        (made / "offline.html").rename(made / "index.html")
        for each in ("facts", "python", MODULES):
            slash = "" if "." in each else "/"
            name = by_content(made / each)
            tell(made / "index.html", Path(each).stem, each + slash, name + slash)
        tell(made / "index.html", "server", "", SERVER)
        seal(made)
        (made / STAMP).write_text(stamp() + "\n")
        put(made, INSIDE)


def stamp() -> str:
    """Changes with all that the folder is made of."""
    package = SOURCE / "pithead"
    files = [file for file in files_in(package) if page.BUILT not in file.parents]
    sum_ = hashlib.sha256(page.source_stamp().encode())
    for file in sorted([*files, *(ROOT / "building").glob("*.*")]):
        sum_.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return sum_.hexdigest()[: page.SHORT]


def put(made: Path, folder: Path) -> None:
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(made, folder)


def write_facts(folder: Path) -> None:
    folder.mkdir()
    for name, value in as_files():
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        (folder / name).write_text(text, "utf-8")


def write_python(folder: Path) -> None:
    """Python as Pyodide gives it, its scripts under a name that every host knows as one."""
    folder.mkdir()
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, folder / name)
    for name in SCRIPTS:
        text = (PYODIDE / f"{name}.mjs").read_text("utf-8")
        for each in SCRIPTS:
            text = text.replace(f"{each}.mjs", f"{each}.js")
        (folder / f"{name}.js").write_text(text, "utf-8")
    lock = json.loads((PYODIDE / LOCK).read_text("utf-8"))
    (folder / LOCK).write_text(json.dumps({**lock, "packages": {}}))


def write_modules(npm: list[str], file: Path) -> None:
    """Our modules, compiled by the Python that will run them."""
    with tempfile.TemporaryDirectory() as place:
        source = Path(place) / MODULES
        source.write_bytes(archive())
        program = ROOT / "building" / "precompile.mjs"
        page.run_node(npm, str(program), str(PYODIDE), str(source), str(file))


def by_content(made: Path) -> str:
    """Give a file or folder a name that changes with what is in it; the new name."""
    name = f"{made.stem}-{digest(made)}{made.suffix}"
    made.rename(made.parent / name)
    return name


def digest(place: Path) -> str:
    """Of a file, or of all files of a folder, names included."""
    sum_ = hashlib.sha256()
    for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
        if file.is_file():
            sum_.update(file.relative_to(place.parent).as_posix().encode() + b"\0")
            sum_.update(file.read_bytes())
    return sum_.hexdigest()[: page.SHORT]


def tell(file: Path, name: str, old: str, new: str) -> None:
    """Tell the page where something is."""
    before, after = (f'name="pithead:{name}" content="{each}"' for each in (old, new))
    text = file.read_text("utf-8")
    assert before in text, before
    file.write_text(text.replace(before, after), "utf-8")


def seal(made: Path) -> None:
    """Add the service worker, which names all files and the version that they make together."""
    shutil.copytree(KEEPING, made, dirs_exist_ok=True)
    write_list(made)


def write_list(made: Path) -> None:
    """What the service worker keeps, and the version that all of it makes."""
    files = sorted(file.relative_to(made).as_posix() for file in made.rglob("*") if file.is_file())
    # The address that people have stands for the page.
    kept = ["./" if each == "index.html" else each for each in files if each != WORKER]
    worker = made / WORKER
    text = worker.read_text("utf-8").replace("{{version}}", digest(made))
    worker.write_text(text.replace("['{{files}}']", json.dumps(kept)), "utf-8")


def holds_others(place: Path) -> bool:
    """Whether something stands there that this did not build."""
    if place.is_dir():
        return any(place.iterdir()) and not (place / WORKER).is_file()
    return place.exists()


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: scripts/build-static FOLDER")
    is_inside, folder = sys.argv[1] == "--inside", Path(sys.argv[1])
    if not is_inside and holds_others(folder):
        sys.exit(f"{folder} holds other things; expected a new folder, or one built before.")
    try:
        if is_inside:
            bring()
        else:
            build(folder)
            print(f"{folder} can be served by any host of files.")
    except page.PageFailed as failure:
        sys.exit(f"The folder cannot be built: {failure}.")


if __name__ == "__main__":
    main()
