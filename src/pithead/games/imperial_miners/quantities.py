"""Quantities, conditions and targets of the effect language: what is counted and what is meant."""

from typing import Final, final

from pithead.engine.inspection import BadPhrase
from pithead.engine.message import Message
from pithead.engine.sign import Sign
from pithead.games.imperial_miners.phrases import ON_CARD, Phrase
from pithead.games.imperial_miners.player import Player
from pithead.games.imperial_miners.words import FACTIONS

# Quantities that need an acting card. IM-L7
OF_THE_CARD: Final = ["adj", "adjF", "gthis", "carts_this", "row"]
QUANTITIES: Final = [
    "S", "E", "A", "B", "J", "R", "div", "adj", "adjF", "gthis", "gall", "full", "ruins",
    "carts", "carts_this", "pos", "fin", "row", "lvl1", "lvl2", "lvl3", "lvl4", "depth", "hand",
    "coins", "acted",
]  # fmt: skip

# Conditions on where the acting card lies, besides `Q>=n`. IM-L7, IM-L8
PLACEMENTS: Final = ["edge", "two_above", "enclosed", "bottom"]

TARGETS: Final = [
    "this", "any", "adj", "above", "below", "row", "L1", "L2", "L3", "L4", *FACTIONS,
    "geared", "ruined", "edge",
]  # fmt: skip
TARGETS_OF_THE_CARD: Final = ["this", "adj", "above", "below", "row"]


def count(player: Player, card: int, quantity: str, most_gears: int) -> int:
    """How many there are now. `card` is the acting card; below 0 there is none."""
    mine = player.mine
    if quantity in FACTIONS:
        return mine.factions[FACTIONS.index(quantity)]
    if quantity.startswith("lvl"):
        return len(mine.in_row(int(quantity[3:]) - 1))
    if quantity in OF_THE_CARD:
        return count_of_card(player, card, quantity)
    if quantity == "div":
        return sum(1 for icons in mine.factions if icons)
    if quantity == "gall":
        return sum(mine.gears)
    if quantity == "full":
        return sum(1 for gears in mine.gears if gears >= most_gears)
    if quantity == "ruins":
        return sum(mine.is_ruined)
    if quantity == "carts":
        return mine.carts
    if quantity == "depth":
        return mine.depth()
    return count_of_player(player, quantity)


def count_of_player(player: Player, quantity: str) -> int:
    if quantity == "pos":
        return player.position
    if quantity == "fin":
        return player.finished
    if quantity == "hand":
        return len(player.hand)
    if quantity == "coins":
        return player.coins
    mine = player.mine
    # A card lifted from the once-a-round rule has still been activated. IM-L6
    return sum(1 for card in range(mine.size()) if mine.is_acted[card] or mine.is_again[card])


def count_of_card(player: Player, card: int, quantity: str) -> int:
    """Quantities around the acting card; nothing without one."""
    if card < 0:
        return 0
    mine = player.mine
    if quantity == "adj":
        return len(mine.touching(card))
    if quantity == "adjF":
        factions: set[int] = set()
        for other in mine.touching(card):
            factions.update(mine.faces[other].factions)
        return len(factions)
    if quantity == "gthis":
        return mine.gears[card]
    if quantity == "carts_this":
        return mine.carts_of(card)
    return len(mine.in_row(mine.faces[card].level))


def is_placed(player: Player, card: int, placement: str) -> bool:
    """Whether the acting card lies so. IM-L8"""
    mine = player.mine
    if placement == "two_above":
        return mine.faces[card].level == 0 or len(mine.above(card)) == 2
    if placement == "bottom":
        return not mine.below(card)
    is_enclosed = mine.has_left(card) and mine.has_right(card)
    return is_enclosed if placement == "enclosed" else not is_enclosed


def targets(player: Player, card: int, target: str) -> list[int]:
    """All cards a target names, in the order they were placed."""
    mine = player.mine
    everything = range(mine.size())
    if target in TARGETS_OF_THE_CARD:
        return targets_of_card(player, card, target)
    if target == "any":
        return list(everything)
    if target in FACTIONS:
        faction = FACTIONS.index(target)
        return [other for other in everything if faction in mine.faces[other].factions]
    if target == "geared":
        return [other for other in everything if mine.gears[other]]
    if target == "ruined":
        return [other for other in everything if mine.is_ruined[other]]
    if target == "edge":
        return [other for other in everything if is_placed(player, other, target)]
    return mine.in_row(int(target[1:]) - 1)


def targets_of_card(player: Player, card: int, target: str) -> list[int]:
    """Targets around the acting card."""
    mine = player.mine
    if target == "this":
        return [card]
    if target == "adj":
        return sorted(mine.touching(card))
    if target == "above":
        return sorted(mine.above(card))
    if target == "below":
        return sorted(mine.below(card))
    return mine.in_row(mine.faces[card].level)


