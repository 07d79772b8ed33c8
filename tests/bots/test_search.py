"""The search bot's tree, scale and budget."""

import time

import pytest

from bots.matches import opening
from pithead.bots import find_bot
from pithead.bots.budget import Budget, read_budget
from pithead.bots.search import SearchBot
from pithead.bots.tree import Scale
from pithead.engine.errors import BadSetup
from pithead.engine.outlook import Outlook
from pithead.games import NAMES as GAMES


def searching(simulations: int) -> SearchBot:
    return SearchBot(1, Budget(simulations, 0.0))


def test_thoughts_come_best_first_and_count_every_simulation() -> None:
    game, state = opening("dwarf", 2, seed=1, moves=4)
    seat = state.seats_to_act()[0]

    thoughts = searching(50).think(Outlook(game, state, seat))

    visits = [thought.visits for thought in thoughts]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == 50
    assert {thought.action for thought in thoughts} == set(game.legal_actions(state, seat))


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_that_can_no_longer_change_is_made_at_once(game: str) -> None:
    spared = 0
    for moves in range(4, 24, 4):
        rules, state = opening(game, 2, seed=1, moves=moves)
        outlook = Outlook(rules, state, state.seats_to_act()[0])
        bot = searching(200)

        assert bot.choose(outlook) is searching(200).think(outlook)[0].action
        spared += 200 - bot.budget.done

    assert spared > 0


def test_values_lie_between_nought_and_one() -> None:
    game, state = opening("dwergar", 2, seed=1, moves=4)
    seat = state.seats_to_act()[0]

    thoughts = searching(30).think(Outlook(game, state, seat))

    assert all(0.0 <= thought.value <= 1.0 for thought in thoughts)


def test_the_tree_below_a_choice_serves_the_decision_that_follows_at_once() -> None:
    game, state = opening("dwergar", 2, seed=1, moves=0)
    seat = state.seats_to_act()[0]
    bot = searching(60)
    game.apply(state, seat, bot.choose(Outlook(game, state, seat)))
    kept = bot.kept

    assert kept is not None
    assert bot.root_for(Outlook(game, state, 1 - seat)) is not kept


def test_a_scale_spreads_what_it_has_seen() -> None:
    scale = Scale()
    for value in (3.0, -1.0, 5.0):
        scale.see(value)

    assert [scale.share(value) for value in (-1.0, 2.0, 5.0)] == [0.0, 0.5, 1.0]


def test_a_scale_that_has_seen_one_value_has_no_opinion() -> None:
    scale = Scale()
    scale.see(4.0)

    assert scale.share(4.0) == 0.5


@pytest.mark.parametrize(
    ("text", "simulations", "seconds"), [("400", 400, 0.0), ("0.5s", 0, 0.5), ("3s", 0, 3.0)]
)
def test_a_budget_is_simulations_or_seconds(text: str, simulations: int, seconds: float) -> None:
    budget = read_budget(text, "search")

    assert (budget.simulations, budget.seconds) == (simulations, seconds)


@pytest.mark.parametrize("text", ["", "0", "-3", "0s", "-1s", "nans", "infs", "many", "1e3", "٣"])
def test_a_budget_that_is_neither_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="simulations such as 400 or seconds such as"):
        find_bot(f"search:{text}", 1)


def test_a_budget_of_seconds_allows_at_least_one_simulation() -> None:
    budget = read_budget("0.000001s", "search")
    budget.begin()

    assert budget.goes_on()


@pytest.mark.parametrize("is_of_processor", [False, True])
def test_seconds_of_the_processor_do_not_pass_while_others_have_it(is_of_processor: bool) -> None:
    budget = read_budget("0.1s", "search")
    if is_of_processor:
        budget.count_processor_time()
    budget.begin()
    assert budget.goes_on()

    time.sleep(0.2)

    assert budget.goes_on() is is_of_processor
