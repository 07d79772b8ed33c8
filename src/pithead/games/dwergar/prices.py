"""What projects would cost each player now, and what is missing: everyone may work it out."""

from pithead.games.dwergar.projects import completion_costs, upgrade_cost
from pithead.games.dwergar.shortage import missing, nearest
from pithead.games.dwergar.state import DwergarState


def open_view(state: DwergarState, number: int) -> dict[str, object]:
    """An open project, with its price for every seat."""
    return {
        "number": number,
        "prices": [completion_view(state, seat, number) for seat in range(state.seats)],
    }


def completion_view(state: DwergarState, seat: int, number: int) -> dict[str, object]:
    """Completing it, and upgrading it at once. DG-47, DG-50, DG-51"""
    player = state.players[seat]
    costs = completion_costs(state, seat, number)
    less_heat = 0
    if state.work is not None and seat in state.seats_to_act():
        less_heat = state.work.bonus.upgrade_less
    upgrade = upgrade_cost(state, seat, number, -less_heat)
    cost = nearest(player, costs)
    both = nearest(player, [each.and_also(upgrade) for each in costs])
    return {
        "cost": cost.text(),
        "short": missing(player, cost).text(),
        "upgrade": upgrade.text(),
        "upgrade_short": missing(player, both).text(),
    }


def upgrades_view(state: DwergarState, seat: int) -> list[dict[str, object]]:
    """The completed projects still to be upgraded, without what a place adds. DG-48"""
    player = state.players[seat]
    result: list[dict[str, object]] = []
    for number in player.completed:
        if number not in player.upgraded:
            cost = upgrade_cost(state, seat, number, 0)
            short = missing(player, cost).text()
            result.append({"number": number, "cost": cost.text(), "short": short})
    return result
