"""A mine as everybody sees it: its cards, and how half-carts join where they touch. IM-20, IM-39"""

from pithead.games.imperial_miners.cards import Cards
from pithead.games.imperial_miners.mine import ACROSS, MEETS, Mine, border_name
from pithead.games.imperial_miners.shown import CartState, MinersCart, MinersLaid, MinersMine
from pithead.games.imperial_miners.words import (
    BORDER_SIDES,
    HALVES,
    NO_CARD,
    TOP_LEFT,
    TOP_RIGHT,
    column_of,
    level_of,
    spot_name,
)


def mine_view(cards: Cards, mine: Mine) -> MinersMine:
    return {
        "cards": [laid_view(cards, mine, card) for card in range(mine.size())],
        "carts": carts_view(mine),
    }


def laid_view(cards: Cards, mine: Mine, card: int) -> MinersLaid:
    return {
        "card": cards.cards[mine.kinds[card]].notation,
        "spot": spot_name(mine.spots[card]),
        "level": level_of(mine.spots[card]) + 1,
        "column": column_of(mine.spots[card]),
        "number": number_in_row(mine, card),
        "gears": mine.gears[card],
        "ruined": mine.is_ruined[card],
        "activated": mine.is_acted[card],
    }


def number_in_row(mine: Mine, card: int) -> int:
    """Counted from the left, from 1."""
    row = mine.in_row(mine.faces[card].level)
    return sum(1 for other in row if mine.spots[other] <= mine.spots[card])


def carts_view(mine: Mine) -> list[MinersCart]:
    """Every border with something to see, card by card in the order they were laid."""
    result: list[MinersCart] = []
    for card in range(mine.size()):
        for side in range(len(HALVES)):
            state = cart_state(mine, card, side)
            if state is not None:
                place = mine.spots[card]
                across = mine.at.get(place + ACROSS[side], NO_CARD)
                result.append(
                    {
                        "border": f"{spot_name(place)} {HALVES[side]}",
                        "level": level_of(place) + 1,
                        "column": column_of(place),
                        "side": HALVES[side],
                        "state": state,
                        "near": mine.faces[card].halves[side],
                        "far": across != NO_CARD and mine.faces[across].halves[MEETS[side]],
                    }
                )
    return result


def cart_state(mine: Mine, card: int, side: int) -> CartState | None:
    """None where nothing is loaded, towards the surface, and where the card across names it."""
    halves = mine.halves_across(card, side)
    if halves < 0:
        is_upward = level_of(mine.spots[card]) == 0 and side in (TOP_LEFT, TOP_RIGHT)
        return "open" if mine.faces[card].halves[side] and not is_upward else None
    if side not in BORDER_SIDES:
        return None
    if mine.border(card, side) in mine.tokens:
        return "token"
    if halves == 0:
        return None
    return "half" if halves == 1 else "whole"


def joined_by(mine: Mine, card: int) -> list[str]:
    """The borders of one card where a cart is complete."""
    return [
        border_name(mine.border(card, side))
        for side in range(len(HALVES))
        if mine.has_cart(card, side)
    ]
