"""Placing a card and running the chain up to the surface. IM-18, IM-27 to IM-30"""

from collections.abc import Mapping
from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Step, Task
from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.imperial_miners import chronicle, reasons, whereabouts
from pithead.games.imperial_miners.activation import Activate
from pithead.games.imperial_miners.decks import CHECK_HANDS, DrawCard
from pithead.games.imperial_miners.mine_view import carts_view, joined_by, laid_view
from pithead.games.imperial_miners.player import SURFACE
from pithead.games.imperial_miners.progress import advance
from pithead.games.imperial_miners.shown import MinersConsequences
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import (
    MOST_COLUMN,
    NO_CARD,
    UP_LEFT,
    UP_RIGHT,
    column_of,
    level_of,
    spot,
    spot_name,
)

UP: Final = [UP_LEFT, UP_RIGHT]
COINS: Final = 0
CARDS: Final = 1
ADVANCES: Final = 2


@final
class PlaceCard(Question):
    """Where the revealed card goes: only in the row of its level. IM-23 to IM-26"""

    def options(self, state: MinersState) -> list[Action]:
        player = state.players[self.seat]
        if player.sealed == NO_CARD:
            return []
        level = state.cards.cards[player.sealed].level
        actions = state.cards.actions.place
        places = player.mine.places_for(level, state.is_contiguous)
        return [actions[column_of(place) + MOST_COLUMN] for place in places]

    def answer(self, state: MinersState, action: Action) -> None:
        player = state.players[self.seat]
        card = state.cards.cards[player.sealed]
        place = spot(card.level, action.value - MOST_COLUMN)
        before = player.mine.carts
        player.come_to(place)
        number = player.mine.place(card.number, card.face, place)
        player.placed = number
        player.sealed = NO_CARD
        player.has_forked = False
        chronicle.placed(state, self.seat, card, place, player.mine.carts - before)
        gives_both = state.turn().gives_both
        state.agenda.push(Climb(self.seat, number))
        state.agenda.push(Activate(self.seat, number, gives_both))

    def asks(self, state: MinersState) -> Message:
        card = state.cards.cards[state.players[self.seat].sealed]
        return Message("imperial-miners.ask.place", {"card": card.title()})

    def offers(self, state: MinersState, action: Action) -> Message:
        player = state.players[self.seat]
        card = state.cards.cards[player.sealed]
        place = spot(card.level, action.value - MOST_COLUMN)
        mine = player.mine.copy()
        mine.place(card.number, card.face, place)
        params: dict[str, Param] = {"n": mine.carts - player.mine.carts}
        params["place"] = whereabouts.place(state.cards, player.mine, place)
        return Message("imperial-miners.offer.place", params)

    def means(self, state: MinersState, action: Action) -> Mapping[str, object]:
        """The row, which is that of the card's level, and the carts made whole. IM-24, IM-39"""
        player = state.players[self.seat]
        card = state.cards.cards[player.sealed]
        mine = player.mine.copy()
        mine.place(card.number, card.face, spot(card.level, action.value - MOST_COLUMN))
        carts = mine.carts - player.mine.carts
        return {**action.means, "level": card.level + 1, "carts": carts}

    def foretells(self, state: MinersState, action: Action) -> MinersConsequences | None:
        """The card in its place, and the carts it makes whole. IM-39"""
        player = state.players[self.seat]
        card = state.cards.cards[player.sealed]
        mine = player.mine.copy()
        number = mine.place(card.number, card.face, spot(card.level, action.value - MOST_COLUMN))
        return {
            "game": "imperial-miners",
            "laid": laid_view(state.cards, mine, number),
            "carts": carts_view(mine),
            "joined": joined_by(mine, number),
        }

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-23", "IM-24", "IM-25", "IM-26"]

    def refuses(self, state: MinersState, action: Action) -> Message | None:
        """IM-23 to IM-25, IM-A1: the places in the row of the card's level."""
        if action.verb != "place":
            return None
        card = state.cards.cards[state.players[self.seat].sealed]
        return reasons.no_place_at(state, self.seat, card, action.value - MOST_COLUMN)


