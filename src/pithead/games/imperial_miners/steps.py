"""The verbs of the effect language. docs/card-language.md explains them to a writer of cards."""

from typing import ClassVar, Final, final

from pithead.engine.inspection import BadPhrase
from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.imperial_miners import chronicle
from pithead.games.imperial_miners.activation import PickActivation
from pithead.games.imperial_miners.choices import FixRuin
from pithead.games.imperial_miners.decks import DrawCard, TakeDeepest, faction_index, search_for
from pithead.games.imperial_miners.effects import EffectStep
from pithead.games.imperial_miners.phrases import ON_CARD, ON_TOP, Phrase
from pithead.games.imperial_miners.picks import LiftOnce, PutCart, PutGear, PutRuin
from pithead.games.imperial_miners.progress import advance
from pithead.games.imperial_miners.quantities import (
    Multiple,
    quantity_message,
    read_target,
    target_message,
    target_signs,
)
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import BY_BOARDS, BY_CHAIN, BY_EVENTS, FACTIONS, ON_BOARD

MOST_TIMES: Final = 200


class Amount(EffectStep):
    """A verb with a number, that `per` may multiply. IM-L2"""

    # The picture of what there are so many of.
    sign: ClassVar[str]

    def __init__(self, verb: str, amount: int, multiple: Multiple | None) -> None:
        self.verb: Final = verb
        self.number: Final = amount
        self.multiple: Final = multiple

    def amount(self, state: MinersState, seat: int, card: int) -> int:
        """Worked out once, when the step starts."""
        if self.multiple is None:
            return self.number
        return self.number * self.multiple.times(state.players[seat], card, state.cards.gears)

    def times(self, state: MinersState, seat: int, card: int) -> int:
        """How often something is drawn or placed: no table has more cards or places than that."""
        return min(self.amount(state, seat, card), MOST_TIMES)

    def phrase(self) -> str:
        return f"{self.verb} {self.number}{self.object_phrase()}{self.multiple_phrase()}"

    def object_phrase(self) -> str:
        return ""

    def multiple_phrase(self) -> str:
        return "" if self.multiple is None else self.multiple.phrase()

    def message(self) -> Message:
        inner = Message(f"imperial-miners.step.{self.verb}", self.params())
        multiple = self.multiple
        if multiple is None:
            return inner
        # A reader is told the most there is to get, not how often the amount counts.
        params: dict[str, Param] = {"step": inner, "most": multiple.most * self.number}
        params["quantity"] = quantity_message(multiple.quantity, multiple.divisor)
        return Message("imperial-miners.step.per", params)

    def params(self) -> dict[str, Param]:
        return {"n": self.number}

    def is_counted(self) -> bool:
        return self.multiple is not None

    def signs(self) -> list[Sign]:
        """Without a 1 where one comes for each."""
        multiple = self.multiple
        if multiple is None:
            return [Sign(self.sign, self.number), *self.object_signs()]
        number = self.number if self.number > 1 else None
        return [Sign(self.sign, number), *self.object_signs(), *multiple.signs(self.number)]

    def object_signs(self) -> list[Sign]:
        return []

    def verbs(self) -> list[str]:
        return [self.verb]


@final
class Coin(Amount):
    """Gain coins."""

    sign: ClassVar[str] = "coin"

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        return Coin(phrase.verb, phrase.amount(), Multiple.read(phrase))

    def run(self, state: MinersState, seat: int, card: int) -> None:
        amount = self.amount(state, seat, card)
        state.players[seat].coins += amount
        chronicle.gained_coins(state, seat, amount)


@final
class Points(Amount):
    """Gain victory points."""

    sign: ClassVar[str] = "vp"

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        return Points(phrase.verb, phrase.amount(), Multiple.read(phrase))

    def run(self, state: MinersState, seat: int, card: int) -> None:
        amount = self.amount(state, seat, card)
        state.players[seat].vp += amount
        chronicle.gained_points(state, seat, amount, source_of(card))


def source_of(card: int) -> str:
    """What points are put down to: the chain, a progress board, or the round's event."""
    if card >= 0:
        return BY_CHAIN
    return BY_BOARDS if card == ON_BOARD else BY_EVENTS


@final
class DrawCards(Amount):
    """Draw from decks I to III, the deck chosen for each card. IM-40"""

    sign: ClassVar[str] = "card"

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        return DrawCards(phrase.verb, phrase.amount(), Multiple.read(phrase))

    def run(self, state: MinersState, seat: int, card: int) -> None:
        state.agenda.repeat(DrawCard(seat), self.times(state, seat, card))


@final
class DrawFaction(Amount):
    """Search decks for cards of a faction. IM-42"""

    sign: ClassVar[str] = "card"

    def __init__(self, verb: str, amount: int, faction: str, multiple: Multiple | None) -> None:
        super().__init__(verb, amount, multiple)
        self.faction: Final = faction

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        amount = phrase.amount()
        expected = "a faction letter or any"
        faction = phrase.one_of([*FACTIONS, "any"], expected, "one of S E A B J R any")
        return DrawFaction(phrase.verb, amount, faction, Multiple.read(phrase))

    def run(self, state: MinersState, seat: int, card: int) -> None:
        for _ in range(self.times(state, seat, card)):
            search_for(state, seat, faction_index(self.faction))

    def object_phrase(self) -> str:
        return f" {self.faction}"

    def params(self) -> dict[str, Param]:
        if self.faction == "any":
            return {"n": self.number, "faction": Message("imperial-miners.faction.any")}
        faction = chronicle.faction_message(FACTIONS.index(self.faction))
        return {"n": self.number, "faction": faction}

    def object_signs(self) -> list[Sign]:
        return [Sign("any_faction" if self.faction == "any" else self.faction)]


