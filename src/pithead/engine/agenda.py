"""The agenda: everything that still has to happen, kept in the state.

A state waits on its agenda, a pile of tasks whose last one is done first. A `Step` happens by
itself; a `Question` waits for its seat's action; a `Sheet` holds one pile for each seat, so that
several seats are asked at once. Tasks are immutable and hold only numbers, so an agenda is copied
by copying lists, and a pending choice can be saved, shown and resumed like everything else.

A question with one answer is not asked, one with none is dropped: a person only ever sees real
choices, and a state that waits on a seat always has a legal action for it.
"""

import re
from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, TypeAlias, final

from pithead.engine.action import Action
from pithead.engine.compiling import mypyc_attr
from pithead.engine.message import Message
from pithead.engine.sign import Sign

__all__ = ["Agenda", "Question", "SeatStep", "Sheet", "Situation", "Step", "Task"]

# A task is written for its own game's State, which it names in its signatures. The engine only
# hands that state through and never looks inside.
AnyState: TypeAlias = Any
NEVER: Final = 2**60
# Where a word begins inside a task's name.
BEGINNING: Final = re.compile(r"(?<!^)([A-Z])")
# What is offered where nothing is, as to a seat that is not asked: one list, never changed.
NOTHING: Final[list[Action]] = []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Situation:
    """What the agenda itself knows of a state; all the rest is the tasks' business.

    >>> Situation(offers=[[], []], reveals=0).offers
    [[], []]
    """

    def __init__(self, offers: list[list[Action]], reveals: int) -> None:
        # The options of each seat that has a question, worked out once when it was asked; none
        # for the others.
        self.offers = offers
        # How often something hidden has become known: undo stops there.
        self.reveals = reveals
        # A preview stops at the first thing that would show something hidden.
        self.stops_at = NEVER


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(metaclass=ABCMeta):
    """Something that has to happen. Never changed once made.

    Not a child of `ABC`: compiled, every task would be made with an empty dict for that.

    A game makes its tasks from `Step`, `SeatStep` and `Question`; the agenda asks each whether it
    `waits`, and whom it has `asked`.

    >>> import pithead
    >>> state = pithead.game("dwarf").start(seats=2, options={"first": "1"}, seed=1)
    >>> task = state.agenda.tasks[-1]
    >>> task.line(state), task.name(), task.asked(0) is task, task.asked(1)
    ('first-pass 1', 'first-pass', True, None)
    >>> task.waits(state, state.agenda)
    True
    """

    # Whether it touches what all seats share; on a sheet such a task waits until every seat
    # before its own has finished.
    shared: bool = False

    @abstractmethod
    def waits(self, state: Situation, agenda: "Agenda") -> bool:
        """Come to the top of a pile: True to stay there until a seat answers."""

    def asked(self, seat: int) -> "Question | None":
        """The question this seat can answer while the task is on top."""
        return None

    @abstractmethod
    def line(self, state: AnyState) -> str:
        """The task as a position writes it: what it is called, and what it is about."""

    def name(self) -> str:
        """What it is called there: `PlaceHelper` is `place-helper`."""
        return name_of(type(self))