@final
class Climb(Step):
    """From a card to one touching it above, or from level I to the surface. IM-28"""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, state: MinersState) -> None:
        mine = state.players[self.seat].mine
        if mine.faces[self.card].level == 0:
            state.players[self.seat].come_to(SURFACE)
            times = state.turn().surface
            state.agenda.repeat(ChooseSurface(self.seat), times)
        else:
            state.agenda.push(ChooseAbove(self.seat, self.card))

    def line(self, state: MinersState) -> str:
        return f"{self.name()} {self.seat + 1} {state.spot_of(self.seat, self.card)}"


@final
class ChooseAbove(Question):
    """Which card above comes next; an event may activate both. IM-28, IM-L4"""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, state: MinersState) -> list[Action]:
        player = state.players[self.seat]
        actions = state.cards.actions
        place = player.mine.spots[self.card]
        sides = [i for i in range(2) if place + UP[i] in player.mine.at]
        if len(sides) < 2 or not state.turn().can_fork or player.has_forked:
            return [actions.climb[i] for i in sides]
        # An event is mandatory: going on with one card needs a later chance to take both. IM-17
        later = [i for i in sides if can_fork_above(state, self.seat, place + UP[i])]
        return actions.fork + [actions.climb[i] for i in later]

    def answer(self, state: MinersState, action: Action) -> None:
        player = state.players[self.seat]
        place = player.mine.spots[self.card]
        first = player.mine.at[place + UP[action.value]]
        player.come_to(place + UP[action.value])
        if action.verb == "climb":
            state.agenda.push(Climb(self.seat, first))
            state.agenda.push(Activate(self.seat, first, False))
            return
        player.has_forked = True
        second = player.mine.at[place + UP[1 - action.value]]
        tasks: list[Task] = [Activate(self.seat, first, False), Activate(self.seat, second, False)]
        tasks.append(GoOn(self.seat, self.card))
        state.agenda.then(tasks)

    def asks(self, state: MinersState) -> Message:
        return Message("imperial-miners.ask.climb")

    def offers(self, state: MinersState, action: Action) -> Message:
        return above_offer(state, self.seat, self.card, action)

    def means(self, state: MinersState, action: Action) -> Mapping[str, object]:
        return above_means(state, self.seat, self.card, action)

    def signs(self, state: MinersState, action: Action) -> list[Sign]:
        return [Sign("fork")] if action.verb == "fork" else []

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-28"] if action.verb == "climb" else ["IM-L4", "IM-28"]

    def refuses(self, state: MinersState, action: Action) -> Message | None:
        """IM-28: a touching card above; IM-17, IM-L4: both, where an event says so.

        It is asked only where two cards lie above.
        """
        if action.verb == "fork":
            return reasons.no_fork(state)
        if action.verb == "card":
            return reasons.not_above(state.players[self.seat].mine, self.card, action.value)
        return reasons.why("must_fork") if action.verb == "climb" else None

    def line(self, state: MinersState) -> str:
        return f"{self.name()} {self.seat + 1} {state.spot_of(self.seat, self.card)}"


@final
class GoOn(Question):
    """After both cards above, the one to go on from. IM-L4"""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, state: MinersState) -> list[Action]:
        return state.cards.actions.climb

    def answer(self, state: MinersState, action: Action) -> None:
        player = state.players[self.seat]
        place = player.mine.spots[self.card] + UP[action.value]
        # A position that was written down begins without the steps that led to it.
        if not player.chain or player.chain[-1].place != place:
            player.come_to(place)
        state.agenda.push(Climb(self.seat, player.mine.at[place]))

    def asks(self, state: MinersState) -> Message:
        return Message("imperial-miners.ask.go_on")

    def offers(self, state: MinersState, action: Action) -> Message:
        return above_offer(state, self.seat, self.card, action)

    def means(self, state: MinersState, action: Action) -> Mapping[str, object]:
        return above_means(state, self.seat, self.card, action)

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-L4"]

    def refuses(self, state: MinersState, action: Action) -> Message | None:
        """IM-L4: only one of the two cards just activated."""
        if action.verb == "card":
            return reasons.not_above(state.players[self.seat].mine, self.card, action.value)
        return reasons.no_fork(state) if action.verb == "fork" else None

    def line(self, state: MinersState) -> str:
        return f"{self.name()} {self.seat + 1} {state.spot_of(self.seat, self.card)}"


