"""How well a player of Dwergar stands: points, and what can still become points."""

from typing import Final

from pithead.games.dwergar.player import Player
from pithead.games.dwergar.projects import can_pay, completion_cost, reducible, upgrade_cost
from pithead.games.dwergar.state import CART, DwergarState
from pithead.games.dwergar.words import EASTERN

# The value scale that the printed points fit: stone, iron, gold, crystal; and heat.
WORTH: Final = [0.5, 1.0, 2.0, 4.5]
HEAT: Final = 0.67
# Goods are not yet points; those in carts still have to come up, from transit down to level 4.
KEPT: Final = 0.8
ON_THE_WAY: Final = [0.62, 0.56, 0.5, 0.45, 0.4]
FURNACE: Final = 0.7
HOT: Final = 0.35
DWARF: Final = 0.25
FOREMAN: Final = 0.3
OPEN_PROJECT: Final = 0.35
OPEN_UPGRADE: Final = 0.3


def evaluate(state: DwergarState, seat: int) -> float:
    """Own prospects, less the mean of the others'."""
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            others += prospects(state, other)
    return prospects(state, seat) - 0.5 * others / (state.seats - 1)


def prospects(state: DwergarState, seat: int) -> float:
    player = state.players[seat]
    if state.ending:
        return float(player.points)
    left = (state.rounds - state.round + 1) / state.rounds
    value = float(player.points) + end_points(state, player) * (1.0 - left)
    share = KEPT * min(1.0, 0.25 + left)
    for good in range(4):
        value += share * WORTH[good] * player.goods[good]
        for level in range(len(ON_THE_WAY)):
            load = state.carts[level][seat * CART + good]
            value += ON_THE_WAY[level] * min(1.0, 0.1 + left) * WORTH[good] * load
    value += 0.5 * share * HEAT * min(player.heat, 2 * player.done[EASTERN] + 2)
    value += left * (FURNACE * (player.cool + player.hot) + 0.4 * player.installed)
    value += share * HOT * player.hot
    value += DWARF * sum(player.workers) + (FOREMAN if player.has_foreman else 0.0)
    return value + best_project(state, seat, player) + upgrades(state, seat, player, left)


def end_points(state: DwergarState, player: Player) -> int:
    points = 0
    for number in player.upgraded:
        for effect in state.cards.project(number).effects:
            points += effect.end_points(player)
    return points


def best_project(state: DwergarState, seat: int, player: Player) -> float:
    """What the best open project would bring that can be paid now."""
    best = 0.0
    for number in state.row:
        cost = completion_cost(state, seat, number, reducible(state, seat, number)[0])
        if can_pay(player, cost):
            project = state.cards.project(number)
            best = max(best, float(project.points))
    return OPEN_PROJECT * best


def upgrades(state: DwergarState, seat: int, player: Player, left: float) -> float:
    """Completed projects that could be upgraded now."""
    value = 0.0
    for number in player.completed:
        if number not in player.upgraded and can_pay(player, upgrade_cost(state, seat, number, 1)):
            value += OPEN_UPGRADE * (state.cards.project(number).upgrade_points + 1) * left
    return value
