"""The tables of Imperial Miners, and everything on the table at one moment."""

from abc import ABC, abstractmethod
from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Agenda
from pithead.engine.game import State
from pithead.engine.journal import Journal
from pithead.engine.message import Message
from pithead.engine.rng import Rng
from pithead.engine.sign import Sign, signs_json
from pithead.games.imperial_miners.actions import Actions
from pithead.games.imperial_miners.mine import Face
from pithead.games.imperial_miners.player import Player
from pithead.games.imperial_miners.words import FACTIONS, HALVES, LEVELS, TIMINGS

# The sign of a price that falls with each Scots card. IM-46
SCOTS_PRICE: Final = "scots_price"


class EffectStep(ABC):
    """One step of an effect. Everything about its word stands in its class."""

    @abstractmethod
    def run(self, state: "MinersState", seat: int, card: int) -> None:
        """Do it, or ask what must be asked; `card` is the acting card or NO_CARD."""

    @abstractmethod
    def phrase(self) -> str:
        """The step as it is written; parsing it gives this step again."""

    @abstractmethod
    def message(self) -> Message:
        """The step for a reader."""

    @abstractmethod
    def signs(self) -> list[Sign]:
        """The step as a row of pictures."""

    @abstractmethod
    def verbs(self) -> list[str]:
        """What it is about: its verb, and that of the step behind `>`."""

    def is_counted(self) -> bool:
        """Whether `per` multiplies it."""
        return False

    def bars(self, player: Player) -> bool:
        """Whether an effect that begins with it cannot be chosen now. IM-A4"""
        return False

    def lacks(self, player: Player) -> Message | None:
        """What is missing where it bars, in one line. IM-A4"""
        return None

    def inner(self) -> "EffectStep | None":
        """The step behind `>`, for those that have one."""
        return None


@final
class Effect:
    """Steps that run from left to right. IM-A5"""

    def __init__(self, steps: list[EffectStep]) -> None:
        self.steps: Final = steps

    def phrase(self) -> str:
        return "; ".join(step.phrase() for step in self.steps)

    def message(self) -> Message:
        """All its steps in one sentence."""
        message = self.steps[-1].message()
        for step in reversed(self.steps[:-1]):
            message = Message("imperial-miners.steps", {"first": step.message(), "rest": message})
        return message

    def signs(self) -> list[Sign]:
        """Its steps one after the other; a counted gain behind another one reads as "and"."""
        result = self.steps[0].signs()
        for step in self.steps[1:]:
            result.append(Sign("next"))
            if step.is_counted():
                result.append(Sign("plus"))
            result += step.signs()
        return result

    def verbs(self) -> list[str]:
        return [verb for step in self.steps for verb in step.verbs()]

    def can_start(self, player: Player) -> bool:
        """Only a price that stands first bars the choice. IM-A4"""
        return not self.steps[0].bars(player)


@final
class Card:
    """A kind of mine card: all its copies have the same half-carts. IM-11"""

    def __init__(
        self,
        number: int,
        design: str,
        notation: str,
        name: str,
        cost: int,
        face: Face,
        effects: list[Effect],
        copies: int,
        mark: str,
        has_words: bool,
    ) -> None:
        self.number: Final = number
        self.design: Final = design
        # The design's id and, where copies differ in half-carts, a letter.
        self.notation: Final = notation
        self.name: Final = name
        self.cost: Final = cost
        self.level: Final = face.level
        self.face: Final = face
        self.effects: Final = effects
        self.copies: Final = copies
        self.mark: Final = mark
        # Whether the catalogues have its name, as they do for our own designs.
        self.has_words: Final = has_words

    def title(self) -> Message:
        if self.has_words:
            return Message(f"imperial-miners.card.{self.design}")
        return Message("imperial-miners.card", {"name": self.name})

    def does(self) -> Message:
        """Its one effect, or its two to choose from. IM-14"""
        if len(self.effects) == 1:
            return self.effects[0].message()
        first, second = self.effects[0].message(), self.effects[1].message()
        return Message("imperial-miners.either", {"first": first, "second": second})

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.notation,
            "design": self.design,
            "name": self.name,
            "title": self.title().to_json(),
            "level": LEVELS[self.level],
            "cost": self.cost,
            "factions": "".join(FACTIONS[faction] for faction in self.face.factions),
            "effects": [effect.phrase() for effect in self.effects],
            "does": [effect.message().to_json() for effect in self.effects],
            "signs": [signs_json(effect.signs()) for effect in self.effects],
            "verbs": sorted({verb for effect in self.effects for verb in effect.verbs()}),
            "halves": [HALVES[side] for side in range(6) if self.face.halves[side]],
            "copies": self.copies,
            "mark": self.mark,
        }


@final
class Turn:
    """What an event of the mine phase changes. IM-L4"""

    def __init__(self) -> None:
        self.discounts = [0, 0, 0, 0]
        self.surface = 1
        self.gives_both = False
        self.can_fork = False


