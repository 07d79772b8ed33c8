"""The rounds: event, mine phase for all at once, end of round. IM-15 to IM-20"""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Sheet, Step, Task
from pithead.engine.message import Message
from pithead.engine.position import Line, TaskReader
from pithead.games.imperial_miners import chronicle
from pithead.games.imperial_miners.activation import Activate, ChooseEffect, PickActivation
from pithead.games.imperial_miners.chain import ChooseAbove, ChooseSurface, Climb, GoOn, PlaceCard
from pithead.games.imperial_miners.choices import DiscardForStep, DoStep, FixRuin, Maybe, run_effect
from pithead.games.imperial_miners.decks import (
    CHECK_HANDS,
    DiscardDealt,
    DiscardDown,
    DrawCard,
    NameFaction,
    OpenDiscards,
    SearchDeck,
    TakeDeepest,
    card_offer,
    different,
    draw,
    has_cards,
)
from pithead.games.imperial_miners.effects import EffectStep
from pithead.games.imperial_miners.picks import (
    ChooseBoard,
    LiftOnce,
    PutCart,
    PutGear,
    PutRuin,
    TakeGear,
)
from pithead.games.imperial_miners.player import BEHIND
from pithead.games.imperial_miners.position import card_at
from pithead.games.imperial_miners.progress import Move
from pithead.games.imperial_miners.quantities import TARGETS
from pithead.games.imperial_miners.reasons import not_playable
from pithead.games.imperial_miners.state import BOARD, NOWHERE, MinersState
from pithead.games.imperial_miners.words import (
    AT_ONCE,
    BOARDS,
    FACTIONS,
    LEVELS,
    MOST_SEATS,
    NO_BOARD,
    NO_CARD,
    ON_BOARD,
    ROUND_END,
)

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

    def line(self, state: MinersState) -> str:
        return self.name() + (" first" if self.is_first_game else "")


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

    def line(self, state: MinersState) -> str:
        return f"{self.name()} {self.seat + 1}"


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


# -- what is still to happen -------------------------------------------------------------------


def card_of(line: Line, seat: int) -> int:
    """A card of the seat's mine by its spot, or none."""
    word = line.word("a spot such as I/0")
    if word == NOWHERE:
        return NO_CARD
    if word == BOARD:
        return ON_BOARD
    card = card_at(line.state.players[seat], word)
    if card == NO_CARD:
        raise line.wrong(f"the spot of a card of this seat's mine in place of {word!r}")
    return card


def step_of(line: Line) -> EffectStep:
    """A step that stands on a card, an event or a board of the set."""
    steps: dict[str, EffectStep] = line.state.cards.steps
    text = line.rest()
    if text not in steps:
        raise line.wrong("a step of a card behind it, such as " + repr(next(iter(steps))))
    return steps[text]


def activate(line: Line) -> Task:
    seat = line.seat()
    return Activate(seat, card_of(line, seat), line.has("both"))


def choose_effect(line: Line) -> Task:
    seat = line.seat()
    card = card_of(line, seat)
    done = (1 if line.has("a") else 0) + (2 if line.has("b") else 0)
    return ChooseEffect(seat, card, done, line.has("both"))


def climb(line: Line) -> Task:
    seat = line.seat()
    return Climb(seat, card_of(line, seat))


def choose_above(line: Line) -> Task:
    seat = line.seat()
    return ChooseAbove(seat, card_of(line, seat))


def go_on(line: Line) -> Task:
    seat = line.seat()
    return GoOn(seat, card_of(line, seat))


def do_step(line: Line) -> Task:
    seat = line.seat()
    card = card_of(line, seat)
    return DoStep(seat, step_of(line), card)


def maybe(line: Line) -> Task:
    seat = line.seat()
    card = card_of(line, seat)
    return Maybe(seat, step_of(line), card)


def discard_for_step(line: Line) -> Task:
    seat = line.seat()
    left = line.number(0, 99)
    card = card_of(line, seat)
    return DiscardForStep(seat, left, step_of(line), card)


def fix_ruin(line: Line) -> Task:
    seat = line.seat()
    left = line.number(0, 99)
    return FixRuin(seat, left, line.one_of(["vp", "coins"]) == 1, line.number(1, 99))


def search_deck(line: Line) -> Task:
    seat = line.seat()
    faction = line.one_of(FACTIONS)
    searched = 0
    for level in range(len(LEVELS)):
        if line.has(LEVELS[level]):
            searched |= 1 << level
    return SearchDeck(seat, faction, searched)


def choose_board(line: Line) -> Task:
    seat = line.seat()
    return ChooseBoard(seat, NO_BOARD if line.has(NOWHERE) else line.number(1, BOARDS) - 1)


def pick(line: Line) -> tuple[int, int, str]:
    seat = line.seat()
    return seat, card_of(line, seat), TARGETS[line.one_of(TARGETS)]


TASKS: Final[dict[str, TaskReader]] = {
    "deal": lambda line: Deal(line.has("first")),
    "discard-dealt": lambda line: DiscardDealt(line.seat()),
    "open-discards": lambda _: OpenDiscards(),
    "begin-round": lambda _: BEGIN_ROUND,
    "event-now": lambda _: EVENT_NOW,
    "have-event": lambda line: HAVE_EVENT[line.seat()],
    "seal": lambda _: SEAL,
    "seal-card": lambda line: SEAL_CARD[line.seat()],
    "reveal": lambda _: REVEAL,
    "resolve": lambda _: RESOLVE,
    "place-card": lambda line: PLACE_CARD[line.seat()],
    "activate": activate,
    "choose-effect": choose_effect,
    "climb": climb,
    "choose-above": choose_above,
    "go-on": go_on,
    "choose-surface": lambda line: ChooseSurface(line.seat()),
    "do-step": do_step,
    "maybe": maybe,
    "fix-ruin": fix_ruin,
    "discard-for-step": discard_for_step,
    "draw-card": lambda line: DrawCard(line.seat()),
    "name-faction": lambda line: NameFaction(line.seat()),
    "search-deck": search_deck,
    "take-deepest": lambda line: TakeDeepest(line.seat(), line.number(0, 99)),
    "check-hand": lambda line: CHECK_HANDS[line.seat()],
    "discard-down": lambda line: DiscardDown(line.seat()),
    "pick-activation": lambda line: PickActivation(*pick(line)),
    "put-gear": lambda line: PutGear(*pick(line)),
    "take-gear": lambda line: TakeGear(*pick(line)),
    "put-ruin": lambda line: PutRuin(*pick(line)),
    "lift-once": lambda line: LiftOnce(*pick(line)),
    "put-cart": lambda line: PutCart(line.seat()),
    "choose-board": choose_board,
    "move": lambda line: Move(line.seat(), line.number(0, 99)),
    "end-round": lambda _: END_ROUND,
}
