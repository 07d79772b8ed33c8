"""Reads the phrases of DWARF's cards: each is one word of `effects.py`."""

from typing import Final

from pithead.engine.inspection import BadPhrase
from pithead.games.dwarf.effects import (
    ALL,
    CallHelpers,
    Effect,
    Gain,
    Lose,
    StopMining,
    Swap,
    Trade,
)
from pithead.games.dwarf.words import GOODS, TYPES

PHRASES: Final = (
    "a phrase such as 'gain 3 iron', 'pay 1 iron, 2 steel > gain 1 item', 'lose 1 gold', "
    "'lose all gold', 'swap 2 gold > iron', 'stop mining' or 'call helpers'"
)


def read_effect(phrase: str, type_: int) -> Effect:
    """The effect a phrase names on a card of this type, or BadPhrase."""
    effect = _parsed(phrase)
    if effect is None:
        raise BadPhrase(repr(phrase), PHRASES)
    if type_ not in effect.types:
        allowed = " or ".join(TYPES[each] for each in effect.types)
        raise BadPhrase(f"{phrase!r} on a {TYPES[type_]} card", f"it on a {allowed} card")
    return effect


def _parsed(phrase: str) -> Effect | None:
    if phrase == "stop mining":
        return StopMining()
    if phrase == "call helpers":
        return CallHelpers()
    if phrase.startswith("lose all "):
        good = _good(phrase[9:])
        return None if good < 0 else Lose(good, ALL)
    verb, _, rest = phrase.partition(" ")
    left, arrow, right = rest.partition(" > ")
    if verb == "gain" and not arrow:
        mix = _mix(left)
        return None if len(mix) != 1 else Gain(mix[0][1], mix[0][0])
    if verb == "lose" and not arrow:
        mix = _mix(left)
        return None if len(mix) != 1 else Lose(mix[0][1], mix[0][0])
    if verb == "swap" and arrow:
        mix = _mix(left)
        into = _good(right)
        return None if len(mix) != 1 or into < 0 else Swap(mix[0][0], mix[0][1], into)
    if verb == "pay" and right.startswith("gain "):
        price = _mix(left)
        gain = _mix(right[5:])
        if not price or len(gain) != 1:
            return None
        total = [0, 0, 0, 0]
        for amount, good in price:
            total[good] += amount
        return Trade(total, gain[0][1], gain[0][0])
    return None


def _mix(text: str) -> list[tuple[int, int]]:
    """`1 iron, 2 steel` as amounts and goods; nothing if it is not that."""
    result: list[tuple[int, int]] = []
    for part in text.split(", "):
        number, _, word = part.partition(" ")
        good = _good(word)
        if good < 0 or not (number.isascii() and number.isdecimal()) or int(number) < 1:
            return []
        result.append((int(number), good))
    return result


def _good(word: str) -> int:
    name = "items" if word == "item" else word
    return GOODS.index(name) if name in GOODS else -1
