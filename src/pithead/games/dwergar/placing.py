"""Placing dwarves, and the Work Break of a player who has none."""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Task
from pithead.engine.message import Message, Param
from pithead.games.dwergar import chronicle, reasons
from pithead.games.dwergar.actions import BREAK, PASS, PLACE_OF
from pithead.games.dwergar.bonuses import Parts
from pithead.games.dwergar.deeds import change_heat, change_options
from pithead.games.dwergar.part_reasons import no_part_yet
from pithead.games.dwergar.parts import DoPart
from pithead.games.dwergar.state import DwergarState, Work
from pithead.games.dwergar.wording import change_message
from pithead.games.dwergar.words import FOREMAN, NO_OWNER, NOBODY, PLACES, in_the_mine

DO_PARTS: Final[list[Task]] = [DoPart(seat) for seat in range(4)]


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
        result += change_options(player)
        return result

    def answer(self, state: DwergarState, action: Action) -> None:
        if action.verb == "place":
            place(state, self.seat, action.value // len(PLACES), action.value % len(PLACES))
        elif action.verb == "change":
            state.agenda.push(self)
            change_heat(state, self.seat, action.value)
        else:
            take_break(state, self.seat, action)

    def asks(self, state: DwergarState) -> Message:
        if state.players[self.seat].has_dwarf():
            return Message("dwergar.ask.action", {"n": state.actions_left + 1})
        return Message("dwergar.ask.break", {"n": state.actions_left + 1})

    def offers(self, state: DwergarState, action: Action) -> Message:
        if action.verb == "change":
            return change_message(state, self.seat, action)
        if action is PASS:
            stands = state.foreman_at(self.seat) >= 0
            return Message("dwergar.offer.foreman_home" if stands else "dwergar.offer.pass")
        params: dict[str, Param] = {}
        if action.verb == "place":
            at = action.value % len(PLACES)
            params["dwarf"] = chronicle.any_dwarf_message(action.value // len(PLACES))
        else:
            at = action.value
        params["place"] = chronicle.place_message(at)
        met = state.standing[at]
        if met == NOBODY:
            return Message(f"dwergar.offer.{action.verb}", params)
        params["met"] = chronicle.any_dwarf_message(met)
        kind = f"{action.verb}_taking" if met < FOREMAN else f"{action.verb}_freeing"
        return Message(f"dwergar.offer.{kind}", params)

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        if action.verb == "place":
            return ["DG-20", "DG-22"]
        return ["DG-P37", "DG-P39"] if action.verb == "change" else ["DG-23"]

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """DG-17, DG-20, DG-23: who is at hand; or what must come before a part."""
        if action.verb == "place":
            return reasons.no_dwarf(state, self.seat, action.value // len(PLACES))
        if action.verb == "break":
            return reasons.no_break(state, self.seat, action.value)
        if action is PASS:
            return reasons.no_pass(state, self.seat)
        if action.verb == "change":
            return reasons.no_change(state.players[self.seat], action.value)
        return no_part_yet(state, self.seat, action)


# -- Work Break --------------------------------------------------------------------------------


def break_options(state: DwergarState) -> list[Action]:
    """The worker to take; if none stands anywhere only the foreman, or nobody. DG-23"""
    standing = state.standing
    result = [BREAK[at] for at in range(len(PLACES)) if NOBODY < standing[at] < FOREMAN]
    return result or [PASS]


def take_break(state: DwergarState, seat: int, action: Action) -> None:
    """The own foreman from where he stands, and one worker. DG-23"""
    player = state.players[seat]
    chronicle.took_break(state, seat)
    at = state.foreman_at(seat)
    if at >= 0:
        state.clear_place(at)
        player.has_foreman = True
        chronicle.dwarf_taken(state, seat, FOREMAN, at)
    if action is not PASS:
        worker = state.standing[action.value]
        state.clear_place(action.value)
        player.workers[worker] += 1
        chronicle.dwarf_taken(state, seat, worker, action.value)


# -- placing a dwarf ---------------------------------------------------------------------------


def place(state: DwergarState, seat: int, dwarf: int, at: int) -> None:
    """The dwarf goes there, whoever stood there comes away, then the action's parts. DG-20"""
    player = state.players[seat]
    if dwarf == FOREMAN:
        player.has_foreman = False
    else:
        player.workers[dwarf] -= 1
    met = state.standing[at]
    chronicle.placed(state, seat, dwarf, at, met)
    if met >= FOREMAN:
        state.players[met - FOREMAN].has_foreman = True
    elif met != NOBODY:
        player.workers[met] += 1
    state.standing[at] = FOREMAN + seat if dwarf == FOREMAN else dwarf
    warm_owner(state, seat, at)
    score_placing(state, seat, dwarf, at, met)
    heat = state.rules().heat_at[at]
    player.gain_heat(heat)
    chronicle.warmed(state, seat, heat)
    state.work = work_at(state, seat, dwarf, at)
    state.agenda.push(DO_PARTS[seat])


def warm_owner(state: DwergarState, seat: int, at: int) -> None:
    """An opponent's installed furnace gives its owner heat. DG-54, DG-P40"""
    owner = state.furnaces[at]
    if owner in (NO_OWNER, seat):
        return
    powers = state.players[owner].powers
    heat = powers.warm + (0 if in_the_mine(at) else state.cards.board.furnace_heat)
    state.players[owner].gain_heat(heat)
    chronicle.warmed(state, owner, heat)


def score_placing(state: DwergarState, seat: int, dwarf: int, at: int, met: int) -> None:
    """Points for placing in the mine or on an empty place. DG-E56, DG-E60, DG-P9"""
    rules = state.rules()
    player = state.players[seat]
    points = rules.mine_points if in_the_mine(at) else 0
    if dwarf != FOREMAN:
        if met == NOBODY:
            points += rules.empty_points
        if met == NOBODY or (met >= FOREMAN and met != FOREMAN + seat):
            points += player.powers.empty_points
    player.points += points
    chronicle.scored(state, seat, points)


def work_at(state: DwergarState, seat: int, dwarf: int, at: int) -> Work:
    """What this dwarf may do there. DG-22, DG-54"""
    if dwarf == FOREMAN:
        skills = state.players[seat].powers.foreman_skills.copy()
    else:
        skills = [speciality == dwarf for speciality in range(FOREMAN)]
    place = state.cards.places[at]
    bonus = Parts() if state.rules().quiet[at] else place.bonus_parts(skills)
    is_rich = in_the_mine(at) and state.furnaces[at] == seat
    return Work(at, dwarf, skills, is_rich, place.base_parts(), bonus)
