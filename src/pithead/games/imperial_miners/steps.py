"""The verbs of the effect language. docs/card-language.md explains them to a writer of cards."""

from typing import Final, final

from pithead.engine.message import Message, Param
from pithead.games.imperial_miners import chronicle
from pithead.games.imperial_miners.activation import PickActivation
from pithead.games.imperial_miners.choices import (
    DiscardForStep,
    DoStep,
    FixRuin,
    Maybe,
)
from pithead.games.imperial_miners.decks import DrawCard, TakeDeepest, faction_index, search_for
from pithead.games.imperial_miners.picks import (
    LiftOnce,
    PutCart,
    PutGear,
    PutRuin,
    TakeGear,
    repeated,
)
from pithead.games.imperial_miners.player import Player
from pithead.games.imperial_miners.progress import advance
from pithead.games.imperial_miners.quantities import (
    Condition,
    Multiple,
    quantity_message,
    target_message,
)
from pithead.games.imperial_miners.state import EffectStep, MinersState
from pithead.games.imperial_miners.words import FACTIONS, LEVELS

MOST_TIMES: Final = 200


class Amount(EffectStep):
    """A verb with a number, that `per` may multiply. IM-L2"""

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

    def text(self) -> str:
        return f"{self.verb} {self.number}{self.object_text()}{self.multiple_text()}"

    def object_text(self) -> str:
        return ""

    def multiple_text(self) -> str:
        return "" if self.multiple is None else self.multiple.text()

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

    def icons(self) -> list[str]:
        result = [str(self.number), self.verb, *self.object_icons()]
        multiple = self.multiple
        if multiple is not None:
            result += ["per", multiple.quantity]
            if multiple.divisor > 1:
                result += ["over", str(multiple.divisor)]
            if multiple.most:
                result += ["max", str(multiple.most)]
        return result

    def object_icons(self) -> list[str]:
        return []


@final
class Coin(Amount):
    """Gain coins."""

    def run(self, state: MinersState, seat: int, card: int) -> None:
        amount = self.amount(state, seat, card)
        state.players[seat].coins += amount
        chronicle.gained(state, seat, "coins", amount)


@final
class Points(Amount):
    """Gain victory points."""

    def run(self, state: MinersState, seat: int, card: int) -> None:
        amount = self.amount(state, seat, card)
        state.players[seat].vp += amount
        chronicle.gained(state, seat, "vp", amount)


@final
class DrawCards(Amount):
    """Draw from decks I to III, the deck chosen for each card. IM-40"""

    def run(self, state: MinersState, seat: int, card: int) -> None:
        state.agenda.then(repeated(DrawCard(seat), self.times(state, seat, card)))


@final
class DrawFaction(Amount):
    """Search decks for cards of a faction. IM-42"""

    def __init__(self, verb: str, amount: int, faction: str, multiple: Multiple | None) -> None:
        super().__init__(verb, amount, multiple)
        self.faction: Final = faction

    def run(self, state: MinersState, seat: int, card: int) -> None:
        for _ in range(self.times(state, seat, card)):
            search_for(state, seat, faction_index(self.faction))

    def object_text(self) -> str:
        return f" {self.faction}"

    def params(self) -> dict[str, Param]:
        if self.faction == "any":
            return {"n": self.number, "faction": Message("imperial-miners.faction.any")}
        faction = chronicle.faction_message(FACTIONS.index(self.faction))
        return {"n": self.number, "faction": faction}

    def object_icons(self) -> list[str]:
        return [self.faction]


@final
class DrawDeepest(Amount):
    """Take level IV cards; on boards and events only. IM-40, IM-L7"""

    def run(self, state: MinersState, seat: int, card: int) -> None:
        amount = self.times(state, seat, card)
        if amount:
            state.agenda.push(TakeDeepest(seat, amount))


@final
class PlaceCarts(Amount):
    """Cart tokens, one after another. IM-39"""

    def run(self, state: MinersState, seat: int, card: int) -> None:
        state.agenda.then(repeated(PutCart(seat), self.times(state, seat, card)))


@final
class Advance(Amount):
    """Move the marker on its board; 0 does nothing. IM-44, IM-L2"""

    def run(self, state: MinersState, seat: int, card: int) -> None:
        advance(state, seat, self.amount(state, seat, card))


