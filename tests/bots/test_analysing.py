"""An analysis: repeatable, fair to what a seat could know, with luck apart from skill."""

from functools import cache
from typing import Any

import pytest

from pithead.bots import VERDICTS, find_bot, judge, judged_move, moments
from pithead.bots.judging import verdict_on
from pithead.bots.shown import JudgedMove
from pithead.engine.match import Match, new_match
from pithead.engine.outlook import Outlook
from pithead.engine.rng import seeded
from pithead.games import NAMES, find_game

SIMULATIONS = 24
MOVES = 26


@cache
def some_way_in(name: str) -> Match[Any]:
    match = new_match(find_game(name), ["Ann", "Ben"], {}, 11)
    for number in range(MOVES):
        seat = match.state.seats_to_act()[0]
        bot = find_bot("greedy", number)
        match.play(seat, bot.choose(Outlook(match.game, match.state, seat)))
    return match


def judged(name: str, number: int) -> JudgedMove:
    match = some_way_in(name)
    state = moments(match.game, match.record)[number - 1]
    return judged_move(match.game, match.record, state, number, SIMULATIONS, seed=3)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_simulations_give_the_same_verdict(name: str) -> None:
    assert judged(name, 14) == judged(name, 14)


@pytest.mark.parametrize("name", NAMES)
def test_what_was_played_is_among_the_moves_that_were_tried(name: str) -> None:
    told = judged(name, 17)

    assert told["action"] in [each["action"] for each in told["moves"]]
    assert told["verdict"] in VERDICTS
    assert (told["verdict"] == "best") == (told["moves"][0]["action"] == told["action"])


@pytest.mark.parametrize("name", NAMES)
def test_two_seats_share_one_win(name: str) -> None:
    told = judged(name, 20)

    for expects in (told["before"], told["after"], *(each["expects"] for each in told["moves"])):
        assert sum(expects) == pytest.approx(1.0, abs=0.001)


@pytest.mark.parametrize("name", NAMES)
def test_a_verdict_knows_no_more_than_its_seat_did(name: str) -> None:
    match = some_way_in(name)
    game, state = match.game, moments(match.game, match.record)[15]
    seat = state.seats_to_act()[0]
    played = game.legal_actions(state, seat)[-1]
    other = game.reimagined(state, seat, seeded(99))

    one, two = (judge(game, each, seat, played, SIMULATIONS, seed=5) for each in (state, other))

    assert (one.verdict, one.given, one.gains) == (two.verdict, two.given, two.gains)
    assert [each.expects for each in one.moves] == [each.expects for each in two.moves]


@pytest.mark.parametrize("name", NAMES)
def test_only_what_shows_something_hidden_is_luck(name: str) -> None:
    match = some_way_in(name)
    states = moments(match.game, match.record)
    quiet = next(i for i in range(MOVES) if states[i + 1].reveals == states[i].reveals)
    told = next(i for i in range(MOVES) if states[i + 1].reveals != states[i].reveals)

    assert judged(name, quiet + 1)["luck"] == [0.0, 0.0]
    assert judged(name, told + 1)["luck"] != [0.0, 0.0]


def test_what_noise_could_explain_is_no_mistake() -> None:
    assert verdict_on(0.7, 0.5, given=0.2, error=0.01, is_best=False) == "mistake"
    assert verdict_on(0.7, 0.5, given=0.2, error=0.15, is_best=False) == "good"


def test_a_win_let_go_has_a_name_of_its_own() -> None:
    assert verdict_on(0.9, 0.4, given=0.5, error=0.02, is_best=False) == "missed_win"
