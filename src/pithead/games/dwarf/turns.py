"""The round of DWARF: excavation, action selection, action resolution."""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Step, Task
from pithead.engine.message import Message, Param
from pithead.games.dwarf import chronicle, reasons
from pithead.games.dwarf.actions import PASS, PLACE, SPECIAL
from pithead.games.dwarf.automaton import RivalFirst, RivalSecond
from pithead.games.dwarf.resolution import (
    RULE_OF_TYPE,
    DefendStep,
    HelpStep,
    WorkStep,
    place_message,
)
from pithead.games.dwarf.specials import RULE_OF, LayBack, do_front
from pithead.games.dwarf.state import DwarfState, mine_of_pile
from pithead.games.dwarf.words import (
    ANDVETTR,
    FORGE,
    HUMAN,
    IN_A_MINE,
    ITEMS,
    ITEMS_FORGED,
    MINE,
    MOUNTAIN_EMPTY,
    PILES,
    REGULARS,
    RIVAL,
)
from pithead.games.dwarf.work import check_glory


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
        if state.is_out_of_specials(player):
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

    def refuses(self, state: DwarfState, action: Action) -> Message | None:
        """DW-17 to DW-19: the position, the pile or the price; passing comes later."""
        if action.verb == "place":
            return reasons.position_taken(state, self.seat, action.value)
        if action.verb == "special":
            with_medals = action.value % 2 == 1
            return reasons.no_special(state, self.seat, action.value // 2, with_medals)
        if action is PASS:
            return reasons.why("must_act")
        return reasons.why("no_help") if action.verb == "helper" else None


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

    def refuses(self, state: DwarfState, action: Action) -> Message | None:
        """DW-22: only free positions, and no special action any more."""
        if action.verb == "place":
            return reasons.position_taken(state, self.seat, action.value)
        if action.verb == "special":
            return reasons.why("first_pass")
        return reasons.why("no_help") if action.verb == "helper" else None


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


# -- The end of the round -----------------------------------------------------------------------


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
