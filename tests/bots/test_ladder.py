"""The ladder: what all bots promise, and that each rung is above the one below."""

import pytest

from bots.matches import opening, played, share_of_wins
from pithead.bots import NAMES, find_bot, is_bot
from pithead.engine.outlook import Outlook
from pithead.engine.rng import seeded
from pithead.games import NAMES as GAMES
from pithead.games import find_game

BOTS = ["random", "greedy", "rollout:12", "search:12"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_a_legal_action_at_every_seat_count(game: str, bot: str) -> None:
    for seats in find_game(game).seat_counts:
        rules, state = opening(game, seats, seed=3, moves=11)
        seat = state.seats_to_act()[0]

        action = find_bot(bot, 1).choose(Outlook(rules, state, seat))

        assert action in rules.legal_actions(state, seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_decides_the_same_for_the_same_seed_and_budget(game: str, bot: str) -> None:
    rules, state = opening(game, 2, seed=4, moves=9)
    seat = state.seats_to_act()[0]

    choices = {find_bot(bot, 7).choose(Outlook(rules, state, seat)).notation for _ in range(3)}

    assert len(choices) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_decides_the_same_whatever_is_hidden_from_it(game: str, bot: str) -> None:
    for moves in (6, 17, 28):
        rules, state = opening(game, 2, seed=5, moves=moves)
        seat = state.seats_to_act()[0]
        choice = find_bot(bot, 7).choose(Outlook(rules, state, seat))

        for seed in range(4):
            other = rules.reimagined(state, seat, seeded(seed))
            assert find_bot(bot, 7).choose(Outlook(rules, other, seat)) is choice


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_thinking_changes_nothing(game: str, bot: str) -> None:
    rules, state = opening(game, 2, seed=6, moves=13)
    before = state.facts()

    find_bot(bot, 7).choose(Outlook(rules, state, state.seats_to_act()[0]))

    assert state.facts() == before


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    assert share_of_wins(game, "greedy", "random", pairs=3) >= 0.9


@pytest.mark.heavy
def test_search_beats_greedy() -> None:
    assert share_of_wins("dwarf", "search:60", "greedy", pairs=3) >= 0.6


@pytest.mark.heavy
def test_alone_in_a_mine_search_scores_above_greedy() -> None:
    search, greedy = (
        sum(mine_alone(bot, seed) for seed in range(2, 5)) for bot in ("search:300", "greedy")
    )

    assert search > greedy


def mine_alone(bot: str, seed: int) -> int:
    game, state, _ = played("imperial-miners", [bot], seed)
    return game.scores(state)[0]["total"]


@pytest.mark.heavy
def test_rollout_beats_random() -> None:
    assert share_of_wins("dwarf", "rollout:40", "random", pairs=2) >= 0.75


def test_a_whole_game_between_searching_bots_is_the_same_twice() -> None:
    one, other = (played("dwarf", ["search:8", "search:8"], seed=2)[2] for _ in range(2))

    assert one == other


def test_every_rung_has_a_name_that_is_found() -> None:
    assert all(find_bot(name, 1) is not None and is_bot(name) for name in NAMES)
    assert not is_bot("human")