@final
class DrawDeepest(Amount):
    """Take level IV cards; on boards and events only. IM-40, IM-L7"""

    sign: ClassVar[str] = "card_iv"

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        amount = phrase.amount()
        if phrase.where == ON_CARD:
            raise BadPhrase("'draw4' on a mine card", "it on boards and events only")
        return DrawDeepest(phrase.verb, amount, Multiple.read(phrase))

    def run(self, state: MinersState, seat: int, card: int) -> None:
        amount = self.times(state, seat, card)
        if amount:
            state.agenda.push(TakeDeepest(seat, amount))


@final
class PlaceCarts(Amount):
    """Cart tokens, one after another. IM-39"""

    sign: ClassVar[str] = "cart_token"

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        return PlaceCarts(phrase.verb, phrase.amount(), Multiple.read(phrase))

    def run(self, state: MinersState, seat: int, card: int) -> None:
        state.agenda.repeat(PutCart(seat), self.times(state, seat, card))


@final
class Advance(Amount):
    """Move the marker on its board; 0 does nothing. IM-44, IM-L2"""

    sign: ClassVar[str] = "advance"

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        amount = phrase.amount()
        if phrase.where == ON_TOP:
            expected = "no advance there, which could go on for ever"
            raise BadPhrase("'adv' on a top space", expected)
        return Advance(phrase.verb, amount, Multiple.read(phrase))

    def run(self, state: MinersState, seat: int, card: int) -> None:
        advance(state, seat, self.amount(state, seat, card))


class OnTarget(Amount):
    """A verb with a number and a target."""

    def __init__(self, verb: str, amount: int, target: str, multiple: Multiple | None) -> None:
        super().__init__(verb, amount, multiple)
        self.target: Final = target

    def object_phrase(self) -> str:
        return f" {self.target}"

    def params(self) -> dict[str, Param]:
        return {"n": self.number, "target": target_message(self.target)}

    def object_signs(self) -> list[Sign]:
        return target_signs(self.target)


@final
class PlaceGears(OnTarget):
    """Gears on cards, one after another; beyond 3 they are lost. IM-37, IM-A10"""

    sign: ClassVar[str] = "gear"

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        amount = phrase.amount()
        return PlaceGears(phrase.verb, amount, read_target(phrase), Multiple.read(phrase))

    def run(self, state: MinersState, seat: int, card: int) -> None:
        question = PutGear(seat, card, self.target)
        state.agenda.repeat(question, self.times(state, seat, card))


@final
class PlaceRuins(OnTarget):
    """Destruction tokens: a step, not a price. IM-38, IM-A5"""

    sign: ClassVar[str] = "ruin"

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        amount = phrase.amount()
        return PlaceRuins(phrase.verb, amount, read_target(phrase), Multiple.read(phrase))

    def run(self, state: MinersState, seat: int, card: int) -> None:
        question = PutRuin(seat, card, self.target)
        state.agenda.repeat(question, self.times(state, seat, card))


@final
class Fix(EffectStep):
    """Remove up to so many destruction tokens, with a gain for each. IM-L9"""

    def __init__(self, amount: int, gain: str, each: int) -> None:
        self.amount: Final = amount
        self.gain: Final = gain
        self.each: Final = each

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        amount = phrase.amount()
        gain = phrase.one_of(["coin", "vp"], "coin or vp", "coin or vp")
        return Fix(amount, gain, phrase.number("what each token gives"))

    def run(self, state: MinersState, seat: int, card: int) -> None:
        state.agenda.push(FixRuin(seat, self.amount, self.gain == "coin", self.each))

    def phrase(self) -> str:
        return f"fix {self.amount} {self.gain} {self.each}"

    def message(self) -> Message:
        params: dict[str, Param] = {"n": self.amount}
        params["gain"] = Message(f"imperial-miners.step.{self.gain}", {"n": self.each})
        return Message("imperial-miners.step.fix", params)

    def signs(self) -> list[Sign]:
        return [Sign("minus"), Sign("ruin", self.amount), Sign("arrow"), Sign(self.gain, self.each)]

    def verbs(self) -> list[str]:
        return ["fix"]


@final
class Act(EffectStep):
    """Activate one more card, without a chain. IM-33, IM-L9"""

    def __init__(self, target: str) -> None:
        self.target: Final = target

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        return Act(read_target(phrase))

    def run(self, state: MinersState, seat: int, card: int) -> None:
        state.agenda.push(PickActivation(seat, card, self.target))

    def phrase(self) -> str:
        return f"act {self.target}"

    def message(self) -> Message:
        return Message("imperial-miners.step.act", {"target": target_message(self.target)})

    def signs(self) -> list[Sign]:
        return [Sign("act"), *target_signs(self.target)]

    def verbs(self) -> list[str]:
        return ["act"]


@final
class Again(EffectStep):
    """Lift the once-a-round rule for one card. IM-L6"""

    def __init__(self, target: str) -> None:
        self.target: Final = target

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        return Again(read_target(phrase))

    def run(self, state: MinersState, seat: int, card: int) -> None:
        state.agenda.push(LiftOnce(seat, card, self.target))

    def phrase(self) -> str:
        return f"again {self.target}"

    def message(self) -> Message:
        return Message("imperial-miners.step.again", {"target": target_message(self.target)})

    def signs(self) -> list[Sign]:
        return [Sign("again"), *target_signs(self.target)]

    def verbs(self) -> list[str]:
        return ["again"]
