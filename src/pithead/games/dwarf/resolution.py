"""Phase C of DWARF's round: help, defend, mine and forge. DW-34 to DW-39"""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Step, Task
from pithead.engine.message import Message
from pithead.games.dwarf import chronicle, reasons
from pithead.games.dwarf.automaton import put_helpers
from pithead.games.dwarf.cards import RULE_OF_TYPE
from pithead.games.dwarf.effects import Gain, StopMining
from pithead.games.dwarf.foresight import Foresight
from pithead.games.dwarf.shown import DwarfConsequences
from pithead.games.dwarf.state import WAITING, DwarfState, Worker
from pithead.games.dwarf.whereabouts import place_message
from pithead.games.dwarf.words import (
    DEFEND,
    FORGE,
    HELP,
    HELPERS,
    MINE,
    POSITIONS,
    TYPES,
)
from pithead.games.dwarf.work import is_rival, pass_marker, used, win_medal, work


@final
class HelpStep(Step):
    """Helpers for everyone who took help, in the order they did, alternating. DW-34, DW-40"""

    def run(self, state: DwarfState) -> None:
        takers: list[int] = []
        places: list[int] = []
        for worker in state.workers:
            player = state.players[worker.owner]
            if player.helpers == 0 and used(state, worker, HELP):
                player.helpers = HELPERS
                takers.append(worker.owner)
                places.append(worker.position)
                chronicle.helpers_called(state, worker.owner)
        if takers:
            pass_marker(state, HELP)
            turns: list[Task] = []
            for cycle in range(HELPERS):
                for i in range(len(takers)):
                    if not is_rival(state, takers[i]):
                        turns.append(HelperTurn(takers[i]))
                    elif cycle == 0:
                        turns.append(RivalHelpers(places[i]))
            state.agenda.then(turns)


@final
class HelperTurn(Step):
    """One helper is placed or declined while any position is free, else it is lost. DW-34"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DwarfState) -> None:
        if state.free:
            state.agenda.push(PlaceHelper(self.seat))
        else:
            chronicle.helper_lost(state, self.seat)

    def line(self, state: DwarfState) -> str:
        return f"{self.name()} {self.seat + 1}"


@final
class PlaceHelper(Question):
    """Where a helper goes, never on a special pile; one that is declined is lost. DW-34"""

    def options(self, state: DwarfState) -> list[Action]:
        return state.cards.actions.helper_or_decline.at(state.free)

    def answer(self, state: DwarfState, action: Action) -> None:
        if action is state.cards.actions.decline:
            chronicle.helper_declined(state, self.seat)
        else:
            state.put_down(self.seat, action.value, True)
            chronicle.placed(state, self.seat, action.value, True)

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.helper")

    def offers(self, state: DwarfState, action: Action) -> Message:
        if action is state.cards.actions.decline:
            return Message("dwarf.offer.decline_helper")
        return place_message(state, action)

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        if action is state.cards.actions.decline:
            return ["DW-34"]
        return [RULE_OF_TYPE[state.top(action.value).type], "DW-34", "DW-38"]

    def foretells(self, state: DwarfState, action: Action) -> DwarfConsequences | None:
        foresight = Foresight(state)
        if action is not state.cards.actions.decline:
            foresight.arrive(self.seat, action.value, True)
        return foresight.to_json()

    def wonders(self, state: DwarfState) -> list[Action]:
        return state.pointed_at(state.cards.actions.helper)

    def refuses(self, state: DwarfState, action: Action) -> Message | None:
        """DW-34: a free position, and no pile."""
        if action.verb == "helper":
            return reasons.position_taken(state, self.seat, action.value)
        return reasons.why("helper_on_pile") if action.verb == "special" else None


@final
class RivalHelpers(Step):
    """The automaton places both helpers when its first turn comes. DW-45, DW-47"""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def run(self, state: DwarfState) -> None:
        put_helpers(state, self.position)

    def line(self, state: DwarfState) -> str:
        return f"{self.name()} {POSITIONS[self.position]}"


@final
class DefendStep(Step):
    """Monsters in position order: medals where someone stands, else they strike. DW-35"""

    def run(self, state: DwarfState) -> None:
        for position in range(len(state.stacks)):
            card = state.top(position)
            if card.type != DEFEND:
                continue
            if not state.is_free(position):
                for worker in state.workers:
                    if worker.position == position and worker.work == WAITING:
                        win_medal(state, worker.owner, card)
                        if state.ending:
                            return
            elif not state.is_mustered:
                strike(state, position)


def strike(state: DwarfState, position: int) -> None:
    """An undefended monster hits every player. DW-35"""
    card = state.top(position)
    chronicle.struck(state, card, position)
    if isinstance(card.effect, StopMining):
        state.is_mining_stopped = True
        return
    for owner in range(len(state.players)):
        player = state.players[owner]
        before = player.goods.copy()
        card.effect.run(player.goods)
        chronicle.lost(state, owner, before)


@final
class WorkStep(Step):
    """All mine or all forge actions of regular workers, or of helpers. DW-36 to DW-39"""

    def __init__(self, type_: int, of_helpers: bool) -> None:
        self.type: Final = type_
        self.of_helpers: Final = of_helpers

    def run(self, state: DwarfState) -> None:
        if self.type == MINE and state.is_mining_stopped:
            return
        workers = [worker for worker in state.workers if self.is_for(state, worker)]
        if workers:
            questions: list[Task] = []
            for owner in state.clockwise():
                for position in places_of(state, owner, workers):
                    question = work(state, owner, state.top(position), False)
                    if question is not None:
                        questions.append(question)
            state.agenda.then(questions)

    def is_for(self, state: DwarfState, worker: Worker) -> bool:
        """Whether it is this worker's time: most steps of most rounds are nobody's."""
        return (
            worker.is_helper == self.of_helpers
            and worker.work == WAITING
            and state.top(worker.position).type == self.type
        )

    def line(self, state: DwarfState) -> str:
        return f"{self.name()} {TYPES[self.type]}" + (" helpers" if self.of_helpers else "")


@final
class PassMarker(Step):
    """The marker is looked at again when all have forged. DW-40"""

    def run(self, state: DwarfState) -> None:
        pass_marker(state, FORGE)


def places_of(state: DwarfState, owner: int, workers: list[Worker]) -> list[int]:
    """Where one player works: at seams first, which is never worse, then by position. DW-36"""
    places = [worker.position for worker in workers if worker.owner == owner]
    if len(places) < 2:
        return places
    places.sort()
    seams = [place for place in places if is_seam(state, place)]
    return seams + [place for place in places if not is_seam(state, place)]


def is_seam(state: DwarfState, position: int) -> bool:
    card = state.top(position)
    return isinstance(card.effect, Gain)
