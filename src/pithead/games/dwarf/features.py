"""DWARF as numbers, for whoever learns: all that `view` tells. DW-5

Cards are told twice: each by its name, wherever it lies, and the top of each stack by what it
does, so that what was learnt of one card helps with the others.
"""

from typing import Final, final

from pithead.engine.compiling import i64
from pithead.engine.features import Axis, Features, Pen, Questions, seat_axis
from pithead.games.dwarf.automaton import RivalSecond
from pithead.games.dwarf.cards import Card, Cards
from pithead.games.dwarf.effects import StopMining, Trade
from pithead.games.dwarf.resolution import PlaceHelper
from pithead.games.dwarf.special_stacks import CardToRaise, StackToSearch
from pithead.games.dwarf.special_trades import FiveToPay, FiveToTake
from pithead.games.dwarf.special_workers import StackToTurn, WorkerToJoin
from pithead.games.dwarf.state import DONE, FORGED, GOT_HELP, DwarfState
from pithead.games.dwarf.turns import FirstPass, SecondPass
from pithead.games.dwarf.words import (
    AUTOMATA,
    CATEGORIES,
    ELDHUSFIFL,
    GOODS,
    IN_A_MINE,
    MOST_SEATS,
    PILES,
    POSITIONS,
    TYPES,
)
from pithead.games.dwarf.work import Craft

# Raised when a part is added, left out or changed (tests/every_game/test_features.py).
VERSION: Final = 1

KINDS: Final = len(GOODS)
QUESTIONS: Final = Questions(
    [
        FirstPass, SecondPass, PlaceHelper, Craft, StackToSearch, CardToRaise,
        FiveToTake, FiveToPay, StackToTurn, WorkerToJoin,
    ]
)  # fmt: skip
# How a worker stands in the mine.
STANDING: Final = ["waiting", "helper-waiting", "helped", "done"]


