"""Rounds, turns and actions of Dwergar, and the end of the game."""

from collections.abc import Mapping
from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, SeatStep, Step, Task
from pithead.engine.message import Message
from pithead.engine.position import Line, TaskReader
from pithead.engine.sign import Sign
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import BREAK, END, LARGER_TABLE
from pithead.games.dwergar.cards import Place
from pithead.games.dwergar.forge import (
    ChangeLast,
    Convert,
    FreeUpgrade,
    StokeMore,
    Upgrade,
    Upgraded,
)
from pithead.games.dwergar.furnaces import Build, HeatUp, Install, Light, LightAll
from pithead.games.dwergar.mine import LIFT_UP, LIFTING, Load, Mine, step_in
from pithead.games.dwergar.parts import (
    CHANGING,
    Choose,
    Move,
    Part,
    PayHeat,
    TakeBack,
    open_projects,
)
from pithead.games.dwergar.placing import PLACING, TAKING_BREAK, Become, LoneBreak, Silverbeard
from pithead.games.dwergar.scoring import score_end
from pithead.games.dwergar.state import Cards, DwergarState
from pithead.games.dwergar.studio import ChooseDiscount, Complete, Completed, Exchange, refill_row
from pithead.games.dwergar.words import (
    EASTERN,
    FOREMAN,
    GOLDEN_TERRACES,
    NO_EVENT,
    NO_OWNER,
    OLD_SHAFT,
    WESTERN,
    in_the_mine,
    level_of,
    place_message,
)

ENDED: Final = "rounds"

# In the order in which they are offered.
MOVES: Final[list[Move]] = [PLACING, TAKING_BREAK, LoneBreak(), CHANGING]
PARTS: Final[list[Part]] = [
    Mine(), Exchange(), Convert(), Light(), LightAll(), HeatUp(), Build(), LIFTING, Load(),
    Complete(), Upgrade(), Install(), Silverbeard(), Become(),
]  # fmt: skip
MOVE_OF_VERB: Final = {move.verb: move for move in MOVES}
PART_OF_VERB: Final = {part.verb: part for part in PARTS}
# By the number of the action; None for one that is no move, or no part.
MOVE_OF_ACTION: Final[list[Move | None]] = [
    MOVE_OF_VERB.get(action.verb) for action in LARGER_TABLE.actions
]
PART_OF_ACTION: Final[list[Part | None]] = [
    PART_OF_VERB.get(action.verb) for action in LARGER_TABLE.actions
]


def parts_at(place: Place, by_foreman: bool) -> list[int]:
    """The numbers of the parts that can ever be done at a place, in their order."""
    return [i for i in range(len(PARTS)) if PARTS[i].may_be_at(place, by_foreman)]


def part_of(action: Action) -> Part | None:
    return PART_OF_ACTION[action.index]


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
class BeginTurn(SeatStep):
    """The row is refilled, start-of-turn effects happen, then three actions. DG-15 to DG-17"""

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


@final
class NextAction(SeatStep):
    """One action after another, those won in the turn included. DG-17, DG-P43"""

    def run(self, state: DwergarState) -> None:
        player = state.players[self.seat]
        state.actions_left += player.extra_actions
        player.extra_actions = 0
        if state.actions_left > 0:
            state.actions_left -= 1
            state.agenda.push(self)
            state.agenda.push(TAKE_ACTIONS[self.seat])


@final
class EndTurn(SeatStep):
    """Heat drops, but for two each Eastern project. DG-18"""

    def run(self, state: DwergarState) -> None:
        player = state.players[self.seat]
        player.heat = min(player.heat, state.cards.board.eastern_heat * player.done[EASTERN])


# -- actions -----------------------------------------------------------------------------------


