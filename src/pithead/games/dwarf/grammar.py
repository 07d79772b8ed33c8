"""Reads the phrases of DWARF's cards: each is one word of `effects.py`."""

from typing import Final

from pithead.engine.inspection import BadPhrase
from pithead.games.dwarf.effects import WORDS, Effect
from pithead.games.dwarf.words import TYPES

PHRASES: Final = (
    "a phrase such as 'gain 3 iron', 'pay 1 iron, 2 steel > gain 1 item', 'lose 1 gold', "
    "'lose all gold', 'swap 2 gold > iron', 'stop mining' or 'call helpers'"
)


def read_effect(phrase: str, type_: int) -> Effect:
    """The effect a phrase names on a card of this type, or BadPhrase."""
    for read in WORDS:
        effect = read(phrase)
        if effect is None:
            continue
        if type_ in effect.types:
            return effect
        allowed = " or ".join(TYPES[each] for each in effect.types)
        raise BadPhrase(f"{phrase!r} on a {TYPES[type_]} card", f"it on a {allowed} card")
    raise BadPhrase(repr(phrase), PHRASES)