class OnTarget(Amount):
    """A verb with a number and a target."""

    def __init__(self, verb: str, amount: int, target: str, multiple: Multiple | None) -> None:
        super().__init__(verb, amount, multiple)
        self.target: Final = target

    def object_text(self) -> str:
        return f" {self.target}"

    def params(self) -> dict[str, Param]:
        return {"n": self.number, "target": target_message(self.target)}

    def object_icons(self) -> list[str]:
        return [self.target]


@final
class PlaceGears(OnTarget):
    """Gears on cards, one after another; beyond 3 they are lost. IM-37, IM-A10"""

    def run(self, state: MinersState, seat: int, card: int) -> None:
        question = PutGear(seat, card, self.target)
        state.agenda.then(repeated(question, self.times(state, seat, card)))


@final
class PlaceRuins(OnTarget):
    """Destruction tokens: a step, not a price. IM-38, IM-A5"""

    def run(self, state: MinersState, seat: int, card: int) -> None:
        question = PutRuin(seat, card, self.target)
        state.agenda.then(repeated(question, self.times(state, seat, card)))


@final
class Fix(EffectStep):
    """Remove up to so many destruction tokens, with a gain for each. IM-L9"""

    def __init__(self, amount: int, gain: str, each: int) -> None:
        self.amount: Final = amount
        self.gain: Final = gain
        self.each: Final = each

    def run(self, state: MinersState, seat: int, card: int) -> None:
        state.agenda.push(FixRuin(seat, self.amount, self.gain == "coin", self.each))

    def text(self) -> str:
        return f"fix {self.amount} {self.gain} {self.each}"

    def message(self) -> Message:
        params: dict[str, Param] = {"n": self.amount}
        params["gain"] = Message(f"imperial-miners.step.{self.gain}", {"n": self.each})
        return Message("imperial-miners.step.fix", params)

    def icons(self) -> list[str]:
        return [str(self.amount), "fix", str(self.each), self.gain]


@final
class Act(EffectStep):
    """Activate one more card, without a chain. IM-33, IM-L9"""

    def __init__(self, target: str) -> None:
        self.target: Final = target

    def run(self, state: MinersState, seat: int, card: int) -> None:
        state.agenda.push(PickActivation(seat, card, self.target))

    def text(self) -> str:
        return f"act {self.target}"

    def message(self) -> Message:
        return Message("imperial-miners.step.act", {"target": target_message(self.target)})

    def icons(self) -> list[str]:
        return ["act", self.target]


@final
class Again(EffectStep):
    """Lift the once-a-round rule for one card. IM-L6"""

    def __init__(self, target: str) -> None:
        self.target: Final = target

    def run(self, state: MinersState, seat: int, card: int) -> None:
        state.agenda.push(LiftOnce(seat, card, self.target))

    def text(self) -> str:
        return f"again {self.target}"

    def message(self) -> Message:
        return Message("imperial-miners.step.again", {"target": target_message(self.target)})

    def icons(self) -> list[str]:
        return ["again", self.target]


class Leading(EffectStep):
    """A step that leads to one other, behind `>`."""

    def __init__(self, step: EffectStep) -> None:
        self.step: Final = step

    def inner(self) -> EffectStep | None:
        return self.step

    def follow(self, state: MinersState, seat: int, card: int) -> None:
        state.agenda.push(DoStep(seat, self.step, card))


@final
class Pay(Leading):
    """A price in coins; `-S` makes it fall with each Scots card. IM-46, IM-A4"""

    def __init__(self, coins: int, less_scots: bool, step: EffectStep) -> None:
        super().__init__(step)
        self.coins: Final = coins
        self.less_scots: Final = less_scots

    def bars(self, player: Player) -> bool:
        return player.coins < player.price(self.coins, self.less_scots)

    def run(self, state: MinersState, seat: int, card: int) -> None:
        player = state.players[seat]
        if self.bars(player):
            return
        price = player.price(self.coins, self.less_scots)
        player.coins -= price
        chronicle.paid(state, seat, price)
        self.follow(state, seat, card)

    def text(self) -> str:
        return f"pay {self.coins}{'-S' if self.less_scots else ''} > {self.step.text()}"

    def message(self) -> Message:
        key = "pay_scots" if self.less_scots else "pay"
        params: dict[str, Param] = {"n": self.coins, "step": self.step.message()}
        return Message(f"imperial-miners.step.{key}", params)

    def icons(self) -> list[str]:
        price = [str(self.coins), "coin"] + (["less", "S"] if self.less_scots else [])
        return [*price, "arrow", *self.step.icons()]