@final
class TakeAction(Choose):
    """Place a dwarf, or take a Work Break if there is none at hand. DG-17, DG-20, DG-23"""

    def moves(self, state: DwergarState) -> list[Move]:
        return MOVES

    def move_of(self, state: DwergarState, action: Action) -> Move | None:
        return MOVE_OF_ACTION[action.index]

    def options(self, state: DwergarState) -> list[Action]:
        """Most often a dwarf can only be placed; that list is there already."""
        player = state.players[self.seat]
        if player.has_dwarf() and not player.powers.can_change:
            return PLACING.actions(state, self.seat)
        return super().options(state)

    def answer(self, state: DwergarState, action: Action) -> None:
        super().answer(state, action)
        if state.work is not None:
            state.agenda.push(DO_PARTS[self.seat])

    def asks(self, state: DwergarState) -> Message:
        if state.players[self.seat].has_dwarf():
            return Message("dwergar.ask.action", {"n": state.actions_left + 1})
        return Message("dwergar.ask.break", {"n": state.actions_left + 1})

    def wonders(self, state: DwergarState) -> list[Action]:
        """Without a dwarf, every place where one might stand. DG-23"""
        places = [] if state.players[self.seat].has_dwarf() else BREAK
        return places + super().wonders(state)

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """Who is at hand; or what must come before a part."""
        part = part_of(action)
        if part is None:
            return super().refuses(state, action)
        return part.why_not_yet(state, self.seat, action)


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
        if player.powers.can_change:
            result += CHANGING.actions(state, self.seat)
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

    def means(self, state: DwergarState, action: Action) -> Mapping[str, object]:
        part = part_of(action)
        return action.means if part is None else part.means(state, state.working(), action)

    def signs(self, state: DwergarState, action: Action) -> list[Sign]:
        part = part_of(action)
        return [] if part is None else part.signs(state, state.working(), action)

    def wonders(self, state: DwergarState) -> list[Action]:
        return open_projects(state)

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
        is_move = any(action.verb == move.verb for move in MOVES)
        return Message("dwergar.why.finish", {"place": place}) if is_move else None


@final
class EndAction(SeatStep):
    """The action is over; a foreman who worked in the mine steps into his cart. DG-29"""

    def run(self, state: DwergarState) -> None:
        work = state.working()
        if work.dwarf == FOREMAN and in_the_mine(work.place):
            state.clear_place(work.place)
            step_in(state, self.seat, level_of(work.place))
        state.work = None


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
class ExtraTurn(SeatStep):
    """Says whose extra turn it is."""

    def run(self, state: DwergarState) -> None:
        chronicle.extra_turn(state, self.seat)


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
DO_PARTS: Final[list[Task]] = [DoPart(seat) for seat in range(4)]
END_ACTIONS: Final[list[Task]] = [EndAction(seat) for seat in range(4)]
TAKE_ACTIONS: Final[list[Task]] = [TakeAction(seat) for seat in range(4)]
NEXT_ACTIONS: Final[list[Task]] = [NextAction(seat) for seat in range(4)]
END_TURNS: Final[list[Task]] = [EndTurn(seat) for seat in range(4)]


# -- what is still to happen -------------------------------------------------------------------


def project_of(line: Line) -> int:
    cards: Cards = line.state.cards
    return cards.projects[line.one_of([str(project.number) for project in cards.projects])].number


def heat_of(line: Line) -> int:
    return line.number(1, 99)


TASKS: Final[dict[str, TaskReader]] = {
    "begin-round": lambda _: BEGIN_ROUND,
    "begin-turn": lambda line: BEGIN_TURNS[line.seat()],
    "next-action": lambda line: NEXT_ACTIONS[line.seat()],
    "take-action": lambda line: TAKE_ACTIONS[line.seat()],
    "do-part": lambda line: DO_PARTS[line.seat()],
    "pay-heat": lambda line: PayHeat(line.seat(), heat_of(line)),
    "lift-up": lambda line: LIFT_UP[line.seat()],
    "choose-discount": lambda line: ChooseDiscount(line.seat(), project_of(line)),
    "completed": lambda line: Completed(line.seat(), project_of(line)),
    "take-back": lambda line: TakeBack(line.seat(), project_of(line)),
    "stoke-more": lambda line: StokeMore(line.seat(), heat_of(line)),
    "upgraded": lambda line: Upgraded(line.seat(), project_of(line)),
    "end-action": lambda line: END_ACTIONS[line.seat()],
    "end-turn": lambda line: END_TURNS[line.seat()],
    "end-round": lambda _: END_ROUND,
    "last-turns": lambda _: LAST_TURNS,
    "extra-turn": lambda line: ExtraTurn(line.seat()),
    "free-upgrades": lambda _: FREE_UPGRADES,
    "free-upgrade": lambda line: FreeUpgrade(line.seat()),
    "change-last": lambda line: ChangeLast(line.seat()),
    "final-scoring": lambda _: FINAL_SCORING,
}
