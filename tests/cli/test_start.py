"""What the command loads before it does anything, and what it says where a part is missing."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import pithead
from cli.running import environment, run
from pithead.cli.parts import PACKAGES
from pithead.games import NAMES, find_game

# Stands before the command: these packages are not installed.
WITHOUT = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Absent())
import importlib.util
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, of=None: None if name in {names!r} else real(name, of)
from pithead.cli import run
sys.exit(run({arguments!r}))
"""


def python(code: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        env=environment(home), capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_help_waits_for_no_game_no_board_and_no_arena() -> None:
    told = python(
        "import sys; from pithead.cli import run; run(['--help']);"
        "print([each for each in sys.modules if each.startswith('pithead')])"
    )

    loaded = told.stdout.splitlines()[-1]
    assert "pithead.cli.app" in loaded
    for part in ("pithead.games", "pithead.bots", "pithead.lab", "pithead.cli.boards"):
        assert f"'{part}'" not in loaded


def test_the_library_needs_no_package_at_all() -> None:
    told = python(
        "import sys; before = set(sys.modules)\n"
        "from pithead.bots import find_bot; from pithead.games import NAMES, find_game\n"
        "for name in NAMES: find_game(name)\n"
        "new = {each.partition('.')[0] for each in set(sys.modules) - before}\n"
        "print(sorted(new - set(sys.stdlib_module_names)))"
    )

    assert told.stdout.strip() in ("['pithead']", "['pithead', 'pithead__mypyc']"), told.stderr


@pytest.mark.parametrize(
    ("packages", "arguments", "extra"),
    [
        (["fastapi"], ["serve"], "table"),
        (["alembic"], ["serve"], "table"),
        (["fastapi"], ["backup", "copy.db"], "table"),
        (["orjson"], ["keys"], "table"),
        (["pywebpush"], ["keys"], "push"),
        (["psycopg"], ["serve", "--database", "postgresql://nobody@127.0.0.1/x"], "postgresql"),
        (["matplotlib"], ["simulate", "dwarf", "--games", "1", "--plot", "x.svg"], "lab"),
        (["ray"], ["arena", "dwarf", "--ray", "auto"], "cluster"),
        (["ray"], ["serve", "--ray", "auto"], "cluster"),
    ],
)
def test_a_missing_part_is_named_with_what_to_install(
    packages: list[str], arguments: list[str], extra: str, tmp_path: Path
) -> None:
    told = python(WITHOUT.format(names=packages, arguments=arguments), tmp_path)

    assert (told.returncode, told.stdout) == (2, "")
    assert f"pithead[{extra}]" in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_every_package_of_an_extra_is_looked_for() -> None:
    """Except where Python's own loop does as well."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]

    for extra, packages in PACKAGES.items():
        wanted = {re.split(r"[>\[;]", each)[0].replace("-", "_") for each in extras[extra]}
        imported = {"PIL" if each == "pillow" else each for each in wanted}
        assert set(packages) == imported - {"uvloop"}


def test_the_version_is_told_with_the_build_and_each_games_rules(tmp_path: Path) -> None:
    told = run("--version", home=tmp_path)

    first, *games = told.out.splitlines()
    assert first.startswith(f"Pithead {pithead.__version__}, ")
    assert first.endswith(("compiled", "interpreted"))
    for name, line in zip(NAMES, games, strict=True):
        game = find_game(name)
        assert line == f"{game.title}: rules {game.rules_number}, cards {game.fingerprint}"