def target_message(target: str) -> Message:
    return Message(f"imperial-miners.target.{target}")


def quantity_message(quantity: str, divisor: int) -> Message:
    """`each gear here`, or `every 2 factions`."""
    return Message(f"imperial-miners.quantity.{quantity}", {"n": divisor})


# Quantities that look like a thing or a level; the others have a picture of their own name.
LOOKS: Final = {
    "gall": "gear", "ruins": "ruin", "coins": "coin", "lvl1": "L1", "lvl2": "L2", "lvl3": "L3",
    "lvl4": "L4",
}  # fmt: skip


def quantity_sign(quantity: str) -> Sign:
    return Sign(LOOKS.get(quantity, quantity))


def target_signs(target: str) -> list[Sign]:
    """Nothing is drawn where any card will do."""
    return [] if target == "any" else [Sign(target)]


@final
class Multiple:
    """`per Q/d max m`: how often an amount counts. IM-L2"""

    def __init__(self, quantity: str, divisor: int, most: int) -> None:
        self.quantity: Final = quantity
        self.divisor: Final = divisor
        # 0 for no limit.
        self.most: Final = most

    @staticmethod
    def read(phrase: Phrase) -> "Multiple | None":
        """What stands behind `per`, if that comes next."""
        if phrase.peek() != "per":
            return None
        phrase.next("")
        quantity, slash, divisor = phrase.next("a quantity after 'per'").partition("/")
        check_quantity(quantity, phrase)
        times = 1
        if slash:
            times = phrase.whole_number(divisor, "a number after '/'")
            if times == 1:
                raise BadPhrase(f"'/1' in {phrase.text!r}", "a number from 2 after '/'")
        most = 0
        if phrase.peek() == "max":
            phrase.next("")
            most = phrase.number("a number after 'max'")
        return Multiple(quantity, times, most)

    def times(self, player: Player, card: int, most_gears: int) -> int:
        found = count(player, card, self.quantity, most_gears) // self.divisor
        return min(found, self.most) if self.most else found

    def phrase(self) -> str:
        divisor = f"/{self.divisor}" if self.divisor > 1 else ""
        most = f" max {self.most}" if self.most else ""
        return f" per {self.quantity}{divisor}{most}"

    def signs(self, amount: int) -> list[Sign]:
        """`× gear`, or `/2 factions`; then the most there is to get of an amount."""
        first = Sign("over", self.divisor) if self.divisor > 1 else Sign("each")
        limit = [Sign("most", self.most * amount)] if self.most else []
        return [first, quantity_sign(self.quantity), *limit]


@final
class Condition:
    """`Q>=n`, or how the acting card lies."""

    def __init__(self, quantity: str, least: int, placement: str) -> None:
        self.quantity: Final = quantity
        self.least: Final = least
        self.placement: Final = placement

    @staticmethod
    def read(phrase: Phrase) -> "Condition":
        word = phrase.next("a condition such as div>=4 or edge")
        if word in PLACEMENTS:
            if phrase.where != ON_CARD:
                raise BadPhrase(f"{word!r} without an acting card", "a condition such as div>=4")
            return Condition("", 0, word)
        quantity, sign, least = word.partition(">=")
        if not sign:
            expected = "Q>=n, edge, two_above, enclosed or bottom"
            raise BadPhrase(f"{word!r} in {phrase.text!r}", expected)
        check_quantity(quantity, phrase)
        return Condition(quantity, phrase.whole_number(least, "a number after '>='"), "")

    def holds(self, player: Player, card: int, most_gears: int) -> bool:
        if self.placement:
            return is_placed(player, card, self.placement)
        return count(player, card, self.quantity, most_gears) >= self.least

    def phrase(self) -> str:
        return self.placement or f"{self.quantity}>={self.least}"

    def signs(self) -> list[Sign]:
        if self.placement:
            return [Sign(self.placement)]
        return [quantity_sign(self.quantity), Sign("at_least", self.least)]

    def message(self) -> Message:
        if self.placement:
            return Message(f"imperial-miners.condition.{self.placement}")
        return Message(f"imperial-miners.condition.{self.quantity}", {"n": self.least})


# -- reading -----------------------------------------------------------------------------------


def read_target(phrase: Phrase) -> str:
    target = phrase.one_of(TARGETS, "a target such as any or adj", "one of " + " ".join(TARGETS))
    if phrase.where != ON_CARD and target in TARGETS_OF_THE_CARD:
        raise BadPhrase(f"{target!r} without an acting card", "a target of the mine")
    return target


def check_quantity(quantity: str, phrase: Phrase) -> None:
    if quantity not in QUANTITIES:
        raise BadPhrase(f"{quantity!r} in {phrase.text!r}", "one of " + " ".join(QUANTITIES))
    if phrase.where != ON_CARD and quantity in OF_THE_CARD:
        raise BadPhrase(f"{quantity!r} without an acting card", "a quantity of the mine or player")
