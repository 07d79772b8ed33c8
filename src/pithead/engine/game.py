"""The contract between a game and everyone who uses it.

A *game* knows the rules and remembers nothing. A *state* is a plain object that can be copied and
always waits on questions. A seat answers its question with an *action*; the answer changes the
state and tells the journal. Seed, options and actions together are the record, and the record is
the game.

>>> import pithead
>>> game = pithead.game("dwarf")
>>> state = game.start(seats=3, seed=1)
>>> while not state.is_over():
...     for seat in state.seats_to_act():
...         action = game.legal_actions(state, seat)[0]
...         game.apply(state, seat, action)
>>> [score["total"] for score in game.scores(state)], game.winners(state)
([1, 0, 2], [2])
>>> from pithead.engine.game import SPECTATOR
>>> game.view(state, SPECTATOR)["over"]
True

What a game promises, and `tests/every_game` proves for all of them:

* `start` is the only way to make a state, and the same seats, options and seed make the same one.
* A state that is not over has at least one seat to act, each with at least two legal actions.
* `apply` changes the state in place, or raises and changes nothing.
* Nothing that is still to happen lives outside the state; `copy` is independent of the original.
* `view` is all a seat may know. It is built by adding what is known, never by deleting secrets.
* `reimagined` leaves the seat's view as it is and deals everything else anew.
* `why_not` has a sentence for exactly the actions that are not legal, the same for equal views.
* `notation` and `parse`, `index` and `action` are one-to-one over a fixed, finite set.
"""

import json
import os
from abc import ABC, ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, Final, Generic, TypeVar

from pithead.engine.action import Action, ActionTable
from pithead.engine.agenda import NOTHING, Agenda, Question, Situation
from pithead.engine.compiling import mypyc_attr
from pithead.engine.errors import BadNotation, BadSetup, IllegalAction, NotAsked, WhichSeat
from pithead.engine.features import Features
from pithead.engine.journal import Journal
from pithead.engine.message import Message
from pithead.engine.options import Option, OptionValue, read_options
from pithead.engine.position import FORMAT, Entry, board_of, document_of, text_of
from pithead.engine.preview import Preview
from pithead.engine.reasons import not_asked, other_question
from pithead.engine.reckoning import Reckoning
from pithead.engine.rng import MOST_SEED, Rng, seeded
from pithead.engine.sign import Sign
from pithead.engine.verdict import Verdict, verdict_on

__all__ = ["SPECTATOR", "Game", "State"]

