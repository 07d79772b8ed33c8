"""Where the points of Imperial Miners came from, round by round, and who did most of what."""

from typing import Final, final

from pithead.engine.journal import Event
from pithead.engine.reckoning import Reckoning, number_in, text_in
from pithead.games.imperial_miners.words import BY_CARTS, SOURCES

AWARDS: Final = ["chain", "carter", "finisher", "rich", "geared", "mender"]
# What is summed up of each, and by which number.
COUNTED: Final = {"gained_coins": "rich", "geared": "geared"}


@final
class MinersReckoning(Reckoning):
    """The journal tells points with their source; a complete cart is one. IM-39, IM-47"""

    def __init__(self, owners: int, round_: int) -> None:
        super().__init__(owners, round_)
        # Cards that have been at work this round.
        self.chained = [0] * owners

    def sources(self) -> list[str]:
        return SOURCES

    def awards(self) -> list[str]:
        return AWARDS

    def hear(self, event: Event) -> None:
        kind = event.kind
        if kind == "round":
            self.chained = [0] * self.owners
        elif kind == "gained_vp":
            self.credit(text_in(event, "source"), number_in(event, "seat"), number_in(event, "n"))
        elif kind == "placed":
            self.hear_carts(number_in(event, "seat"), number_in(event, "carts"))
        elif kind == "carted":
            self.hear_carts(number_in(event, "seat"), 1)
        elif kind == "activated":
            seat = number_in(event, "seat")
            self.chained[seat] += 1
            self.reach("chain", seat, self.chained[seat])
        elif kind == "finished":
            self.count("finisher", number_in(event, "seat"), 1)
        elif kind == "cleared":
            self.count("mender", number_in(event, "seat"), 1)
        elif kind in COUNTED:
            self.count(COUNTED[kind], number_in(event, "seat"), number_in(event, "n"))

    def hear_carts(self, seat: int, carts: int) -> None:
        self.credit(BY_CARTS, seat, carts)
        self.count("carter", seat, carts)
