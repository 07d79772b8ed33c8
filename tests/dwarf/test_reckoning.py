"""Where DWARF's categories went, and who did most of what."""

from dwarf.table import GAME, play, position
from pithead.engine.reckoning import Reckoning
from pithead.games.dwarf.state import DwarfState


def followed(state: DwarfState) -> Reckoning:
    reckoning = GAME.reckoning(state)
    follow(reckoning, state)
    return reckoning


def follow(reckoning: Reckoning, state: DwarfState) -> None:
    totals = [score["total"] for score in GAME.scores(state)]
    reckoning.follow(state, state.journal.events, totals)


def test_whoever_leads_a_category_alone_has_a_point_and_who_ties_has_none() -> None:
    state = position(red="2 steel, 1 gold", blue="1 steel, 1 gold, 1 item")

    assert followed(state).points == {"steel": {1: [1, 0]}, "items": {1: [0, 1]}}


def test_a_lead_that_is_lost_is_taken_away_in_that_round() -> None:
    state = position(red="2 steel", blue="1 steel")
    reckoning = followed(state)

    reckoning.round = 2
    state.players[1].goods[2] = 5
    follow(reckoning, state)

    assert reckoning.points == {"steel": {1: [1, 0], 2: [-1, 1]}}


def test_work_in_seams_and_at_forges_is_counted_by_what_it_brings() -> None:
    state = position(laid="1 alloy")

    play(state, "red: place 1", "blue: place 2", "blue: pass", "red: place 4", "red: alloy")

    counts = followed(state).counts
    assert (counts["miner"], counts["alloyer"]) == ([3, 3], [2, 0])
