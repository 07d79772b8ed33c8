"""DWARF by Lee Broderick: the game as the engine sees it."""

from collections.abc import Mapping
from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Agenda
from pithead.engine.game import Game
from pithead.engine.journal import Journal
from pithead.engine.message import Message
from pithead.engine.options import OptionValue
from pithead.engine.position import Entry, read_agenda
from pithead.engine.rng import Rng, seeded
from pithead.engine.verdict import Verdict
from pithead.games.dwarf import evaluation, imagining, position, reasons, scoring, view
from pithead.games.dwarf.bots import BOTS
from pithead.games.dwarf.cards import Cards
from pithead.games.dwarf.features import DwarfFeatures
from pithead.games.dwarf.player import new_player
from pithead.games.dwarf.reckoning import DwarfReckoning
from pithead.games.dwarf.setup import (
    SEAT_COUNTS,
    dealt_specials,
    first_player,
    lower_layer,
    options,
    shuffled_mountain,
)
from pithead.games.dwarf.shown import DwarfCard, DwarfView
from pithead.games.dwarf.state import DwarfState, everywhere
from pithead.games.dwarf.turns import BEGIN_ROUND, TASKS, lay_round
from pithead.games.dwarf.words import (
    AUTOMATA,
    IN_A_MINE,
    NO_AUTOMATON,
    RIVAL,
    RIVAL_GLORY,
)

RULES_NUMBER: Final = 2


@final
class Dwarf(Game[DwarfState]):
    """1 to 3 seats with one set of cards, 4 and 5 with two."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(
            "dwarf",
            "DWARF",
            SEAT_COUNTS,
            options(),
            RULES_NUMBER,
            cards.fingerprint,
            cards.actions.table,
            BOTS,
            DwarfFeatures(cards),
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
            lower = lower_layer(self.cards) if options["layered"] else []
            deep.append(len(lower))
            mountains.append(shuffled_mountain(self.cards, lower, rng))
            piles += dealt_specials(self.cards, seats, rng)
        first = first_player(seats, options, rng)
        return DwarfState(
            seats=seats,
            rng=rng,
            agenda=Agenda([BEGIN_ROUND]),
            journal=Journal([], False),
            offers=[[] for _ in range(seats)],
            reveals=0,
            cards=self.cards,
            automaton=automaton,
            players=[new_player() for _ in range(2 if seats == 1 else seats)],
            stacks=[[card.number] for _ in range(sets) for card in self.cards.starting()],
            mountains=mountains,
            deep=deep,
            piles=piles,
            discards=[[] for _ in range(sets)],
            workers=[],
            free=everywhere(IN_A_MINE * sets),
            round_=0,
            first=first,
            is_mustered=False,
            is_mining_stopped=False,
            marker=first,
            last_dug=0,
            read_by_rival=0,
            ending="",
        )

    def laid_out(self, seats: int, entry: Entry) -> DwarfState:
        state = position.laid_out(self.cards, seats, entry)
        if entry.has("agenda"):
            state.agenda = read_agenda(entry, state, TASKS)
        else:
            lay_round(state)
        return state

    def view(self, state: DwarfState, seat: int) -> DwarfView:
        return view.view(state)

    def reimagined(self, state: DwarfState, seat: int, rng: Rng) -> DwarfState:
        return imagining.reimagined(state, rng)

    def tallies(self, state: DwarfState) -> list[dict[str, int]]:
        return [player.tally() for player in state.players]

    def round(self, state: DwarfState) -> int:
        return state.round

    def card_list(self) -> list[DwarfCard]:
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

    def reckoning(self, state: DwarfState) -> DwarfReckoning:
        return DwarfReckoning(len(state.players), state.round)

    def evaluate(self, state: DwarfState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def spread(self, state: DwarfState) -> float:
        return evaluation.spread(state)

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
