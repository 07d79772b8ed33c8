"""The tables of Imperial Miners: cards, events, progress boards, and the surface board."""

from typing import Final, final

from pithead.engine.message import Message
from pithead.engine.sign import signs_json
from pithead.games.imperial_miners.actions import Actions
from pithead.games.imperial_miners.effects import SCOTS_PRICE, Effect, EffectStep
from pithead.games.imperial_miners.mine import Face
from pithead.games.imperial_miners.shown import MinersBoard, MinersCard, MinersEvent
from pithead.games.imperial_miners.words import FACTIONS, HALVES, LEVELS, TIMINGS


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

    def to_json(self) -> MinersCard:
        return {
            "kind": "mine",
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
    """An event of the set. IM-16"""

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

    def to_json(self) -> MinersEvent:
        return {
            "kind": "event",
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

    def to_json(self) -> MinersBoard:
        return {
            "kind": "board",
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
        # As long as one of them: what was climbed on finished ones is counted by it.
        self.top: Final = len(boards[0].spaces)
        self.surface: Final = surface
        self.rounds: Final = rounds
        self.hand: Final = hand
        self.gears: Final = gears
        self.actions: Final = Actions([card.notation for card in cards])
        self.plain_turn: Final = Turn()
        # Every price of an effect that falls with Scots cards. IM-46
        effects = effects_of(cards, events, boards)
        self.scots_prices: Final = scots_prices(effects)
        # Every step of an effect, and those behind a `>`, by its phrase.
        self.steps: Final = steps_in(effects)

    def of_level(self, level: int) -> list[int]:
        """Every copy of a level's cards, by kind. IM-1"""
        result: list[int] = []
        for card in self.cards:
            if card.level == level:
                result += [card.number] * card.copies
        return result


def effects_of(cards: list[Card], events: list[Event], boards: list[Board]) -> list[Effect]:
    effects = [effect for card in cards for effect in card.effects]
    effects += [event.effect for event in events]
    return effects + [space for board in boards for space in board.spaces]


def steps_in(effects: list[Effect]) -> dict[str, EffectStep]:
    result: dict[str, EffectStep] = {}
    for effect in effects:
        for each in effect.steps:
            step: EffectStep | None = each
            while step is not None:
                result.setdefault(step.phrase(), step)
                step = step.inner()
    return result


def scots_prices(effects: list[Effect]) -> list[int]:
    found: set[int] = set()
    for effect in effects:
        for sign in effect.signs():
            if sign.name == SCOTS_PRICE and sign.number is not None:
                found.add(sign.number)
    return sorted(found)
