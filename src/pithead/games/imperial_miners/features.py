"""Imperial Miners as numbers, for whoever learns: all that `view` tells a seat. IM-10, IM-18

A mine is told by its cards in the order they were laid, one slot for each round: what lies around
a card is told with it, so that nobody has to work out the brick pattern from columns.
"""

from typing import Final, final

from pithead.engine.agenda import Question
from pithead.engine.compiling import i64
from pithead.engine.features import Axis, Features, Pen, Questions, seat_axis
from pithead.games.imperial_miners.activation import ChooseEffect, PickActivation
from pithead.games.imperial_miners.cards import Cards
from pithead.games.imperial_miners.chain import ChooseAbove, ChooseSurface, GoOn, PlaceCard
from pithead.games.imperial_miners.choices import DiscardForStep, FixRuin, Maybe
from pithead.games.imperial_miners.decks import (
    DiscardDealt,
    DiscardDown,
    DrawCard,
    NameFaction,
    SearchDeck,
)
from pithead.games.imperial_miners.leading import Discard, May
from pithead.games.imperial_miners.mine import Mine
from pithead.games.imperial_miners.picks import (
    ChooseBoard,
    LiftOnce,
    PickCard,
    PutCart,
    PutGear,
    PutRuin,
    TakeGear,
)
from pithead.games.imperial_miners.player import Player
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.turns import SealCard
from pithead.games.imperial_miners.words import (
    BOARDS,
    FACTIONS,
    HALVES,
    LEVELS,
    MOST_SEATS,
    NO_CARD,
    column_of,
    level_of,
)

# Raised when a part is added, left out or changed (tests/every_game/test_features.py).
VERSION: Final = 1

QUESTIONS: Final = Questions(
    [
        DiscardDealt, SealCard, PlaceCard, ChooseEffect, ChooseAbove, GoOn, ChooseSurface, Maybe,
        FixRuin, DiscardForStep, PickActivation, PutGear, TakeGear, PutRuin, LiftOnce, PutCart,
        ChooseBoard, DrawCard, NameFaction, SearchDeck, DiscardDown,
    ]
)  # fmt: skip
SEAT: Final = seat_axis(MOST_SEATS)
LEVEL: Final = Axis("level", LEVELS)
FACTION: Final = Axis("faction", FACTIONS)
SIDE: Final = Axis("side", HALVES)
PURSE: Final = Axis("amount", ["coins", "vp", "carts"])
# What the round's event changes in the mine phase, besides prices.
TURN: Final = Axis("rule", ["surface", "both-effects", "fork"])


