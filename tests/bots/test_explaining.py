"""Hints give reasons: what a search expects to follow, and what that brings."""

from typing import Any

import pytest

from pithead.bots import Thought, find_bot
from pithead.engine.match import Match, new_match
from pithead.engine.outlook import Outlook
from pithead.games import NAMES, find_game
from pithead.text import LANGUAGES, catalogue

SIMULATIONS = "search:120"


def some_way_in(name: str, moves: int) -> Match[Any]:
    match = new_match(find_game(name), ["Ann", "Ben"], {}, 11)
    for number in range(moves):
        seat = match.state.seats_to_act()[0]
        bot = find_bot("greedy", number)
        match.play(seat, bot.choose(Outlook(match.game, match.state, seat)))
    return match


def thoughts_at(match: Match[Any], seat: int) -> list[Thought]:
    return find_bot(SIMULATIONS, 1).think(Outlook(match.game, match.state, seat))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("moves", [0, 12, 25])
def test_the_best_move_is_told_with_what_it_leads_to(name: str, moves: int) -> None:
    match = some_way_in(name, moves)
    seat = match.state.seats_to_act()[0]

    best = thoughts_at(match, seat)[0]

    known = match.game.tallies(match.state)[seat]
    assert best.line or best.gains
    assert set(best.gains) <= set(known)
    assert all(gain != 0.0 for gain in best.gains.values())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_foreseen_move_has_words(name: str, language: str) -> None:
    match = some_way_in(name, 6)
    seat = match.state.seats_to_act()[0]
    say = catalogue(language).say

    told = [say(move.offer) for each in thoughts_at(match, seat) for move in each.line]

    assert told
    assert all(told)


@pytest.mark.parametrize("name", NAMES)
def test_asking_why_changes_no_answer(name: str) -> None:
    match = some_way_in(name, 8)
    seat = match.state.seats_to_act()[0]
    explained = [(each.action, each.visits) for each in thoughts_at(match, seat)]
    others = {(action.notation, visits) for action, visits in explained[1:]}

    bot = find_bot(SIMULATIONS, 1)
    plain = [
        (each.action, each.visits)
        for each in bot.search(Outlook(match.game, match.state, seat), False)  # type: ignore[attr-defined]
    ]

    assert explained[0] == plain[0]
    assert others == {(action.notation, visits) for action, visits in plain[1:]}


@pytest.mark.parametrize("name", NAMES)
def test_after_the_best_come_the_others_in_order_of_value(name: str) -> None:
    match = some_way_in(name, 9)
    seat = match.state.seats_to_act()[0]

    known = [each.value for each in thoughts_at(match, seat)[1:] if each.visits >= 8]

    assert known == sorted(known, reverse=True)
