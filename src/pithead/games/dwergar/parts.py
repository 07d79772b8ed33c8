"""What everything answers that a seat can do: moves, parts of an action, payments.

There is one class for each of them, in the file where it belongs: a part in that of its place.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import NOTHING, Question
from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import CHANGE, COMPLETE, PASS, TAKE, TRACK
from pithead.games.dwergar.cards import Allowance, Place, PlaceReader, PlaceWord
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.reasons import too_cold, why, wrong_split
from pithead.games.dwergar.state import DwergarState, Work
from pithead.games.dwergar.words import FOREMAN, dwarf_message, goods_message, heat_message

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

    def means(self, state: DwergarState, seat: int, action: Action) -> Mapping[str, object]:
        """The same by names."""
        return action.means

    @abstractmethod
    def why_not(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        """Why it cannot be done now."""


def yields_more(state: DwergarState, work: Work) -> bool:
    """An own furnace there, cards 2 to 4, or event 58; they do not add up. DG-28"""
    if work.is_rich or (work.dwarf == FOREMAN and state.rules().rich_foremen):
        return True
    rich = state.players[work.seat].powers.rich_skills
    if work.dwarf == FOREMAN:
        return rich[0] or rich[1] or rich[2]
    return any(rich[i] and work.skills[i] for i in range(3))


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

    def means(self, state: DwergarState, action: Action) -> Mapping[str, object]:
        return self.chosen(state, action).means(state, self.seat, action)

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


# -- paying heat ------------------------------------------------------------------------------


@final
class PayHeat(Question):
    """How much of a payment comes from the track; a forced split is not asked. DG-24"""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def options(self, state: DwergarState) -> list[Action]:
        player = state.players[self.seat]
        most = min(self.amount, player.heat)
        least = max(0, self.amount - player.hot)
        # From the track first, which is the ready default.
        return [TRACK[heat] for heat in range(most, least - 1, -1)]

    def answer(self, state: DwergarState, action: Action) -> None:
        player = state.players[self.seat]
        put_out = self.amount - action.value
        player.heat -= action.value
        player.hot -= put_out
        player.cool += put_out
        chronicle.heat_paid(state, self.seat, action.value, put_out)

    def asks(self, state: DwergarState) -> Message:
        return Message("dwergar.ask.heat", {"goods": heat_message(self.amount)})

    def offers(self, state: DwergarState, action: Action) -> Message:
        furnaces = self.amount - action.value
        return Message("dwergar.offer.track", {"track": action.value, "furnaces": furnaces})

    def means(self, state: DwergarState, action: Action) -> Mapping[str, object]:
        return {**action.means, "furnaces": self.amount - action.value}

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        return ["DG-24"]

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """DG-24: no more than the price and the track, no less than the furnaces leave open."""
        if action.verb != "track":
            return None
        return wrong_split(state.players[self.seat], self.amount, action.value)

    def line(self, state: DwergarState) -> str:
        return f"{self.name()} {self.seat + 1} {self.amount}"


def pay_heat(state: DwergarState, seat: int, amount: int) -> None:
    """Ask for a payment next; nothing to pay is not asked."""
    if amount < 0:
        # Its question would have no answer, and the agenda would drop it unseen.
        raise ValueError(f"a price of {amount} heat")
    if amount:
        state.agenda.push(PayHeat(seat, amount))


# -- changing heat into resources --------------------------------------------------------------


@final
class Change(Move):
    """Heat into a resource, at any time in the own turn. DG-P37, DG-P39"""

    def __init__(self) -> None:
        super().__init__("change", ["DG-P37", "DG-P39"], is_aside=True)

    def actions(self, state: DwergarState, seat: int) -> list[Action]:
        player = state.players[seat]
        if not player.powers.can_change:
            return NOTHING
        heat = player.heat_at_hand()
        prices = player.powers.change_price
        return [CHANGE[good] for good in range(4) if 0 < prices[good] <= heat]

    def do(self, state: DwergarState, seat: int, action: Action) -> None:
        player = state.players[seat]
        player.goods[action.value] += 1
        chronicle.changed(state, seat, action.value)
        pay_heat(state, seat, player.powers.change_price[action.value])

    def offer(self, state: DwergarState, seat: int, action: Action) -> Message:
        price = state.players[seat].powers.change_price[action.value]
        params: dict[str, Param] = {"price": heat_message(price)}
        params["goods"] = goods_message(action.value, 1)
        return Message("dwergar.offer.change", params)

    def why_not(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        """Only by an upgraded project, for its heat."""
        player = state.players[seat]
        price = player.powers.change_price[action.value]
        return too_cold(player, price) if price else why("no_power")


CHANGING: Final = Change()


# -- taking one resource back ------------------------------------------------------------------


@final
class TakeBackWord(PlaceWord):
    """After completing, take resources back. DG-49"""

    start: ClassVar[str] = "take back"
    fits_base: ClassVar[bool] = False

    def give(self, allowance: Allowance) -> None:
        allowance.take_backs += self.amount

    def signs(self) -> list[Sign]:
        return [Sign("back", self.amount)]


def offer_take_back(state: DwergarState, seat: int) -> None:
    """Once a project is paid and the dwarf has the bonus, whichever comes first. DG-21, DG-49"""
    work = state.working()
    if work.completed and work.bonus.take_backs:
        work.bonus.take_backs -= 1
        state.agenda.push(TakeBack(seat, work.completed))


@final
class TakeBack(Question):
    """One resource back of a kind the printed cost asks more than one of. DG-49, DG-51"""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def options(self, state: DwergarState) -> list[Action]:
        printed = state.cards.project(self.number).cost.goods
        paid = state.working().paid
        return [TAKE[good] for good in range(4) if printed[good] > 1 and paid[good] >= 1]

    def answer(self, state: DwergarState, action: Action) -> None:
        state.players[self.seat].goods[action.value] += 1
        state.working().is_bonus_taken = True
        chronicle.took_back(state, self.seat, action.value)

    def asks(self, state: DwergarState) -> Message:
        return Message("dwergar.ask.take")

    def offers(self, state: DwergarState, action: Action) -> Message:
        return Message("dwergar.offer.take", {"goods": goods_message(action.value, 1)})

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        return ["DG-49", "DG-51"]

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """DG-49: a kind the cost asks several of; DG-51: and of which one was paid."""
        if action.verb != "take":
            return None
        printed = state.cards.project(self.number).cost.goods[action.value]
        return why("asks_for_one" if printed <= 1 else "paid_none")

    def line(self, state: DwergarState) -> str:
        return f"{self.name()} {self.seat + 1} {self.number}"


WORDS: Final[list[PlaceReader]] = [TakeBackWord.read]
