"""Rounds and turns of Dwergar, and placing dwarves."""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Step, Task
from pithead.engine.message import Message, Param
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import BREAK, PASS, PLACE, UPGRADE
from pithead.games.dwergar.bonuses import Parts
from pithead.games.dwergar.deeds import change_heat, change_options
from pithead.games.dwergar.parts import DoPart
from pithead.games.dwergar.projects import FREE, upgrade
from pithead.games.dwergar.row import refill_row
from pithead.games.dwergar.scoring import score_end
from pithead.games.dwergar.state import DwergarState, Work
from pithead.games.dwergar.wording import change_message
from pithead.games.dwergar.words import (
    EASTERN,
    FOREMAN,
    GOLDEN_TERRACES,
    NO_EVENT,
    NO_OWNER,
    NOBODY,
    OLD_SHAFT,
    PLACES,
    WESTERN,
    in_the_mine,
)

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
    """The next event, then furnaces light one more; after the last event the end. DG-55, DG-56"""

    def run(self, state: DwergarState) -> None:
        if state.event != NO_EVENT:
            state.past_events.append(state.event)
            state.event = NO_EVENT
        goes_on = bool(state.events)
        if goes_on:
            state.event = state.events.pop()
            state.reveals += 1
            event = state.cards.event(state.event)
            chronicle.event_revealed(state, event)
            for word in event.words:
                word.run(state)
        for seat in range(state.seats):
            player = state.players[seat]
            if player.hot and player.cool:
                player.light(1)
                chronicle.lit(state, seat, 1)
        state.agenda.push(BEGIN_ROUND if goes_on else LAST_TURNS)


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
            state.agenda.then([TakeAction(self.seat), self])

    def to_json(self) -> list[object]:
        return ["NextAction", self.seat]


@final
class EndTurn(Step):
    """Heat drops, but for two each Eastern project. DG-18"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DwergarState) -> None:
        player = state.players[self.seat]
        player.heat = min(player.heat, 2 * player.done[EASTERN])

    def to_json(self) -> list[object]:
        return ["EndTurn", self.seat]


@final
class TakeAction(Question):
    """Place a dwarf, or take a Work Break if there is none at hand. DG-17, DG-20, DG-23"""

    def options(self, state: DwergarState) -> list[Action]:
        player = state.players[self.seat]
        result: list[Action] = []
        if not player.has_dwarf():
            result = break_options(state, self.seat)
            if not result:
                return []
        places = len(PLACES)
        for dwarf in range(FOREMAN):
            if player.workers[dwarf]:
                result += PLACE[dwarf * places : (dwarf + 1) * places]
        if player.has_foreman:
            result += PLACE[FOREMAN * places : (FOREMAN + 1) * places]
        return result + change_options(player)

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
        params: dict[str, Param] = {}
        if action.verb == "place":
            at = action.value % len(PLACES)
            params["dwarf"] = chronicle.any_dwarf_message(action.value // len(PLACES))
        else:
            at = action.value
        params["place"] = chronicle.place_message(at)
        met = state.standing[at]
        if action is PASS:
            return Message("dwergar.offer.foreman_home")
        if met == NOBODY:
            return Message(f"dwergar.offer.{action.verb}", params)
        params["met"] = chronicle.any_dwarf_message(met)
        kind = f"{action.verb}_taking" if met < FOREMAN else f"{action.verb}_freeing"
        return Message(f"dwergar.offer.{kind}", params)

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        if action.verb == "place":
            return ["DG-20", "DG-22"]
        return ["DG-P37", "DG-P39"] if action.verb == "change" else ["DG-23"]


# -- Work Break --------------------------------------------------------------------------------


def break_options(state: DwergarState, seat: int) -> list[Action]:
    """The worker to take back; only the foreman if no worker stands anywhere. DG-23"""
    result = [
        BREAK[place] for place in range(len(PLACES)) if NOBODY < state.standing[place] < FOREMAN
    ]
    if not result and state.foreman_at(seat) >= 0:
        return [PASS]
    return result


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
    heat = powers.warm_mine if in_the_mine(at) else 1 + powers.warm_outside
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
                tasks += [FreeUpgrade(seat), NEXT_ACTIONS[seat]]
        tasks.append(FINAL_SCORING)
        state.actions_left = 0
        state.agenda.then(tasks)


@final
class FreeUpgrade(Question):
    """One own completed project, for nothing. DG-61"""

    def options(self, state: DwergarState) -> list[Action]:
        player = state.players[self.seat]
        ready = [n for n in sorted(player.completed) if n not in player.upgraded]
        return [UPGRADE[number] for number in ready] + [PASS]

    def answer(self, state: DwergarState, action: Action) -> None:
        if action is not PASS:
            upgrade(state, self.seat, action.value, FREE)

    def asks(self, state: DwergarState) -> Message:
        return Message("dwergar.ask.free_upgrade")

    def offers(self, state: DwergarState, action: Action) -> Message:
        if action is PASS:
            return Message("dwergar.offer.pass")
        project = state.cards.project(action.value)
        params: dict[str, Param] = {"project": project.title(), "n": project.upgrade_points}
        params["does"] = project.messages()
        return Message("dwergar.offer.free_upgrade", params)

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        return ["DG-61"]


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
NEXT_ACTIONS: Final[list[Task]] = [NextAction(seat) for seat in range(4)]
END_TURNS: Final[list[Task]] = [EndTurn(seat) for seat in range(4)]
DO_PARTS: Final[list[Task]] = [DoPart(seat) for seat in range(4)]
