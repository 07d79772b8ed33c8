"""The agenda: everything that still has to happen, kept in the state.

A state waits on its agenda, a pile of tasks whose last one is done first. A `Step` happens by
itself; a `Question` waits for its seat's action; a `Sheet` holds one pile for each seat, so that
several seats are asked at once. Tasks are immutable and hold only numbers, so an agenda is copied
by copying lists, and a pending choice can be saved, shown and resumed like everything else.

A question with one answer is not asked, one with none is dropped: a person only ever sees real
choices, and a state that waits on a seat always has a legal action for it.
"""

from abc import ABC, abstractmethod
from typing import Any, Final, TypeAlias, final

from pithead.engine.action import Action
from pithead.engine.compiling import mypyc_attr
from pithead.engine.message import Message

# A task is written for its own game's State, which it names in its signatures. The engine only
# hands that state through and never looks inside.
AnyState: TypeAlias = Any


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(ABC):
    """Something that has to happen. Never changed once made."""

    # Whether it touches what all seats share; on a sheet such a task waits until every seat
    # before its own has finished.
    shared: bool = False

    @abstractmethod
    def waits(self, state: AnyState, agenda: "Agenda") -> bool:
        """Come to the top of a pile: True to stay there until a seat answers."""

    @abstractmethod
    def to_json(self) -> list[object]:
        """The task's name and numbers, for comparing whole states."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Task):
    """Something the game does by itself."""

    @abstractmethod
    def run(self, state: AnyState) -> None: ...

    def waits(self, state: AnyState, agenda: "Agenda") -> bool:
        agenda.pile.pop()
        self.run(state)
        return False

    def to_json(self) -> list[object]:
        return [type(self).__name__]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Task):
    """A choice of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @abstractmethod
    def options(self, state: AnyState) -> list[Action]:
        """Every legal answer, in a fixed order."""

    @abstractmethod
    def answer(self, state: AnyState, action: Action) -> None:
        """Carry out one of the options; the question has left the agenda already."""

    @abstractmethod
    def asks(self, state: AnyState) -> Message:
        """What is asked, in one sentence."""

    @abstractmethod
    def offers(self, state: AnyState, action: Action) -> Message:
        """What choosing this option would mean now."""

    @abstractmethod
    def rules(self, state: AnyState, action: Action) -> list[str]:
        """The ids of the rules behind this option, the closest first."""

    def refuses(self, state: AnyState, action: Action) -> Message | None:
        """Why this action is not among the options, where the question has a word for it.

        Only asked about an action that is not; says nothing that its seat may not know.
        """
        return None

    def waits(self, state: AnyState, agenda: "Agenda") -> bool:
        offers: list[list[Action]] = state.offers
        if offers[self.seat]:
            return True
        options = self.options(state)
        if len(options) > 1:
            offers[self.seat] = options
            return True
        agenda.pile.pop()
        if options:
            self.answer(state, options[0])
        return False

    def to_json(self) -> list[object]:
        return [type(self).__name__, self.seat]


@final
class Sheet(Task):
    """One pile of tasks for each seat, worked through side by side.

    Each seat goes on at its own pace. A task that is `shared` waits for the seats before it in
    `order`, so that what is shared is touched in that order whoever answers first.
    """

    def __init__(self, order: list[int], piles: list[list[Task]]) -> None:
        self.order: Final = order
        self.piles: Final = piles
        self.has_begun = False

    def waits(self, state: AnyState, agenda: "Agenda") -> bool:
        if not self.has_begun:
            # Seats may have been asked something below; that is worked out again when it is next.
            self.has_begun = True
            state.offers = [[] for _ in state.offers]
        all_done = True
        for seat in self.order:
            pile = self.piles[seat]
            while pile and (all_done or not pile[-1].shared):
                agenda.pile = pile
                if pile[-1].waits(state, agenda):
                    break
                if not agenda.tasks or agenda.tasks[-1] is not self:
                    return False
                if state.reveals > state.stops_at:
                    return True
            if pile:
                all_done = False
        if all_done:
            agenda.tasks.pop()
        return not all_done

    def copy(self) -> "Sheet":
        sheet = Sheet(self.order, [pile.copy() for pile in self.piles])
        sheet.has_begun = self.has_begun
        return sheet

    def to_json(self) -> list[object]:
        piles = [[task.to_json() for task in pile] for pile in self.piles]
        return ["Sheet", self.order, piles]


@final
class Agenda:
    """The tasks of one state. `pile` is where the task being done puts what follows from it."""

    __slots__ = ("pile", "tasks")

    def __init__(self, tasks: list[Task]) -> None:
        self.tasks = tasks
        self.pile = tasks

    def push(self, task: Task) -> None:
        """Do this next."""
        self.pile.append(task)

    def then(self, tasks: list[Task]) -> None:
        """Do these next, the first one first."""
        for i in range(len(tasks) - 1, -1, -1):
            self.pile.append(tasks[i])

    def together(self, sheet: Sheet) -> None:
        """Lay a sheet on top of everything: its seats act before anything else goes on."""
        self.tasks.append(sheet)

    def clear(self) -> None:
        """Nothing more will happen: the game is over."""
        self.tasks.clear()
        self.pile = self.tasks

    def asked(self, seat: int) -> Question | None:
        """The question this seat can answer now."""
        if not self.tasks:
            return None
        top = self.tasks[-1]
        if isinstance(top, Question):
            return top if top.seat == seat else None
        if isinstance(top, Sheet) and 0 <= seat < len(top.piles):
            return self._asked_on(top, seat)
        return None

    def _asked_on(self, sheet: Sheet, seat: int) -> Question | None:
        pile = sheet.piles[seat]
        if not pile:
            return None
        task = pile[-1]
        if not isinstance(task, Question):
            return None
        if task.shared:
            for other in sheet.order:
                if other == seat:
                    break
                if sheet.piles[other]:
                    return None
        return task

    def seats_to_act(self) -> list[int]:
        if not self.tasks:
            return []
        top = self.tasks[-1]
        if isinstance(top, Question):
            return [top.seat]
        if isinstance(top, Sheet):
            return [s for s in range(len(top.piles)) if self._asked_on(top, s) is not None]
        return []

    def is_together(self) -> bool:
        """Whether several seats work side by side now."""
        return bool(self.tasks) and isinstance(self.tasks[-1], Sheet)

    def take(self, seat: int) -> None:
        """Remove the question this seat is answering; what it leads to goes in its place."""
        top = self.tasks[-1]
        self.pile = top.piles[seat] if isinstance(top, Sheet) else self.tasks
        self.pile.pop()

    def proceed(self, state: AnyState) -> None:
        """Go on until a seat has to choose, or nothing is left."""
        while self.tasks and state.reveals <= state.stops_at:
            self.pile = self.tasks
            if self.tasks[-1].waits(state, self):
                return

    def copy(self) -> "Agenda":
        tasks = self.tasks.copy()
        if tasks:
            for i in range(len(tasks)):
                task = tasks[i]
                if isinstance(task, Sheet):
                    tasks[i] = task.copy()
        return Agenda(tasks)

    def to_json(self) -> list[object]:
        return [task.to_json() for task in self.tasks]
