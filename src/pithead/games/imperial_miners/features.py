"""Imperial Miners as numbers, for whoever learns: all that `view` tells a seat. IM-10, IM-18

A mine is told by its cards in the order they were laid, one slot for each round: what lies around
a card is told with it, so that nobody has to work out the brick pattern from columns.
"""

from typing import Final, final

from pithead.engine.agenda import Question
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

    def __init__(self, cards: Cards) -> None:
        super().__init__(VERSION)
        # Kinds of one design differ in their half-carts, which slots tell.
        design = Axis("design", list(dict.fromkeys(card.design for card in cards.cards)))
        card = Axis("card", [each.notation for each in cards.cards])
        event = Axis("event", [each.id for each in cards.events])
        slot = Axis("slot", [str(i + 1) for i in range(cards.rounds)])
        self.design_of: Final = [design.labels.index(each.design) for each in cards.cards]
        # What one may or may not do, or may do for each card discarded, by its phrase.
        steps = [
            each.step.phrase() for each in cards.steps.values() if isinstance(each, May | Discard)
        ]
        self.steps: Final = {phrase: place for place, phrase in enumerate(dict.fromkeys(steps))}
        self.slots: Final = cards.rounds
        self.designs: Final = len(design.labels)

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
        players = [state.players[(seat + i) % state.seats] for i in range(state.seats)]
        mines = [player.mine for player in players]
        self.write_question(state, seat, pen)
        self.write_round(state, seat, pen)
        self.write_table(state, pen)
        self.write_players(state, seat, players, pen)
        self.write_cards(state, seat, players, pen)
        self.write_slots(mines, pen)
        self.write_borders(mines, pen)
        self.write_own(state.players[seat], pen)

    # -- what is asked, and how far the game is ------------------------------------------------

    def write_question(self, state: MinersState, seat: int, pen: Pen) -> None:
        there = state.seats
        for other in range(MOST_SEATS):
            pen.flag(other < there)
        pen.marks([(other - seat + there) % there for other in state.seats_to_act()], MOST_SEATS)
        question = state.agenda.asked(seat)
        pen.one_of(QUESTIONS.of(question), self.question.size)
        slot = slot_of(question)
        pen.one_of(slot if slot < self.slots else -1, self.slots)
        kinds = state.players[seat].mine.kinds
        pen.one_of(self.design_of[kinds[slot]] if slot >= 0 else -1, self.designs)
        step = -1
        if isinstance(question, Maybe | DiscardForStep):
            step = self.steps.get(question.step.phrase(), -1)
        pen.one_of(step, self.asked_step.size)
        pen.one_of(question.faction if isinstance(question, SearchDeck) else -1, len(FACTIONS))
        left = question.left if isinstance(question, FixRuin | DiscardForStep) else 0
        pen.amount(self.asked_left, left)

    def write_round(self, state: MinersState, seat: int, pen: Pen) -> None:
        pen.amount(self.round, state.round)
        pen.amount(self.round, state.cards.rounds - state.round)
        pen.one_of(state.order().index(seat) if state.round else seat, MOST_SEATS)
        pen.flag(state.is_revealed)
        pen.flag(state.is_contiguous)
        pen.one_of(state.event, self.event.size)
        pen.marks(state.past_events, self.past_events.size)
        if state.has_known_events:
            coming = [0] * self.coming.size
            for place in range(len(state.events)):
                coming[state.events[place]] = len(state.events) - place
            pen.amounts(self.coming, coming)
        else:
            pen.nothing(self.coming.size)
        turn = state.turn()
        pen.amounts(self.discounts, turn.discounts)
        pen.amount(self.turn, turn.surface)
        pen.amount(self.turn, 1 if turn.gives_both else 0)
        pen.amount(self.turn, 1 if turn.can_fork else 0)

    def write_table(self, state: MinersState, pen: Pen) -> None:
        pen.marks(state.sides, self.sides.size)
        for deck in state.decks:
            pen.amount(self.decks, len(deck))
        discarded = [self.design_of[kind] for pile in state.discards for kind in pile]
        pen.tally(self.discards, discarded, self.designs)

    # -- belongings ----------------------------------------------------------------------------

    def write_players(self, state: MinersState, seat: int, players: list[Player], pen: Pen) -> None:
        away = MOST_SEATS - len(players)
        for player in players:
            pen.amount(self.purse, player.coins)
            pen.amount(self.purse, player.vp)
            pen.amount(self.purse, player.mine.carts)
        pen.nothing(away * 3)
        for place in range(len(players)):
            # Of the others, cards set aside count as held: only their number is open. IM-10
            levels = [0] * len(LEVELS)
            for kind in players[place].hand:
                levels[state.cards.cards[kind].level] += 1
            if place:
                for kind in players[place].aside:
                    levels[state.cards.cards[kind].level] += 1
            pen.amounts(self.hands, levels)
        pen.nothing(away * len(LEVELS))
        for player in players:
            pen.amount(self.aside, len(player.aside))
        pen.nothing(away)
        for player in players:
            self.write_designs(player.shown, pen)
        pen.nothing(away * self.designs)
        for player in players:
            pen.flag(player.sealed != NO_CARD)
        pen.nothing(away)
        for player in players:
            is_open = state.is_revealed and player.sealed != NO_CARD
            pen.one_of(self.design_of[player.sealed] if is_open else -1, self.designs)
        pen.nothing(away * self.designs)

    def write_cards(self, state: MinersState, seat: int, players: list[Player], pen: Pen) -> None:
        """Progress boards, factions, and the mines by what lies in them."""
        away = MOST_SEATS - len(players)
        for player in players:
            pen.one_of(player.board, BOARDS)
        pen.nothing(away * BOARDS)
        for player in players:
            pen.amount(self.marker, player.position)
            pen.amount(self.marker, player.finished)
        pen.nothing(away * 2)
        for player in players:
            pen.amounts(self.factions, player.mine.factions)
        pen.nothing(away * len(FACTIONS))
        for player in players:
            self.write_designs(player.mine.kinds, pen)
        pen.nothing(away * self.designs)

    def write_designs(self, kinds: list[int], pen: Pen) -> None:
        """How many there are of each design."""
        pen.tally(self.laid, [self.design_of[kind] for kind in kinds], self.designs)

    # -- the mines card by card ----------------------------------------------------------------

    def write_slots(self, mines: list[Mine], pen: Pen) -> None:
        away = (MOST_SEATS - len(mines)) * self.slots
        for mine in mines:
            sizes = self.told(mine)
            for card in range(sizes):
                pen.one_of(level_of(mine.spots[card]), len(LEVELS))
            pen.nothing((self.slots - sizes) * len(LEVELS))
        pen.nothing(away * len(LEVELS))
        for mine in mines:
            sizes = self.told(mine)
            for card in range(sizes):
                column = column_of(mine.spots[card])
                pen.amount(self.slot_column, -column)
                pen.amount(self.slot_column, column)
            pen.nothing((self.slots - sizes) * 2)
        pen.nothing(away * 2)
        for mine in mines:
            sizes = self.told(mine)
            for card in range(sizes):
                pen.amount(self.slot_gears, mine.gears[card])
            pen.nothing(self.slots - sizes)
        pen.nothing(away)
        for mine in mines:
            sizes = self.told(mine)
            for card in range(sizes):
                pen.flag(mine.is_ruined[card])
                pen.flag(mine.is_acted[card])
            pen.nothing((self.slots - sizes) * 2)
        pen.nothing(away * 2)

    def write_borders(self, mines: list[Mine], pen: Pen) -> None:
        """Loaded half-carts, cards that touch, and complete carts, side by side. IM-39"""
        sides = len(HALVES)
        away = (MOST_SEATS - len(mines)) * self.slots * sides
        touching: list[bool] = []
        carts: list[bool] = []
        for mine in mines:
            for card in range(self.told(mine)):
                for is_loaded in mine.faces[card].halves:
                    pen.flag(is_loaded)
                for side in range(sides):
                    halves = mine.halves_across(card, side)
                    touching.append(halves >= 0)
                    carts.append(
                        halves == 2
                        or (
                            bool(mine.tokens)
                            and halves >= 0
                            and mine.border(card, side) in mine.tokens
                        )
                    )
            pen.nothing((self.slots - self.told(mine)) * sides)
        pen.nothing(away)
        for flags in (touching, carts):
            at = 0
            for mine in mines:
                sizes = self.told(mine) * sides
                for i in range(at, at + sizes):
                    pen.flag(flags[i])
                at += sizes
                pen.nothing(self.slots * sides - sizes)
            pen.nothing(away)

    def told(self, mine: Mine) -> int:
        """How many of its cards have a slot: all of any game that was played from its start."""
        return min(mine.size(), self.slots)

    # -- what only the reader sees -------------------------------------------------------------

    def write_own(self, player: Player, pen: Pen) -> None:
        sizes = self.told(player.mine)
        for card in range(sizes):
            pen.one_of(self.design_of[player.mine.kinds[card]], self.designs)
        pen.nothing((self.slots - sizes) * self.designs)
        pen.tally(self.own_hand, player.hand, self.own_hand.size)
        pen.tally(self.own_aside, player.aside, self.own_aside.size)
        pen.one_of(player.sealed, self.own_sealed.size)


def slot_of(question: Question | None) -> int:
    """The card of the own mine that is asked about; NO_CARD for none."""
    if isinstance(question, ChooseEffect | ChooseAbove | GoOn | Maybe | DiscardForStep | PickCard):
        return question.card
    return NO_CARD
