"""The agenda: what still has to happen, one thing after the other."""

from typing import Final

import pytest

from pithead.engine.action import Action, ActionTable
from pithead.engine.agenda import Agenda, Question, Sheet, Situation, Step, Task
from pithead.engine.message import Message

TABLE: Final = ActionTable()
SAY: Final = TABLE.family("say", "word", ["yes", "no", "perhaps"])


class Notebook(Situation):
    """The least a state must be for an agenda, and here what was done."""

    def __init__(self, *tasks: Task) -> None:
        super().__init__([[], []], 0)
        self.agenda = Agenda([])
        self.done: list[str] = []
        self.agenda.then(list(tasks))

    def proceed(self) -> None:
        self.agenda.proceed(self)

    def asked(self) -> list[int]:
        return [seat for seat in range(len(self.offers)) if self.offers[seat]]

    def answer(self, seat: int, choice: int) -> None:
        question = self.agenda.asked(seat)
        assert question is not None
        action = self.offers[seat][choice]
        self.offers[seat] = []
        self.agenda.take(seat)
        question.answer(self, action)
        self.proceed()


class Note(Step):
    """Writes a word down, then puts its followers on the agenda."""

    def __init__(self, word: str, *followers: Task) -> None:
        self.word: Final = word
        self.followers: Final = list(followers)

    def run(self, state: Notebook) -> None:
        state.done.append(self.word)
        state.agenda.then(self.followers)


class Stop(Step):
    def run(self, state: Notebook) -> None:
        state.agenda.clear()


class Ask(Question):
    """Has so many options; writes the chosen one down, then puts its followers on the agenda."""

    def __init__(self, seat: int, count: int, *followers: Task) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.followers: Final = list(followers)

    def options(self, state: Notebook) -> list[Action]:
        return SAY[: self.count]

    def answer(self, state: Notebook, action: Action) -> None:
        state.done.append(action.notation)
        state.agenda.then(self.followers)

    def asks(self, state: Notebook) -> Message:
        return Message("ask")

    def offers(self, state: Notebook, action: Action) -> Message:
        return Message("offer")

    def rules(self, state: Notebook, action: Action) -> list[str]:
        return []


def test_steps_happen_by_themselves_until_nothing_is_left() -> None:
    book = Notebook(Note("one"), Note("two"))

    book.proceed()

    assert (book.done, book.agenda.tasks) == (["one", "two"], [])


def test_then_does_the_first_one_first() -> None:
    book = Notebook(Note("start", Note("one"), Note("two"), Note("three")), Note("end"))

    book.proceed()

    assert book.done == ["start", "one", "two", "three", "end"]


def test_what_is_pushed_last_is_done_first() -> None:
    book = Notebook()
    book.agenda.push(Note("one"))
    book.agenda.push(Note("two"))

    book.proceed()

    assert book.done == ["two", "one"]


def test_what_follows_from_a_step_comes_before_what_waited() -> None:
    book = Notebook(Note("a", Note("b", Note("c")), Note("d")), Note("e"))

    book.proceed()

    assert book.done == ["a", "b", "c", "d", "e"]


def test_a_question_waits_for_its_seat() -> None:
    book = Notebook(Note("one"), Ask(1, 2), Note("two"))

    book.proceed()

    assert (book.done, book.asked()) == (["one"], [1])


def test_only_the_seat_that_is_asked_has_a_question() -> None:
    book = Notebook(Ask(1, 2))

    book.proceed()

    assert (book.agenda.asked(0), book.agenda.asked(1)) == (None, book.agenda.tasks[-1])


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_at_the_table_is_asked_nothing(seat: int) -> None:
    book = Notebook(Ask(1, 2))

    book.proceed()

    assert book.agenda.asked(seat) is None


def test_an_answer_goes_on_to_the_next_question() -> None:
    book = Notebook(Ask(1, 2), Note("two"), Ask(0, 3))
    book.proceed()

    book.answer(1, 1)

    assert (book.done, book.asked()) == (["say no", "two"], [0])


