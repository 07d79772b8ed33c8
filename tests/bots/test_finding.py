"""Bots by name, by path and by entry point, each held to the one contract."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bots.matches import opening, share_of_wins
from bots.own_bots import write_package
from pithead.bots import LEVELS, NAMES, find_bot, is_bot
from pithead.bots.search import SearchBot
from pithead.engine.errors import BadSetup
from pithead.engine.outlook import Outlook

ROOT = Path(__file__).parents[2]
PATH = "own_bots_package.bots"


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(write_package(tmp_path))
    yield
    for name in [each for each in sys.modules if each.startswith("own_bots_package")]:
        del sys.modules[name]


@pytest.mark.parametrize("text", [f"{PATH}:Last", "last"])
def test_a_bot_of_somebody_else_plays_by_path_and_by_its_entry_point(text: str) -> None:
    game, state = opening("dwarf", 2, seed=1, moves=4)
    outlook = Outlook(game, state, state.seats_to_act()[0])

    assert find_bot(text, 1).choose(outlook) is outlook.legal_actions[-1]


@pytest.mark.parametrize(
    ("text", "simulations", "seconds"),
    [
        ("weighing", 30, 0.0),
        ("weighing:8", 8, 0.0),
        (f"{PATH}:Weighing", 30, 0.0),
        (f"{PATH}:Weighing:8", 8, 0.0),
        (f"{PATH}:Weighing:0.5s", 0, 0.5),
        (f"{PATH}:Last", 0, 0.0),
        (f"{PATH}:Forgetful", 0, 0.0),
    ],
)
def test_a_budget_follows_the_class_as_it_follows_a_name(
    text: str, simulations: int, seconds: float
) -> None:
    budget = find_bot(text, 1).budget

    assert (budget.simulations, budget.seconds) == (simulations, seconds)


def test_the_bot_of_the_docs_plays(tmp_path: Path) -> None:
    shown = (ROOT / "docs" / "bots.md").read_text("utf-8")
    source = shown.partition("```python\n")[2].partition("```")[0]
    (tmp_path / "own_bots_package" / "shown.py").write_text(source)

    assert share_of_wins("dwarf", "own_bots_package.shown:Careful:2", "random", pairs=2) >= 0.75


def test_its_chance_is_that_of_its_seed() -> None:
    game, state = opening("dwarf", 2, seed=1, moves=4)
    outlook = Outlook(game, state, state.seats_to_act()[0])

    one, other = (
        [thought.visits for thought in find_bot("weighing:50", seed).think(outlook)]
        for seed in (5, 5)
    )

    assert one == other
    assert sum(one) == 50


def test_a_level_may_be_a_bot_of_somebody_else() -> None:
    levels = ["greedy", f"{PATH}:Last", f"{PATH}:Weighing:12"]

    assert find_bot("master", 1, levels).budget.simulations == 12


def test_our_names_are_nobody_elses() -> None:
    assert isinstance(find_bot("search:5", 1), SearchBot)
    with pytest.raises(BadSetup, match="search cannot think for 'Last'"):
        find_bot("search:Last", 1)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no bot called ''; expected one of random, greedy, rollout, search, gone"),
        (
            "chess",
            "There is no bot called 'chess'; expected one of random, greedy, rollout, search",
        ),
        ("Search", "There is no bot called 'Search'"),
        ("chess:5", "There is no bot called 'chess:5'"),
        ("a b:Last", "There is no bot called 'a b:Last'"),
        (".own:Last", "There is no bot called '.own:Last'"),
        (":Last", "There is no bot called ':Last'"),
        ("master", "There is no bot called 'master'"),
        ("no_package.bots:Bot", "cannot be found: there is no module called no_package."),
        ("own_bots_package.no:Bot", "there is no module called own_bots_package.no."),
        (f"{PATH}:Best", f"the module {PATH} has nothing called Best."),
        ("gone", f"The bot gone cannot be found: the module {PATH} has nothing called Gone."),
        (f"{PATH}:lucky_number", f"{PATH}:lucky_number is not a bot; expected a class made from"),
        (f"{PATH}:Thought", "is not a bot; expected a class made from pithead.bots.Bot"),
        (f"{PATH}:Stubborn", "cannot be made: TypeError: "),
        (f"{PATH}:Undecided", "expected a class made from pithead.bots.Bot with `choose`."),
        ("own_bots_package.broken:Bot", "cannot be made: ModuleNotFoundError: No module named"),
        ("own_bots_package.loud:Bot", "cannot be made: RuntimeError: out of."),
        ("random:5", "random needs no budget; leave out '5'."),
        ("greedy:1s", "greedy needs no budget; leave out '1s'."),
        (f"{PATH}:Last:5", f"{PATH}:Last needs no budget; leave out '5'."),
        (f"{PATH}:Weighing:", f"{PATH}:Weighing cannot think for ''"),
        (f"{PATH}:Weighing:soon", f"{PATH}:Weighing cannot think for 'soon'"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        find_bot(text, 1)

    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_seat_of_a_record_is_never_a_path() -> None:
    assert all(is_bot(name) for name in [*NAMES, *LEVELS, "search:0.5s"])
    assert not any(is_bot(name) for name in ["human", "human:Anna", f"{PATH}:Last", "last"])
