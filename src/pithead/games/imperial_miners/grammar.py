"""The grammar of the effect language: text to effects. docs/card-language.md

    effect   := step ("; " step)*
    step     := "may " step | leading " > " step | verb
    leading  := "pay" coins["-S"] | "if" condition | "discard" n | "ungear" n
    verb     := word number [target|faction] ["per" quantity["/"d] ["max" m]] | ...

Strict: one space between words, nothing left over. What is printed is what was read.
"""

from typing import Final

from pithead.games.imperial_miners import leading, steps, turn_rules
from pithead.games.imperial_miners.effects import Effect, EffectStep
from pithead.games.imperial_miners.phrases import Phrase, StepReader

WORDS: Final[dict[str, StepReader]] = {
    "coin": steps.Coin.read,
    "vp": steps.Points.read,
    "draw": steps.DrawCards.read,
    "drawf": steps.DrawFaction.read,
    "draw4": steps.DrawDeepest.read,
    "discard": leading.Discard.read,
    "gear": steps.PlaceGears.read,
    "ungear": leading.Ungear.read,
    "ruin": steps.PlaceRuins.read,
    "fix": steps.Fix.read,
    "cart": steps.PlaceCarts.read,
    "adv": steps.Advance.read,
    "act": steps.Act.read,
    "pay": leading.Pay.read,
    "if": leading.If.read,
    "again": steps.Again.read,
    "may": leading.May.read,
    "discount": turn_rules.Discount.read,
    "surface": turn_rules.MoreSurface.read,
    "both": turn_rules.Both.read,
    "fork": turn_rules.Fork.read,
}
VERBS: Final = list(WORDS)


def read_effect(text: str, where: int) -> Effect:
    """All steps of an effect, or BadPhrase."""
    result: list[EffectStep] = []
    for part in text.split("; "):
        phrase = Phrase(part, where, WORDS)
        step = phrase.step()
        phrase.end()
        result.append(step)
    return Effect(result)
