"""An action: a dwarf is placed or taken, then one part follows another. DG-17, DG-20, DG-21"""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Step, Task
from pithead.engine.message import Message, Param
from pithead.games.dwergar.actions import END, PASS, PLACE_OF, TABLE
from pithead.games.dwergar.cards import Place
from pithead.games.dwergar.carts import step_in
from pithead.games.dwergar.furnaces import Build, HeatUp, Install, Light, LightAll
from pithead.games.dwergar.mine import LIFTING, Load, Mine
from pithead.games.dwergar.parts import Part
from pithead.games.dwergar.payment import CHANGING
from pithead.games.dwergar.placing import (
    Become,
    Silverbeard,
    break_options,
    no_break,
    no_dwarf,
    no_pass,
    place_dwarf,
    take_break,
)
from pithead.games.dwergar.state import DwergarState
from pithead.games.dwergar.studio import Complete
from pithead.games.dwergar.trades import Convert, Exchange
from pithead.games.dwergar.upgrading import Upgrade
from pithead.games.dwergar.words import (
    FOREMAN,
    NOBODY,
    PLACES,
    dwarf_message,
    in_the_mine,
    level_of,
    place_message,
)

# In the order in which they are offered.
PARTS: Final[list[Part]] = [
    Mine(), Exchange(), Convert(), Light(), LightAll(), HeatUp(), Build(), LIFTING, Load(),
    Complete(), Upgrade(), Install(), Silverbeard(), Become(),
]  # fmt: skip
PART_OF_VERB: Final = {part.verb: part for part in PARTS}
# By the number of the action; None for one that is no part.
PART_OF_ACTION: Final[list[Part | None]] = [
    PART_OF_VERB.get(action.verb) for action in TABLE.actions
]
OTHER_ACTIONS: Final = ["place", "break", "pass"]


def parts_at(place: Place, by_foreman: bool) -> list[int]:
    """The numbers of the parts that can ever be done at a place, in their order."""
    return [i for i in range(len(PARTS)) if PARTS[i].may_be_at(place, by_foreman)]


def part_of(action: Action) -> Part | None:
    return PART_OF_ACTION[action.index]


@final
class TakeAction(Question):
    """Place a dwarf, or take a Work Break if there is none at hand. DG-17, DG-20, DG-23"""

    def options(self, state: DwergarState) -> list[Action]:
        player = state.players[self.seat]
        result: list[Action] = [] if player.has_dwarf() else break_options(state)
        for dwarf in range(FOREMAN):
            if player.workers[dwarf]:
                result += PLACE_OF[dwarf]
        if player.has_foreman:
            result += PLACE_OF[FOREMAN]
        result += CHANGING.actions(player)
        return result

    def answer(self, state: DwergarState, action: Action) -> None:
        if action.verb == "place":
            dwarf, at = action.value // len(PLACES), action.value % len(PLACES)
            place_dwarf(state, self.seat, dwarf, at)
            state.agenda.push(DO_PARTS[self.seat])
        elif action.verb == "change":
            state.agenda.push(self)
            CHANGING.do(state, self.seat, action)
        else:
            take_break(state, self.seat, action)

    def asks(self, state: DwergarState) -> Message:
        if state.players[self.seat].has_dwarf():
            return Message("dwergar.ask.action", {"n": state.actions_left + 1})
        return Message("dwergar.ask.break", {"n": state.actions_left + 1})

    def offers(self, state: DwergarState, action: Action) -> Message:
        if action.verb == "change":
            return CHANGING.offer(state, self.seat, action)
        if action is PASS:
            stands = state.foreman_at(self.seat) >= 0
            return Message("dwergar.offer.foreman_home" if stands else "dwergar.offer.pass")
        params: dict[str, Param] = {}
        if action.verb == "place":
            at = action.value % len(PLACES)
            params["dwarf"] = dwarf_message(action.value // len(PLACES))
        else:
            at = action.value
        params["place"] = place_message(at)
        met = state.standing[at]
        if met == NOBODY:
            return Message(f"dwergar.offer.{action.verb}", params)
        params["met"] = dwarf_message(met)
        kind = f"{action.verb}_taking" if met < FOREMAN else f"{action.verb}_freeing"
        return Message(f"dwergar.offer.{kind}", params)

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        if action.verb == "place":
            return ["DG-20", "DG-22"]
        return CHANGING.rules if action.verb == "change" else ["DG-23"]

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """DG-17, DG-20, DG-23: who is at hand; or what must come before a part."""
        if action.verb == "place":
            return no_dwarf(state, self.seat, action.value // len(PLACES))
        if action.verb == "break":
            return no_break(state, self.seat, action.value)
        if action is PASS:
            return no_pass(state, self.seat)
        if action.verb == "change":
            return CHANGING.why_not(state, self.seat, action)
        part = part_of(action)
        return None if part is None else part.why_not_yet(state, self.seat, action)


@final
class DoPart(Question):
    """One part of the action after another, until the player ends it. DG-21"""

    def options(self, state: DwergarState) -> list[Action]:
        work = state.working()
        player = state.players[self.seat]
        result: list[Action] = []
        if not state.rules().closed[work.place]:
            place = state.cards.places[work.place]
            is_foreman = work.dwarf == FOREMAN
            for number in place.parts_of_foremen if is_foreman else place.parts_of_workers:
                found = PARTS[number].actions(state, work, player)
                if found:
                    result += found
        result += CHANGING.actions(player)
        result.append(END)
        return result

    def answer(self, state: DwergarState, action: Action) -> None:
        if action is END:
            state.agenda.push(END_ACTIONS[self.seat])
            return
        state.agenda.push(self)
        part = part_of(action)
        if part is None:
            CHANGING.do(state, self.seat, action)
        else:
            part.do(state, state.working(), action)

    def asks(self, state: DwergarState) -> Message:
        work = state.working()
        return Message("dwergar.ask.part", {"place": place_message(work.place)})

    def offers(self, state: DwergarState, action: Action) -> Message:
        part = part_of(action)
        if part is not None:
            return part.offer(state, state.working(), action)
        if action is END:
            return Message("dwergar.offer.end")
        return CHANGING.offer(state, self.seat, action)

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        part = part_of(action)
        if part is not None:
            return part.rules
        return CHANGING.rules if action.verb == CHANGING.verb else ["DG-21"]

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """DG-21: what the place does not offer, or what it would cost."""
        work = state.working()
        place = place_message(work.place)
        part = part_of(action)
        if part is not None:
            if state.rules().closed[work.place]:
                return Message("dwergar.why.closed", {"place": place})
            return part.why_not(state, work, action)
        if action.verb == CHANGING.verb:
            return CHANGING.why_not(state, self.seat, action)
        if action.verb in OTHER_ACTIONS:
            return Message("dwergar.why.finish", {"place": place})
        return None


DO_PARTS: Final[list[Task]] = [DoPart(seat) for seat in range(4)]


@final
class EndAction(Step):
    """The action is over; a foreman who worked in the mine steps into his cart. DG-29"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DwergarState) -> None:
        work = state.working()
        if work.dwarf == FOREMAN and in_the_mine(work.place):
            state.clear_place(work.place)
            step_in(state, self.seat, level_of(work.place))
        state.work = None

    def to_json(self) -> list[object]:
        return ["EndAction", self.seat]


END_ACTIONS: Final = [EndAction(seat) for seat in range(4)]
