"""What a player has too little of, in a word. DG-24, DG-47"""

from pithead.engine.message import Message, Param
from pithead.games.dwergar.costs import Cost, heat_message
from pithead.games.dwergar.player import Player


def why(reason: str) -> Message:
    """A reason that needs no more words: `dwergar.why.<reason>` in the catalogues."""
    return Message(f"dwergar.why.{reason}")


def too_cold(player: Player, heat: int) -> Message | None:
    """Heat comes from the track and from hot furnaces. DG-24"""
    owned = player.heat_at_hand()
    if owned >= heat:
        return None
    params: dict[str, Param] = {"price": heat_message(heat), "owned": owned}
    return Message("dwergar.why.too_cold", params)


def missing(player: Player, cost: Cost) -> Cost:
    """The part of a cost that the player cannot pay."""
    goods = [max(0, cost.goods[good] - player.goods[good]) for good in range(4)]
    return Cost(max(0, cost.heat - player.heat_at_hand()), goods)


def nearest(player: Player, costs: list[Cost]) -> Cost:
    """The first cost of which the player lacks least. DG-P1"""
    best = costs[0]
    for i in range(1, len(costs)):
        if missing(player, costs[i]).pieces() < missing(player, best).pieces():
            best = costs[i]
    return best


def is_nothing(cost: Cost) -> bool:
    return cost.heat == 0 and not any(cost.goods)


def too_poor(player: Player, cost: Cost) -> Message | None:
    """What more is needed for a cost."""
    gap = missing(player, cost)
    return None if is_nothing(gap) else Message("dwergar.why.too_poor", {"goods": gap.messages()})