def can_fork_above(state: MinersState, seat: int, place: int) -> bool:
    """Whether the chain can still come below two cards from here."""
    mine = state.players[seat].mine
    if level_of(place) == 0:
        return False
    above = [place + step for step in UP if place + step in mine.at]
    return len(above) == 2 or any(can_fork_above(state, seat, other) for other in above)


def above_offer(state: MinersState, seat: int, card: int, action: Action) -> Message:
    mine = state.players[seat].mine
    place = mine.spots[card] + UP[action.value]
    card_above = whereabouts.named(state.cards, mine, mine.at[place])
    return Message(f"imperial-miners.offer.{action.verb}", {"card": card_above})


def above_means(state: MinersState, seat: int, card: int, action: Action) -> Mapping[str, object]:
    """The spot of the card above, too."""
    place = state.players[seat].mine.spots[card] + UP[action.value]
    return {**action.means, "spot": spot_name(place)}


@final
class ChooseSurface(Question):
    """One of the three effects of the surface, or none. IM-29, IM-34 to IM-36, IM-A25"""

    def options(self, state: MinersState) -> list[Action]:
        surface = state.cards.surface
        actions = state.cards.actions
        coins = state.players[self.seat].coins
        result = [actions.surface[COINS], actions.surface[CARDS]]
        for i in range(len(surface.prices)):
            if coins >= surface.prices[i]:
                result.append(actions.surface[ADVANCES + i])
        result.append(actions.skip)
        return result

    def answer(self, state: MinersState, action: Action) -> None:
        if action is state.cards.actions.skip:
            return
        surface = state.cards.surface
        player = state.players[self.seat]
        state.agenda.push(CHECK_HANDS[self.seat])
        if action.value == COINS:
            player.coins += surface.coins
            chronicle.gained_coins(state, self.seat, surface.coins)
        elif action.value == CARDS:
            state.agenda.repeat(DrawCard(self.seat), surface.cards)
        else:
            price = surface.prices[action.value - ADVANCES]
            player.coins -= price
            chronicle.paid(state, self.seat, price)
            advance(state, self.seat, surface.steps[action.value - ADVANCES])

    def asks(self, state: MinersState) -> Message:
        return Message("imperial-miners.ask.surface")

    def offers(self, state: MinersState, action: Action) -> Message:
        surface = state.cards.surface
        if action is state.cards.actions.skip:
            return Message("imperial-miners.offer.surface_skip")
        if action.value == COINS:
            return Message("imperial-miners.offer.surface_coins", {"n": surface.coins})
        if action.value == CARDS:
            return Message("imperial-miners.offer.surface_cards", {"n": surface.cards})
        which = action.value - ADVANCES
        params: dict[str, Param] = {"coins": surface.prices[which], "n": surface.steps[which]}
        return Message("imperial-miners.offer.surface_advance", params)

    def rules(self, state: MinersState, action: Action) -> list[str]:
        if action is state.cards.actions.skip:
            return ["IM-A25"]
        return [["IM-34", "IM-35", "IM-36", "IM-36"][action.value], "IM-29"]

    def wonders(self, state: MinersState) -> list[Action]:
        return state.cards.actions.surface[: ADVANCES + len(state.cards.surface.prices)]

    def refuses(self, state: MinersState, action: Action) -> Message | None:
        """IM-36: the price of an advance."""
        if action.verb != "surface":
            return None
        price = state.cards.surface.prices[action.value - ADVANCES]
        return reasons.too_dear(price, state.players[self.seat].coins)
