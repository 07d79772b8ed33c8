"""How well a player of Dwergar stands: points, and what can still become points.

The numbers are guesses, made better by letting bots with slightly different ones play each other
(docs/bots.md). Only bots rely on them.
"""

from math import exp
from typing import Final

from pithead.games.dwergar.forge import upgrade_cost
from pithead.games.dwergar.player import Player, Powers
from pithead.games.dwergar.reasons import can_pay, nearest
from pithead.games.dwergar.state import CART, DwergarState
from pithead.games.dwergar.studio import completion_costs
from pithead.games.dwergar.words import EASTERN, GOLDEN_TERRACES, WESTERN, Cost

# Close to the value scale that the printed points fit: stone, iron, gold, crystal; and heat.
WORTH: Final = [0.5, 1.0, 2.0, 4.5]
HEAT: Final = 0.67
# How much the others' prospects count beside the own.
OTHERS: Final = 0.95
# Goods are not yet points, and less so near the end; those in carts still have to come up, from
# transit down to level 4.
KEPT: Final = 0.72
KEPT_TO_THE_END: Final = 0.28
ON_THE_WAY: Final = [0.85, 0.77, 0.69, 0.62, 0.55]
ON_THE_WAY_TO_THE_END: Final = 0.1
FURNACE: Final = 1.45
HOT: Final = 0.89
WORKER: Final = 0.6
FOREMAN: Final = -0.11
# The best and the second of the open projects that can be paid, and one that nearly can.
BEST_PROJECT: Final = 0.51
SECOND_PROJECT: Final = 0.135
NEAR_PROJECT: Final = 0.43
# Upgrades that can be paid, and others.
OPEN_UPGRADE: Final = 0.425
LATER_UPGRADE: Final = 0.117
# What upgraded projects give in each turn to come.
LASTING: Final = 0.64
# How unsure points of the end are at the beginning. DG-62
UNSURE: Final = 0.85
# One more turn, one free upgrade, for whoever leads a deck at the end. DG-60, DG-61
LAST_TURN: Final = 1.4
FREE_UPGRADE: Final = 5.5

# By how many points better one must stand for a win to be e times as likely: at the end, and how
# many more at the beginning.
SPREAD: Final = 8.0
SPREAD_AHEAD: Final = 20.0


def spread(state: DwergarState) -> float:
    return SPREAD + SPREAD_AHEAD * (state.rounds - state.round) / state.rounds


def evaluate(state: DwergarState, seat: int) -> float:
    """Own prospects, less the mean of the others'."""
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            others += prospects(state, other)
    return prospects(state, seat) - OTHERS * others / (state.seats - 1)


def prospects(state: DwergarState, seat: int) -> float:
    player = state.players[seat]
    if state.ending:
        return float(player.points)
    turns = float(state.rounds - state.round)
    left = (turns + 1.0) / state.rounds
    value = float(player.points) + end_points(state, player) * (1.0 - UNSURE * left)
    value += belongings(state, seat, player, left)
    value += turns * LASTING * lasting(player.powers)
    value += LAST_TURN * leading(state, seat, WESTERN, left)
    value += FREE_UPGRADE * leading(state, seat, GOLDEN_TERRACES, left)
    return value + open_projects(state, seat, player, left) + upgrades(state, seat, player, left)


def belongings(state: DwergarState, seat: int, player: Player, left: float) -> float:
    """Goods, heat, furnaces and dwarves at hand."""
    share = KEPT * min(1.0, KEPT_TO_THE_END + left)
    coming = min(1.0, ON_THE_WAY_TO_THE_END + left)
    value = 0.0
    for good in range(4):
        value += share * WORTH[good] * player.goods[good]
        for level in range(len(ON_THE_WAY)):
            load = state.carts[level][seat * CART + good]
            if load:
                value += coming * ON_THE_WAY[level] * WORTH[good] * load
    value += share * HEAT * min(player.heat, 2 * player.done[EASTERN] + 2)
    value += left * FURNACE * (player.cool + player.hot)
    value += share * HOT * player.hot
    return value + WORKER * sum(player.workers) + (FOREMAN if player.has_foreman else 0.0)


def lasting(powers: Powers) -> float:
    """What the lasting effects of upgraded projects are worth in a turn."""
    value = 0.6 * powers.flexible_discount + powers.empty_points
    for skill in range(len(powers.rich_skills)):
        value += 0.7 if powers.rich_skills[skill] else 0.0
        value += 0.3 if powers.foreman_skills[skill] else 0.0
    for good in range(4):
        saved = powers.complete_discount[good] + powers.upgrade_discount[good]
        value += WORTH[good] * (powers.income[good] + 0.4 * saved)
        value += 0.3 if powers.change_price[good] else 0.0
    value += 0.5 * powers.income_heat + powers.warm
    value += 0.5 * (powers.gold_upgrade_points + powers.gold_complete_points)
    return value + (0.5 if powers.disguise else 0.0)


def leading(state: DwergarState, seat: int, deck: int, left: float) -> float:
    """How likely it is, from 0 to 1, that nobody will have completed more of a deck."""
    if not state.decks[deck]:
        return 0.0
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.players[other].done[deck])
    ahead = state.players[seat].done[deck] - most + 0.5
    return 1.0 / (1.0 + exp(-ahead * (3.0 - 2.4 * left)))


def end_points(state: DwergarState, player: Player) -> int:
    points = 0
    for number in player.upgraded:
        for effect in state.cards.project(number).effects:
            points += effect.end_points(player)
    return points


def open_projects(state: DwergarState, seat: int, player: Player, left: float) -> float:
    """What the open projects promise: those that can be paid now, or the nearest to it."""
    best = 0.0
    second = 0.0
    near = 0.0
    for number in state.row:
        cost = nearest(player, completion_costs(state, seat, number))
        project = state.cards.project(number)
        points = float(project.points)
        if not can_pay(player, cost):
            near = max(near, points * paid_share(player, cost))
        elif points > best:
            second = best
            best = points
        elif points > second:
            second = points
    payable = BEST_PROJECT * best + SECOND_PROJECT * second
    return max(payable, NEAR_PROJECT * near * min(1.0, 0.1 + left))


def paid_share(player: Player, cost: Cost) -> float:
    """How much of a cost that cannot be paid is there."""
    total = HEAT * cost.heat
    missing = HEAT * max(0, cost.heat - player.heat_at_hand())
    for good in range(4):
        asked = cost.goods[good]
        if asked:
            total += WORTH[good] * asked
            missing += WORTH[good] * max(0, asked - player.goods[good])
    return 1.0 - missing / total


def upgrades(state: DwergarState, seat: int, player: Player, left: float) -> float:
    """Completed projects that could be upgraded, now or later."""
    value = 0.0
    raised = player.raised.copy()
    for number in player.completed:
        if number in player.upgraded:
            continue
        project = state.cards.project(number)
        raised[project.deck] += 1
        points = project.upgrade_points + 1.0
        for effect in project.effects:
            points += effect.growing_points() * raised[project.deck]
        is_open = can_pay(player, upgrade_cost(state, seat, number, 0, 1))
        value += (OPEN_UPGRADE if is_open else LATER_UPGRADE) * points * left
    return value
