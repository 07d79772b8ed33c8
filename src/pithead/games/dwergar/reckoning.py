"""Where Dwergar's points came from, round by round, and who did most of what."""

from typing import Final, final

from pithead.engine.journal import Event
from pithead.engine.reckoning import Reckoning, number_in, text_in
from pithead.games.dwergar.words import SOURCES

AWARDS: Final = [
    "builder", "upgrader", "carter", "stoker", "smith", "installer", "recruiter",
]  # fmt: skip
# What is counted whenever it happens.
COUNTED: Final = {
    "forged": "smith",
    "installed": "installer",
    "placed_taking": "recruiter",
    "completed": "builder",
    "upgraded": "upgrader",
}


@final
class DwergarReckoning(Reckoning):
    """Projects and upgrades give what is printed; all else the journal tells with its source."""

    def sources(self) -> list[str]:
        return SOURCES

    def awards(self) -> list[str]:
        return AWARDS

    def hear(self, event: Event) -> None:
        kind = event.kind
        if kind in COUNTED:
            self.count(COUNTED[kind], number_in(event, "seat"), 1)
        if kind in ("completed", "upgraded", "scored", "end_scored"):
            source = text_in(event, "source") if kind == "scored" else kind
            self.credit(source, number_in(event, "seat"), number_in(event, "n"))
        elif kind == "unloaded":
            self.hear_unloading(event)
        elif kind == "heat_paid":
            heat = number_in(event, "track") + number_in(event, "furnaces")
            self.count("stoker", number_in(event, "seat"), heat)

    def hear_unloading(self, event: Event) -> None:
        goods = event.params["goods"]
        if isinstance(goods, list):
            for each in goods:
                amount = each.params["n"]
                if isinstance(amount, int):
                    self.count("carter", number_in(event, "seat"), amount)
