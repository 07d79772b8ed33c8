"""The round of DWARF: excavation, action selection, action resolution."""

from collections.abc import Mapping
from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Step, Task
from pithead.engine.lists import replaced
from pithead.engine.message import Message, Param
from pithead.engine.position import Line, TaskReader
from pithead.games.dwarf import chronicle, reasons
from pithead.games.dwarf.automaton import RivalFirst, RivalSecond, reading, second_choice
from pithead.games.dwarf.backs import Cover, LayBack, resolve_early
from pithead.games.dwarf.cards import RULE_OF_TYPE
from pithead.games.dwarf.excavation import EXCAVATION, can_begin
from pithead.games.dwarf.foresight import Foresight
from pithead.games.dwarf.resolution import (
    DefendStep,
    HelperTurn,
    HelpStep,
    PassMarker,
    PlaceHelper,
    RivalHelpers,
    WorkStep,
)
from pithead.games.dwarf.shown import DwarfConsequences
from pithead.games.dwarf.special_stacks import CardToRaise, RunAmok, StackToSearch
from pithead.games.dwarf.special_trades import FiveToPay, FiveToTake
from pithead.games.dwarf.special_workers import StackToTurn, WorkerToJoin
from pithead.games.dwarf.specials import FRONTS
from pithead.games.dwarf.state import DwarfState, everywhere, mine_of_pile
from pithead.games.dwarf.whereabouts import pile_name, place_message
from pithead.games.dwarf.words import (
    ANDVETTR,
    FORGE,
    HUMAN,
    IN_A_MINE,
    ITEMS,
    ITEMS_FORGED,
    MINE,
    MOST_SEATS,
    POSITIONS,
    REGULARS,
    RIVAL,
    TYPES,
)
from pithead.games.dwarf.work import Craft, check_glory


@final
class BeginRound(Step):
    """Three phases: A excavation, B selection in two passes, C resolution step by step."""

    def run(self, state: DwarfState) -> None:
        if can_begin(state):
            state.round += 1
            chronicle.round_began(state)
        lay_round(state)
        state.agenda.push(EXCAVATION)


def lay_round(state: DwarfState) -> None:
    """Phases B and C, laid on the agenda: what comes last is laid first."""
    agenda = state.agenda
    agenda.then(RESOLUTION)
    if state.is_solo():
        agenda.then([RIVAL_FIRST, FIRST_PASS[HUMAN], RIVAL_SECOND, SECOND_PASS[HUMAN]])
        return
    order = state.clockwise()
    for seat in order:
        agenda.push(SECOND_PASS[seat])
    for seat in reversed(order):
        agenda.push(FIRST_PASS[seat])


# -- Phase B: action selection -----------------------------------------------------------------


