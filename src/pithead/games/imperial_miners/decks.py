"""The shared decks: drawing, searching for a faction, discarding. IM-40 to IM-43"""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Step, Task
from pithead.engine.message import Message
from pithead.games.imperial_miners import chronicle
from pithead.games.imperial_miners.reasons import not_in_hand
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import (
    ANY_FACTION,
    DEEPEST,
    DRAW_LEVELS,
    FACTIONS,
    LEVELS,
    MOST_SEATS,
    NO_CARD,
)

KEPT: Final = 4


def has_cards(state: MinersState, level: int) -> bool:
    """An empty deck is made anew from its discard pile when a card is needed. IM-43, IM-A21"""
    return bool(state.decks[level] or state.discards[level])


def draw(state: MinersState, level: int) -> int:
    """The top card of a deck that has cards. IM-43"""
    deck = state.decks[level]
    if not deck:
        deck = state.discards[level].copy()
        state.discards[level] = []
        state.rng.shuffle(deck)
        chronicle.reshuffled(state, level)
    state.reveals += 1
    state.decks[level] = deck[:-1]
    return deck[-1]


def empty_deck(level: int) -> Message:
    return Message("imperial-miners.why.empty_deck", {"level": LEVELS[level]})


def discard(state: MinersState, seat: int, kind: int) -> None:
    """From the hand to the pile of its own level, face up. IM-A27"""
    state.players[seat].drop_card(kind)
    lay_open(state, kind)
    chronicle.discarded(state, seat, state.cards.cards[kind])


def lay_open(state: MinersState, kind: int) -> None:
    """A card comes to its pile, kept sorted: in which order cards came must not matter. IM-A22"""
    level = state.cards.cards[kind].level
    pile = [*state.discards[level], kind]
    pile.sort()
    state.discards[level] = pile


def different(kinds: list[int]) -> list[int]:
    """Each kind of a sorted hand once: identical copies are offered once. IM-18"""
    result: list[int] = []
    last = NO_CARD
    for kind in kinds:
        if kind != last:
            result.append(kind)
            last = kind
    return result


@final
class DrawCard(Question):
    """From which deck the next card comes. IM-40"""

    shared = True

    def options(self, state: MinersState) -> list[Action]:
        actions = state.cards.actions.draw
        return [actions[level] for level in range(DRAW_LEVELS) if has_cards(state, level)]

    def answer(self, state: MinersState, action: Action) -> None:
        kind = draw(state, action.value)
        state.players[self.seat].take_card(kind, False)
        chronicle.drew(state, self.seat, action.value, state.cards.cards[kind])

    def asks(self, state: MinersState) -> Message:
        return Message("imperial-miners.ask.draw")

    def offers(self, state: MinersState, action: Action) -> Message:
        level = action.value
        count = len(state.decks[level]) or len(state.discards[level])
        return Message("imperial-miners.offer.draw", {"level": LEVELS[level], "n": count})

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-40", "IM-43"]

    def refuses(self, state: MinersState, action: Action) -> Message | None:
        """IM-43: neither deck nor discard pile has a card."""
        return empty_deck(action.value) if action.verb == "draw" else None


@final
class NameFaction(Question):
    """Which faction to search for. IM-42"""

    def options(self, state: MinersState) -> list[Action]:
        return state.cards.actions.faction

    def answer(self, state: MinersState, action: Action) -> None:
        state.agenda.push(SearchDeck(self.seat, action.value, 0))

    def asks(self, state: MinersState) -> Message:
        return Message("imperial-miners.ask.faction")

    def offers(self, state: MinersState, action: Action) -> Message:
        faction = chronicle.faction_message(action.value)
        return Message("imperial-miners.offer.faction", {"faction": faction})

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-42"]


@final
class SearchDeck(Question):
    """Which deck to search; one searched in vain is not offered again. IM-42, IM-A20"""

    shared = True

    def __init__(self, seat: int, faction: int, searched: int) -> None:
        super().__init__(seat)
        self.faction: Final = faction
        # A bit for each level searched in vain.
        self.searched: Final = searched

    def options(self, state: MinersState) -> list[Action]:
        actions = state.cards.actions.draw
        return [
            actions[level]
            for level in range(DRAW_LEVELS)
            if has_cards(state, level) and not self.searched & (1 << level)
        ]

    def answer(self, state: MinersState, action: Action) -> None:
        level = action.value
        found = search(state, self.seat, self.faction, level)
        if not found:
            searched = self.searched | (1 << level)
            state.agenda.push(SearchDeck(self.seat, self.faction, searched))

    def asks(self, state: MinersState) -> Message:
        faction = chronicle.faction_message(self.faction)
        return Message("imperial-miners.ask.search", {"faction": faction})

    def offers(self, state: MinersState, action: Action) -> Message:
        level = action.value
        count = len(state.decks[level]) or len(state.discards[level])
        return Message("imperial-miners.offer.search", {"level": LEVELS[level], "n": count})

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-42", "IM-43"]

    def refuses(self, state: MinersState, action: Action) -> Message | None:
        """IM-42: not twice in the same deck; IM-43: nor in one without cards."""
        if action.verb != "draw":
            return None
        level = action.value
        if self.searched & (1 << level):
            return Message("imperial-miners.why.searched", {"level": LEVELS[level]})
        return empty_deck(level)

    def line(self, state: MinersState) -> str:
        return " ".join(
            [
                f"{self.name()} {self.seat + 1} {FACTIONS[self.faction]}",
                *[LEVELS[i] for i in range(DRAW_LEVELS) if self.searched & (1 << i)],
            ]
        )


