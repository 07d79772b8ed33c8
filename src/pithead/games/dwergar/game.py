"""Dwergar by Jan Madejski: the game as the engine sees it."""

from collections.abc import Mapping
from typing import Final, final

from pithead.engine.agenda import Agenda
from pithead.engine.game import Game
from pithead.engine.journal import Journal
from pithead.engine.options import Option, OptionValue
from pithead.engine.position import Entry, read_agenda
from pithead.engine.rng import Rng, seeded
from pithead.games.dwergar import evaluation, position, scoring, view
from pithead.games.dwergar.actions import LARGER_TABLE, LAST_PRINTED, TABLE
from pithead.games.dwergar.bots import BOTS
from pithead.games.dwergar.features import DwergarFeatures
from pithead.games.dwergar.player import Player, new_player
from pithead.games.dwergar.reckoning import DwergarReckoning
from pithead.games.dwergar.shown import DwergarCard, DwergarView
from pithead.games.dwergar.state import CART, Cards, DwergarState
from pithead.games.dwergar.turns import BEGIN_ROUND, BEGIN_TURNS, END_ROUND, TASKS, parts_at
from pithead.games.dwergar.words import (
    DECKS,
    EDITIONS,
    GOODS,
    LEVELS,
    NO_EVENT,
    NO_OWNER,
    NOBODY,
    PLACES,
    SPECIALITIES,
    TIERS,
)

RULES_NUMBER: Final = 2
SEAT_COUNTS: Final = [2, 3, 4]
# Workers of each speciality, and how many leave unseen. DG-3, DG-11
OF_EACH_KIND: Final = 6
OUT_OF_PLAY: Final = 6
# Where the others are laid out, one after another.
LAID_OUT: Final = [
    "laboratory", "bellows", "workshop", "forge", "lift", "studio",
    "mine-1", "mine-2", "mine-3", "mine-4",
]  # fmt: skip
# How many events a usual game has. DG-10
USUAL_EVENTS: Final = 9
RECOMMENDED: Final = ["western", "new_shaft", "golden_terraces", "eastern"]


# -- options ------------------------------------------------------------------------------------


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

    def __init__(self, seats: list[int], events: int) -> None:
        values = [str(number) for number in range(1, events + 1)]
        super().__init__("events", values, USUAL_EVENTS, seats, "DG-10")
        self.events: Final = events

    def read(self, value: OptionValue, seats: int) -> OptionValue:
        return int(str(super().read(value, seats)))

    def examples(self, seats: int) -> list[str]:
        """The shortest, the short, the usual and the longest game."""
        return ["1", "7", str(USUAL_EVENTS), str(self.events)]


# -- the game -----------------------------------------------------------------------------------


