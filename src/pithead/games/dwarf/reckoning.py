"""Where DWARF's categories went, round by round, and who did most of what."""

from typing import Final, final

from pithead.engine.journal import Event
from pithead.engine.message import Message, Param
from pithead.engine.reckoning import Reckoning, number_in
from pithead.games.dwarf.effects import goods_message
from pithead.games.dwarf.scoring import leads_in
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.words import CATEGORIES, GOODS, ITEMS, STEEL

ITEMS_KEY: Final = goods_message(ITEMS, 1).key
STEEL_KEY: Final = goods_message(STEEL, 1).key
AWARDS: Final = ["smith", "alloyer", "miner", "defender", "employer", "specialist", "robbed"]
# What is counted whenever it happens.
COUNTED: Final = {"medal": "defender", "helpers": "employer", "special": "specialist"}


@final
class DwarfReckoning(Reckoning):
    """A point is a category led alone: it comes, goes, and may come back. DW-42, DW-43"""

    def __init__(self, owners: int, round_: int) -> None:
        super().__init__(owners, round_)
        self.led = [[False] * owners for _ in CATEGORIES]

    def sources(self) -> list[str]:
        return [GOODS[good] for good in CATEGORIES]

    def awards(self) -> list[str]:
        return AWARDS

    def follow(self, state: DwarfState, told: list[Event], totals: list[int]) -> None:
        """What has changed hands belongs to the round it happened in, not to one that follows."""
        for index in range(len(CATEGORIES)):
            for owner in range(self.owners):
                leads = leads_in(state, owner, CATEGORIES[index]) > 0
                if leads != self.led[index][owner]:
                    self.credit(GOODS[CATEGORIES[index]], owner, 1 if leads else -1)
                    self.led[index][owner] = leads
        super().follow(state, told, totals)

    def hear(self, event: Event) -> None:
        if event.kind in COUNTED:
            self.count(COUNTED[event.kind], number_in(event, "seat"), 1)
        elif event.kind == "lost":
            self.count("robbed", number_in(event, "seat"), amount_of(event.params["goods"], ""))
        elif event.kind == "worked":
            self.hear_work(number_in(event, "seat"), event.params["does"])

    def hear_work(self, owner: int, does: Param) -> None:
        if not isinstance(does, Message):
            return
        made = does.params["goods"]
        if does.key == "dwarf.does.gain":
            self.count("miner", owner, amount_of(made, ""))
        else:
            self.count("smith", owner, amount_of(made, ITEMS_KEY))
            self.count("alloyer", owner, amount_of(made, STEEL_KEY))


def amount_of(goods: Param, key: str) -> int:
    """How many goods there are in a list of them, of one kind or of all."""
    result = 0
    if isinstance(goods, list):
        for each in goods:
            amount = each.params["n"]
            if isinstance(amount, int) and key in ("", each.key):
                result += amount
    return result