@final
class Ungear(Leading):
    """A price in gears, off any own cards. IM-L5"""

    def __init__(self, amount: int, step: EffectStep) -> None:
        super().__init__(step)
        self.amount: Final = amount

    def bars(self, player: Player) -> bool:
        return sum(player.mine.gears) < self.amount

    def run(self, state: MinersState, seat: int, card: int) -> None:
        if self.bars(state.players[seat]):
            return
        self.follow(state, seat, card)
        state.agenda.then(repeated(TakeGear(seat, card, "any"), self.amount))

    def text(self) -> str:
        return f"ungear {self.amount} > {self.step.text()}"

    def message(self) -> Message:
        params: dict[str, Param] = {"n": self.amount, "step": self.step.message()}
        return Message("imperial-miners.step.ungear", params)

    def icons(self) -> list[str]:
        return [str(self.amount), "gear", "arrow", *self.step.icons()]


@final
class If(Leading):
    """The step only if a condition holds."""

    def __init__(self, condition: Condition, step: EffectStep) -> None:
        super().__init__(step)
        self.condition: Final = condition

    def run(self, state: MinersState, seat: int, card: int) -> None:
        if self.condition.holds(state.players[seat], card, state.cards.gears):
            self.follow(state, seat, card)

    def text(self) -> str:
        return f"if {self.condition.text()} > {self.step.text()}"

    def message(self) -> Message:
        params: dict[str, Param] = {"condition": self.condition.message()}
        params["step"] = self.step.message()
        return Message("imperial-miners.step.if", params)

    def icons(self) -> list[str]:
        return ["if", self.condition.text(), "arrow", *self.step.icons()]


@final
class Discard(Leading):
    """Discard up to so many cards, the step once for each. IM-L9"""

    def __init__(self, amount: int, step: EffectStep) -> None:
        super().__init__(step)
        self.amount: Final = amount

    def run(self, state: MinersState, seat: int, card: int) -> None:
        state.agenda.push(DiscardForStep(seat, self.amount, self.step, card))

    def text(self) -> str:
        return f"discard {self.amount} > {self.step.text()}"

    def message(self) -> Message:
        params: dict[str, Param] = {"n": self.amount, "step": self.step.message()}
        return Message("imperial-miners.step.discard", params)

    def icons(self) -> list[str]:
        return [str(self.amount), "discard", "arrow", *self.step.icons()]


@final
class May(Leading):
    """The step or not, as the player likes. IM-L3"""

    def run(self, state: MinersState, seat: int, card: int) -> None:
        if not self.step.bars(state.players[seat]):
            state.agenda.push(Maybe(seat, self.step, card))

    def text(self) -> str:
        return f"may {self.step.text()}"

    def message(self) -> Message:
        return Message("imperial-miners.step.may", {"step": self.step.message()})

    def icons(self) -> list[str]:
        return ["may", *self.step.icons()]


@final
class TurnRule(EffectStep):
    """A word that changes the mine phase, in events only. IM-L4"""

    def __init__(self, verb: str, level: int, amount: int) -> None:
        self.verb: Final = verb
        self.level: Final = level
        self.amount: Final = amount

    def run(self, state: MinersState, seat: int, card: int) -> None:
        pass

    def text(self) -> str:
        if self.verb == "discount":
            return f"discount L{self.level + 1} {self.amount}"
        return f"surface {self.amount}" if self.verb == "surface" else self.verb

    def message(self) -> Message:
        params: dict[str, Param] = {"n": self.amount, "level": LEVELS[max(0, self.level)]}
        return Message(f"imperial-miners.step.{self.verb}", params)

    def icons(self) -> list[str]:
        return self.text().split(" ")