SPECTATOR: Final = -1
# What a preview imagines in place of hidden things; it stops before they could show.
PREVIEW_SEED: Final = 1
# Of a seed that nobody named: as many as make a guess hopeless.
BYTES_OF_A_SEED: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(Situation, metaclass=ABCMeta):
    """Everything about one game at one moment. Changed only by `Game.apply`.

    A game's own State adds its fields, and writes `copy` and `facts` by hand, field by field.

    >>> import pithead
    >>> state = pithead.game("dwarf").start(seats=2, options={"first": "1"}, seed=1)
    >>> state, state.seats_to_act(), state.next_seat(), state.is_over()
    (<DwarfState: 2 seats, to act: 0>, [0], 0, False)
    >>> other = state.copy()
    >>> other.facts() == state.facts()
    True
    """

    def __init__(
        self,
        seats: int,
        rng: Rng,
        agenda: Agenda,
        journal: Journal,
        offers: list[list[Action]],
        reveals: int,
    ) -> None:
        super().__init__(offers, reveals)
        self.seats = seats
        self.rng = rng
        self.agenda = agenda
        self.journal = journal

    def __repr__(self) -> str:
        to_act = ", ".join(str(seat) for seat in self.seats_to_act())
        standing = f"to act: {to_act}" if to_act else "over"
        return f"<{type(self).__name__}: {self.seats} seats, {standing}>"

    def __str__(self) -> str:
        """All that lies on the table, secrets included, for the eye."""
        return board_of(self.facts())

    def is_over(self) -> bool:
        """Whether nothing is left to happen."""
        return not self.agenda.tasks

    def seats_to_act(self) -> list[int]:
        """The seats with a question to answer now; none when the game is over."""
        return [seat for seat in range(len(self.offers)) if self.offers[seat]]

    def next_seat(self) -> int:
        """The first of the seats to act; -1 when the game is over. For bots in a hurry."""
        for seat in range(len(self.offers)):
            if self.offers[seat]:
                return seat
        return -1

    @abstractmethod
    def copy(self) -> "State":
        """An independent state that will go on exactly as this one would."""

    @abstractmethod
    def facts(self) -> dict[str, object]:
        """Everything that bears on the future, secrets included, in words: `text` writes it."""

    def text(self) -> str:
        """The position as text, which `Game.position` reads; docs/notation.md describes it.

        >>> import pithead
        >>> game = pithead.game("dwergar")
        >>> state = game.start(seats=3, seed=1)
        >>> game.position(state.text()).text() == state.text()
        True
        """
        return text_of(self.facts())


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game, read from its data. Remembers nothing of any one play.

    All that it can be asked is on the tour of `pithead.engine`. Whoever writes a game of their own
    writes `set_up` and what else is abstract here.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> game.set_up(2, game.read_options(2, {}), seed=1).is_over()
    False
    """

    def __init__(
        self,
        name: str,
        title: str,
        seat_counts: list[int],
        options: list[Option],
        rules_number: int,
        fingerprint: str,
        table: ActionTable,
        levels: list[str],
        features: Features | None = None,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.seat_counts: Final = seat_counts
        self.options: Final = options
        # Raised whenever a fix can change a recorded game.
        self.rules_number: Final = rules_number
        # Of the card data in use, a box file's changes included.
        self.fingerprint: Final = fingerprint
        self.table: Final = table
        # The bots that play as Apprentice, Journeyman and Master.
        self.levels: Final = levels
        # What a seat may know as numbers, for whoever learns; a game need not have any.
        self.features: Final = Features() if features is None else features

    # -- making and changing states ------------------------------------------------------------

    def __repr__(self) -> str:
        counts = f"{self.seat_counts[0]}-{self.seat_counts[-1]}"
        return f"<{self.title}: {counts} seats, rules {self.rules_number}>"

    def start(
        self,
        seats: int = 2,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | None = None,
    ) -> S:
        """A new game, gone on to its first question; without a seed, one of its own each time."""
        checked = self.read_options(seats, {} if options is None else options)
        if seed is None:
            seed = int.from_bytes(os.urandom(BYTES_OF_A_SEED), "big")
        if not 0 <= seed <= MOST_SEED:
            raise BadSetup("error.seed", {"most": str(MOST_SEED), "seed": str(seed)})
        state = self.set_up(seats, checked, seed)
        state.agenda.proceed(state)
        return state

    def read_options(self, seats: int, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The given options checked for so many seats, and the defaults of the others."""
        if seats not in self.seat_counts:
            expected = f"{self.seat_counts[0]}-{self.seat_counts[-1]}"
            raise BadSetup("error.seats", {"game": self.name, "expected": expected, "seats": seats})
        return read_options(self.name, self.options, seats, given)

    def position(self, text: str, where: str = "position") -> S:
        """The state a position describes, gone on to its next question.

        >>> import pithead
        >>> game = pithead.game("dwarf")
        >>> state = game.position('{"seats": 2, "players": [{"iron": 2, "medals": 4}]}')
        >>> state.seats_to_act()
        [0]
        """
        return self.set_out(document_of(text, where), where)

    def set_out(self, document: dict[str, Any], where: str = "position") -> S:
        """The same for a position that has been read already, as a record has it.

        >>> game.set_out({"seats": 3, "round": 4})
        <DwarfState: 3 seats, to act: 0>
        """
        entry = Entry(document, where)
        seats = self._check_heading(entry)
        state = self.laid_out(seats, entry)
        if not state.agenda.tasks and not entry.has("ending"):
            raise entry.wrong("agenda", "nothing", "something still to happen, or an ending")
        try:
            state.agenda.proceed(state)
        except (AssertionError, ArithmeticError, LookupError, ValueError) as error:
            found = f"what cannot happen here ({type(error).__name__})"
            raise entry.wrong("agenda", found, "what fits the rest of the position") from None
        return state

    def _check_heading(self, entry: Entry) -> int:
        """Of this format, game and card data; returns for how many seats."""
        entry.number("pithead", FORMAT, FORMAT, FORMAT)
        entry.choice("game", [self.name])
        entry.choice("data", [self.fingerprint])
        most = self.seat_counts[-1]
        return entry.number("seats", 2, self.seat_counts[0], most)

    def laid_out(self, seats: int, entry: Entry) -> S:
        """The table as a position has it, each value checked, before anything goes on.

        >>> from pithead.engine.position import Entry
        >>> game.laid_out(2, Entry({"round": 4}, "position")).round
        4
        """
        raise entry.wrong("game", repr(self.name), "a game that can read its positions")

    @abstractmethod
    def set_up(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> S:
        """The table before the first step; seats and options have been checked."""

    def legal_actions(self, state: S, seat: int) -> list[Action]:
        """Every action this seat may take now, in a fixed order; none if it is not asked."""
        if not 0 <= seat < len(state.offers):
            return []
        return state.offers[seat].copy()

    def apply(self, state: S, seat: int, action: Action) -> None:
        """Answer the seat's question, and go on to the next ones."""
        question = self.question(state, seat)
        legal = state.offers[seat]
        # Actions are one of a kind; `in` would ask each of them whether it is equal.
        if not any(each is action for each in legal):
            raise IllegalAction(action.notation, seat, [each.notation for each in legal])
        self._go_on(state, seat, question, action)

    def take_offer(self, state: S, seat: int, place: int) -> None:
        """Answer with one of `state.offers[seat]`, by its place: for whoever plays millions.

        >>> import pithead
        >>> game = pithead.game("dwarf")
        >>> state = game.start(seats=2, options={"first": "1"}, seed=1)
        >>> game.take_offer(state, seat=0, place=3)
        >>> state.seats_to_act()
        [1]
        """
        action = state.offers[seat][place]
        self._go_on(state, seat, self.question(state, seat), action)

    def _go_on(self, state: S, seat: int, question: Question, action: Action) -> None:
        """With an action that is legal."""
        state.offers[seat] = NOTHING
        state.agenda.take(seat)
        question.answer(state, action)
        state.agenda.proceed(state)

    def play(self, state: S, text: str, seat: int | None = None) -> None:
        """Apply the action written so, for the seat that is to act; `seat` says which of several.

        >>> import pithead
        >>> game = pithead.game("dwarf")
        >>> state = game.start(seats=2, seed=1)
        >>> game.play(state, "place 5")
        """
        action = self.table.find(text)
        if action is None:
            raise BadNotation(self.name, text, self.table.nearest(text))
        if seat is None:
            to_act = state.seats_to_act()
            if len(to_act) > 1:
                raise WhichSeat(action.notation, to_act)
            seat = to_act[0] if to_act else 0
        self.apply(state, seat, action)

    def question(self, state: S, seat: int) -> Question:
        """What this seat is asked now."""
        question = state.agenda.asked(seat)
        if question is None:
            raise NotAsked(seat, state.seats_to_act())
        return question

    # -- what may be known ---------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int) -> Mapping[str, object]:
        """All that this seat may know, JSON-ready; seat -1 is a spectator.

        Each game describes its own in its `shown.py`, and its cards.
        """

    @abstractmethod
    def reimagined(self, state: S, seat: int, rng: Rng) -> S:
        """A copy in which all this seat cannot see is dealt anew; its journal is muted.

        The field calls this determinisation.
        """

    @abstractmethod
    def tallies(self, state: S) -> list[dict[str, int]]:
        """For each seat, then each rival: the open numbers an action can change."""

    def preview(self, state: S, seat: int, action: Action) -> Preview:
        """What this action would change, as far as nothing hidden is touched. Changes nothing."""
        copy = self.reimagined(state, seat, seeded(PREVIEW_SEED))
        copy.stops_at = copy.reveals
        before = self.tallies(copy)
        question = self.question(copy, seat)
        # An action that is not legal is refused before anything is foretold of it.
        is_legal = any(each is action for each in copy.offers[seat])
        consequences = question.foretells(copy, action) if is_legal else None
        self.apply(copy, seat, action)
        is_certain = copy.reveals == copy.stops_at
        return Preview(before, self.tallies(copy), is_certain, consequences)

    @abstractmethod
    def round(self, state: S) -> int:
        """The round being played, from 1; 0 before the first."""

    @abstractmethod
    def card_list(self) -> Sequence[Mapping[str, object]]:
        """Every card in use, with its values and where they come from."""

    # -- results -------------------------------------------------------------------------------

    @abstractmethod
    def scores(self, state: S) -> list[dict[str, int]]:
        """For each seat, then each rival the game itself plays: `total`, and what explains it."""

    @abstractmethod
    def places(self, state: S) -> list[int]:
        """For each seat, then each rival: 1 for a win, shared or not, 2 for the next and so on."""

    @abstractmethod
    def ending(self, state: S) -> str:
        """One word for why the game ended; empty while it goes on."""

    def winners(self, state: S) -> list[int]:
        """The seats that have won, by the rulebook's tie-breaks; none if a rival has."""
        places = self.places(state)
        return [seat for seat in range(state.seats) if places[seat] == 1]

    def compared(self, state: S) -> list[str]:
        """The parts of the score that decide, the first first."""
        return ["total"]

    def verdict(self, state: S) -> Verdict:
        """Who has won and why, in one line; for a game that is over."""
        return verdict_on(self.name, self.places(state), self.scores(state), self.compared(state))

    def census(self, state: S) -> dict[str, list[list[str]]]:
        """For studies of balance: under each heading, what each seat has done, by card or kind.

        The heading `seen`, where there is one, has a single list of what could have been done.
        """
        return {}

    def pieces(self) -> dict[str, dict[str, int]]:
        """Under headings of the census, how many pieces of each kind the set has."""
        return {}

    def reckoning(self, state: S) -> Reckoning:
        """What follows a game from this state on and puts its points down to their sources.

        >>> import pithead
        >>> game = pithead.game("dwergar")
        >>> game.reckoning(game.start(seats=3, seed=1)).sources()[:2]
        ['completed', 'upgraded']
        """
        return Reckoning(len(self.scores(state)), self.round(state))

    # -- for bots ------------------------------------------------------------------------------

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How well this seat stands, compared with the others: a guess that only bots rely on."""

    def result(self, state: S, seat: int) -> float:
        """What the end was worth to this seat, from 0 to 1: its share of a win."""
        winners = self.winners(state)
        return 1.0 / len(winners) if seat in winners else 0.0

    def spread(self, state: S) -> float:
        """By how much the evaluation must be better now for a win to be e times as likely.

        >>> import pithead
        >>> game = pithead.game("dwarf")
        >>> game.spread(game.start(seats=2, seed=1))
        1.5
        """
        return 1.0

    def expects(self, state: S, spread: float) -> list[float]:
        """For each seat, what the end may be worth to it, from 0 to 1: a guess by the evaluation.

        What is over is known, unless it was only played out to be judged. Alone, one plays
        against whoever stands as the evaluation's zero.

        >>> import pithead
        >>> game = pithead.game("dwarf")
        >>> state = game.start(seats=2, options={"first": "1"}, seed=1)
        >>> game.expects(state, game.spread(state))
        [0.5, 0.5]
        """
        if state.is_over() and not self.is_judged_by_its_end():
            return [self.result(state, seat) for seat in range(state.seats)]
        values = [self.evaluate(state, seat) / spread for seat in range(state.seats)]
        if state.seats == 1:
            values.append(0.0)
        most = max(values)
        weights = [exp(value - most) for value in values]
        total = sum(weights)
        return [weights[seat] / total for seat in range(state.seats)]

    @abstractmethod
    def horizon(self, state: S) -> int:
        """A number that moves on when what an action led to at once is over."""

    def is_judged_by_its_end(self) -> bool:
        """Whether random play to the end tells more than an evaluation on the way there."""
        return False

    # -- names ---------------------------------------------------------------------------------

    def rivals(self, state: S) -> list[Message]:
        """The names of the players the game itself plays; they come after the seats."""
        return []

    def notation(self, action: Action) -> str:
        """The action's one text."""
        return action.notation

    def parse(self, text: str) -> Action:
        """The action written so; legal or not is another matter."""
        action = self.table.find(text)
        if action is None:
            raise BadNotation(self.name, text, self.table.examples())
        return action

    def index(self, action: Action) -> int:
        """The action's number, from 0: the same within one rules number."""
        return action.index

    def action(self, index: int) -> Action:
        """The action of this number."""
        if not 0 <= index < len(self.table.actions):
            last = len(self.table.actions) - 1
            raise BadNotation(self.name, str(index), ["0", str(last)])
        return self.table.actions[index]

    # -- for people ----------------------------------------------------------------------------

    def asks(self, state: S, seat: int) -> Message:
        """What this seat is asked, in one sentence."""
        return self.question(state, seat).asks(state)

    def offers(self, state: S, seat: int, action: Action) -> Message:
        """What this action would mean now."""
        return self.question(state, seat).offers(state, action)

    def means(self, state: S, seat: int, action: Action) -> Mapping[str, object]:
        """This action by names: its verb, what it is about, and its amounts now.

        Each game describes its own in its `shown.py`.
        """
        return self.question(state, seat).means(state, action)

    def signs(self, state: S, seat: int, action: Action) -> list[Sign]:
        """What this action would do now, in pictures; none where a board shows it otherwise."""
        return self.question(state, seat).signs(state, action)

    def wonders(self, state: S, seat: int) -> list[Action]:
        """What this seat may point at and ask `why_not`: never legal, and not all that is not."""
        legal = self.legal_actions(state, seat)
        return [each for each in self.question(state, seat).wonders(state) if each not in legal]

    def rules_behind(self, state: S, seat: int, action: Action) -> list[str]:
        """The ids of the rules behind this action, the closest first."""
        return self.question(state, seat).rules(state, action)

    def why_not(self, state: S, seat: int, action: Action) -> Message | None:
        """Why this seat cannot make this action now, in one line; None if it can.

        Says only what the seat may know. Worked out anew at each call, so playouts pay nothing.
        """
        question = state.agenda.asked(seat)
        if question is None:
            return not_asked(state.seats_to_act())
        if action in state.offers[seat]:
            return None
        reason = question.refuses(state, action)
        return other_question(question.asks(state)) if reason is None else reason


def same(one: State, other: State) -> bool:
    """Whether two states are equal in everything that bears on the future."""
    return json.dumps(one.facts()) == json.dumps(other.facts())
