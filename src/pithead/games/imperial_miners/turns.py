"""The rounds: event, mine phase for all at once, end of round. IM-15 to IM-20"""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Sheet, Step, Task
from pithead.engine.message import Message
from pithead.games.imperial_miners import chronicle
from pithead.games.imperial_miners.chain import PlaceCard
from pithead.games.imperial_miners.choices import run_effect
from pithead.games.imperial_miners.decks import (
    DiscardDealt,
    OpenDiscards,
    card_offer,
    different,
    draw,
    has_cards,
)
from pithead.games.imperial_miners.player import BEHIND
from pithead.games.imperial_miners.reasons import not_playable
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import AT_ONCE, MOST_SEATS, NO_CARD, ROUND_END

ENDED: Final = "rounds"
TOP_LEVEL: Final = 0


@final
class Deal(Step):
    """Cards seat by seat, then everyone discards down to four, all at once and in secret. IM-10"""

    def __init__(self, is_first_game: bool) -> None:
        self.is_first_game: Final = is_first_game

    def run(self, state: MinersState) -> None:
        counts = FIRST_DEAL if self.is_first_game else NORMAL_DEAL
        for seat in range(state.seats):
            for level in range(len(counts)):
                for _ in range(counts[level]):
                    state.players[seat].take_card(draw(state, level), False)
            chronicle.dealt(state, seat, state.players[seat].hand)
        if not self.is_first_game:
            state.agenda.push(OpenDiscards())
            piles: list[list[Task]] = [[DiscardDealt(seat)] * 4 for seat in range(state.seats)]
            state.agenda.together(Sheet(list(range(state.seats)), piles))

    def to_json(self) -> list[object]:
        return ["Deal", self.is_first_game]


NORMAL_DEAL: Final = [2, 3, 3]
FIRST_DEAL: Final = [2, 2, 2]


@final
class BeginRound(Step):
    """The event is turned over; then the mine phase, then what the end of round brings. IM-15"""

    def run(self, state: MinersState) -> None:
        state.round += 1
        chronicle.round_began(state)
        if state.event >= 0:
            state.past_events = [*state.past_events, state.event]
        state.event = state.events[-1]
        state.events = state.events[:-1]
        state.reveals += 1
        event = state.cards.events[state.event]
        chronicle.event_revealed(state, event)
        for player in state.players:
            player.mine.begin_round()
            player.chain = []
            # In a state imagined from the outside, a sealed card may have had no place to go.
            player.sealed = NO_CARD
        tasks: list[Task] = [EVENT_NOW] if event.when == AT_ONCE else []
        tasks += [SEAL, REVEAL, RESOLVE]
        if event.when == ROUND_END:
            tasks.append(EVENT_NOW)
        tasks.append(END_ROUND)
        state.agenda.then(tasks)


@final
class EventNow(Step):
    """The round's event for everybody, in seat order where decks are touched. IM-16, IM-A22"""

    def run(self, state: MinersState) -> None:
        piles: list[list[Task]] = [[HAVE_EVENT[seat]] for seat in range(state.seats)]
        state.agenda.together(Sheet(state.order(), piles))


@final
class HaveEvent(Step):
    """One seat's share of the event. IM-17"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: MinersState) -> None:
        player = state.players[self.seat]
        if player.chain:
            # What an event of the round's end gives is no gain of the chain.
            player.come_to(BEHIND)
        run_effect(state, self.seat, state.cards.events[state.event].effect, NO_CARD)

    def to_json(self) -> list[object]:
        return ["HaveEvent", self.seat]


@final
class Seal(Step):
    """Everyone chooses a card in secret, at the same time. IM-18, IM-A22"""

    def run(self, state: MinersState) -> None:
        state.is_revealed = False
        # Who has nothing to choose shows something of their hand.
        state.reveals += 1
        piles: list[list[Task]] = [[SEAL_CARD[seat]] for seat in range(state.seats)]
        state.agenda.together(Sheet(state.order(), piles))


@final
class SealCard(Question):
    """The card to play this round; with none playable nothing is asked. IM-18, IM-A2"""

    def options(self, state: MinersState) -> list[Action]:
        actions = state.cards.actions.play
        return [
            actions[kind]
            for kind in different(state.players[self.seat].hand)
            if state.can_play(self.seat, kind)
        ]

    def answer(self, state: MinersState, action: Action) -> None:
        state.players[self.seat].sealed = action.value
        chronicle.sealed(state, self.seat, state.cards.cards[action.value])

    def asks(self, state: MinersState) -> Message:
        return Message("imperial-miners.ask.seal")

    def offers(self, state: MinersState, action: Action) -> Message:
        return card_offer(state, "play", action.value)

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-18", "IM-12", "IM-A2"]

    def wonders(self, state: MinersState) -> list[Action]:
        hand = different(state.players[self.seat].hand)
        return [state.cards.actions.play[kind] for kind in hand]

    def refuses(self, state: MinersState, action: Action) -> Message | None:
        """IM-18, IM-A2: the hand, the cost, the place."""
        return not_playable(state, self.seat, action.value) if action.verb == "play" else None


@final
class Reveal(Step):
    """In seat order: prices are paid, forced cards are taken. IM-19, IM-A22"""

    def run(self, state: MinersState) -> None:
        state.reveals += 1
        state.is_revealed = True
        for seat in state.order():
            player = state.players[seat]
            player.placed = NO_CARD
            if player.sealed != NO_CARD:
                price = state.cost_of(player.sealed)
                player.coins -= price
                player.drop_card(player.sealed)
                chronicle.revealed(state, seat, state.cards.cards[player.sealed], price)
            elif has_cards(state, TOP_LEVEL):
                player.sealed = draw(state, TOP_LEVEL)
                chronicle.forced(state, seat, state.cards.cards[player.sealed])
            else:
                chronicle.idle(state, seat)


@final
class Resolve(Step):
    """Everyone places and runs the chain, each running ahead as far as possible. IM-A22"""

    def run(self, state: MinersState) -> None:
        piles: list[list[Task]] = [[PLACE_CARD[seat]] for seat in range(state.seats)]
        state.agenda.together(Sheet(state.order(), piles))


@final
class EndRound(Step):
    """After round ten the game is over. IM-47"""

    def run(self, state: MinersState) -> None:
        if state.round < state.cards.rounds:
            state.agenda.push(BEGIN_ROUND)
            return
        chronicle.ended(state)
        state.ending = ENDED
        state.agenda.clear()


BEGIN_ROUND: Final[Task] = BeginRound()
EVENT_NOW: Final[Task] = EventNow()
SEAL: Final[Task] = Seal()
REVEAL: Final[Task] = Reveal()
RESOLVE: Final[Task] = Resolve()
END_ROUND: Final[Task] = EndRound()
# By seat.
HAVE_EVENT: Final[list[Task]] = [HaveEvent(seat) for seat in range(MOST_SEATS)]
SEAL_CARD: Final[list[Task]] = [SealCard(seat) for seat in range(MOST_SEATS)]
PLACE_CARD: Final[list[Task]] = [PlaceCard(seat) for seat in range(MOST_SEATS)]
