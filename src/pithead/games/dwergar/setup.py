"""Setting Dwergar up: its options, the decks, the workers."""

from typing import Final, final

from pithead.engine.options import Option, OptionValue
from pithead.engine.rng import Rng
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.state import Cards
from pithead.games.dwergar.words import (
    DECKS,
    EVENTS,
    NOBODY,
    PLACES,
    SPECIALITIES,
    TIERS,
)

# Workers of each speciality, and how many leave unseen. DG-3, DG-11
OF_EACH_KIND: Final = 6
OUT_OF_PLAY: Final = 6
# Where the others are laid out, one after another.
LAID_OUT: Final = [
    "laboratory", "bellows", "workshop", "forge", "lift", "studio",
    "mine-1", "mine-2", "mine-3", "mine-4",
]  # fmt: skip
RECOMMENDED: Final = ["western", "new_shaft", "golden_terraces", "eastern"]


@final
class DeckOption(Option):
    """As many different decks as seats, joined by `+`; or `recommended`. DG-8"""

    kind = "decks"

    def __init__(self, seats: list[int]) -> None:
        super().__init__("decks", DECKS, "recommended", seats, "DG-8")

    def read(self, value: OptionValue, seats: int) -> OptionValue:
        text = str(value).strip().casefold()
        if text == "recommended":
            return "+".join(RECOMMENDED[:seats])
        names = text.split("+")
        if len(names) != seats or len(set(names)) != seats or not set(names) <= set(DECKS):
            raise self.refusal(value, seats)
        return "+".join(name for name in DECKS if name in names)

    def examples(self, seats: int) -> list[str]:
        other = ["old_shaft", *RECOMMENDED[::-1]]
        return ["recommended", "+".join(other[:seats])]

    def allowed(self, seats: int) -> list[str]:
        several = f"{seats} of {', '.join(DECKS)}, joined by +"
        return ["recommended", several]


@final
class EventsOption(Option):
    """How many events: rounds are one more. DG-10"""

    kind = "number"

    def __init__(self, seats: list[int]) -> None:
        values = [str(number) for number in range(1, EVENTS + 1)]
        super().__init__("events", values, 9, seats, "DG-10")

    def read(self, value: OptionValue, seats: int) -> OptionValue:
        return int(str(super().read(value, seats)))

    def examples(self, seats: int) -> list[str]:
        """The shortest, the short, the usual and the longest game."""
        return ["1", "7", "9", "15"]


def shuffled_deck(cards: Cards, decks: list[bool], rng: Rng) -> tuple[list[int], int]:
    """The chosen decks' projects, the basic ones on top; and how many are advanced. DG-9"""
    tiers: list[list[int]] = [[], []]
    for project in cards.projects:
        if decks[project.deck]:
            tiers[project.tier].append(project.number)
    for tier in tiers:
        rng.shuffle(tier)
    basic, advanced = tiers[TIERS.index("basic")], tiers[TIERS.index("advanced")]
    return advanced + basic, len(advanced)


def dealt_workers(players: list[Player], rng: Rng) -> list[int]:
    """Six workers leave unseen; one for each player, the rest to the places. DG-11"""
    workers = [kind for kind in range(len(SPECIALITIES)) for _ in range(OF_EACH_KIND)]
    rng.shuffle(workers)
    workers = workers[OUT_OF_PLAY:]
    for player in players:
        player.workers[workers.pop()] += 1
    standing = [NOBODY] * len(PLACES)
    for place in LAID_OUT:
        if workers:
            standing[PLACES.index(place)] = workers.pop()
    return standing
