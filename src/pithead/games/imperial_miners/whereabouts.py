"""Where something lies in a mine, in words: by the cards around it, never by coordinates."""

from pithead.engine.message import Message, Param
from pithead.games.imperial_miners.cards import Card, Cards
from pithead.games.imperial_miners.mine import Mine
from pithead.games.imperial_miners.words import TO_LEFT, TO_RIGHT, UP_LEFT, UP_RIGHT, level_of


def quoted(card: Card) -> Message:
    """A card's name as it stands in a list."""
    return Message("imperial-miners.named", {"card": card.title()})


def named(cards: Cards, mine: Mine, card: int) -> Message:
    """A card of the mine; of several with one name, which one from the left."""
    kind = cards.cards[mine.kinds[card]]
    alike = [
        other
        for other in range(mine.size())
        if cards.cards[mine.kinds[other]].design == kind.design
    ]
    if len(alike) == 1:
        return quoted(kind)
    spot = mine.spots[card]
    params: dict[str, Param] = {"card": kind.title(), "all": len(alike)}
    params["n"] = sum(1 for other in alike if mine.spots[other] <= spot)
    return Message("imperial-miners.named_of", params)


def place(cards: Cards, mine: Mine, spot: int) -> Message:
    """A place, taken or free: below the cards it touches, or beside others under the surface."""
    if level_of(spot) == 0:
        return _top_place(cards, mine, spot)
    left, right = spot + UP_LEFT in mine.at, spot + UP_RIGHT in mine.at
    if left and right:
        return _two("below_two", cards, mine, spot + UP_LEFT, spot + UP_RIGHT)
    near = spot + UP_LEFT if left else spot + UP_RIGHT
    key = "below_right" if left else "below_left"
    return Message(f"imperial-miners.place.{key}", {"card": named(cards, mine, mine.at[near])})


def _top_place(cards: Cards, mine: Mine, spot: int) -> Message:
    if spot + TO_LEFT in mine.at and spot + TO_RIGHT in mine.at:
        return _two("between", cards, mine, spot + TO_LEFT, spot + TO_RIGHT)
    others = [each for each in mine.at if level_of(each) == 0 and each != spot]
    if not others:
        return Message("imperial-miners.place.first")
    near = min(others, key=lambda each: (abs(each - spot), each))
    params: dict[str, Param] = {"card": named(cards, mine, mine.at[near])}
    params["n"] = abs(near - spot) // 2 - 1
    return Message(f"imperial-miners.place.{'right_of' if near < spot else 'left_of'}", params)


def _two(key: str, cards: Cards, mine: Mine, left: int, right: int) -> Message:
    first, second = named(cards, mine, mine.at[left]), named(cards, mine, mine.at[right])
    return Message(f"imperial-miners.place.{key}", {"left": first, "right": second})
