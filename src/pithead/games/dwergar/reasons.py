"""What a player lacks, and why something cannot be done where several parts say the same.

Everything here is open to everyone. The sentences stand in the catalogues as
`dwergar.why.<reason>`.
"""

from pithead.engine.message import Message, Param
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.words import Cost, heat_message


def can_pay(player: Player, cost: Cost) -> bool:
    return player.has_goods(cost.goods) and player.heat_at_hand() >= cost.heat


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


def wrong_split(player: Player, price: int, track: int) -> Message:
    """Why so much cannot come from the track."""
    if track > price:
        return Message("dwergar.why.price_is", {"price": heat_message(price)})
    if track > player.heat:
        return Message("dwergar.why.track_holds", {"owned": heat_message(player.heat)})
    return Message("dwergar.why.furnaces_give", {"n": player.hot})


def too_poor(player: Player, cost: Cost) -> Message | None:
    """What more is needed for a cost. DG-47"""
    gap = missing(player, cost)
    return None if gap.is_nothing() else Message("dwergar.why.too_poor", {"goods": gap.messages()})


def not_to_upgrade(player: Player, number: int) -> Message | None:
    """An own completed project, and only once. DG-45, DG-48, DG-61"""
    if number not in player.completed:
        return why("not_completed")
    return why("upgraded") if number in player.upgraded else None
