"""The back of a special card is laid in the mine; whoever stands there resolves first."""

from typing import Final, final

from pithead.engine.agenda import Step, Task
from pithead.games.dwarf import chronicle
from pithead.games.dwarf.cards import Card
from pithead.games.dwarf.state import DONE, FORGED, GOT_HELP, WAITING, DwarfState, Worker
from pithead.games.dwarf.words import DEFEND, FORGE, HELP, IN_A_MINE, POSITIONS
from pithead.games.dwarf.work import win_medal, work


@final
class LayBack(Step):
    """The card is turned over and laid; workers standing there resolve first. DW-20, DW-21"""

    def __init__(self, card: int, mine: int, turns_up: bool) -> None:
        self.card: Final = card
        self.mine: Final = mine
        # Whether the next card of the pile is first seen now.
        self.turns_up: Final = turns_up

    def run(self, state: DwarfState) -> None:
        position = state.cards.cards[self.card].position + self.mine * IN_A_MINE
        tasks = resolve_early(state, position)
        if self.turns_up:
            state.reveals += 1
        if state.ending:
            state.lay(self.card, position)
            return
        tasks.append(Cover(self.card, position))
        state.agenda.then(tasks)

    def line(self, state: DwarfState) -> str:
        return f"{self.name()} {state.cards.cards[self.card].id} {self.mine + 1}" + (
            " up" if self.turns_up else ""
        )


@final
class Cover(Step):
    """The back lies on top of its stack; the automaton reads it next. DW-20, DW-46"""

    def __init__(self, card: int, position: int) -> None:
        self.card: Final = card
        self.position: Final = position

    def run(self, state: DwarfState) -> None:
        state.lay(self.card, self.position)
        state.read_by_rival = self.card
        chronicle.laid(state, state.cards.cards[self.card], self.position)

    def line(self, state: DwarfState) -> str:
        return f"{self.name()} {state.cards.cards[self.card].id} {POSITIONS[self.position]}"


def resolve_early(state: DwarfState, position: int) -> list[Task]:
    """All workers there resolve the card about to be covered; what must be asked. DW-21"""
    covered = state.top(position)
    questions: list[Task] = []
    for i in range(len(state.workers)):
        worker = state.workers[i]
        if worker.position != position or worker.work != WAITING:
            continue
        state.workers[i] = worker.having(done_by(worker, covered))
        if covered.type == DEFEND:
            win_medal(state, worker.owner, covered)
        elif covered.type != HELP:
            question = work(state, worker.owner, covered, True)
            if question is not None:
                questions.append(question)
    return questions


def done_by(worker: Worker, covered: Card) -> int:
    """What a worker that resolves early has done: help and forge bear on later steps. DW-40"""
    if covered.type == HELP and not worker.is_helper:
        return GOT_HELP
    return FORGED if covered.type == FORGE else DONE
