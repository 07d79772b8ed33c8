"""The steps that lead to another one behind `>`: prices, conditions, discards and choices."""

from typing import Final, final

from pithead.engine.message import Message, Param
from pithead.games.imperial_miners import chronicle
from pithead.games.imperial_miners.choices import (
    DiscardForStep,
    DoStep,
    Maybe,
)
from pithead.games.imperial_miners.picks import (
    TakeGear,
)
from pithead.games.imperial_miners.player import Player
from pithead.games.imperial_miners.quantities import (
    Condition,
)
from pithead.games.imperial_miners.reasons import too_dear
from pithead.games.imperial_miners.state import EffectStep, MinersState

MOST_TIMES: Final = 200


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
