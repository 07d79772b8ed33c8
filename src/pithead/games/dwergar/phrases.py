"""Reading the phrases of projects, events and bonuses into their words."""

from typing import Final, final

from pithead.engine.errors import BadBox
from pithead.games.dwergar.effects import (
    Effect,
    GainHeat,
    LightAll,
    MoreActions,
    NewFurnace,
    Nothing,
    OwnDiscount,
    ScoreUpgraded,
    Stoke,
    TakeGoods,
)
from pithead.games.dwergar.endings import END_KINDS, EndCount, EndGoods
from pithead.games.dwergar.lasting import (
    ChangeHeat,
    Discount,
    Disguise,
    EmptyPoints,
    FlexibleDiscount,
    ForemanSkill,
    GoldPoints,
    Income,
    RichSkill,
    WarmFurnaces,
)
from pithead.games.dwergar.words import DECKS, GOODS, SPECIALITIES

HEAT: Final = -1


@final
class Phrase:
    """The words of one phrase, taken from the left; `is_whole` once all have fitted."""

    def __init__(self, text: str) -> None:
        self.words: Final = text.split(" ")
        self.at = 0

    def has(self, text: str) -> bool:
        """Whether these words come next; if so they are passed over."""
        expected = text.split(" ")
        end = self.at + len(expected)
        if self.words[self.at : end] != expected:
            return False
        self.at = end
        return True

    def number(self) -> int:
        """A number from 1 next, else 0."""
        if self.at < len(self.words) and self.words[self.at].isdecimal():
            self.at += 1
            return int(self.words[self.at - 1])
        return 0

    def one_of(self, names: list[str]) -> int:
        """Which of these names comes next, else -1."""
        for i in range(len(names)):
            if self.has(names[i]):
                return i
        return -1

    def is_whole(self) -> bool:
        return self.at == len(self.words)


def read_effects(text: str, where: str) -> list[Effect]:
    """The words of a project's effect, separated by `; `."""
    return [_effect(part, where) for part in text.split("; ")]


def _effect(text: str, where: str) -> Effect:
    for kind in range(3):
        phrase = Phrase(text)
        effect = _effect_of_kind(kind, phrase)
        if effect is not None and phrase.is_whole() and effect.phrase() == text:
            return effect
    raise BadBox(where, repr(text), "a word of docs/rules/dwergar.md such as 'take 1 iron'")


def _effect_of_kind(kind: int, phrase: Phrase) -> Effect | None:
    if kind == 0:
        return _at_once(phrase)
    return _lasting(phrase) if kind == 1 else _at_the_end(phrase)


def _at_once(phrase: Phrase) -> Effect | None:
    if phrase.has("nothing"):
        return Nothing()
    if phrase.has("light all"):
        return LightAll()
    if phrase.has("furnace hot"):
        return NewFurnace()
    if phrase.has("action"):
        amount = phrase.number()
        return MoreActions(amount) if amount else None
    if phrase.has("stoke"):
        points = phrase.number()
        return Stoke(points) if points else None
    for_others = phrase.has("others")
    if phrase.has("take"):
        amount = phrase.number()
        good = phrase.one_of(GOODS)
        return TakeGoods(amount, good, for_others) if amount and good >= 0 else None
    if phrase.has("heat"):
        amount = phrase.number()
        return GainHeat(amount, for_others) if amount else None
    return None


def _lasting(phrase: Phrase) -> Effect | None:
    if phrase.has("foreman"):
        speciality = phrase.one_of(SPECIALITIES)
        return ForemanSkill(speciality) if speciality >= 0 else None
    if phrase.has("rich"):
        speciality = phrase.one_of(SPECIALITIES)
        return RichSkill(speciality) if speciality >= 0 else None
    if phrase.has("turn heat"):
        amount = phrase.number()
        return Income(amount, HEAT) if amount else None
    if phrase.has("turn take"):
        amount = phrase.number()
        good = phrase.one_of(GOODS)
        return Income(amount, good) if amount and good >= 0 else None
    if phrase.has("change"):
        heat = phrase.number()
        good = phrase.one_of(GOODS) if phrase.has("heat >") else -1
        return ChangeHeat(heat, good) if heat and good >= 0 else None
    if phrase.has("warm"):
        amount = phrase.number()
        return WarmFurnaces(amount) if amount else None
    if phrase.has("disguise"):
        heat = phrase.number()
        return Disguise(heat) if heat else None
    if phrase.has("own discount"):
        heat = phrase.number()
        deck = phrase.one_of(DECKS) if phrase.has("heat per") else -1
        return OwnDiscount(heat, deck) if heat and deck >= 0 else None
    if phrase.has("discount"):
        return _discount(phrase)
    return _score(phrase) if phrase.has("score") else None


def _discount(phrase: Phrase) -> Effect | None:
    what = phrase.one_of(["complete", "upgrade"])
    amount = phrase.number()
    if what < 0 or not amount:
        return None
    if what == 0 and phrase.has("stone or iron"):
        return FlexibleDiscount(amount)
    good = phrase.one_of(GOODS)
    return Discount(amount, good, what == 1) if good >= 0 else None


def _score(phrase: Phrase) -> Effect | None:
    points = phrase.number()
    if not points:
        return None
    if phrase.has("on empty"):
        return EmptyPoints(points)
    if phrase.has("on upgrade gold"):
        return GoldPoints(points, True)
    if phrase.has("on complete gold"):
        return GoldPoints(points, False)
    deck = phrase.one_of(DECKS) if phrase.has("per upgraded") else -1
    return ScoreUpgraded(points, deck) if deck >= 0 else None


def _at_the_end(phrase: Phrase) -> Effect | None:
    if not phrase.has("end"):
        return None
    points = phrase.number()
    if not points or not phrase.has("per"):
        return None
    kind = phrase.one_of(END_KINDS)
    if kind >= 0:
        return EndCount(points, END_KINDS[kind])
    each = phrase.number() or 1
    good = phrase.one_of(GOODS)
    return EndGoods(points, each, good) if good >= 0 else None