@final
class MinersFeatures(Features):
    """Five seats, as many slots as rounds: what is not there is 0 throughout."""

    def __init__(self, cards: Cards) -> None:  # noqa: PLR0915
        super().__init__(VERSION)
        # Kinds of one design differ in their half-carts, which slots tell.
        design = Axis("design", list(dict.fromkeys(card.design for card in cards.cards)))
        card = Axis("card", [each.notation for each in cards.cards])
        event = Axis("event", [each.id for each in cards.events])
        slot = Axis("slot", [str(i + 1) for i in range(cards.rounds)])
        self.design_of: Final = [design.labels.index(each.design) for each in cards.cards]
        # Of each kind, its level, and itself.
        self.level_of: Final = [each.level for each in cards.cards]
        self.kinds: Final = list(range(len(cards.cards)))
        self.steps: Final = places_of_steps(cards)
        self.slots: Final[i64] = cards.rounds
        self.designs: Final[i64] = len(design.labels)

        self.seats: Final = self.tells("seats", [SEAT])
        self.to_act: Final = self.tells("to-act", [SEAT])
        self.question: Final = self.tells("question", [QUESTIONS.axis()])
        self.asked_slot: Final = self.tells("asked-slot", [slot])
        self.asked_design: Final = self.tells("asked-design", [design])
        self.asked_step: Final = self.tells("asked-step", [Axis("step", list(self.steps))])
        self.asked_faction: Final = self.tells("asked-faction", [FACTION])
        self.asked_left: Final = self.tells("asked-left", [], per=3, most=3)
        self.round: Final = self.tells("round", [Axis("rounds", ["played", "left"])], per=5, most=4)
        self.order: Final = self.tells(
            "turn-order", [Axis("turn", [str(i + 1) for i in range(MOST_SEATS)])]
        )
        self.table: Final = self.tells("table", [Axis("mark", ["revealed", "contiguous"])])
        self.event: Final = self.tells("event", [event])
        self.past_events: Final = self.tells("past-events", [event])
        self.coming: Final = self.tells("coming-events", [event], per=10, most=2)
        self.discounts: Final = self.tells("discounts", [LEVEL], per=2, most=4)
        self.turn: Final = self.tells("turn-rules", [TURN], per=1, most=9)
        self.sides: Final = self.tells(
            "boards", [Axis("board", [board.side for board in cards.boards])]
        )
        self.decks: Final = self.tells("decks", [LEVEL], per=10, most=6)
        self.discards: Final = self.tells("discards", [design], per=1, most=4)
        self.purse: Final = self.tells("purse", [SEAT, PURSE], per=10, most=10)
        self.hands: Final = self.tells("hands", [SEAT, LEVEL], per=3, most=4)
        self.aside: Final = self.tells("aside", [SEAT], per=3, most=2)
        self.shown: Final = self.tells("shown", [SEAT, design], per=1, most=4)
        self.sealed: Final = self.tells("sealed", [SEAT])
        self.revealed: Final = self.tells("revealed", [SEAT, design])
        self.board: Final = self.tells(
            "board", [SEAT, Axis("board", [str(i + 1) for i in range(BOARDS)])]
        )
        self.marker: Final = self.tells(
            "marker", [SEAT, Axis("spaces", ["space", "finished"])], per=3, most=10
        )
        self.factions: Final = self.tells("factions", [SEAT, FACTION], per=3, most=6)
        self.laid: Final = self.tells("laid", [SEAT, design], per=1, most=4)
        self.slot_level: Final = self.tells("slot-level", [SEAT, slot, LEVEL])
        self.slot_column: Final = self.tells(
            "slot-column", [SEAT, slot, Axis("way", ["left", "right"])], per=5, most=12
        )
        self.slot_gears: Final = self.tells("slot-gears", [SEAT, slot], per=3, most=3)
        self.slot_marks: Final = self.tells(
            "slot-marks", [SEAT, slot, Axis("mark", ["ruined", "activated"])]
        )
        self.slot_halves: Final = self.tells("slot-halves", [SEAT, slot, SIDE])
        self.slot_touching: Final = self.tells("slot-touching", [SEAT, slot, SIDE])
        self.slot_carts: Final = self.tells("slot-carts", [SEAT, slot, SIDE])
        self.own_slots: Final = self.tells("own-slots", [slot, design])
        self.own_hand: Final = self.tells("own-hand", [card], per=1, most=4)
        self.own_aside: Final = self.tells("own-aside", [card], per=1, most=4)
        self.own_sealed: Final = self.tells("own-sealed", [card])

    def write(self, state: MinersState, seat: int, pen: Pen) -> None:
        self.write_question(state, seat, pen)
        self.write_round(state, seat, pen)
        self.write_table(state, pen)
        there: i64 = state.seats
        place: i64
        for place in range(there):
            player = state.players[(seat + place) % there]
            self.write_player(state, player, place, pen)
            self.write_board(player, place, pen)
            self.write_mine(player.mine, place, pen)
            self.write_borders(player.mine, place, pen)
        self.write_own(state.players[seat], pen)

    # -- what is asked, and how far the game is ------------------------------------------------

    def write_question(self, state: MinersState, seat: i64, pen: Pen) -> None:
        there: i64 = state.seats
        other: i64
        for other in range(there):
            pen.mark(self.seats, other)
            if state.offers[other]:
                pen.mark(self.to_act, (other - seat + there) % there)
        question = state.agenda.asked(seat)
        pen.mark(self.question, QUESTIONS.of(question))
        slot = slot_of(question)
        if slot >= 0:
            pen.mark(self.asked_design, self.design_of[state.players[seat].mine.kinds[slot]])
            if slot < self.slots:
                pen.mark(self.asked_slot, slot)
        if isinstance(question, (Maybe, DiscardForStep)):
            pen.mark(self.asked_step, self.steps.get(question.step.phrase(), -1))
        if isinstance(question, SearchDeck):
            pen.mark(self.asked_faction, question.faction)
        elif isinstance(question, (FixRuin, DiscardForStep)):
            pen.amount(self.asked_left, 0, question.left)

    def write_round(self, state: MinersState, seat: int, pen: Pen) -> None:
        pen.amount(self.round, 0, state.round)
        pen.amount(self.round, 1, state.cards.rounds - state.round)
        # The first seat moves on by one each round. IM-A22
        turn = (seat - state.round + 1) % state.seats if state.round else seat
        pen.mark(self.order, turn)
        if state.is_revealed:
            pen.mark(self.table, 0)
        if state.is_contiguous:
            pen.mark(self.table, 1)
        pen.mark(self.event, state.event)
        pen.marks(self.past_events, 0, state.past_events)
        if state.has_known_events:
            left: i64 = len(state.events)
            event: i64
            for event in state.events:
                pen.amount(self.coming, event, left)
                left -= 1
        rules = state.turn()
        pen.amounts(self.discounts, 0, rules.discounts)
        pen.amount(self.turn, 0, rules.surface)
        if rules.gives_both:
            pen.mark(self.turn, 1)
        if rules.can_fork:
            pen.mark(self.turn, 2)

    def write_table(self, state: MinersState, pen: Pen) -> None:
        pen.marks(self.sides, 0, state.sides)
        level: i64
        for level in range(len(state.decks)):
            pen.amount(self.decks, level, len(state.decks[level]))
        for pile in state.discards:
            pen.tally(self.discards, 0, pile, self.design_of)

    # -- belongings ----------------------------------------------------------------------------

    def write_player(self, state: MinersState, player: Player, place: i64, pen: Pen) -> None:
        purse: i64 = place * len(PURSE.labels)
        pen.amount(self.purse, purse, player.coins)
        pen.amount(self.purse, purse + 1, player.vp)
        pen.amount(self.purse, purse + 2, player.mine.carts)
        hand: i64 = place * len(LEVELS)
        pen.tally(self.hands, hand, player.hand, self.level_of)
        if place > 0:
            # Of the others, cards set aside count as held: only their number is open. IM-10
            pen.tally(self.hands, hand, player.aside, self.level_of)
        pen.amount(self.aside, place, len(player.aside))
        pen.tally(self.shown, place * self.designs, player.shown, self.design_of)
        if player.sealed != NO_CARD:
            pen.mark(self.sealed, place)
            if state.is_revealed:
                pen.mark(self.revealed, place * self.designs + self.design_of[player.sealed])

    def write_board(self, player: Player, place: i64, pen: Pen) -> None:
        """The marker, and the factions and designs in the mine."""
        if player.board >= 0:
            pen.mark(self.board, place * BOARDS + player.board)
        pen.amount(self.marker, place * 2, player.position)
        pen.amount(self.marker, place * 2 + 1, player.finished)
        pen.amounts(self.factions, place * len(FACTIONS), player.mine.factions)
        pen.tally(self.laid, place * self.designs, player.mine.kinds, self.design_of)

    # -- the mines card by card ----------------------------------------------------------------

    def write_mine(self, mine: Mine, place: i64, pen: Pen) -> None:
        first: i64 = place * self.slots
        card: i64
        for card in range(self.told(mine)):
            slot: i64 = first + card
            spot = mine.spots[card]
            pen.mark(self.slot_level, slot * len(LEVELS) + level_of(spot))
            column: i64 = column_of(spot)
            pen.amount(self.slot_column, slot * 2, -column)
            pen.amount(self.slot_column, slot * 2 + 1, column)
            pen.amount(self.slot_gears, slot, mine.gears[card])
            if mine.is_ruined[card]:
                pen.mark(self.slot_marks, slot * 2)
            if mine.is_acted[card]:
                pen.mark(self.slot_marks, slot * 2 + 1)

    def write_borders(self, mine: Mine, place: i64, pen: Pen) -> None:
        """Loaded half-carts, cards that touch, and complete carts, side by side. IM-39"""
        first: i64 = place * self.slots * len(HALVES)
        told: i64 = self.told(mine) * len(HALVES)
        sides = mine.drawn()
        pen.marks_below(self.slot_halves, first, sides.loaded, told)
        pen.marks_below(self.slot_touching, first, sides.touching, told)
        pen.marks_below(self.slot_carts, first, sides.carts, told)

    def told(self, mine: Mine) -> int:
        """How many of its cards have a slot: all of any game that was played from its start."""
        return min(mine.size(), self.slots)

    # -- what only the reader sees -------------------------------------------------------------

    def write_own(self, player: Player, pen: Pen) -> None:
        card: i64
        for card in range(self.told(player.mine)):
            design = self.design_of[player.mine.kinds[card]]
            pen.mark(self.own_slots, card * self.designs + design)
        pen.tally(self.own_hand, 0, player.hand, self.kinds)
        pen.tally(self.own_aside, 0, player.aside, self.kinds)
        pen.mark(self.own_sealed, player.sealed)


def places_of_steps(cards: Cards) -> dict[str, int]:
    """What one may or may not do, or may do for each card discarded, by its phrase."""
    steps = [each.step.phrase() for each in cards.steps.values() if isinstance(each, May | Discard)]
    return {phrase: place for place, phrase in enumerate(dict.fromkeys(steps))}


def slot_of(question: Question | None) -> int:
    """The card of the own mine that is asked about; NO_CARD for none."""
    # A row of classes is compiled into comparisons; a union would be made anew each time.
    if isinstance(question, (ChooseEffect, ChooseAbove, GoOn, Maybe, DiscardForStep, PickCard)):
        return question.card
    return NO_CARD
