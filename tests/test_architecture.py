"""What may be imported where, as far as import-linter cannot say it."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "pithead"
PURE = ["engine", "games", "bots"]


def imported(file: Path) -> set[str]:
    names: set[str] = set()
    tree = ast.parse(file.read_text("utf-8"))
    never_run = {
        node
        for branch in ast.walk(tree)
        if isinstance(branch, ast.If) and ast.unparse(branch.test) == "TYPE_CHECKING"
        for line in branch.body
        for node in ast.walk(line)
    }
    for node in ast.walk(tree):
        if node in never_run:
            continue
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are written in full"
            names.add(str(node.module))
    return {name.split(".")[0] for name in names}


@pytest.mark.parametrize("part", PURE)
def test_engine_games_and_bots_import_only_the_standard_library(part: str) -> None:
    foreign = {
        f"{file.relative_to(SOURCE)}: {name}"
        for file in (SOURCE / part).rglob("*.py")
        for name in imported(file)
        if name != "pithead" and name not in sys.stdlib_module_names
    }

    assert not foreign


@pytest.mark.parametrize("part", PURE)
def test_nothing_calls_random(part: str) -> None:
    callers = [str(file) for file in (SOURCE / part).rglob("*.py") if "random" in imported(file)]

    assert not callers


def test_only_the_registry_names_the_games() -> None:
    names = {folder.name for folder in (SOURCE / "games").iterdir() if folder.is_dir()}
    for file in SOURCE.rglob("*.py"):
        if "games" in file.relative_to(SOURCE).parts or "boards" in file.parts:
            continue
        text = file.read_text("utf-8")
        for name in names - {"__pycache__"}:
            assert f"games.{name}" not in text, f"{file} knows the game {name}"


GAMES = sorted(file.parent.name for file in (SOURCE / "games").glob("*/game.py"))
FLOOR_PLAN = [
    "words", "actions", "cards", "effects", "player", "state", "chronicle", "turns", "scoring",
    "reasons", "view", "features", "evaluation", "reckoning", "bots", "loader", "game",
]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_floor_plan(game: str) -> None:
    """The same things are in files of the same names; what is special has its own."""
    names = {file.stem for file in (SOURCE / "games" / game).glob("*.py")}

    assert not set(FLOOR_PLAN) - names


# How many modules a reader may have to follow one into the other, a game's package included.
LONGEST_CHAIN = {"dwarf": 13, "dwergar": 12, "imperial_miners": 16}


def imports_inside(game: str) -> dict[str, set[str]]:
    """For each module of a game, which others of the game it imports."""
    package = f"pithead.games.{game}"
    found: dict[str, set[str]] = {}
    for file in (SOURCE / "games" / game).glob("*.py"):
        names: set[str] = set()
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == package:
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and str(node.module).startswith(f"{package}."):
                names.add(str(node.module).removeprefix(f"{package}."))
        found[file.stem] = names
    return found


def longest_chain(inside: dict[str, set[str]]) -> list[str]:
    """The longest row of modules in which each imports the next."""
    known: dict[str, list[str]] = {}

    def chain(module: str) -> list[str]:
        if module not in known:
            further = [chain(each) for each in sorted(inside[module])]
            known[module] = [module, *max(further, key=len, default=[])]
        return known[module]

    return max((chain(module) for module in sorted(inside)), key=len)


@pytest.mark.parametrize("game", GAMES)
def test_no_chain_of_imports_gets_longer(game: str) -> None:
    chain = longest_chain(imports_inside(game))

    assert len(chain) <= LONGEST_CHAIN[game], " > ".join(chain)


@pytest.mark.parametrize("game", GAMES)
def test_states_and_cards_are_made_and_copied_by_keyword(game: str) -> None:
    """Of so many values one could take the place of another, and no type would tell."""
    by_place = [
        f"{file.relative_to(SOURCE)}:{call.lineno}"
        for file in (SOURCE / "games" / game).glob("*.py")
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and (call.func.id.endswith("State") or call.func.id in ("Player", "Mine", "Card", "Cards"))
        and call.args
    ]

    assert by_place == []


def test_whoever_uses_bots_knows_no_single_one() -> None:
    """What hints, servers and arenas need of a bot is in its contract, and in `shown`.

    Puzzles are mined with the search's own tools.
    """
    knowing = [
        f"{file.relative_to(SOURCE)}: {node.module}"
        for file in SOURCE.rglob("*.py")
        if file.relative_to(SOURCE).parts[0] not in ("bots", "puzzles")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("pithead.bots.")
        if node.module != "pithead.bots.shown"
    ]

    assert not knowing


def test_no_bot_looks_at_the_true_state() -> None:
    looking = [
        file.name for file in (SOURCE / "bots").rglob("*.py") if "._state" in file.read_text()
    ]

    assert not looking


def final_attributes(files: list[Path]) -> set[str]:
    """Names of attributes that some class declares Final."""
    return {
        node.target.attr
        for file in files
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Attribute)
        and "Final" in ast.unparse(node.annotation)
    }


def test_no_final_attribute_of_a_passing_object_is_handed_on() -> None:
    """mypyc frees it together with the object: see docs/architecture.md, Compiled."""
    files = [file for part in PURE for file in (SOURCE / part).rglob("*.py")]
    finals = final_attributes(files)
    handed_on = [
        f"{file.relative_to(SOURCE)}:{call.lineno}: {ast.unparse(given)}"
        for file in files
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call)
        for given in [*call.args, *(keyword.value for keyword in call.keywords)]
        if isinstance(given, ast.Attribute)
        and isinstance(given.value, ast.Call)
        and given.attr in finals
    ]

    assert handed_on == []
