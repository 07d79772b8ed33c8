"""The grammar of the effect language: text to effects. docs/card-language.md

    effect   := step ("; " step)*
    step     := "may " step | leading " > " step | verb
    leading  := "pay" coins["-S"] | "if" condition | "discard" n | "ungear" n
    verb     := word number [target|faction] ["per" quantity["/"d] ["max" m]] | ...

Strict: one space between words, nothing left over. What is printed is what was read.
"""

import re
from typing import Final, final

from pithead.engine.inspection import BadPhrase
from pithead.games.imperial_miners import leading
from pithead.games.imperial_miners import steps as verbs
from pithead.games.imperial_miners.effects import Effect, EffectStep
from pithead.games.imperial_miners.quantities import (
    OF_THE_CARD,
    PLACEMENTS,
    QUANTITIES,
    TARGETS,
    TARGETS_OF_THE_CARD,
    Condition,
    Multiple,
)
from pithead.games.imperial_miners.words import FACTIONS

# Where an effect stands decides which words it may use. IM-L4, IM-L7
ON_CARD: Final = 0
ON_SPACE: Final = 1
ON_TOP: Final = 2
IN_EVENT: Final = 3
IN_MINE_PHASE: Final = 4

AMOUNTS: Final = ["coin", "vp", "draw", "cart", "adv", "draw4"]
TURN_RULES: Final = ["discount", "surface", "both", "fork"]
VERBS: Final = [
    "coin", "vp", "draw", "drawf", "draw4", "discard", "gear", "ungear", "ruin", "fix", "cart",
    "adv", "act", "pay", "if", "again", "may", "discount", "surface", "both", "fork",
]  # fmt: skip


# One digit to three, without zeros in front: what is printed is what was read.
NUMBER: Final = re.compile("[1-9][0-9]{0,2}")
MOST_NESTED: Final = 6
MOST_SURFACE: Final = 9


@final
class Reader:
    """The words of one step, from the left."""

    def __init__(self, text: str, where: int) -> None:
        self.text: Final = text
        self.words: Final = text.split(" ")
        self.where: Final = where
        self.at = 0
        self.nested = 0

    def next(self, expected: str) -> str:
        if self.at >= len(self.words):
            raise BadPhrase(f"{self.text!r} ends early", expected)
        self.at += 1
        return self.words[self.at - 1]

    def peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def number(self, expected: str) -> int:
        word = self.next(expected)
        return whole_number(word, self.text, expected)

    def arrow(self) -> None:
        if self.next("' > ' and a step") != ">":
            raise BadPhrase(repr(self.text), "' > ' and a step")

    def end(self) -> None:
        if self.at < len(self.words):
            rest = " ".join(self.words[self.at :])
            raise BadPhrase(f"{rest!r} after {' '.join(self.words[: self.at])!r}", "nothing more")


def whole_number(word: str, text: str, expected: str) -> int:
    if not NUMBER.fullmatch(word):
        raise BadPhrase(f"{word!r} in {text!r}", expected)
    return int(word)


def read_effect(text: str, where: int) -> Effect:
    """All steps of an effect, or BadPhrase."""
    result: list[EffectStep] = []
    for part in text.split("; "):
        reader = Reader(part, where)
        step = read_step(reader)
        reader.end()
        result.append(step)
    return Effect(result)


def read_step(reader: Reader) -> EffectStep:
    reader.nested += 1
    if reader.nested > MOST_NESTED:
        raise BadPhrase(repr(reader.text), f"at most {MOST_NESTED} steps inside each other")
    verb = reader.next("a verb such as 'coin'")
    if verb not in VERBS:
        raise BadPhrase(f"{verb!r} in {reader.text!r}", "one of " + ", ".join(VERBS))
    if (verb in TURN_RULES) != (reader.where == IN_MINE_PHASE):
        raise BadPhrase(
            f"{verb!r}",
            "discount, surface, both and fork in events of the mine phase, and only there",
        )
    if verb in TURN_RULES:
        return read_turn_rule(verb, reader)
    if verb in AMOUNTS:
        return read_amount(verb, reader)
    if verb in ("gear", "ruin", "drawf"):
        return read_with_object(verb, reader)
    if verb == "fix":
        return read_fix(reader)
    if verb == "act":
        return verbs.Act(read_target(reader))
    if verb == "again":
        return verbs.Again(read_target(reader))
    return read_leading(verb, reader)


def read_turn_rule(verb: str, reader: Reader) -> EffectStep:
    if verb == "discount":
        word = reader.next("a level L1 to L4")
        if word not in ("L1", "L2", "L3", "L4"):
            raise BadPhrase(f"{word!r} in {reader.text!r}", "a level L1 to L4")
        return verbs.TurnRule(verb, int(word[1:]) - 1, reader.number("a number of coins"))
    amount = 0
    if verb == "surface":
        amount = reader.number("a number of effects")
        if not 2 <= amount <= MOST_SURFACE:
            raise BadPhrase(f"'surface {amount}'", f"2 to {MOST_SURFACE} effects")
    return verbs.TurnRule(verb, -1, amount)