@final
class Event:
    """One of the 18 events. IM-16"""

    def __init__(
        self, number: int, id_: str, name: str, when: int, effect: Effect, mark: str
    ) -> None:
        self.number: Final = number
        self.id: Final = id_
        # Empty for our own, which the catalogues name.
        self.name: Final = name
        self.when: Final = when
        self.effect: Final = effect
        self.mark: Final = mark
        self.turn: Final = Turn()

    def title(self) -> Message:
        if not self.name:
            return Message(f"imperial-miners.event.{self.id}")
        return Message("imperial-miners.event", {"name": self.name})

    def timing(self) -> Message:
        return Message(f"imperial-miners.when.{TIMINGS[self.when].replace(' ', '_')}")

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.id,
            "title": self.title().to_json(),
            "when": TIMINGS[self.when],
            "timing": self.timing().to_json(),
            "effect": self.effect.phrase(),
            "does": [self.effect.message().to_json()],
            "signs": [signs_json(self.effect.signs())],
            "verbs": sorted(set(self.effect.verbs())),
            "mark": self.mark,
        }


@final
class Board:
    """One side of a progress board; the last space is the top. IM-3"""

    def __init__(
        self, side: str, focus: str, spaces: list[Effect], mark: str, has_words: bool
    ) -> None:
        self.side: Final = side
        self.focus: Final = focus
        self.spaces: Final = spaces
        self.mark: Final = mark
        # Whether the catalogues have its focus, as they do for our own sides.
        self.has_words: Final = has_words

    def title(self) -> Message:
        """What the side is about."""
        if self.has_words:
            return Message(f"imperial-miners.board.{self.side}")
        return Message("imperial-miners.board", {"focus": self.focus or self.side})

    def to_json(self) -> dict[str, object]:
        return {
            "side": self.side,
            "focus": self.focus,
            "title": self.title().to_json(),
            "spaces": [space.phrase() for space in self.spaces],
            "does": [space.message().to_json() for space in self.spaces],
            "signs": [signs_json(space.signs()) for space in self.spaces],
            "verbs": sorted({verb for space in self.spaces for verb in space.verbs()}),
            "mark": self.mark,
        }


@final
class Surface:
    """The surface board, the same for all. IM-34 to IM-36"""

    def __init__(self, coins: int, cards: int, prices: list[int], steps: list[int]) -> None:
        self.coins: Final = coins
        self.cards: Final = cards
        self.prices: Final = prices
        self.steps: Final = steps


@final
class Cards:
    """All tables, with a box file's changes, and the actions that name their cards."""

    def __init__(
        self,
        fingerprint: str,
        cards: list[Card],
        events: list[Event],
        boards: list[Board],
        surface: Surface,
        rounds: int,
        hand: int,
        gears: int,
    ) -> None:
        self.fingerprint: Final = fingerprint
        self.cards: Final = cards
        self.events: Final = events
        self.boards: Final = boards
        self.surface: Final = surface
        self.rounds: Final = rounds
        self.hand: Final = hand
        self.gears: Final = gears
        self.actions: Final = Actions([card.notation for card in cards])
        self.plain_turn: Final = Turn()
        # Every price of an effect that falls with Scots cards. IM-46
        self.scots_prices: Final = scots_prices(cards, events, boards)

    def of_level(self, level: int) -> list[int]:
        """Every copy of a level's cards, by kind. IM-1"""
        result: list[int] = []
        for card in self.cards:
            if card.level == level:
                result += [card.number] * card.copies
        return result


def scots_prices(cards: list[Card], events: list[Event], boards: list[Board]) -> list[int]:
    effects = [effect for card in cards for effect in card.effects]
    effects += [event.effect for event in events]
    effects += [space for board in boards for space in board.spaces]
    found: set[int] = set()
    for effect in effects:
        for sign in effect.signs():
            if sign.name == SCOTS_PRICE and sign.number is not None:
                found.add(sign.number)
    return sorted(found)


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
        super().__init__(seats, rng, agenda, journal, offers, reveals)
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
            self.seats,
            self.rng.copy(),
            self.agenda.copy(),
            self.journal.copy(),
            self.offers.copy(),
            self.reveals,
            self.cards,
            self.is_contiguous,
            self.has_known_events,
            self.sides,
            [player.copy() for player in self.players],
            self.decks.copy(),
            self.discards.copy(),
            self.events,
            self.unused_events,
            self.past_events,
            self.event,
            self.round,
            self.is_revealed,
            self.ending,
        )

    def facts(self) -> dict[str, object]:
        return {
            "agenda": self.agenda.to_json(),
            "contiguous": self.is_contiguous,
            "data": self.cards.fingerprint,
            "decks": self.decks,
            "discards": self.discards,
            "ending": self.ending,
            "event": self.event,
            "events": self.events,
            "known_events": self.has_known_events,
            "past_events": self.past_events,
            "players": [player.facts() for player in self.players],
            "revealed": self.is_revealed,
            "reveals": self.reveals,
            "rng": self.rng.words(),
            "round": self.round,
            "seats": self.seats,
            "sides": self.sides,
            "unused_events": self.unused_events,
        }

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
