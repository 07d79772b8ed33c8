"""The round of DWARF: excavation, action selection, action resolution."""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Step, Task
from pithead.engine.message import Message, Param
from pithead.games.dwarf import chronicle
from pithead.games.dwarf.actions import HELPER, PASS, PLACE, SPECIAL
from pithead.games.dwarf.automaton import RivalFirst, RivalSecond, put_helpers
from pithead.games.dwarf.effects import Gain, StopMining
from pithead.games.dwarf.specials import RULE_OF, LayBack, do_front
from pithead.games.dwarf.state import DONE, WAITING, DwarfState, mine_of_pile
from pithead.games.dwarf.words import (
    ANDVETTR,
    DEFEND,
    FORGE,
    HELP,
    HELPERS,
    HUMAN,
    IN_A_MINE,
    ITEMS,
    ITEMS_FORGED,
    MINE,
    MOUNTAIN_EMPTY,
    PILES,
    POSITIONS,
    REGULARS,
    RIVAL,
)
from pithead.games.dwarf.work import check_glory, is_rival, note_marker, win_medal, work

RULE_OF_TYPE: Final = {HELP: "DW-34", DEFEND: "DW-35", MINE: "DW-36", FORGE: "DW-37"}


@final
class BeginRound(Step):
    """Three phases: A excavation, B selection in two passes, C resolution step by step."""

    def run(self, state: DwarfState) -> None:
        state.round += 1
        chronicle.round_began(state)
        tasks: list[Task] = [EXCAVATION]
        if state.is_solo():
            tasks += [RIVAL_FIRST, FirstPass(HUMAN), RIVAL_SECOND, SecondPass(HUMAN)]
        else:
            order = state.clockwise()
            tasks += [FirstPass(seat) for seat in order]
            tasks += [SecondPass(seat) for seat in reversed(order)]
        tasks += RESOLUTION
        state.agenda.then(tasks)


# -- Phase A: excavation -----------------------------------------------------------------------


@final
class Excavation(Step):
    """Two cards from each mountain; the game ends when one cannot be drawn. DW-12 to DW-15"""

    def run(self, state: DwarfState) -> None:
        state.reveals += 1
        for mine in range(len(state.mountains)):
            if not dig(state, mine):
                chronicle.ended(state, MOUNTAIN_EMPTY)
                state.end(MOUNTAIN_EMPTY)
                return


def dig(state: DwarfState, mine: int) -> bool:
    """Draw and place one mine's cards; False when the mountain runs out. DW-13"""
    mountain = state.mountains[mine]
    if not mountain:
        return False
    first = draw(state, mine)
    lay(state, first, mine)
    position = state.cards.cards[first].position
    for _ in range(2):
        if not mountain:
            return False
        card = draw(state, mine)
        if state.cards.cards[card].position != position:
            lay(state, card, mine)
            return True
        state.discards[mine].append(card)
        chronicle.discarded(state, state.cards.cards[card], position + mine * IN_A_MINE)
    return True


def draw(state: DwarfState, mine: int) -> int:
    mountain = state.mountains[mine]
    card = mountain.pop()
    state.deep[mine] = min(state.deep[mine], len(mountain))
    return card


def lay(state: DwarfState, card: int, mine: int) -> None:
    """Put a drawn card on top of its stack. DW-12"""
    position = state.cards.cards[card].position + mine * IN_A_MINE
    state.stacks[position].append(card)
    state.last_dug = card
    chronicle.dug(state, state.cards.cards[card], position)


# -- Phase B: action selection -----------------------------------------------------------------


