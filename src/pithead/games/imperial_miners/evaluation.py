"""How well a player of Imperial Miners stands: points, and what can still become points."""

from math import exp
from typing import Final

from pithead.games.imperial_miners.player import Player
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import NO_BOARD, RANKS

COIN_WORTH: Final = 0.42
CARD_WORTH: Final = 0.35
GEAR_WORTH: Final = 0.45
RUIN_WORTH: Final = -0.5
SPACE_WORTH: Final = 0.3
LEVEL_WORTH: Final = [0.25, 0.55, 0.9, 1.0]
OPEN_HALF_WORTH: Final = 0.12
# How much more a chain runs over cards that lie under two others.
CHAIN_WORTH: Final = 0.35

# By how many points better one must stand for a win to be e times as likely: at the end, and how
# many more at the beginning. Alone, a middling rank is as good as an even game. IM-49
SPREAD: Final = 2.0
SPREAD_AHEAD: Final = 12.0
SPREAD_ALONE: Final = 8.0
MIDDLING: Final = 3


def spread(state: MinersState) -> float:
    return SPREAD + SPREAD_AHEAD * (state.cards.rounds - state.round) / state.cards.rounds


def expected_alone(state: MinersState) -> float:
    """The points on the solo scale, from 0 to 1. IM-49"""
    return 1.0 / (1.0 + exp((RANKS[MIDDLING] - evaluate(state, 0)) / SPREAD_ALONE))


def evaluate(state: MinersState, seat: int) -> float:
    """Own prospects, less a little of the others': nobody can be hindered much. IM-20"""
    own = prospects(state, seat)
    if state.seats == 1:
        return own
    best = max(prospects(state, other) for other in range(state.seats) if other != seat)
    return own - 0.1 * best


def prospects(state: MinersState, seat: int) -> float:
    player = state.players[seat]
    value = float(player.vp + player.mine.carts)
    left = (state.cards.rounds - state.round) / state.cards.rounds
    if state.ending or left <= 0.0:
        return value + 0.001 * player.coins
    return value + left * future(state, player)


def future(state: MinersState, player: Player) -> float:
    """What the mine, the hand and the purse promise, for a whole game still to come."""
    mine = player.mine
    value = COIN_WORTH * min(player.coins, 16) + 0.1 * max(0, player.coins - 16)
    value += CARD_WORTH * min(len(player.hand), 6)
    value += GEAR_WORTH * sum(mine.gears) + RUIN_WORTH * sum(mine.is_ruined)
    if player.board != NO_BOARD:
        value += SPACE_WORTH * player.position
    for card in range(mine.size()):
        value += LEVEL_WORTH[mine.faces[card].level]
    value += OPEN_HALF_WORTH * len(mine.open_borders())
    for kind in player.hand:
        if state.can_play(state.players.index(player), kind):
            value += CHAIN_WORTH * state.cards.cards[kind].level
    return value
