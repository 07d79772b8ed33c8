"""Games between bots, for tests: quick, seeded, the same every time."""

from typing import Any

from pithead.bots import find_bot
from pithead.engine.game import Game
from pithead.engine.journal import muted
from pithead.engine.outlook import Outlook
from pithead.games import find_game


def played(name: str, bots: list[str], seed: int) -> tuple[Game[Any], Any, list[str]]:
    """One game to its end: the game, the last state, and what was chosen."""
    game = find_game(name)
    state = game.start(len(bots), {}, seed)
    state.journal = muted()
    seated = [find_bot(bot, seed * 10 + seat) for seat, bot in enumerate(bots)]
    chosen: list[str] = []
    while not state.is_over():
        seat = state.seats_to_act()[0]
        action = seated[seat].choose(Outlook(game, state, seat))
        chosen.append(action.notation)
        game.apply(state, seat, action)
    return game, state, chosen


def share_of_wins(name: str, first: str, second: str, pairs: int) -> float:
    """How much of the games the first bot wins, each seed played from both seats."""
    won = 0.0
    for seed in range(pairs):
        for seat, bots in enumerate(([first, second], [second, first])):
            game, state, _ = played(name, bots, seed)
            won += game.result(state, seat)
    return won / (2 * pairs)


def opening(name: str, seats: int, seed: int, moves: int) -> tuple[Game[Any], Any]:
    """A game some random moves in."""
    game = find_game(name)
    state = game.start(seats, {}, seed)
    state.journal = muted()
    bot = find_bot("random", seed)
    for _ in range(moves):
        seat = state.seats_to_act()[0]
        game.apply(state, seat, bot.choose(Outlook(game, state, seat)))
    return game, state