def test_what_follows_from_an_answer_comes_before_what_waited() -> None:
    book = Notebook(Ask(0, 2, Note("then"), Ask(1, 2)), Note("later"))
    book.proceed()

    book.answer(0, 0)

    assert (book.done, book.asked()) == (["say yes", "then"], [1])


def test_a_question_with_one_option_is_answered_by_itself() -> None:
    book = Notebook(Ask(0, 1, Note("then")), Note("later"))

    book.proceed()

    assert book.done == ["say yes", "then", "later"]


def test_a_question_without_options_is_dropped() -> None:
    book = Notebook(Ask(0, 0, Note("then")), Note("later"))

    book.proceed()

    assert book.done == ["later"]


def test_options_are_worked_out_when_the_question_is_asked() -> None:
    book = Notebook(Ask(0, 3))

    book.proceed()

    assert [action.notation for action in book.offers[0]] == ["say yes", "say no", "say perhaps"]


def test_clearing_in_the_middle_leaves_nothing_to_do() -> None:
    book = Notebook(Note("one"), Stop(), Note("two"), Ask(0, 2))

    book.proceed()

    assert (book.done, book.asked()) == (["one"], [])


def test_an_agenda_can_go_on_after_it_was_cleared() -> None:
    book = Notebook(Note("one"), Stop(), Note("two"))
    book.proceed()

    book.agenda.push(Note("three"))
    book.proceed()

    assert book.done == ["one", "three"]


def test_a_shared_question_is_not_asked_before_its_turn() -> None:
    shared = Ask(0, 2)
    shared.shared = True
    book = Notebook(Sheet([1, 0], [[shared], [Ask(1, 2)]]))

    book.proceed()

    assert (book.agenda.asked(0), book.asked()) == (None, [1])


def test_a_shared_question_is_asked_when_its_turn_comes() -> None:
    shared = Ask(0, 2)
    shared.shared = True
    book = Notebook(Sheet([1, 0], [[shared], [Ask(1, 2)]]))
    book.proceed()

    book.answer(1, 0)

    assert (book.agenda.asked(0), book.asked()) == (shared, [0])


def test_a_sheet_is_done_when_every_pile_is() -> None:
    book = Notebook(Sheet([0, 1], [[Note("one")], [Ask(1, 2)]]), Note("later"))
    book.proceed()

    book.answer(1, 1)

    assert book.done == ["one", "say no", "later"]


def test_nobody_is_asked_any_more_when_the_game_ends_side_by_side() -> None:
    book = Notebook(Sheet([0, 1], [[Ask(0, 2, Stop())], [Ask(1, 2)]]))
    book.proceed()

    book.answer(0, 0)

    assert book.asked() == []


def test_a_seat_outside_a_sheet_is_asked_nothing() -> None:
    book = Notebook(Sheet([0, 1], [[Ask(0, 2)], [Ask(1, 2)]]))

    book.proceed()

    assert [book.agenda.asked(seat) for seat in (-1, 2)] == [None, None]


def test_a_copied_agenda_is_independent() -> None:
    book = Notebook(Ask(0, 2), Note("later"))
    book.proceed()

    copied = book.agenda.copy()
    copied.push(Note("other"))

    assert (len(copied.tasks), len(book.agenda.tasks)) == (3, 2)


def test_a_task_is_written_by_its_name_and_seat_the_next_first() -> None:
    book = Notebook(Ask(1, 2), Note("later"))

    assert book.agenda.lines(book) == ["ask 2", "note"]


def test_a_sheet_is_written_by_its_order_and_piles() -> None:
    book = Notebook(Sheet([1, 0], [[Ask(0, 2)], [Note("one")]]))

    assert book.agenda.lines(book) == [{"order": [2, 1], "piles": [["ask 1"], ["note"]]}]