def search(state: MinersState, seat: int, faction: int, level: int) -> bool:
    """Reveal until the faction appears, take that card, shuffle the rest back. IM-42"""
    seen: list[int] = []
    found = NO_CARD
    kind = draw(state, level)
    deck = state.decks[level].copy()
    while True:
        if faction in state.cards.cards[kind].face.factions:
            found = kind
            break
        seen.append(kind)
        if not deck:
            break
        kind = deck.pop()
    if seen:
        deck += seen
        state.rng.shuffle(deck)
    state.decks[level] = deck
    chronicle.searched(state, seat, faction, level, seen, found)
    if found == NO_CARD:
        return False
    state.players[seat].take_card(found, True)
    return True


def search_for(state: MinersState, seat: int, faction: int) -> None:
    """One faction draw; `any` is named first. IM-42"""
    if faction == ANY_FACTION:
        state.agenda.push(NameFaction(seat))
    else:
        state.agenda.push(SearchDeck(seat, faction, 0))


@final
class TakeDeepest(Step):
    """Level IV cards into the hand; where all are alike, everyone knows them. IM-1, IM-40"""

    shared = True

    def __init__(self, seat: int, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount

    def run(self, state: MinersState) -> None:
        # A box file may have different ones; those are as secret as any drawn card.
        are_alike = sum(1 for card in state.cards.cards if card.level == DEEPEST) == 1
        for _ in range(self.amount):
            if has_cards(state, DEEPEST):
                kind = draw(state, DEEPEST)
                state.players[self.seat].take_card(kind, are_alike)
                chronicle.drew(state, self.seat, DEEPEST, state.cards.cards[kind])

    def line(self, state: MinersState) -> str:
        return f"{self.name()} {self.seat + 1} {self.amount}"


@final
class CheckHand(Step):
    """After an effect: more than eight cards, and the excess is discarded. IM-41, IM-A23"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: MinersState) -> None:
        excess = len(state.players[self.seat].hand) - state.cards.hand
        for _ in range(excess):
            state.agenda.push(DiscardDown(self.seat))

    def line(self, state: MinersState) -> str:
        return f"{self.name()} {self.seat + 1}"


CHECK_HANDS: Final[list[Task]] = [CheckHand(seat) for seat in range(MOST_SEATS)]


class CardToDiscard(Question):
    """Which card leaves the hand."""

    def options(self, state: MinersState) -> list[Action]:
        actions = state.cards.actions.discard
        return [actions[kind] for kind in different(state.players[self.seat].hand)]

    def answer(self, state: MinersState, action: Action) -> None:
        discard(state, self.seat, action.value)

    def offers(self, state: MinersState, action: Action) -> Message:
        return card_offer(state, "discard", action.value)

    def refuses(self, state: MinersState, action: Action) -> Message | None:
        """IM-10, IM-41: only cards of the hand."""
        if action.verb != "discard":
            return None
        return not_in_hand(state.players[self.seat], action.value)


@final
class DiscardDealt(CardToDiscard):
    """Half of the first deal goes, in secret: all choose at the same time. IM-10"""

    def answer(self, state: MinersState, action: Action) -> None:
        state.players[self.seat].set_aside(action.value)
        chronicle.set_aside(state, self.seat, state.cards.cards[action.value])

    def asks(self, state: MinersState) -> Message:
        excess = len(state.players[self.seat].hand) - KEPT
        return Message("imperial-miners.ask.discard_dealt", {"n": excess})

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-10"]


@final
class OpenDiscards(Step):
    """All have chosen: what was set aside goes to its piles, for everyone to see. IM-10, IM-A27"""

    def run(self, state: MinersState) -> None:
        state.reveals += 1
        for seat in range(state.seats):
            player = state.players[seat]
            for kind in player.aside:
                lay_open(state, kind)
            chronicle.laid_open(state, seat, player.aside)
            player.aside = []


@final
class DiscardDown(CardToDiscard):
    """A hand that is too full. IM-41"""

    shared = True

    def asks(self, state: MinersState) -> Message:
        return Message("imperial-miners.ask.discard_down", {"n": state.cards.hand})

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-41"]


def card_offer(state: MinersState, verb: str, kind: int) -> Message:
    """A card in a list of choices: name, cost and what it does."""
    card = state.cards.cards[kind]
    return Message(
        f"imperial-miners.offer.{verb}",
        {
            "card": card.title(),
            "level": LEVELS[card.level],
            "coins": state.cost_of(kind),
            "does": card.does(),
        },
    )


def faction_index(letter: str) -> int:
    return ANY_FACTION if letter == "any" else FACTIONS.index(letter)
