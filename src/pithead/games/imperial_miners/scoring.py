"""Points, ties and the solo scale. IM-47 to IM-49"""

from pithead.engine.message import Message, Param
from pithead.engine.verdict import Verdict
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import RANKS


def total(state: MinersState, seat: int) -> int:
    """Points and one for each complete cart. IM-47"""
    player = state.players[seat]
    return player.vp + player.mine.carts


def standing(state: MinersState, seat: int) -> list[int]:
    """Points, then coins, then carts. IM-48, IM-A16"""
    player = state.players[seat]
    return [total(state, seat), player.coins, player.mine.carts]


def places(state: MinersState) -> list[int]:
    standings = [standing(state, seat) for seat in range(state.seats)]
    return [1 + sum(1 for other in standings if other > own) for own in standings]


def rank(points: int) -> int:
    """The rank on the solo scale, 0 to 5. IM-49, IM-A17"""
    return sum(1 for least in RANKS[1:] if points >= least)


def solo_verdict(state: MinersState) -> Verdict:
    """The rank that was reached, and how many points the next one wants. IM-49"""
    points = total(state, 0)
    reached = rank(points)
    name = Message(f"imperial-miners.rank.{reached}")
    if reached + 1 == len(RANKS):
        return Verdict("rank", Message("imperial-miners.verdict.highest", {"rank": name}))
    params: dict[str, Param] = {
        "rank": name,
        "n": RANKS[reached + 1] - points,
        "next": Message(f"imperial-miners.rank.{reached + 1}"),
    }
    return Verdict("rank", Message("imperial-miners.verdict.rank", params))


def score(state: MinersState, seat: int) -> dict[str, int]:
    player = state.players[seat]
    points = total(state, seat)
    result = {
        "total": points,
        "vp": player.vp,
        "carts": player.mine.carts,
        "coins": player.coins,
    }
    if state.seats == 1:
        result["rank"] = rank(points)
    return result