@final
class DwarfFeatures(Features):
    """Two mines, five seats or the automaton: what is not there is 0 throughout. DW-45, DW-51"""

    def __init__(self, cards: Cards) -> None:
        super().__init__(VERSION)
        seat = seat_axis(MOST_SEATS)
        mine = Axis("mine", ["a", "b"])
        position = Axis("position", POSITIONS)
        good = Axis("good", GOODS)
        card = Axis("card", [each.id for each in cards.cards])
        special = Axis("card", [each.id for each in cards.specials()])
        pile = Axis("pile", PILES)
        grid = Axis("position", POSITIONS[:IN_A_MINE])
        self.card_count: Final = len(cards.cards)
        # Of each card, its place among the special ones.
        self.special_at: Final = [-1] * len(cards.cards)
        for place, each in enumerate(cards.specials()):
            self.special_at[each.number] = place
        self.special_count: Final = len(cards.specials())

        self.seats: Final = self.tells("seats", [seat])
        self.to_act: Final = self.tells("to-act", [seat])
        self.automaton: Final = self.tells("automaton", [Axis("automaton", AUTOMATA[ELDHUSFIFL:])])
        self.question: Final = self.tells("question", [QUESTIONS.axis()])
        self.asked_card: Final = self.tells("asked-card", [card])
        self.asked_position: Final = self.tells("asked-position", [position])
        self.round: Final = self.tells("round", [], per=10, most=4)
        self.first: Final = self.tells("first", [seat])
        self.marker: Final = self.tells("marker", [seat])
        self.truce: Final = self.tells(
            "round-rules", [Axis("rule", ["mustered", "mining-stopped"])]
        )
        self.rival_reads: Final = self.tells(
            "rival-reads",
            [Axis("worker", ["first", "second"]), Axis("icon", ["black", "white"]), grid],
        )
        self.goods: Final = self.tells("goods", [seat, good], per=5, most=6)
        self.medals: Final = self.tells("medals", [seat], per=5, most=6)
        self.at_hand: Final = self.tells(
            "workers-at-hand", [seat, Axis("worker", ["regular", "on-piles", "helpers"])], per=2
        )
        self.specials: Final = self.tells("specials", [seat], per=3, most=6)
        self.leads: Final = self.tells("leads", [seat, Axis("lead", ["alone", "shared"])], per=3)
        self.mountain: Final = self.tells(
            "mountain", [mine, Axis("layer", ["all", "lower"])], per=10, most=10
        )
        self.top: Final = self.tells("top", [mine, card])
        self.below: Final = self.tells("below", [mine, card], per=2, most=4)
        self.discards: Final = self.tells("discards", [mine, card])
        self.pile_top: Final = self.tells("pile-top", [pile, special])
        self.pile_size: Final = self.tells("pile-size", [pile], per=2, most=4)
        self.top_type: Final = self.tells("top-type", [position, Axis("type", TYPES)])
        self.top_gives: Final = self.tells("top-gives", [position, good], per=2, most=5)
        self.top_costs: Final = self.tells("top-costs", [position, good], per=2, most=5)
        self.top_takes: Final = self.tells("top-takes", [position, good], per=2, most=5)
        self.top_rest: Final = self.tells(
            "top-state", [position, Axis("mark", ["raiders", "payable"])]
        )
        self.workers: Final = self.tells(
            "workers", [position, seat, Axis("worker", STANDING)], per=1, most=4
        )

        # Of each card, by kind, what it gives, asks for and takes away; nothing where that is all.
        self.brings: Final = [unless_empty(each.effect.brings()) for each in cards.cards]
        self.costs: Final = [unless_empty(each.effect.costs()) for each in cards.cards]
        self.strips: Final = [unless_empty(each.effect.strips()) for each in cards.cards]

    def write(self, state: DwarfState, seat: int, pen: Pen) -> None:
        self.write_question(state, seat, pen)
        self.write_round(state, seat, pen)
        self.write_players(state, seat, pen)
        self.write_leads(state, seat, pen)
        self.write_cards(state, pen)
        self.write_piles(state, pen)
        self.write_tops(state, seat, pen)
        self.write_workers(state, seat, pen)

    # -- what is asked, and by whom the round goes ---------------------------------------------

    def write_question(self, state: DwarfState, seat: i64, pen: Pen) -> None:
        there: i64 = len(state.players)
        other: i64
        for other in range(there):
            pen.mark(self.seats, other)
        for other in range(len(state.offers)):
            if state.offers[other]:
                pen.mark(self.to_act, (other - seat + there) % there)
        pen.mark(self.automaton, state.automaton - ELDHUSFIFL)
        question = state.agenda.asked(seat)
        pen.mark(self.question, QUESTIONS.of(question))
        if isinstance(question, Craft):
            pen.mark(self.asked_card, question.card)
        elif isinstance(question, CardToRaise):
            pen.mark(self.asked_position, question.position)

    def write_round(self, state: DwarfState, seat: int, pen: Pen) -> None:
        pen.amount(self.round, 0, state.round)
        there = len(state.players)
        pen.mark(self.first, (state.first - seat + there) % there)
        pen.mark(self.marker, (state.marker - seat + there) % there)
        if state.is_mustered:
            pen.mark(self.truce, 0)
        if state.is_mining_stopped:
            pen.mark(self.truce, 1)
        if state.is_solo():
            self.write_wishes(state.cards.cards[state.last_dug], 0, pen)
            if not any(isinstance(task, RivalSecond) for task in state.agenda.tasks):
                second = state.cards.cards[state.read_by_rival]
                self.write_wishes(second, self.rival_reads.size // 2, pen)

    def write_wishes(self, card: Card, at: int, pen: Pen) -> None:
        """The two positions that the automaton reads off a card. DW-46"""
        if card.black >= 0:
            pen.mark(self.rival_reads, at + card.black)
        if card.white >= 0:
            pen.mark(self.rival_reads, at + IN_A_MINE + card.white)

    # -- belongings ----------------------------------------------------------------------------

    def write_players(self, state: DwarfState, seat: i64, pen: Pen) -> None:
        there: i64 = len(state.players)
        place: i64
        for place in range(there):
            player = state.players[(seat + place) % there]
            pen.amounts(self.goods, place * KINDS, player.goods)
            pen.amount(self.medals, place, player.medals)
            pen.amount(self.at_hand, place * 3, player.regulars)
            pen.amount(self.at_hand, place * 3 + 1, player.on_piles)
            pen.amount(self.at_hand, place * 3 + 2, player.helpers)
            pen.amount(self.specials, place, player.specials)

    def write_leads(self, state: DwarfState, seat: i64, pen: Pen) -> None:
        """In how many categories each player leads alone, and in how many jointly. DW-42"""
        there: i64 = len(state.players)
        good: i64
        for good in CATEGORIES:
            most: i64 = -1
            leaders: i64 = 0
            for player in state.players:
                amount: i64 = player.goods[good]
                if amount > most:
                    most = amount
                    leaders = 0
                if amount == most:
                    leaders += 1
            how: i64 = 0 if leaders == 1 else 1
            place: i64
            for place in range(there):
                if state.players[(seat + place) % there].goods[good] == most:
                    pen.one_more(self.leads, place * 2 + how)

    # -- the cards by their names --------------------------------------------------------------

    def write_cards(self, state: DwarfState, pen: Pen) -> None:
        mine: i64
        cards: i64 = self.card_count
        for mine in range(len(state.mountains)):
            pen.amount(self.mountain, mine * 2, len(state.mountains[mine]))
            pen.amount(self.mountain, mine * 2 + 1, state.deep[mine])
            position: i64
            for position in range(mine * IN_A_MINE, (mine + 1) * IN_A_MINE):
                stack = state.stacks[position]
                above: i64 = len(stack) - 1
                card: i64
                for card in stack:
                    # The top has nothing above it, and a part of its own.
                    pen.amount(self.below, mine * cards + card, above)
                    above -= 1
                pen.mark(self.top, mine * cards + stack[-1])
            pen.marks(self.discards, mine * cards, state.discards[mine])

    def write_piles(self, state: DwarfState, pen: Pen) -> None:
        pile: i64
        for pile in range(len(state.piles)):
            cards = state.piles[pile]
            pen.amount(self.pile_size, pile, len(cards))
            if cards:
                pen.mark(self.pile_top, pile * self.special_count + self.special_at[cards[-1]])

    # -- the tops by what they do --------------------------------------------------------------

    def write_tops(self, state: DwarfState, seat: int, pen: Pen) -> None:
        own = state.players[seat].goods
        position: i64
        for position in range(len(state.stacks)):
            number = state.stacks[position][-1]
            card = state.cards.cards[number]
            pen.mark(self.top_type, position * len(TYPES) + card.type)
            if self.brings[number]:
                pen.amounts(self.top_gives, position * KINDS, self.brings[number])
            if self.costs[number]:
                pen.amounts(self.top_costs, position * KINDS, self.costs[number])
            if self.strips[number]:
                pen.amounts(self.top_takes, position * KINDS, self.strips[number])
            effect = card.effect
            if isinstance(effect, Trade):
                if effect.can_run(own):
                    pen.mark(self.top_rest, position * 2 + 1)
            elif isinstance(effect, StopMining):
                pen.mark(self.top_rest, position * 2)

    # -- who stands where ----------------------------------------------------------------------

    def write_workers(self, state: DwarfState, seat: i64, pen: Pen) -> None:
        there: i64 = len(state.players)
        for worker in state.workers:
            owner: i64 = (worker.owner - seat + there) % there
            at: i64 = (worker.position * MOST_SEATS + owner) * len(STANDING)
            if worker.work == GOT_HELP:
                at += 2
            elif worker.work == DONE or worker.work == FORGED:
                at += 3
            elif worker.is_helper:
                at += 1
            pen.one_more(self.workers, at)


def unless_empty(counts: list[int]) -> list[int]:
    """Nothing to go through where there is nothing."""
    return counts if any(counts) else []
