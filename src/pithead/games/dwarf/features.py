"""DWARF as numbers, for whoever learns: all that `view` tells. DW-5

Cards are told twice: each by its name, wherever it lies, and the top of each stack by what it
does, so that what was learnt of one card helps with the others.
"""

from typing import Final, final

from pithead.engine.features import Axis, Features, Part, Pen, Questions, seat_axis
from pithead.games.dwarf.automaton import RivalSecond
from pithead.games.dwarf.cards import Card, Cards
from pithead.games.dwarf.effects import StopMining, Trade
from pithead.games.dwarf.resolution import PlaceHelper
from pithead.games.dwarf.scoring import leads
from pithead.games.dwarf.special_stacks import CardToRaise, StackToSearch
from pithead.games.dwarf.special_trades import FiveToPay, FiveToTake
from pithead.games.dwarf.special_workers import StackToTurn, WorkerToJoin
from pithead.games.dwarf.state import DONE, FORGED, GOT_HELP, DwarfState
from pithead.games.dwarf.turns import FirstPass, SecondPass
from pithead.games.dwarf.words import (
    AUTOMATA,
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

MINES: Final = len(POSITIONS) // IN_A_MINE
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

        # Of each card, by kind, what it gives, asks for and takes away, written once.
        self.brings: Final = [written(self.top_gives, each.effect.brings()) for each in cards.cards]
        self.costs: Final = [written(self.top_costs, each.effect.costs()) for each in cards.cards]
        self.strips: Final = [written(self.top_takes, each.effect.strips()) for each in cards.cards]

    def write(self, state: DwarfState, seat: int, pen: Pen) -> None:
        owners = [(seat + i) % len(state.players) for i in range(len(state.players))]
        self.write_question(state, seat, pen)
        self.write_round(state, seat, pen)
        self.write_players(state, owners, pen)
        self.write_cards(state, pen)
        self.write_tops(state, seat, pen)
        self.write_workers(state, seat, pen)

    # -- what is asked, and by whom the round goes ---------------------------------------------

    def write_question(self, state: DwarfState, seat: int, pen: Pen) -> None:
        there = len(state.players)
        for owner in range(MOST_SEATS):
            pen.flag(owner < there)
        pen.marks([(other - seat + there) % there for other in state.seats_to_act()], MOST_SEATS)
        pen.one_of(state.automaton - ELDHUSFIFL, self.automaton.size)
        question = state.agenda.asked(seat)
        pen.one_of(QUESTIONS.of(question), self.question.size)
        pen.one_of(question.card if isinstance(question, Craft) else -1, self.card_count)
        where = question.position if isinstance(question, CardToRaise) else -1
        pen.one_of(where, self.asked_position.size)

    def write_round(self, state: DwarfState, seat: int, pen: Pen) -> None:
        pen.amount(self.round, state.round)
        there = len(state.players)
        for owner in (state.first, state.marker):
            pen.one_of((owner - seat + there) % there, MOST_SEATS)
        pen.flag(state.is_mustered)
        pen.flag(state.is_mining_stopped)
        if not state.is_solo():
            pen.nothing(self.rival_reads.size)
            return
        write_icons(pen, state.cards.cards[state.last_dug])
        if any(isinstance(task, RivalSecond) for task in state.agenda.tasks):
            pen.nothing(self.rival_reads.size // 2)
        else:
            write_icons(pen, state.cards.cards[state.read_by_rival])

    # -- belongings ----------------------------------------------------------------------------

    def write_players(self, state: DwarfState, owners: list[int], pen: Pen) -> None:
        away = MOST_SEATS - len(owners)
        for owner in owners:
            pen.amounts(self.goods, state.players[owner].goods)
        pen.nothing(away * len(GOODS))
        for owner in owners:
            pen.amount(self.medals, state.players[owner].medals)
        pen.nothing(away)
        for owner in owners:
            player = state.players[owner]
            pen.amount(self.at_hand, player.regulars)
            pen.amount(self.at_hand, player.on_piles)
            pen.amount(self.at_hand, player.helpers)
        pen.nothing(away * 3)
        for owner in owners:
            pen.amount(self.specials, state.players[owner].specials)
        pen.nothing(away)
        for owner in owners:
            alone, shared = leads(state, owner)
            pen.amount(self.leads, alone)
            pen.amount(self.leads, shared)
        pen.nothing(away * 2)

    # -- the cards by their names --------------------------------------------------------------

    def write_cards(self, state: DwarfState, pen: Pen) -> None:
        mines = len(state.mountains)
        rest = MINES - mines
        for mine in range(mines):
            pen.amount(self.mountain, len(state.mountains[mine]))
            pen.amount(self.mountain, state.deep[mine])
        pen.nothing(rest * 2)
        for mine in range(mines):
            positions = range(mine * IN_A_MINE, (mine + 1) * IN_A_MINE)
            pen.marks([state.stacks[position][-1] for position in positions], self.card_count)
        pen.nothing(rest * self.card_count)
        for mine in range(mines):
            above = [0] * self.card_count
            for position in range(mine * IN_A_MINE, (mine + 1) * IN_A_MINE):
                stack = state.stacks[position]
                for place in range(len(stack) - 1):
                    above[stack[place]] = len(stack) - 1 - place
            pen.amounts(self.below, above)
        pen.nothing(rest * self.card_count)
        for mine in range(mines):
            pen.marks(state.discards[mine], self.card_count)
        pen.nothing(rest * self.card_count)
        away = len(PILES) - len(state.piles)
        for pile in state.piles:
            pen.one_of(self.special_at[pile[-1]] if pile else -1, self.special_count)
        pen.nothing(away * self.special_count)
        for pile in state.piles:
            pen.amount(self.pile_size, len(pile))
        pen.nothing(away)

    # -- the tops by what they do --------------------------------------------------------------

    def write_tops(self, state: DwarfState, seat: int, pen: Pen) -> None:
        tops = [stack[-1] for stack in state.stacks]
        away = len(POSITIONS) - len(tops)
        for card in tops:
            pen.one_of(state.cards.cards[card].type, len(TYPES))
        pen.nothing(away * len(TYPES))
        for card in tops:
            pen.ready(self.brings[card])
        pen.nothing(away * len(GOODS))
        for card in tops:
            pen.ready(self.costs[card])
        pen.nothing(away * len(GOODS))
        for card in tops:
            pen.ready(self.strips[card])
        pen.nothing(away * len(GOODS))
        own = state.players[seat].goods
        for card in tops:
            effect = state.cards.cards[card].effect
            pen.flag(isinstance(effect, StopMining))
            pen.flag(isinstance(effect, Trade) and effect.can_run(own))
        pen.nothing(away * 2)

    # -- who stands where ----------------------------------------------------------------------

    def write_workers(self, state: DwarfState, seat: int, pen: Pen) -> None:
        there = len(state.players)
        standing: list[int] = []
        for worker in state.workers:
            owner = (worker.owner - seat + there) % there
            at = (worker.position * MOST_SEATS + owner) * len(STANDING)
            if worker.work == GOT_HELP:
                standing.append(at + 2)
            elif worker.work == DONE or worker.work == FORGED:
                standing.append(at + 3)
            else:
                standing.append(at + 1 if worker.is_helper else at)
        pen.tally(self.workers, standing, self.workers.size)


def written(part: Part, counts: list[int]) -> bytes:
    """A piece of a part, for use again and again."""
    pen = Pen()
    pen.amounts(part, counts)
    return pen.joined()


def write_icons(pen: Pen, card: Card) -> None:
    """The two wishes that the automaton reads off a card. DW-46"""
    pen.one_of(card.black, IN_A_MINE)
    pen.one_of(card.white, IN_A_MINE)
