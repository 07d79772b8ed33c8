"""Rounds and turns of Dwergar, and the end of the game."""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Step, Task
from pithead.engine.message import Message, Param
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import PASS, UPGRADE
from pithead.games.dwergar.payment import CHANGING, ChangeLast
from pithead.games.dwergar.projects import refill_row
from pithead.games.dwergar.reasons import not_to_upgrade
from pithead.games.dwergar.scoring import score_end
from pithead.games.dwergar.state import DwergarState
from pithead.games.dwergar.upgrading import FREE, pay_upgrade
from pithead.games.dwergar.words import (
    EASTERN,
    GOLDEN_TERRACES,
    NO_EVENT,
    NO_OWNER,
    OLD_SHAFT,
    WESTERN,
)
from pithead.games.dwergar.working import TakeAction

ENDED: Final = "rounds"


# -- rounds ------------------------------------------------------------------------------------


@final
class BeginRound(Step):
    """Silverbeard is given out, then everyone has a turn. DG-14, DG-57"""

    def run(self, state: DwergarState) -> None:
        state.round += 1
        chronicle.round_began(state)
        if state.decks[OLD_SHAFT]:
            give_silverbeard(state)
        tasks: list[Task] = [BEGIN_TURNS[seat] for seat in range(state.seats)]
        tasks.append(END_ROUND)
        state.agenda.then(tasks)


def give_silverbeard(state: DwergarState) -> None:
    """To whoever alone has completed most Old Shaft projects; in a tie to nobody. DG-57"""
    leaders = leaders_in(state, OLD_SHAFT)
    state.silverbeard = leaders[0] if len(leaders) == 1 else NO_OWNER
    if state.silverbeard != NO_OWNER:
        chronicle.silverbeard_given(state)


def leaders_in(state: DwergarState, deck: int) -> list[int]:
    """Everyone who completed most of a deck's projects, at least one."""
    most = max(player.done[deck] for player in state.players)
    if most == 0:
        return []
    return [seat for seat in range(state.seats) if state.players[seat].done[deck] == most]


@final
class EndRound(Step):
    """The next event, then furnaces light one more; after the last round the end. DG-55 to DG-59

    The first event comes after round 1, or in 2020 after round 2, so that there the last one comes
    after the last round.
    """

    def run(self, state: DwergarState) -> None:
        discard_event(state)
        if state.events and state.round >= state.cards.board.first_event:
            reveal_event(state)
        for seat in range(state.seats):
            player = state.players[seat]
            if player.hot and player.cool:
                player.light(1)
                chronicle.lit(state, seat, 1)
        if state.round < state.rounds:
            state.agenda.push(BEGIN_ROUND)
        else:
            # No event is active in the turns that may follow. DG-60
            discard_event(state)
            state.agenda.push(LAST_TURNS)


def discard_event(state: DwergarState) -> None:
    if state.event != NO_EVENT:
        state.past_events = [*state.past_events, state.event]
        state.event = NO_EVENT


def reveal_event(state: DwergarState) -> None:
    """The next event, and what it does at once. DG-55"""
    state.event = state.events[-1]
    state.events = state.events[:-1]
    state.reveals += 1
    event = state.cards.event(state.event)
    chronicle.event_revealed(state, event)
    for word in event.words:
        word.run(state)


# -- turns -------------------------------------------------------------------------------------


@final
class BeginTurn(Step):
    """The row is refilled, start-of-turn effects happen, then three actions. DG-15 to DG-17"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DwergarState) -> None:
        chronicle.turn_began(state, self.seat)
        refill_row(state)
        player = state.players[self.seat]
        powers = player.powers
        player.take_goods(powers.income)
        chronicle.gained(state, self.seat, powers.income)
        player.gain_heat(powers.income_heat)
        chronicle.warmed(state, self.seat, powers.income_heat)
        state.actions_left = state.rules().actions or state.cards.board.actions
        state.agenda.then([NEXT_ACTIONS[self.seat], END_TURNS[self.seat]])

    def to_json(self) -> list[object]:
        return ["BeginTurn", self.seat]


@final
class NextAction(Step):
    """One action after another, those won in the turn included. DG-17, DG-P43"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DwergarState) -> None:
        player = state.players[self.seat]
        state.actions_left += player.extra_actions
        player.extra_actions = 0
        if state.actions_left > 0:
            state.actions_left -= 1
            state.agenda.push(self)
            state.agenda.push(TAKE_ACTIONS[self.seat])

    def to_json(self) -> list[object]:
        return ["NextAction", self.seat]


