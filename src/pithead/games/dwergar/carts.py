"""The carts in the mine: lifting, loading, riding."""

from pithead.engine.lists import replaced
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.state import CART, RIDER, DwergarState
from pithead.games.dwergar.words import TRANSIT


def lift_carts(state: DwergarState) -> None:
    """Every tile goes up one; the top one is emptied and goes to the bottom. DG-30"""
    chronicle.lifted(state)
    tile = state.carts.pop(TRANSIT)
    for seat in range(state.seats):
        at = seat * CART
        goods = tile[at : at + RIDER]
        has_foreman = tile[at + RIDER] > 0
        player = state.players[seat]
        player.take_goods(goods)
        if has_foreman:
            player.has_foreman = True
        chronicle.unloaded(state, seat, goods, has_foreman)
    state.carts.append([0] * (CART * state.seats))


def load_everyone(state: DwergarState, level: int, good: int, amount: int) -> None:
    """Into every player's cart on a level, full or not. DG-31"""
    tile = state.carts[level].copy()
    for seat in range(state.seats):
        tile[seat * CART + good] += amount
    state.carts[level] = tile
    chronicle.loaded(state, level, good, amount)


def step_in(state: DwergarState, seat: int, level: int) -> None:
    """A foreman who worked in the mine gets into his owner's cart. DG-29"""
    state.carts[level] = replaced(state.carts[level], seat * CART + RIDER, 1)
    chronicle.rode(state, seat, level)
