"""What everything answers that a seat can do: moves, and the parts of an action.

There is one class for each of them, in the file where it belongs: a part in that of its place.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question
from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.dwergar.actions import COMPLETE, PASS
from pithead.games.dwergar.cards import Allowance, Place
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.reasons import why
from pithead.games.dwergar.state import DwergarState, Work
from pithead.games.dwergar.words import FOREMAN, dwarf_message

ONE_PASS: Final = [PASS]


# -- parts of an action ------------------------------------------------------------------------


class Part(ABC):
    """Something a dwarf may do at a place: what it offers, does and says, and why not. DG-21"""

    # The first word of its actions, and the rules behind it, the closest first.
    verb: ClassVar[str]
    rules: ClassVar[list[str]]

    @abstractmethod
    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        """All of it that can be done now, in a fixed order."""

    @abstractmethod
    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        """Carry it out; what it costs in heat is asked next."""

    @abstractmethod
    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        """What it would do now."""

    @abstractmethod
    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        """Why it cannot be done at this place now, which is not closed."""

    @abstractmethod
    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        """What it would do now, in pictures."""

    def means(self, state: DwergarState, work: Work, action: Action) -> Mapping[str, object]:
        """It by names, with what would come into carts."""
        return action.means

    def is_in(self, allowance: Allowance) -> bool:
        """Whether words of a place let it be done."""
        return False

    def may_be_at(self, place: Place, by_foreman: bool) -> bool:
        """Whether it can ever be done there, by foremen or by workers."""
        return self.is_in(place.allowed) or bool(self.specialists(place))

    # -- before anyone is placed ---------------------------------------------------------------

    def why_not_yet(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        """What must come first. DG-20, DG-21"""
        reason = self.ruled_out(state, seat, action)
        if reason is not None or not state.players[seat].has_dwarf():
            return reason
        return self.send_first(state, seat, action)

    def ruled_out(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        """Why it could not be done whoever is placed."""
        return None

    def send_first(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        """Where a dwarf must be placed before, and which. DG-20, DG-22"""
        rules = state.rules()
        base: list[Message] = []
        bonus: list[Message] = []
        able: set[int] = set()
        shut: Message | None = None
        for place in state.cards.places:
            has_base = self.is_in(place.allowed)
            those = self.specialists(place)
            if not has_base and not those:
                continue
            if rules.closed[place.number]:
                shut = Message("dwergar.why.closed", {"place": place.title()})
            elif has_base:
                base.append(place.title())
            elif rules.quiet[place.number]:
                shut = Message("dwergar.why.quiet", {"place": place.title()})
            else:
                bonus.append(place.title())
                able.update(those)
        if base:
            return Message("dwergar.why.send", {"places": base})
        if len(able) > 1:
            return Message("dwergar.why.send_one_of", {"places": bonus})
        if not able:
            return shut
        params: dict[str, Param] = {"places": bonus, "dwarf": dwarf_message(min(able))}
        return Message("dwergar.why.send_specialist", params)

    # -- where it is offered -------------------------------------------------------------------

    def specialists(self, place: Place) -> list[int]:
        """The specialities whose bonus there lets it be done. DG-22"""
        result: list[int] = []
        for speciality in range(FOREMAN):
            skills = [speciality == each for each in range(FOREMAN)]
            if self.is_in(place.bonus_allowance(skills)):
                result.append(speciality)
        return result

    def places(self, state: DwergarState) -> list[Message]:
        """Where it is done at all, by a base action or a bonus."""
        return [
            place.title()
            for place in state.cards.places
            if self.is_in(place.allowed) or self.specialists(place)
        ]

    def not_offered(self, state: DwergarState, work: Work) -> Message | None:
        """Why the dwarf at work may not do it, whatever it costs. DG-21, DG-22"""
        if self.is_in(work.base) or self.is_in(work.bonus):
            return None
        place = state.cards.places[work.place]
        is_quiet = state.rules().quiet[work.place]
        if self.is_in(place.allowed):
            return why("used_up")
        if not is_quiet and self.is_in(place.bonus_allowance(work.skills)):
            return why("used_up")
        able = self.specialists(place)
        if able and is_quiet:
            return Message("dwergar.why.quiet", {"place": place.title()})
        if able:
            dwarves = [dwarf_message(each) for each in able]
            return Message("dwergar.why.bonus_of", {"dwarves": dwarves})
        places = self.places(state)
        return Message("dwergar.why.elsewhere", {"places": places}) if places else None


# -- moves -------------------------------------------------------------------------------------


class Move(ABC):
    """Something a seat may do when it is asked, with no dwarf at work for it."""

    def __init__(self, verb: str, rules: list[str], is_aside: bool = False) -> None:
        # The first word of its actions, and the rules behind it, the closest first.
        self.verb: Final = verb
        self.rules: Final = rules
        # Whether the same is asked again after it.
        self.is_aside: Final = is_aside

    @abstractmethod
    def actions(self, state: DwergarState, seat: int) -> list[Action]:
        """All of it that can be done now, in a fixed order."""

    @abstractmethod
    def do(self, state: DwergarState, seat: int, action: Action) -> None:
        """Carry it out; what it costs in heat is asked next."""

    @abstractmethod
    def offer(self, state: DwergarState, seat: int, action: Action) -> Message:
        """What it would do now."""

    @abstractmethod
    def why_not(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        """Why it cannot be done now."""


def open_projects(state: DwergarState) -> list[Action]:
    """What the row of projects may be asked for."""
    return [COMPLETE[number] for number in sorted(state.row)]


class Choose(Question):
    """One of several moves."""

    @abstractmethod
    def moves(self, state: DwergarState) -> list[Move]:
        """In the order in which they are offered."""

    def move_of(self, state: DwergarState, action: Action) -> Move | None:
        for move in self.moves(state):
            if move.verb == action.verb:
                return move
        return None

    def chosen(self, state: DwergarState, action: Action) -> Move:
        """The move of an option."""
        move = self.move_of(state, action)
        assert move is not None
        return move

    def options(self, state: DwergarState) -> list[Action]:
        result: list[Action] = []
        for move in self.moves(state):
            found = move.actions(state, self.seat)
            if found:
                result += found
        return result

    def answer(self, state: DwergarState, action: Action) -> None:
        move = self.chosen(state, action)
        if move.is_aside:
            state.agenda.push(self)
        move.do(state, self.seat, action)

    def offers(self, state: DwergarState, action: Action) -> Message:
        return self.chosen(state, action).offer(state, self.seat, action)

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        return self.chosen(state, action).rules

    def wonders(self, state: DwergarState) -> list[Action]:
        return open_projects(state)

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        move = self.move_of(state, action)
        return None if move is None else move.why_not(state, self.seat, action)


@final
class Pass(Move):
    """Nothing more. DG-61"""

    def __init__(self) -> None:
        super().__init__("pass", [])

    def actions(self, state: DwergarState, seat: int) -> list[Action]:
        return ONE_PASS

    def do(self, state: DwergarState, seat: int, action: Action) -> None:
        pass

    def offer(self, state: DwergarState, seat: int, action: Action) -> Message:
        return Message("dwergar.offer.pass")

    def why_not(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        return None


PASSING: Final = Pass()
