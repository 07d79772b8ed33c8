"""Why a card, a place or a price of Imperial Miners cannot be chosen now.

Only the seat's own hand and what lies open are looked at. The sentences stand in the catalogues
as `imperial-miners.why.<reason>`.
"""

from typing import Final

from pithead.engine.message import Message, Param
from pithead.games.imperial_miners.cards import Card
from pithead.games.imperial_miners.mine import ACROSS, Mine
from pithead.games.imperial_miners.player import Player
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import (
    BORDER_SIDES,
    LEVELS,
    SPOTS,
    UP_LEFT,
    UP_RIGHT,
    spot,
)

COMPLETE: Final = 2


def why(reason: str) -> Message:
    return Message(f"imperial-miners.why.{reason}")


def too_dear(price: int, coins: int) -> Message:
    """IM-12, IM-36, IM-A4"""
    return Message("imperial-miners.why.too_dear", {"n": price, "coins": coins})


def not_in_hand(player: Player, kind: int) -> Message | None:
    """IM-10, IM-18, IM-41"""
    return None if kind in player.hand else why("not_in_hand")


def not_playable(state: MinersState, seat: int, kind: int) -> Message | None:
    """A card of the own hand, its cost, and a place in the row of its level. IM-18, IM-24, IM-A2"""
    player = state.players[seat]
    reason = not_in_hand(player, kind)
    price = state.cost_of(kind)
    if reason is None and price > player.coins:
        reason = too_dear(price, player.coins)
    if reason is not None or state.can_play(seat, kind):
        return reason
    level = state.cards.cards[kind].level
    params: dict[str, Param] = {"level": LEVELS[level], "above": LEVELS[level - 1]}
    return Message("imperial-miners.why.no_place", params)


# -- places and borders ------------------------------------------------------------------------


def no_place_at(state: MinersState, seat: int, card: Card, column: int) -> Message | None:
    """Why a card cannot lie in this column of its row. IM-21 to IM-25, IM-A1"""
    mine = state.players[seat].mine
    if (column - card.level) % 2:
        return Message("imperial-miners.why.wrong_column", {"level": LEVELS[card.level]})
    place = spot(card.level, column)
    if place in mine.at:
        return Message("imperial-miners.why.covered", {"card": title_at(state, mine, place)})
    if place in mine.places_for(card.level, state.is_contiguous):
        return None
    if card.level:
        return why("nothing_above")
    return why("beside" if state.is_contiguous else "too_far")


def title_at(state: MinersState, mine: Mine, place: int) -> Message:
    return state.cards.cards[mine.kinds[mine.at[place]]].title()


def no_cart_at(mine: Mine, border: int) -> Message | None:
    """A cart token goes where one loaded half meets an empty one. IM-39, IM-A12"""
    place = border % SPOTS
    side = BORDER_SIDES[border // SPOTS]
    if place not in mine.at or place + ACROSS[side] not in mine.at:
        return why("no_border")
    halves = mine.halves_across(mine.at[place], side)
    if halves == COMPLETE or border in mine.tokens:
        return why("cart_complete")
    return why("empty_halves") if halves == 0 else None


# -- the chain ---------------------------------------------------------------------------------


def not_above(mine: Mine, card: int, place: int) -> Message | None:
    """The chain goes on only to a touching card in the row above. IM-28"""
    if place not in mine.at:
        return why("no_card_there")
    is_above = place in (mine.spots[card] + UP_LEFT, mine.spots[card] + UP_RIGHT)
    return None if is_above else why("not_above")


def no_fork(state: MinersState) -> Message:
    """Both cards above, by an event, once in a chain. IM-L4"""
    return why("forked_once" if state.turn().can_fork else "no_fork")
