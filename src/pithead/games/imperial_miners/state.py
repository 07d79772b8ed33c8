"""Everything on the table of Imperial Miners at one moment."""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Agenda
from pithead.engine.compiling import mypyc_attr
from pithead.engine.game import State
from pithead.engine.journal import Journal
from pithead.engine.position import FORMAT, brief
from pithead.engine.rng import Rng
from pithead.games.imperial_miners.cards import Board, Cards, Turn
from pithead.games.imperial_miners.player import Player
from pithead.games.imperial_miners.words import LEVELS, NO_CARD, ON_BOARD, spot_name

# In place of a spot or a board where there is none.
NOWHERE: Final = "-"
# In place of a card: the progress board.
BOARD: Final = "board"


@mypyc_attr(acyclic=True)
@final
class MinersState(State):
    """Decks, events, boards and everyone's belongings."""

    def __init__(
        self,
        seats: int,
        rng: Rng,
        agenda: Agenda,
        journal: Journal,
        offers: list[list[Action]],
        reveals: int,
        cards: Cards,
        is_contiguous: bool,
        has_known_events: bool,
        sides: list[int],
        players: list[Player],
        decks: list[list[int]],
        discards: list[list[int]],
        events: list[int],
        unused_events: list[int],
        past_events: list[int],
        event: int,
        round_: int,
        is_revealed: bool,
        ending: str,
    ) -> None:
        super().__init__(
            seats=seats, rng=rng, agenda=agenda, journal=journal, offers=offers, reveals=reveals
        )
        self.cards = cards
        self.is_contiguous = is_contiguous
        self.has_known_events = has_known_events
        # The side in use of each progress board, by its place in the table.
        self.sides = sides
        self.players = players
        # By level; the top is last. Discard piles are open. IM-7, IM-A27
        # A deck, a discard pile and the events are replaced and never changed: copies share them.
        self.decks = decks
        self.discards = discards
        # By number: face down with the next last, put away unseen, and past ones. IM-8
        self.events = events
        self.unused_events = unused_events
        self.past_events = past_events
        # The round's event, or -1 before the first.
        self.event = event
        self.round = round_
        # Whether this round's sealed cards lie open.
        self.is_revealed = is_revealed
        self.ending = ending

    def copy(self) -> "MinersState":
        return MinersState(
            seats=self.seats,
            rng=self.rng.copy(),
            agenda=self.agenda.copy(),
            journal=self.journal.copy(),
            offers=self.offers.copy(),
            reveals=self.reveals,
            cards=self.cards,
            is_contiguous=self.is_contiguous,
            has_known_events=self.has_known_events,
            sides=self.sides,
            players=[player.copy() for player in self.players],
            decks=self.decks.copy(),
            discards=self.discards.copy(),
            events=self.events,
            unused_events=self.unused_events,
            past_events=self.past_events,
            event=self.event,
            round_=self.round,
            is_revealed=self.is_revealed,
            ending=self.ending,
        )

    def facts(self) -> dict[str, object]:
        names = [card.notation for card in self.cards.cards]
        events = [event.id for event in self.cards.events]
        result: dict[str, object] = {
            "pithead": FORMAT,
            "game": "imperial-miners",
            "data": self.cards.fingerprint,
            "seats": self.seats,
            "contiguous": self.is_contiguous,
            "boards": "+".join(self.cards.boards[side].side for side in self.sides),
            "round": self.round,
            "events": [events[i] for i in reversed(self.events)],
            "unused_events": [events[i] for i in self.unused_events],
            "players": [player.facts(names) for player in self.players],
            "decks": {
                LEVELS[i]: [names[kind] for kind in reversed(self.decks[i])]
                for i in range(len(LEVELS))
            },
        }
        result |= brief(
            {
                "event": events[self.event] if self.event >= 0 else None,
                "past_events": [events[i] for i in self.past_events],
                "known_events": self.has_known_events,
                "discards": [names[kind] for pile in self.discards for kind in pile],
                "revealed": self.is_revealed,
                "ending": self.ending,
                "reveals": self.reveals,
            }
        )
        result["chance"] = self.rng.words()
        result["agenda"] = self.agenda.lines(self)
        return result

    def spot_of(self, seat: int, card: int) -> str:
        """Where a card of a seat's mine lies, as a position writes it."""
        if card == ON_BOARD:
            return BOARD
        return NOWHERE if card == NO_CARD else spot_name(self.players[seat].mine.spots[card])

    # -- looking around ------------------------------------------------------------------------

    def turn(self) -> Turn:
        """What the round's event changes in the mine phase."""
        return self.cards.events[self.event].turn if self.event >= 0 else self.cards.plain_turn

    def board_of(self, seat: int) -> Board:
        return self.cards.boards[self.sides[self.players[seat].board]]

    def order(self) -> list[int]:
        """Seat order of this round: the first seat moves on by one. IM-A22"""
        start = (self.round - 1) % self.seats
        return [(start + i) % self.seats for i in range(self.seats)]

    def cost_of(self, kind: int) -> int:
        """What playing a card costs this round, never below 0. IM-12, IM-A24"""
        card = self.cards.cards[kind]
        return max(0, card.cost - self.turn().discounts[card.level])

    def can_play(self, seat: int, kind: int) -> bool:
        """Payable, and with a legal place. IM-A2"""
        player = self.players[seat]
        if self.cost_of(kind) > player.coins:
            return False
        return player.mine.has_place_for(self.cards.cards[kind].level)