def name_of(kind: type[Task]) -> str:
    """What tasks of a class are called.

    >>> name_of(Question)
    'question'
    """
    return BEGINNING.sub(r"-\1", kind.__name__).casefold()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Task):
    """Something the game does by itself.

    >>> class Knock(Step):
    ...     def run(self, state):
    ...         print("knock")
    >>> agenda = Agenda([Knock()])
    >>> agenda.tasks[-1].waits(Situation([[]], 0), agenda)
    knock
    False
    >>> Knock().line(None)
    'knock'
    """

    @abstractmethod
    def run(self, state: AnyState) -> None:
        """Change the state, and put what follows on its agenda."""

    def waits(self, state: Situation, agenda: "Agenda") -> bool:
        agenda.pile.pop()
        self.run(state)
        return False

    def line(self, state: AnyState) -> str:
        return self.name()


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step):
    """Something the game does for one seat.

    >>> class Rest(SeatStep):
    ...     def run(self, state):
    ...         print(f"seat {self.seat} rests")
    >>> Agenda([Rest(1)]).proceed(Situation([[], []], 0))
    seat 1 rests
    >>> Rest(1).line(None)
    'rest 2'
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def line(self, state: AnyState) -> str:
        return f"{self.name()} {self.seat + 1}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Task):
    """A choice of one seat.

    >>> from pithead.engine.action import ActionTable
    >>> table = ActionTable()
    >>> left, right = table.family("go", "way", ["left", "right"])
    >>> class Fork(Question):
    ...     def options(self, state):
    ...         return [left, right]
    ...     def answer(self, state, action):
    ...         print("gone", action.value)
    ...     def asks(self, state):
    ...         return Message("fork.ask")
    ...     def offers(self, state, action):
    ...         return Message("fork.offer", {"way": action.notation})
    ...     def rules(self, state, action):
    ...         return ["F-1"]
    >>> state = Situation(offers=[[]], reveals=0)
    >>> agenda = Agenda([Fork(0)])
    >>> agenda.proceed(state)
    >>> state.offers
    [[<0: go left>, <1: go right>]]
    >>> fork = agenda.asked(0)
    >>> fork.waits(state, agenda), fork.line(state)
    (True, 'fork 1')
    >>> agenda.take(0)
    >>> fork.answer(state, right)
    gone 1

    What may be added for people: `refuses`, `foretells`, `means`, `signs` and `wonders`.

    >>> fork.refuses(state, left), fork.foretells(state, left), fork.signs(state, left)
    (None, None, [])
    >>> fork.means(state, left), fork.wonders(state)
    ({'verb': 'go', 'way': 'left'}, [])
    """

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

    def foretells(self, state: AnyState, action: Action) -> Mapping[str, object] | None:
        """What this option would mean for places of the table, JSON-ready, for a board to draw.

        The state is an imagined one: nothing may be told that is hidden or left to chance.
        """
        return None

    def means(self, state: AnyState, action: Action) -> Mapping[str, object]:
        """This option by names, JSON-ready: its verb, what it is about, and its amounts now."""
        return action.means

    def signs(self, state: AnyState, action: Action) -> list[Sign]:
        """What this option would do now, in pictures, where a board shows it so."""
        return []

    def wonders(self, state: AnyState) -> list[Action]:
        """What somebody may point at and ask why it cannot be chosen; options may be among it."""
        return NOTHING

    def asked(self, seat: int) -> "Question | None":
        return self if seat == self.seat else None

    def waits(self, state: Situation, agenda: "Agenda") -> bool:
        offers = state.offers
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

    def line(self, state: AnyState) -> str:
        return f"{self.name()} {self.seat + 1}"


@final
class Sheet(Task):
    """One pile of tasks for each seat, worked through side by side; laid by `Agenda.together`.

    Each seat goes on at its own pace. A task that is `shared` waits for the seats before it in
    `order`, so that what is shared is touched in that order whoever answers first.

    >>> class Knock(SeatStep):
    ...     def run(self, state):
    ...         print("knock", self.seat)
    >>> sheet = Sheet([1, 0], [[Knock(0)], [Knock(1)]])
    >>> sheet.lines(None), sheet.line(None), sheet.asked(0), sheet.copy().order
    ({'order': [2, 1], 'piles': [['knock 1'], ['knock 2']]}, '', None, [1, 0])
    >>> agenda = Agenda([])
    >>> agenda.together(sheet)
    >>> sheet.waits(Situation([[], []], 0), agenda)
    knock 1
    knock 0
    False
    """

    def __init__(self, order: list[int], piles: list[list[Task]]) -> None:
        self.order: Final = order
        self.piles: Final = piles
        self.has_begun = False

    def asked(self, seat: int) -> Question | None:
        if not 0 <= seat < len(self.piles) or not self.piles[seat]:
            return None
        task = self.piles[seat][-1]
        if task.shared:
            for other in self.order:
                if other == seat:
                    break
                if self.piles[other]:
                    return None
        return task.asked(seat)

    def waits(self, state: Situation, agenda: "Agenda") -> bool:
        if not self.has_begun:
            # Seats may have been asked something below; that is worked out again when it is next.
            self.has_begun = True
            state.offers = [NOTHING] * len(state.offers)
        all_done = True
        for seat in self.order:
            pile = self.piles[seat]
            while pile:
                task = pile[-1]
                if task.shared and not all_done:
                    break
                agenda.pile = pile
                if task.waits(state, agenda):
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
        """With piles of its own; tasks are never changed, and are shared."""
        sheet = Sheet(self.order, [pile.copy() for pile in self.piles])
        sheet.has_begun = self.has_begun
        return sheet

    def line(self, state: AnyState) -> str:
        return ""

    def lines(self, state: AnyState) -> dict[str, object]:
        """The order of the seats, and the pile of each seat, what comes next first."""
        piles = [[task.line(state) for task in reversed(pile)] for pile in self.piles]
        return {"order": [seat + 1 for seat in self.order], "piles": piles}


@mypyc_attr(acyclic=True)
@final
class Agenda:
    """The tasks of one state. `pile` is where the task being done puts what follows from it.

    >>> class Say(Step):
    ...     def __init__(self, word):
    ...         self.word = word
    ...     def run(self, state):
    ...         print(self.word)
    >>> state = Situation(offers=[[], []], reveals=0)
    >>> agenda = Agenda([])
    >>> agenda.push(Say("last"))
    >>> agenda.repeat(Say("twice"), 2)
    >>> agenda.then([Say("first"), Say("second")])
    >>> other = agenda.copy()
    >>> agenda.proceed(state)
    first
    second
    twice
    twice
    last

    Where seats act side by side, a sheet lies on top:

    >>> other.together(Sheet([0, 1], [[], []]))
    >>> other.is_together(), other.asked(0), len(other.lines(None))
    (True, None, 6)
    >>> other.clear()
    >>> other.tasks
    []
    """

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

    def repeat(self, task: Task, times: int) -> None:
        """Do the same so often, next."""
        for _ in range(times):
            self.pile.append(task)

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
        return self.tasks[-1].asked(seat)

    def is_together(self) -> bool:
        """Whether several seats work side by side now."""
        return bool(self.tasks) and isinstance(self.tasks[-1], Sheet)

    def take(self, seat: int) -> None:
        """Remove the question this seat is answering; what it leads to goes in its place.

        >>> import pithead
        >>> agenda = pithead.game("dwarf").start(seats=2, options={"first": "1"}, seed=1).agenda
        >>> agenda.take(0)
        >>> agenda.asked(0)
        """
        top = self.tasks[-1]
        self.pile = top.piles[seat] if isinstance(top, Sheet) else self.tasks
        self.pile.pop()

    def proceed(self, state: Situation) -> None:
        """Go on until a seat has to choose, or nothing is left."""
        while self.tasks and state.reveals <= state.stops_at:
            self.pile = self.tasks
            if self.tasks[-1].waits(state, self):
                return
        if not self.tasks:
            # Seats that work side by side may have been waiting when the game ended.
            state.offers = [NOTHING] * len(state.offers)

    def copy(self) -> "Agenda":
        """With piles of its own; tasks are never changed, and are shared."""
        tasks = self.tasks.copy()
        # Sheets change and are copied too. They lie on top of everything else.
        for i in range(len(tasks) - 1, -1, -1):
            task = tasks[i]
            if not isinstance(task, Sheet):
                break
            tasks[i] = task.copy()
        return Agenda(tasks)

    def lines(self, state: AnyState) -> list[object]:
        """All that is still to happen, as a position writes it: what comes next first."""
        return [
            task.lines(state) if isinstance(task, Sheet) else task.line(state)
            for task in reversed(self.tasks)
        ]
