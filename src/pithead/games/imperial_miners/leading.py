"""The steps that lead to another one behind `>`: prices, conditions, discards and choices."""

from typing import ClassVar, Final, final

from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.imperial_miners import chronicle
from pithead.games.imperial_miners.choices import DiscardForStep, DoStep, Maybe
from pithead.games.imperial_miners.effects import SCOTS_PRICE, EffectStep
from pithead.games.imperial_miners.phrases import Phrase
from pithead.games.imperial_miners.picks import TakeGear
from pithead.games.imperial_miners.player import Player
from pithead.games.imperial_miners.quantities import Condition
from pithead.games.imperial_miners.reasons import too_dear
from pithead.games.imperial_miners.state import MinersState


class Leading(EffectStep):
    """A step that leads to one other, behind `>`."""

    verb: ClassVar[str]

    def __init__(self, step: EffectStep) -> None:
        self.step: Final = step

    def inner(self) -> EffectStep | None:
        return self.step

    def verbs(self) -> list[str]:
        return [self.verb, *self.step.verbs()]

    def follow(self, state: MinersState, seat: int, card: int) -> None:
        state.agenda.push(DoStep(seat, self.step, card))


@final
class Pay(Leading):
    """A price in coins; `-S` makes it fall with each Scots card. IM-46, IM-A4"""

    verb: ClassVar[str] = "pay"

    def __init__(self, coins: int, less_scots: bool, step: EffectStep) -> None:
        super().__init__(step)
        self.coins: Final = coins
        self.less_scots: Final = less_scots

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        expected = "a price such as 3 or 5-S"
        word = phrase.next(expected)
        less_scots = word.endswith("-S")
        coins = phrase.whole_number(word.removesuffix("-S"), expected)
        phrase.arrow()
        return Pay(coins, less_scots, phrase.step())

    def bars(self, player: Player) -> bool:
        return player.coins < player.price(self.coins, self.less_scots)

    def lacks(self, player: Player) -> Message | None:
        price = player.price(self.coins, self.less_scots)
        return too_dear(price, player.coins) if self.bars(player) else None

    def run(self, state: MinersState, seat: int, card: int) -> None:
        player = state.players[seat]
        if self.bars(player):
            return
        price = player.price(self.coins, self.less_scots)
        player.coins -= price
        chronicle.paid(state, seat, price)
        self.follow(state, seat, card)

    def phrase(self) -> str:
        return f"pay {self.coins}{'-S' if self.less_scots else ''} > {self.step.phrase()}"

    def message(self) -> Message:
        key = "pay_scots" if self.less_scots else "pay"
        params: dict[str, Param] = {"n": self.coins, "step": self.step.message()}
        return Message(f"imperial-miners.step.{key}", params)

    def signs(self) -> list[Sign]:
        price = Sign(SCOTS_PRICE if self.less_scots else "coin", self.coins)
        return [price, Sign("arrow"), *self.step.signs()]


@final
class Ungear(Leading):
    """A price in gears, off any own cards. IM-L5"""

    verb: ClassVar[str] = "ungear"

    def __init__(self, amount: int, step: EffectStep) -> None:
        super().__init__(step)
        self.amount: Final = amount

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        amount = phrase.amount()
        phrase.arrow()
        return Ungear(amount, phrase.step())

    def bars(self, player: Player) -> bool:
        return sum(player.mine.gears) < self.amount

    def lacks(self, player: Player) -> Message | None:
        if not self.bars(player):
            return None
        params: dict[str, Param] = {"n": self.amount, "owned": sum(player.mine.gears)}
        return Message("imperial-miners.why.too_few_gears", params)

    def run(self, state: MinersState, seat: int, card: int) -> None:
        if self.bars(state.players[seat]):
            return
        self.follow(state, seat, card)
        state.agenda.repeat(TakeGear(seat, card, "any"), self.amount)

    def phrase(self) -> str:
        return f"ungear {self.amount} > {self.step.phrase()}"

    def message(self) -> Message:
        params: dict[str, Param] = {"n": self.amount, "step": self.step.message()}
        return Message("imperial-miners.step.ungear", params)

    def signs(self) -> list[Sign]:
        return [Sign("minus"), Sign("gear", self.amount), Sign("arrow"), *self.step.signs()]


@final
class If(Leading):
    """The step only if a condition holds."""

    verb: ClassVar[str] = "if"

    def __init__(self, condition: Condition, step: EffectStep) -> None:
        super().__init__(step)
        self.condition: Final = condition

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        condition = Condition.read(phrase)
        phrase.arrow()
        return If(condition, phrase.step())

    def run(self, state: MinersState, seat: int, card: int) -> None:
        if self.condition.holds(state.players[seat], card, state.cards.gears):
            self.follow(state, seat, card)

    def phrase(self) -> str:
        return f"if {self.condition.phrase()} > {self.step.phrase()}"

    def message(self) -> Message:
        params: dict[str, Param] = {"condition": self.condition.message()}
        params["step"] = self.step.message()
        return Message("imperial-miners.step.if", params)

    def signs(self) -> list[Sign]:
        return [*self.condition.signs(), Sign("then"), *self.step.signs()]


@final
class Discard(Leading):
    """Discard up to so many cards, the step once for each. IM-L9"""

    verb: ClassVar[str] = "discard"

    def __init__(self, amount: int, step: EffectStep) -> None:
        super().__init__(step)
        self.amount: Final = amount

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        amount = phrase.amount()
        phrase.arrow()
        return Discard(amount, phrase.step())

    def run(self, state: MinersState, seat: int, card: int) -> None:
        state.agenda.push(DiscardForStep(seat, self.amount, self.step, card))

    def phrase(self) -> str:
        return f"discard {self.amount} > {self.step.phrase()}"

    def message(self) -> Message:
        params: dict[str, Param] = {"n": self.amount, "step": self.step.message()}
        return Message("imperial-miners.step.discard", params)

    def signs(self) -> list[Sign]:
        return [Sign("minus"), Sign("card", self.amount), Sign("arrow"), *self.step.signs()]


@final
class May(Leading):
    """The step or not, as the player likes. IM-L3"""

    verb: ClassVar[str] = "may"

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        return May(phrase.step())

    def run(self, state: MinersState, seat: int, card: int) -> None:
        if not self.step.bars(state.players[seat]):
            state.agenda.push(Maybe(seat, self.step, card))

    def phrase(self) -> str:
        return f"may {self.step.phrase()}"

    def message(self) -> Message:
        return Message("imperial-miners.step.may", {"step": self.step.message()})

    def signs(self) -> list[Sign]:
        return [Sign("open"), *self.step.signs(), Sign("close")]

    def verbs(self) -> list[str]:
        return self.step.verbs()