def read_amount(verb: str, reader: Reader) -> EffectStep:
    amount = reader.number(f"a number after {verb!r}")
    if verb == "draw4" and reader.where == ON_CARD:
        raise BadPhrase("'draw4' on a mine card", "it on boards and events only")
    if verb == "adv" and reader.where == ON_TOP:
        raise BadPhrase("'adv' on a top space", "no advance there, which could go on for ever")
    multiple = read_multiple(reader)
    if verb == "coin":
        return verbs.Coin(verb, amount, multiple)
    if verb == "vp":
        return verbs.Points(verb, amount, multiple)
    if verb == "draw":
        return verbs.DrawCards(verb, amount, multiple)
    if verb == "draw4":
        return verbs.DrawDeepest(verb, amount, multiple)
    if verb == "cart":
        return verbs.PlaceCarts(verb, amount, multiple)
    return verbs.Advance(verb, amount, multiple)


def read_with_object(verb: str, reader: Reader) -> EffectStep:
    amount = reader.number(f"a number after {verb!r}")
    if verb == "drawf":
        faction = reader.next("a faction letter or any")
        if faction != "any" and faction not in FACTIONS:
            raise BadPhrase(f"{faction!r} in {reader.text!r}", "one of S E A B J R any")
        return verbs.DrawFaction(verb, amount, faction, read_multiple(reader))
    target = read_target(reader)
    multiple = read_multiple(reader)
    if verb == "gear":
        return verbs.PlaceGears(verb, amount, target, multiple)
    return verbs.PlaceRuins(verb, amount, target, multiple)


def read_fix(reader: Reader) -> EffectStep:
    amount = reader.number("a number after 'fix'")
    gain = reader.next("coin or vp")
    if gain not in ("coin", "vp"):
        raise BadPhrase(f"{gain!r} in {reader.text!r}", "coin or vp")
    return verbs.Fix(amount, gain, reader.number("what each token gives"))


def read_leading(verb: str, reader: Reader) -> EffectStep:
    """`may`, and the steps with a `>`."""
    if verb == "may":
        return leading.May(read_step(reader))
    if verb == "pay":
        word = reader.next("a price such as 3 or 5-S")
        less_scots = word.endswith("-S")
        coins = whole_number(word.removesuffix("-S"), reader.text, "a price such as 3 or 5-S")
        reader.arrow()
        return leading.Pay(coins, less_scots, read_step(reader))
    if verb == "if":
        condition = read_condition(reader)
        reader.arrow()
        return leading.If(condition, read_step(reader))
    amount = reader.number(f"a number after {verb!r}")
    reader.arrow()
    step = read_step(reader)
    return leading.Discard(amount, step) if verb == "discard" else leading.Ungear(amount, step)


def read_target(reader: Reader) -> str:
    target = reader.next("a target such as any or adj")
    if target not in TARGETS:
        raise BadPhrase(f"{target!r} in {reader.text!r}", "one of " + " ".join(TARGETS))
    if reader.where != ON_CARD and target in TARGETS_OF_THE_CARD:
        raise BadPhrase(f"{target!r} without an acting card", "a target of the mine")
    return target


def read_multiple(reader: Reader) -> Multiple | None:
    if reader.peek() != "per":
        return None
    reader.next("")
    quantity, slash, divisor = reader.next("a quantity after 'per'").partition("/")
    check_quantity(quantity, reader)
    times = 1
    if slash:
        times = whole_number(divisor, reader.text, "a number after '/'")
        if times == 1:
            raise BadPhrase(f"'/1' in {reader.text!r}", "a number from 2 after '/'")
    most = 0
    if reader.peek() == "max":
        reader.next("")
        most = reader.number("a number after 'max'")
    return Multiple(quantity, times, most)


def check_quantity(quantity: str, reader: Reader) -> None:
    if quantity not in QUANTITIES:
        raise BadPhrase(f"{quantity!r} in {reader.text!r}", "one of " + " ".join(QUANTITIES))
    if reader.where != ON_CARD and quantity in OF_THE_CARD:
        raise BadPhrase(f"{quantity!r} without an acting card", "a quantity of the mine or player")


def read_condition(reader: Reader) -> Condition:
    word = reader.next("a condition such as div>=4 or edge")
    if word in PLACEMENTS:
        if reader.where != ON_CARD:
            raise BadPhrase(f"{word!r} without an acting card", "a condition such as div>=4")
        return Condition("", 0, word)
    quantity, sign, least = word.partition(">=")
    if not sign:
        raise BadPhrase(f"{word!r} in {reader.text!r}", "Q>=n, edge, two_above, enclosed or bottom")
    check_quantity(quantity, reader)
    return Condition(quantity, whole_number(least, reader.text, "a number after '>='"), "")
