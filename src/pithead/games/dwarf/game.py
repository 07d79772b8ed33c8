"""DWARF by Lee Broderick: the game as the engine sees it."""

from collections.abc import Mapping
from typing import Any, Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Agenda
from pithead.engine.game import Game
from pithead.engine.journal import Journal
from pithead.engine.message import Message
from pithead.engine.options import Flag, Option, OptionValue, SeatOption
from pithead.engine.rng import Rng, seeded
from pithead.engine.verdict import Verdict
from pithead.games.dwarf import evaluation, reasons, scoring, view
from pithead.games.dwarf.actions import TABLE
from pithead.games.dwarf.bots import BOTS
from pithead.games.dwarf.cards import Cards, read_cards
from pithead.games.dwarf.player import new_player
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.turns import BEGIN_ROUND
from pithead.games.dwarf.words import (
    AUTOMATA,
    IN_A_MINE,
    MOST_SEATS,
    NO_AUTOMATON,
    PILES_IN_A_MINE,
    RIVAL,
    RIVAL_GLORY,
)

RULES_NUMBER: Final = 2
SEAT_COUNTS: Final = list(range(1, MOST_SEATS + 1))


@final
class Dwarf(Game[DwarfState]):
    """1 to 3 seats with one set of cards, 4 and 5 with two."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(
            "dwarf", "DWARF", SEAT_COUNTS, options(), RULES_NUMBER, cards.fingerprint, TABLE, BOTS
        )
        self.cards: Final = cards

    def set_up(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> DwarfState:
        """Starting cards, special piles, mountains, players, first player. DW-6 to DW-11"""
        rng = seeded(seed)
        automaton = AUTOMATA.index(str(options["automaton"])) if seats == 1 else NO_AUTOMATON
        sets = 2 if seats > 3 else 1
        mountains: list[list[int]] = []
        deep: list[int] = []
        piles: list[list[int]] = []
        for _ in range(sets):
            lower = self.lower_layer() if options["layered"] else []
            deep.append(len(lower))
            mountains.append(self.shuffled_mountain(rng, lower))
            piles += self.dealt_specials(rng, seats)
        first = first_player(seats, options, rng)
        return DwarfState(
            seats,
            rng,
            Agenda([BEGIN_ROUND]),
            Journal([], False),
            [[] for _ in range(seats)],
            0,
            self.cards,
            automaton,
            [new_player() for _ in range(2 if seats == 1 else seats)],
            [[card.number] for _ in range(sets) for card in self.cards.starting()],
            mountains,
            deep,
            piles,
            [[] for _ in range(sets)],
            [],
            [0] * (IN_A_MINE * sets),
            0,
            first,
            False,
            False,
            first,
            0,
            0,
            "",
        )

    def lower_layer(self) -> list[int]:
        """The 3-lantern cards, which the layered mountain keeps below the others. DW-9"""
        return [card.number for card in self.cards.mountain() if card.lanterns == 3]

    def shuffled_mountain(self, rng: Rng, lower: list[int]) -> list[int]:
        """The deck, its top last; a lower layer stays at the bottom. DW-8, DW-9"""
        upper = [card.number for card in self.cards.mountain() if card.number not in lower]
        rng.shuffle(upper)
        rng.shuffle(lower)
        return lower + upper

    def dealt_specials(self, rng: Rng, seats: int) -> list[list[int]]:
        """Three piles of three; without Apprentice, 3, 3 and 2 in solo play. DW-7, DW-45"""
        cards = [
            card.number for card in self.cards.specials() if seats > 1 or card.front != "apprentice"
        ]
        rng.shuffle(cards)
        return [cards[i : i + 3] for i in range(0, 3 * PILES_IN_A_MINE, 3)]

    def view(self, state: DwarfState, seat: int) -> dict[str, object]:
        return view.view(state)

    def reimagined(self, state: DwarfState, seat: int, rng: Rng) -> DwarfState:
        return view.reimagined(state, rng)

    def tallies(self, state: DwarfState) -> list[dict[str, int]]:
        return [player.tally() for player in state.players]

    def round(self, state: DwarfState) -> int:
        return state.round

    def card_list(self) -> list[dict[str, object]]:
        return [view.card_json(card) for card in self.cards.cards]

    def scores(self, state: DwarfState) -> list[dict[str, int]]:
        return [scoring.score(state, owner) for owner in range(len(state.players))]

    def places(self, state: DwarfState) -> list[int]:
        return scoring.places(state)

    def compared(self, state: DwarfState) -> list[str]:
        return scoring.compared(state)

    def verdict(self, state: DwarfState) -> Verdict:
        """A rival's twelve medals end and win the game, whatever else was led. DW-49"""
        if state.ending == RIVAL_GLORY:
            return Verdict("medals", Message("dwarf.verdict.glory", {"seat": RIVAL}))
        return super().verdict(state)

    def evaluate(self, state: DwarfState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def horizon(self, state: DwarfState) -> int:
        return state.round

    def ending(self, state: DwarfState) -> str:
        return state.ending

    def why_not(self, state: DwarfState, seat: int, action: Action) -> Message | None:
        """Who waits may also learn that no worker is left to place. DW-18, DW-22"""
        if state.agenda.asked(seat) is None and reasons.has_no_worker(state, seat, action):
            return reasons.why("no_worker")
        return super().why_not(state, seat, action)

    def rivals(self, state: DwarfState) -> list[Message]:
        """The automaton. DW-45"""
        if not state.is_solo():
            return []
        return [Message(f"dwarf.rival.{AUTOMATA[state.automaton]}")]


def options() -> list[Option]:
    return [
        Flag("layered", False, SEAT_COUNTS, "DW-9"),
        Option("automaton", AUTOMATA[1:], AUTOMATA[1], [1], "DW-45"),
        SeatOption("first", [2, 3, 4, 5], "DW-11"),
    ]


def first_player(seats: int, options: Mapping[str, OptionValue], rng: Rng) -> int:
    """Random or given; the automaton always starts. DW-11, DW-45"""
    if seats == 1:
        return RIVAL
    if options["first"] == "random":
        return rng.below(seats)
    return int(options["first"]) - 1


def make(box: dict[str, Any] | None = None, where: str = "box") -> Dwarf:
    """The game with the printed cards, or with a box file's values."""
    return Dwarf(read_cards(box, where))
