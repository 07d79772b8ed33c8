"""The words of Dwergar's events. Everything about a word stands in its class.

everyone heat 2    lift 1    load 1 stone on 3    clear 2
toll 1    install 2    actions 2    score 1 in mine    score 1 on empty
close laboratory    quiet laboratory    rich foremen    heat 1 at workshop
"""

from typing import Final, final

from pithead.engine.errors import BadBox
from pithead.engine.message import Message, Param
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.costs import goods_message, heat_message
from pithead.games.dwergar.mine import lift, load_everyone
from pithead.games.dwergar.phrases import Phrase
from pithead.games.dwergar.row import clear_row
from pithead.games.dwergar.state import DwergarState, EventWord, RoundRules
from pithead.games.dwergar.words import GOODS, LEVELS, PLACES


class AtOnce(EventWord):
    """A word that is over when it has happened."""

    def mark(self, rules: RoundRules) -> None:
        pass


class ForTheRound(EventWord):
    """A word that holds while its event is active."""

    def run(self, state: DwergarState) -> None:
        pass


@final
class EveryoneHeat(AtOnce):
    """Each player gains heat. DG-E46, DG-E53, DG-E54"""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, state: DwergarState) -> None:
        for seat in range(state.seats):
            state.players[seat].gain_heat(self.amount)
            chronicle.warmed(state, seat, self.amount)

    def phrase(self) -> str:
        return f"everyone heat {self.amount}"

    def message(self) -> Message:
        return Message("dwergar.happens.everyone_heat", {"goods": heat_message(self.amount)})


@final
class Lifting(AtOnce):
    """The lift goes up by itself. DG-E47, DG-E50, DG-E53, DG-E60"""

    def __init__(self, levels: int) -> None:
        self.levels: Final = levels

    def run(self, state: DwergarState) -> None:
        for _ in range(self.levels):
            lift(state)

    def phrase(self) -> str:
        return f"lift {self.levels}"

    def message(self) -> Message:
        return Message("dwergar.happens.lift", {"n": self.levels})


@final
class LoadLevel(AtOnce):
    """Resources into every cart of a level. DG-E54, DG-E55"""

    def __init__(self, amount: int, good: int, level: int) -> None:
        self.amount: Final = amount
        self.good: Final = good
        self.level: Final = level

    def run(self, state: DwergarState) -> None:
        load_everyone(state, self.level, self.good, self.amount)

    def phrase(self) -> str:
        return f"load {self.amount} {GOODS[self.good]} on {LEVELS[self.level]}"

    def message(self) -> Message:
        params: dict[str, Param] = {
            "goods": goods_message(self.good, self.amount),
            "level": chronicle.level_message(self.level),
        }
        return Message("dwergar.happens.load", params)


@final
class ClearRow(AtOnce):
    """Some open projects are discarded for good, the row is refilled. DG-E52"""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, state: DwergarState) -> None:
        clear_row(state, self.amount)

    def phrase(self) -> str:
        return f"clear {self.amount}"

    def message(self) -> Message:
        return Message("dwergar.happens.clear", {"n": self.amount})


@final
class RoundNumber(ForTheRound):
    """A number that holds for the round. DG-E48, DG-E49, DG-E51, DG-E56, DG-E60"""

    def __init__(self, word: str, amount: int) -> None:
        self.word: Final = word
        self.amount: Final = amount

    def mark(self, rules: RoundRules) -> None:
        if self.word == "toll":
            rules.toll += self.amount
        elif self.word == "install":
            rules.install_points += self.amount
        elif self.word == "actions":
            rules.actions = self.amount
        elif self.word == "in mine":
            rules.mine_points += self.amount
        else:
            rules.empty_points += self.amount

    def phrase(self) -> str:
        if self.word in ("in mine", "on empty"):
            return f"score {self.amount} {self.word}"
        return f"{self.word} {self.amount}"

    def message(self) -> Message:
        key = self.word.replace(" ", "_")
        return Message(f"dwergar.happens.{key}", {"n": self.amount})