@final
class FirstPass(Question):
    """A worker on a free position, or a special action. DW-17, DW-18"""

    def options(self, state: DwarfState) -> list[Action]:
        actions = state.cards.actions
        result = actions.at_a_place.at(state.free)
        player = state.players[self.seat]
        if state.is_out_of_specials(player):
            return result
        has_medals = player.medals >= state.cards.special_medals
        for pile in range(len(state.piles)):
            if state.piles[pile]:
                result.append(actions.special[2 * pile])
                if has_medals:
                    result.append(actions.special[2 * pile + 1])
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
        front = FRONTS[state.cards.cards[state.piles[action.value // 2][-1]].front]
        medals = state.cards.special_medals if action.value % 2 else 0
        params: dict[str, Param] = {"pile": pile_name(state, action.value // 2), "medals": medals}
        params["special"] = front.title()
        params["does"] = front.message()
        return Message("dwarf.offer.special", params)

    def means(self, state: DwarfState, action: Action) -> Mapping[str, object]:
        """Where medals pay, how many."""
        is_by_medals = action.verb == "special" and action.value % 2 == 1
        medals = {"medals": state.cards.special_medals} if is_by_medals else {}
        return {**action.means, **medals}

    def wonders(self, state: DwarfState) -> list[Action]:
        return state.pointed_at(state.cards.actions.place)

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        if action.verb == "place":
            return [RULE_OF_TYPE[state.top(action.value).type], "DW-17"]
        front = FRONTS[state.cards.cards[state.piles[action.value // 2][-1]].front]
        return [front.rule, "DW-18", "DW-20", "DW-21"]

    def foretells(self, state: DwarfState, action: Action) -> DwarfConsequences | None:
        foresight = Foresight(state)
        if action.verb == "place":
            foresight.arrive(self.seat, action.value, False)
            read = state.stacks[action.value][-1]
        else:
            pile = action.value // 2
            read = state.piles[pile][-1]
            card = state.cards.cards[read]
            FRONTS[card.front].foresee(foresight)
            foresight.cover(card.position + mine_of_pile(pile) * IN_A_MINE, read)
        if state.is_solo():
            foresight.rival = {
                **reading(state, read),
                "goes": self.where_the_rival_goes(state, action, read),
            }
        return foresight.to_json()

    def where_the_rival_goes(self, state: DwarfState, action: Action, read: int) -> str | None:
        """The position of his second worker; None if a question, chance or the end is first."""
        copy = state.copy()
        self.answer(copy, action)
        if action.verb == "special":
            card = state.cards.cards[read]
            is_chance = card.front == RunAmok.name and state.automaton >= ANDVETTR
            if copy.ending or is_chance or is_asked_first(copy):
                return None
            resolve_early(copy, card.position)
            if copy.ending:
                return None
            copy.lay(read, card.position)
            copy.read_by_rival = read
        return POSITIONS[second_choice(copy)]

    def refuses(self, state: DwarfState, action: Action) -> Message | None:
        """DW-17 to DW-19: the position, the pile or the price; passing comes later."""
        if action.verb == "place":
            return reasons.position_taken(state, self.seat, action.value)
        if action.verb == "special":
            with_medals = action.value % 2 == 1
            return reasons.no_special(state, self.seat, action.value // 2, with_medals)
        if action is state.cards.actions.pass_:
            return reasons.why("must_act")
        return reasons.why("no_help") if action.verb == "helper" else None


@final
class SecondPass(Question):
    """The remaining regular worker on a free position, or pass. DW-22"""

    def options(self, state: DwarfState) -> list[Action]:
        if not state.players[self.seat].regulars:
            return []
        return state.cards.actions.place_or_pass.at(state.free)

    def answer(self, state: DwarfState, action: Action) -> None:
        if action is state.cards.actions.pass_:
            chronicle.passed(state, self.seat)
        else:
            place(state, self.seat, action.value)

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.second")

    def offers(self, state: DwarfState, action: Action) -> Message:
        if action is state.cards.actions.pass_:
            return Message("dwarf.offer.pass")
        return place_message(state, action)

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        if action is state.cards.actions.pass_:
            return ["DW-22"]
        return [RULE_OF_TYPE[state.top(action.value).type], "DW-22"]

    def foretells(self, state: DwarfState, action: Action) -> DwarfConsequences | None:
        foresight = Foresight(state)
        if action is not state.cards.actions.pass_:
            foresight.arrive(self.seat, action.value, False)
        return foresight.to_json()

    def wonders(self, state: DwarfState) -> list[Action]:
        return state.pointed_at(state.cards.actions.place)

    def refuses(self, state: DwarfState, action: Action) -> Message | None:
        """DW-22: only free positions, and no special action any more."""
        if action.verb == "place":
            return reasons.position_taken(state, self.seat, action.value)
        if action.verb == "special":
            return reasons.why("first_pass")
        return reasons.why("no_help") if action.verb == "helper" else None


def is_asked_first(state: DwarfState) -> bool:
    """Whether a front's question waits; where only one answer is possible, it is given."""
    task = state.agenda.tasks.pop()
    if isinstance(task, Question):
        options = task.options(state)
        if len(options) > 1:
            return True
        if options:
            task.answer(state, options[0])
    return False


def place(state: DwarfState, seat: int, position: int) -> None:
    state.players[seat].regulars -= 1
    state.put_down(seat, position, False)
    chronicle.placed(state, seat, position, False)


def take_special(state: DwarfState, seat: int, pile: int, with_medals: bool) -> None:
    """Pay, do the front, then lay the back. DW-18 to DW-20, DW-49

    The next card of the pile counts as seen as late as can be: before the first question or,
    without one, when workers have resolved early. Until then a preview can tell what comes.
    """
    player = state.players[seat]
    workers = 1 if with_medals else REGULARS
    player.regulars -= workers
    player.on_piles += workers
    medals = state.cards.special_medals if with_medals else 0
    player.medals -= medals
    player.specials += 1
    card = state.piles[pile][-1]
    front = FRONTS[state.cards.cards[card].front]
    chronicle.special_taken(state, seat, front, medals)
    if state.automaton >= ANDVETTR:
        state.players[RIVAL].medals += player.specials
        chronicle.rival_honoured(state, RIVAL, player.specials)
        check_glory(state)
        if state.ending:
            return
    state.piles = replaced(state.piles, pile, state.piles[pile][:-1])
    question = front.do(state, seat)
    is_asked = question is not None and len(question.options(state)) > 1
    turns_up = bool(state.piles[pile])
    if turns_up and is_asked:
        state.reveals += 1
    state.agenda.push(LayBack(card, mine_of_pile(pile), turns_up and not is_asked))
    if question is not None:
        state.agenda.push(question)


# -- The end of the round -----------------------------------------------------------------------


@final
class EndRound(Step):
    """Workers home, and the game may be over; else whoever has the marker begins. DW-40, DW-41"""

    def run(self, state: DwarfState) -> None:
        state.workers.clear()
        state.free = everywhere(len(state.stacks))
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
        state.first = state.marker
        state.agenda.push(BEGIN_ROUND)


BEGIN_ROUND: Final[Task] = BeginRound()
# By seat.
FIRST_PASS: Final[list[Task]] = [FirstPass(seat) for seat in range(MOST_SEATS)]
SECOND_PASS: Final[list[Task]] = [SecondPass(seat) for seat in range(MOST_SEATS)]
RIVAL_FIRST: Final[Task] = RivalFirst()
RIVAL_SECOND: Final[Task] = RivalSecond()
RESOLUTION: Final[list[Task]] = [
    HelpStep(),
    DefendStep(),
    WorkStep(MINE, False),
    WorkStep(MINE, True),
    WorkStep(FORGE, False),
    WorkStep(FORGE, True),
    PassMarker(),
    EndRound(),
]


# -- what is still to happen -------------------------------------------------------------------


def card_of(line: Line) -> int:
    cards = line.state.cards.cards
    return line.one_of([card.id for card in cards])


def position_of(line: Line) -> int:
    return line.one_of(POSITIONS[: len(line.state.stacks)])


TASKS: Final[dict[str, TaskReader]] = {
    "begin-round": lambda _: BEGIN_ROUND,
    "excavation": lambda _: EXCAVATION,
    "first-pass": lambda line: FirstPass(line.seat()),
    "second-pass": lambda line: SecondPass(line.seat()),
    "rival-first": lambda _: RivalFirst(),
    "rival-second": lambda _: RivalSecond(),
    "lay-back": lambda line: LayBack(card_of(line), line.number(1, 2) - 1, line.has("up")),
    "cover": lambda line: Cover(card_of(line), position_of(line)),
    "help-step": lambda _: HelpStep(),
    "helper-turn": lambda line: HelperTurn(line.seat()),
    "place-helper": lambda line: PlaceHelper(line.seat()),
    "rival-helpers": lambda line: RivalHelpers(position_of(line)),
    "defend-step": lambda _: DefendStep(),
    "work-step": lambda line: WorkStep(line.one_of(TYPES), line.has("helpers")),
    "pass-marker": lambda _: PassMarker(),
    "stack-to-search": lambda line: StackToSearch(line.seat()),
    "card-to-raise": lambda line: CardToRaise(line.seat(), position_of(line)),
    "five-to-take": lambda line: FiveToTake(line.seat()),
    "five-to-pay": lambda line: FiveToPay(line.seat()),
    "stack-to-turn": lambda line: StackToTurn(line.seat()),
    "worker-to-join": lambda line: WorkerToJoin(line.seat()),
    "craft": lambda line: Craft(line.seat(), card_of(line)),
    "end-round": lambda _: EndRound(),
}