@final
class FirstPass(Question):
    """A worker on a free position, or a special action. DW-17, DW-18"""

    def options(self, state: DwarfState) -> list[Action]:
        result = [PLACE[position] for position in state.free_positions()]
        player = state.players[self.seat]
        if state.automaton >= ANDVETTR and player.specials >= state.cards.rival_specials:
            return result
        has_medals = player.medals >= state.cards.special_medals
        for pile in range(len(state.piles)):
            if state.piles[pile]:
                result.append(SPECIAL[2 * pile])
                if has_medals:
                    result.append(SPECIAL[2 * pile + 1])
        return result

    def answer(self, state: DwarfState, action: Action) -> None:
        if action.verb == "place":
            place(state, self.seat, action.value)
            state.read_by_rival = state.stacks[action.value][-1]
        else:
            take_special(state, self.seat, action.value // 2, action.value % 2 == 1)

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.first")

    def offers(self, state: DwarfState, action: Action) -> Message:
        if action.verb == "place":
            return place_message(state, action)
        front = state.cards.cards[state.piles[action.value // 2][-1]].front
        medals = state.cards.special_medals if action.value % 2 else 0
        params: dict[str, Param] = {"pile": PILES[action.value // 2], "medals": medals}
        params["special"] = chronicle.special_message(front)
        params["does"] = Message(f"dwarf.special_does.{front}")
        return Message("dwarf.offer.special", params)

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        if action.verb == "place":
            return [RULE_OF_TYPE[state.top(action.value).type], "DW-17"]
        front = state.cards.cards[state.piles[action.value // 2][-1]].front
        return [RULE_OF[front], "DW-18", "DW-20", "DW-21"]


@final
class SecondPass(Question):
    """The remaining regular worker on a free position, or pass. DW-22"""

    def options(self, state: DwarfState) -> list[Action]:
        if not state.players[self.seat].regulars:
            return []
        return [PLACE[position] for position in state.free_positions()] + [PASS]

    def answer(self, state: DwarfState, action: Action) -> None:
        if action is PASS:
            chronicle.passed(state, self.seat)
        else:
            place(state, self.seat, action.value)

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.second")

    def offers(self, state: DwarfState, action: Action) -> Message:
        if action is PASS:
            return Message("dwarf.offer.pass")
        return place_message(state, action)

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        if action is PASS:
            return ["DW-22"]
        return [RULE_OF_TYPE[state.top(action.value).type], "DW-22"]


def place(state: DwarfState, seat: int, position: int) -> None:
    state.players[seat].regulars -= 1
    state.put_down(seat, position, False)
    chronicle.placed(state, seat, position, False)


def take_special(state: DwarfState, seat: int, pile: int, with_medals: bool) -> None:
    """Pay, do the front, then lay the back. DW-18 to DW-20, DW-49"""
    player = state.players[seat]
    workers = 1 if with_medals else REGULARS
    player.regulars -= workers
    player.on_piles += workers
    medals = state.cards.special_medals if with_medals else 0
    player.medals -= medals
    player.specials += 1
    card = state.piles[pile].pop()
    if state.piles[pile]:
        state.reveals += 1
    front = state.cards.cards[card].front
    chronicle.special_taken(state, seat, front, medals)
    if state.automaton >= ANDVETTR:
        state.players[RIVAL].medals += player.specials
        chronicle.rival_honoured(state, RIVAL, player.specials)
        check_glory(state)
        if state.ending:
            return
    state.agenda.push(LayBack(card, mine_of_pile(pile)))
    do_front(state, seat, front)


def place_message(state: DwarfState, action: Action) -> Message:
    card = state.top(action.value)
    return Message(
        f"dwarf.offer.{action.verb}",
        {"position": POSITIONS[action.value], "card": card.name(), "does": card.effect.message()},
    )


# -- Phase C: action resolution ----------------------------------------------------------------


@final
class HelpStep(Step):
    """Helpers for everyone who took help, in the order they did, alternating. DW-34"""

    def run(self, state: DwarfState) -> None:
        takers: list[int] = []
        places: list[int] = []
        for worker in state.workers:
            if worker.is_helper or worker.work == DONE:
                continue
            if worker.work == WAITING and state.top(worker.position).type != HELP:
                continue
            note_marker(state, worker.owner)
            player = state.players[worker.owner]
            if player.helpers == 0:
                player.helpers = HELPERS
                takers.append(worker.owner)
                places.append(worker.position)
                chronicle.helpers_called(state, worker.owner)
        if takers:
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
    """One helper is placed while any position is free, else it is lost. DW-34"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DwarfState) -> None:
        if state.free_positions():
            state.agenda.push(PlaceHelper(self.seat))
        else:
            chronicle.helper_lost(state, self.seat)

    def to_json(self) -> list[object]:
        return ["HelperTurn", self.seat]


@final
class PlaceHelper(Question):
    """Where a helper goes; never on a special pile. DW-34"""

    def options(self, state: DwarfState) -> list[Action]:
        return [HELPER[position] for position in state.free_positions()]

    def answer(self, state: DwarfState, action: Action) -> None:
        state.put_down(self.seat, action.value, True)
        chronicle.placed(state, self.seat, action.value, True)

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.helper")

    def offers(self, state: DwarfState, action: Action) -> Message:
        return place_message(state, action)

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        return [RULE_OF_TYPE[state.top(action.value).type], "DW-34", "DW-38"]


@final
class RivalHelpers(Step):
    """The automaton places both helpers when its first turn comes. DW-45, DW-47"""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def run(self, state: DwarfState) -> None:
        put_helpers(state, self.position)

    def to_json(self) -> list[object]:
        return ["RivalHelpers", self.position]


@final
class DefendStep(Step):
    """Monsters in position order: medals where someone stands, else they strike. DW-35"""

    def run(self, state: DwarfState) -> None:
        for position in range(len(state.stacks)):
            card = state.top(position)
            if card.type != DEFEND:
                continue
            if state.crowd[position]:
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
        card.effect.run(player)
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
        questions: list[Task] = []
        for owner in state.clockwise():
            questions += self.work_of(state, owner)
        state.agenda.then(questions)

    def work_of(self, state: DwarfState, owner: int) -> list[Task]:
        """One player's workers: seams first, which is never worse, then by position. DW-36"""
        seams: list[int] = []
        crafts: list[int] = []
        for worker in state.workers:
            if worker.owner != owner or worker.is_helper != self.of_helpers:
                continue
            card = state.top(worker.position)
            if worker.work == WAITING and card.type == self.type:
                group = seams if isinstance(card.effect, Gain) else crafts
                group.append(worker.position)
        questions: list[Task] = []
        for position in sorted(seams) + sorted(crafts):
            question = work(state, owner, state.top(position))
            if question is not None:
                questions.append(question)
        return questions

    def to_json(self) -> list[object]:
        return ["WorkStep", self.type, self.of_helpers]


@final
class EndRound(Step):
    """Workers home, the marker moves, and the game may be over. DW-40, DW-41"""

    def run(self, state: DwarfState) -> None:
        state.workers.clear()
        for position in range(len(state.crowd)):
            state.crowd[position] = 0
        has_ended = False
        for player in state.players:
            player.take_workers_back()
            if player.goods[ITEMS] >= state.cards.items_to_end:
                has_ended = True
        if has_ended:
            chronicle.ended(state, ITEMS_FORGED)
            state.end(ITEMS_FORGED)
            return
        state.is_mustered = False
        state.is_mining_stopped = False
        if state.marker_moves:
            state.marker_moves = False
            state.first = (state.first + 1) % state.seats
            chronicle.marker_moved(state)
        state.agenda.push(BEGIN_ROUND)


BEGIN_ROUND: Final[Task] = BeginRound()
EXCAVATION: Final[Task] = Excavation()
RIVAL_FIRST: Final[Task] = RivalFirst()
RIVAL_SECOND: Final[Task] = RivalSecond()
RESOLUTION: Final[list[Task]] = [
    HelpStep(),
    DefendStep(),
    WorkStep(MINE, False),
    WorkStep(MINE, True),
    WorkStep(FORGE, False),
    WorkStep(FORGE, True),
    EndRound(),
]