NUMBERS: Final = ["toll", "install", "actions"]


@final
class ShutPlace(ForTheRound):
    """A place that offers nothing this round, or no specialist bonuses. DG-E57"""

    def __init__(self, place: int, is_closed: bool) -> None:
        self.place: Final = place
        self.is_closed: Final = is_closed

    def mark(self, rules: RoundRules) -> None:
        if self.is_closed:
            rules.closed[self.place] = True
        else:
            rules.quiet[self.place] = True

    def phrase(self) -> str:
        return f"{'close' if self.is_closed else 'quiet'} {PLACES[self.place]}"

    def message(self) -> Message:
        kind = "close" if self.is_closed else "quiet"
        return Message(f"dwergar.happens.{kind}", {"place": chronicle.place_message(self.place)})


@final
class RichForemen(ForTheRound):
    """Foremen in the mine get the additional yield. DG-E58"""

    def mark(self, rules: RoundRules) -> None:
        rules.rich_foremen = True

    def phrase(self) -> str:
        return "rich foremen"

    def message(self) -> Message:
        return Message("dwergar.happens.rich_foremen")


@final
class HeatAt(ForTheRound):
    """Each action at a place gives heat. DG-E59"""

    def __init__(self, amount: int, place: int) -> None:
        self.amount: Final = amount
        self.place: Final = place

    def mark(self, rules: RoundRules) -> None:
        rules.heat_at[self.place] += self.amount

    def phrase(self) -> str:
        return f"heat {self.amount} at {PLACES[self.place]}"

    def message(self) -> Message:
        params: dict[str, Param] = {
            "goods": heat_message(self.amount),
            "place": chronicle.place_message(self.place),
        }
        return Message("dwergar.happens.heat_at", params)


def read_event_words(text: str, where: str) -> list[EventWord]:
    """The words of an event, separated by `; `."""
    result: list[EventWord] = []
    for part in text.split("; "):
        phrase = Phrase(part)
        word = _at_once(phrase) or _for_the_round(phrase)
        if word is None or not phrase.is_whole() or word.phrase() != part:
            raise BadBox(where, repr(part), "a word of an event such as 'lift 1' or 'toll 1'")
        result.append(word)
    return result


def _at_once(phrase: Phrase) -> EventWord | None:
    if phrase.has("everyone heat"):
        amount = phrase.number()
        return EveryoneHeat(amount) if amount else None
    if phrase.has("lift"):
        levels = phrase.number()
        return Lifting(levels) if levels else None
    if phrase.has("clear"):
        amount = phrase.number()
        return ClearRow(amount) if amount else None
    if phrase.has("load"):
        amount = phrase.number()
        good = phrase.one_of(GOODS)
        level = phrase.one_of(LEVELS) if phrase.has("on") else -1
        return LoadLevel(amount, good, level) if amount and good >= 0 and level >= 0 else None
    return None


def _for_the_round(phrase: Phrase) -> EventWord | None:
    if phrase.has("rich foremen"):
        return RichForemen()
    if phrase.has("score"):
        points = phrase.number()
        where = phrase.one_of(["in mine", "on empty"])
        return (
            RoundNumber(["in mine", "on empty"][where], points) if points and where >= 0 else None
        )
    if phrase.has("heat"):
        amount = phrase.number()
        place = phrase.one_of(PLACES) if phrase.has("at") else -1
        return HeatAt(amount, place) if amount and place >= 0 else None
    shut = phrase.one_of(["close", "quiet"])
    if shut >= 0:
        place = phrase.one_of(PLACES)
        return ShutPlace(place, shut == 0) if place >= 0 else None
    word = phrase.one_of(NUMBERS)
    amount = phrase.number()
    return RoundNumber(NUMBERS[word], amount) if word >= 0 and amount else None
