"""What workers do for their owners: seams, alloys, forging, medals."""

from collections.abc import Mapping
from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Task
from pithead.engine.message import Message
from pithead.games.dwarf import chronicle
from pithead.games.dwarf.cards import Card
from pithead.games.dwarf.effects import Gain
from pithead.games.dwarf.state import FORGED, GOT_HELP, WAITING, DwarfState, Worker
from pithead.games.dwarf.words import ANDVETTR, FORGE, HELP, MINE, POSITIONS, RIVAL, RIVAL_GLORY


@final
class Craft(Question):
    """Alloy or forge on a card where the seat's worker stands, or decline. DW-39"""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, state: DwarfState) -> list[Action]:
        card = state.cards.cards[self.card]
        if not card.effect.can_run(state.players[self.seat].goods):
            return []
        actions = state.cards.actions
        return [actions.alloy if card.type == MINE else actions.forge, actions.decline]

    def answer(self, state: DwarfState, action: Action) -> None:
        card = state.cards.cards[self.card]
        if action is state.cards.actions.decline:
            chronicle.declined(state, self.seat, card)
        else:
            card.effect.run(state.players[self.seat].goods)
            chronicle.worked(state, self.seat, card)

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.craft", {"card": state.cards.cards[self.card].name()})

    def offers(self, state: DwarfState, action: Action) -> Message:
        if action is state.cards.actions.decline:
            return Message("dwarf.offer.decline")
        card = state.cards.cards[self.card]
        return Message(
            f"dwarf.offer.{action.verb}", {"card": card.name(), "does": card.effect.message()}
        )

    def means(self, state: DwarfState, action: Action) -> Mapping[str, object]:
        """Where the worker stands, too."""
        if action is state.cards.actions.decline:
            return action.means
        for worker in state.workers:
            if worker.owner == self.seat and state.stacks[worker.position][-1] == self.card:
                return {**action.means, "position": POSITIONS[worker.position]}
        return action.means

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        if action is state.cards.actions.decline:
            return ["DW-39"]
        return ["DW-36" if action is state.cards.actions.alloy else "DW-37", "DW-39"]

    def line(self, state: DwarfState) -> str:
        return f"{self.name()} {self.seat + 1} {state.cards.cards[self.card].id}"


def work(state: DwarfState, owner: int, card: Card, is_early: bool) -> Task | None:
    """A worker's mine or forge action: done now, or the question that has to be asked first.

    The stronger automata forge twice, but only in phase C. DW-48
    """
    goods = state.players[owner].goods
    effect = card.effect
    if isinstance(effect, Gain):
        effect.run(goods)
        chronicle.worked(state, owner, card)
        return None
    if not is_rival(state, owner):
        return Craft(owner, card.number)
    twice = card.type == FORGE and state.automaton >= ANDVETTR and not is_early
    for _ in range(2 if twice else 1):
        if effect.can_run(goods):
            effect.run(goods)
            chronicle.worked(state, owner, card)
    return None


def win_medal(state: DwarfState, owner: int, card: Card) -> None:
    """A worker who defends earns a medal. DW-35"""
    state.players[owner].medals += 1
    chronicle.medal_won(state, owner, card)
    check_glory(state)


def check_glory(state: DwarfState) -> None:
    """The stronger automata win at once with enough medals. DW-49"""
    if state.automaton < ANDVETTR or state.ending:
        return
    if state.players[RIVAL].medals >= state.cards.rival_medals:
        chronicle.ended(state, RIVAL_GLORY)
        state.end(RIVAL_GLORY)


def used(state: DwarfState, worker: Worker, type_: int) -> bool:
    """Whether a worker takes help or forges this round, early or in phase C. DW-21, DW-40"""
    if worker.work == WAITING:
        return state.top(worker.position).type == type_
    return worker.work == (GOT_HELP if type_ == HELP else FORGED)


def pass_marker(state: DwarfState, type_: int) -> None:
    """One seat to the left if who holds it now used this type, never in solo. DW-40, DW-45"""
    if state.is_solo():
        return
    for worker in state.workers:
        if worker.owner == state.marker and used(state, worker, type_):
            state.marker = (state.marker + 1) % state.seats
            chronicle.marker_moved(state)
            return


def is_rival(state: DwarfState, owner: int) -> bool:
    return state.is_solo() and owner == RIVAL