@final
class EndTurn(Step):
    """Heat drops, but for two each Eastern project. DG-18"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DwergarState) -> None:
        player = state.players[self.seat]
        player.heat = min(player.heat, state.cards.board.eastern_heat * player.done[EASTERN])

    def to_json(self) -> list[object]:
        return ["EndTurn", self.seat]


# -- the end of the game -----------------------------------------------------------------------


@final
class LastTurns(Step):
    """The Western leaders have one more turn, fixed once. DG-60"""

    def run(self, state: DwergarState) -> None:
        tasks: list[Task] = []
        if state.decks[WESTERN]:
            for seat in leaders_in(state, WESTERN):
                tasks += [ExtraTurn(seat), BEGIN_TURNS[seat]]
        tasks.append(FREE_UPGRADES)
        state.agenda.then(tasks)


@final
class ExtraTurn(Step):
    """Says whose extra turn it is."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DwergarState) -> None:
        chronicle.extra_turn(state, self.seat)

    def to_json(self) -> list[object]:
        return ["ExtraTurn", self.seat]


@final
class FreeUpgrades(Step):
    """The Golden Terraces leaders may upgrade a project for nothing, then the scoring. DG-61"""

    def run(self, state: DwergarState) -> None:
        tasks: list[Task] = []
        if state.decks[GOLDEN_TERRACES]:
            for seat in leaders_in(state, GOLDEN_TERRACES):
                tasks += [FreeUpgrade(seat), NEXT_ACTIONS[seat], ChangeLast(seat)]
        tasks.append(FINAL_SCORING)
        state.actions_left = 0
        state.agenda.then(tasks)


@final
class FreeUpgrade(Question):
    """One own completed project, for nothing; before it heat may be changed. DG-61"""

    def options(self, state: DwergarState) -> list[Action]:
        player = state.players[self.seat]
        ready = [UPGRADE[n] for n in sorted(player.completed) if n not in player.upgraded]
        # With nothing to upgrade, heat is changed afterwards.
        return [*ready, *CHANGING.actions(player), PASS] if ready else [PASS]

    def answer(self, state: DwergarState, action: Action) -> None:
        if action.verb == "change":
            state.agenda.push(self)
            CHANGING.do(state, self.seat, action)
        elif action is not PASS:
            pay_upgrade(state, self.seat, action.value, FREE)

    def asks(self, state: DwergarState) -> Message:
        return Message("dwergar.ask.free_upgrade")

    def offers(self, state: DwergarState, action: Action) -> Message:
        if action is PASS:
            return Message("dwergar.offer.pass")
        if action.verb == "change":
            return CHANGING.offer(state, self.seat, action)
        project = state.cards.project(action.value)
        params: dict[str, Param] = {"project": project.title(), "n": project.upgrade_points}
        params["does"] = project.messages()
        return Message("dwergar.offer.free_upgrade", params)

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        return ["DG-61", *CHANGING.rules] if action.verb == "change" else ["DG-61"]

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """DG-61: an own completed project that is not upgraded yet; or heat that is there."""
        if action.verb == "upgrade":
            return not_to_upgrade(state.players[self.seat], action.value)
        if action.verb == "change":
            return CHANGING.why_not(state, self.seat, action)
        return None


@final
class FinalScoring(Step):
    """End-of-game effects score, and the game is over. DG-62"""

    def run(self, state: DwergarState) -> None:
        score_end(state)
        chronicle.ended(state)
        state.ending = ENDED
        state.agenda.clear()


BEGIN_ROUND: Final[Task] = BeginRound()
END_ROUND: Final[Task] = EndRound()
LAST_TURNS: Final[Task] = LastTurns()
FREE_UPGRADES: Final[Task] = FreeUpgrades()
FINAL_SCORING: Final[Task] = FinalScoring()
BEGIN_TURNS: Final[list[Task]] = [BeginTurn(seat) for seat in range(4)]
TAKE_ACTIONS: Final[list[Task]] = [TakeAction(seat) for seat in range(4)]
NEXT_ACTIONS: Final[list[Task]] = [NextAction(seat) for seat in range(4)]
END_TURNS: Final[list[Task]] = [EndTurn(seat) for seat in range(4)]
