"""Who sits down in the lab, and how their time is counted."""

from pithead.bots import find_bot
from pithead.games import find_game
from pithead.lab.playing import seated


def test_in_the_lab_seconds_are_those_of_the_processor() -> None:
    bots = seated(find_game("dwarf"), ["search:0.5s", "master", "greedy"], 1)

    assert all(bot.budget.is_of_processor for bot in bots)
    assert not find_bot("search:0.5s", 1).budget.is_of_processor