@final
class Dwergar(Game[DwergarState]):
    """2 to 4 seats, as many decks as seats, two editions of the rules."""

    def __init__(self, editions: list[Cards]) -> None:
        options: list[Option] = [
            DeckOption(SEAT_COUNTS),
            EventsOption(SEAT_COUNTS, len(editions[0].events)),
            Option("edition", EDITIONS, EDITIONS[0], SEAT_COUNTS, "DG-39"),
        ]
        super().__init__(
            "dwergar",
            "Dwergar",
            SEAT_COUNTS,
            options,
            RULES_NUMBER,
            editions[0].fingerprint,
            TABLE if editions[0].projects[-1].number <= LAST_PRINTED else LARGER_TABLE,
            BOTS,
            DwergarFeatures(editions),
        )
        self.editions: Final = editions
        for cards in editions:
            for place in cards.places:
                place.parts_of_workers = parts_at(place, by_foreman=False)
                place.parts_of_foremen = parts_at(place, by_foreman=True)

    def set_up(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> DwergarState:
        """Decks, events, workers, goods. DG-8 to DG-13"""
        rng = seeded(seed)
        cards = self.editions[EDITIONS.index(str(options["edition"]))]
        chosen = str(options["decks"]).split("+")
        decks = [name in chosen for name in DECKS]
        deck, advanced = shuffled_deck(cards, decks, rng)
        events = [event.number for event in cards.events]
        rng.shuffle(events)
        count = int(options["events"])
        players = [
            new_player(cards.board.start_goods, cards.board.furnaces_start, cards.board.limits)
            for _ in range(seats)
        ]
        standing = dealt_workers(players, rng)
        state = DwergarState(
            seats=seats,
            rng=rng,
            agenda=Agenda([BEGIN_ROUND]),
            journal=Journal([], False),
            offers=[[] for _ in range(seats)],
            reveals=0,
            cards=cards,
            decks=decks,
            players=players,
            standing=standing,
            furnaces=[NO_OWNER] * len(PLACES),
            carts=[[0] * (CART * seats) for _ in LEVELS],
            deck=deck,
            advanced=advanced,
            row=[],
            discards=[],
            events=events[:count],
            unused_events=events[count:],
            past_events=[],
            event=NO_EVENT,
            round_=0,
            rounds=count + 1,
            silverbeard=NO_OWNER,
            actions_left=0,
            work=None,
            ending="",
        )
        for seat in range(seats):
            state.load(cards.board.cart_levels[seat], seat, cards.board.cart_goods[seat])
        return state

    def laid_out(self, seats: int, entry: Entry) -> DwergarState:
        cards = self.editions[entry.choice("edition", EDITIONS, 0)]
        usual = "+".join(RECOMMENDED[:seats])
        chosen = entry.text("decks", usual).split("+")
        if len(chosen) != seats or len(set(chosen)) != seats or not set(chosen) <= set(DECKS):
            expected = f"{seats} of {', '.join(DECKS)}, joined by +"
            raise entry.wrong("decks", repr(entry.text("decks", usual)), expected)
        state = position.laid_out(cards, [name in chosen for name in DECKS], seats, entry)
        if entry.has("agenda"):
            state.agenda = read_agenda(entry, state, TASKS)
        else:
            state.agenda.then([*BEGIN_TURNS[entry.seat("turn", seats, 0) : seats], END_ROUND])
        return state

    def view(self, state: DwergarState, seat: int) -> DwergarView:
        return view.view(state)

    def reimagined(self, state: DwergarState, seat: int, rng: Rng) -> DwergarState:
        return view.reimagined(state, rng)

    def tallies(self, state: DwergarState) -> list[dict[str, int]]:
        return [player.tally() for player in state.players]

    def round(self, state: DwergarState) -> int:
        return state.round

    def card_list(self) -> list[DwergarCard]:
        """Projects, events and places of the later edition."""
        return self.editions[0].to_json()

    def scores(self, state: DwergarState) -> list[dict[str, int]]:
        return [scoring.score(state, seat) for seat in range(state.seats)]

    def places(self, state: DwergarState) -> list[int]:
        return scoring.places(state)

    def compared(self, state: DwergarState) -> list[str]:
        """Points, then the kinds of resource in their order. DG-63"""
        return ["total", *[GOODS[good] for good in state.cards.board.tie_break]]

    def census(self, state: DwergarState) -> dict[str, list[list[str]]]:
        """Which projects were open at some time, and who completed and upgraded them."""
        done = [player.completed for player in state.players]
        seen = state.row + state.discards + [number for numbers in done for number in numbers]
        return {
            "seen": [[str(number) for number in sorted(seen)]],
            "completed": [[str(number) for number in numbers] for numbers in done],
            "upgraded": [[str(n) for n in player.upgraded] for player in state.players],
        }

    def reckoning(self, state: DwergarState) -> DwergarReckoning:
        return DwergarReckoning(len(state.players), state.round)

    def evaluate(self, state: DwergarState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def spread(self, state: DwergarState) -> float:
        return evaluation.spread(state)

    def horizon(self, state: DwergarState) -> int:
        """One dwarf placed and his action ended: round, actions left and whose turn it is."""
        seats = state.seats_to_act()
        seat = seats[0] if seats else state.seats
        return (state.round * 100 + state.actions_left) * 10 + seat

    def ending(self, state: DwergarState) -> str:
        return state.ending


# -- setting up ---------------------------------------------------------------------------------


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
