"""Positions of DWARF in which someone would like to do what cannot be done, and the line told."""

from typing import Final, NamedTuple

from dwarf.table import GAME, finish_round, names, play, position, seat_of
from pithead.engine.message import Message
from pithead.games.dwarf.state import DwarfState


class Wish(NamedTuple):
    """Who wishes to do what, and the rule and the English line that speak against it."""

    rule: str
    state: DwarfState
    who: str
    action: str
    line: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.action}: {self.line}"

    def reason(self) -> Message:
        reason = GAME.why_not(self.state, seat_of(self.state, self.who), GAME.parse(self.action))
        assert reason is not None, f"{self} is possible"
        return reason

    def names(self) -> list[str]:
        return names(self.state)


def after(state: DwarfState, *lines: str) -> DwarfState:
    play(state, *lines)
    return state


def choosing() -> list[Wish]:
    """Phase B."""
    open_ = after(position(seats=3, piles=["muster_army", "run_amok"], blue="3 medals"), "place 5")
    crowded = position(seats=3, standing="red 4, green 4, blue 7")
    second = after(position(red="8 medals"), "place 1", "place 2")
    alone = position(seats=1, automaton="andvettr", piles=["run_amok"])
    alone.players[0].specials = 3
    finish_round(alone)
    return [
        Wish("DW-17", open_, "blue", "place 5", "Taken by red."),
        Wish("DW-17", crowded, "red", "place 4", "Taken by red and green."),
        Wish("DW-17", second, "blue", "place 2", "Your own worker stands there."),
        Wish("DW-17", open_, "blue", "pass", "You may pass only on your second placement."),
        Wish("DW-34", open_, "blue", "helper 1", "Helpers come later, in the Help step."),
        Wish("DW-51", open_, "blue", "place b1", "Only one mine is in play."),
        Wish("DW-51", open_, "blue", "special b1 workers", "Only one mine is in play."),
        Wish("DW-18", open_, "blue", "special 1 medals", "Needs 4 medals, you have 3."),
        Wish("DW-19", open_, "blue", "special 3 workers", "Pile 3 is empty."),
        Wish("DW-22", second, "blue", "place 1", "Taken by red."),
        Wish("DW-22", second, "blue", "helper 3", "Helpers come later, in the Help step."),
        Wish(
            "DW-22", second, "blue", "special 1 workers",
            "Special actions are for the first placement only.",
        ),
        Wish(
            "DW-49", alone, "human", "special 1 workers",
            "You have taken all 3 special actions of the game.",
        ),
    ]  # fmt: skip


def waiting() -> list[Wish]:
    """It is someone else’s turn."""
    paid = after(position(seats=3, piles=["muster_army"]), "special 1 workers")
    done = after(position(), "place 1", "place 2", "place 3")
    return [
        Wish("DW-17", position(), "blue", "place 5", "Waiting for red."),
        Wish("DW-18", paid, "red", "place 5", "You have no worker left this round."),
        Wish("DW-22", done, "blue", "special 1 workers", "You have no worker left this round."),
        Wish("DW-22", done, "blue", "pass", "Waiting for red."),
    ]


def doing_fronts() -> list[Wish]:
    """The questions of the special actions."""
    order = position(piles=["special_order"], red="3 iron, 2 gold, 2 steel")
    play(order, "special 1 workers")
    search = position(laid="5 gold", piles=["past_glories"])
    play(search, "special 1 workers")
    raise_ = position(laid="5 gold, 5 help", piles=["past_glories"])
    play(raise_, "special 1 workers", "search 5")
    back = position(
        laid="2 alloy, 4 axe, 6 crown, 7 mace", piles=["turn_back"], standing="blue 6, red 7"
    )
    play(back, "special 1 workers")
    join = position(seats=3, piles=["apprentice"], standing="blue 6, green 8, red 7")
    play(join, "special 1 workers")
    return [
        Wish(
            "DW-27",
            order,
            "red",
            "order 1 iron 3 gold 1 steel",
            "Needs 3 gold, you have 2.",
        ),
        Wish(
            "DW-27",
            order,
            "red",
            "pass",
            "First decide: “Special order”: which five resources do you pay?",
        ),
        Wish("DW-26", search, "red", "search 1", "Only one card lies there."),
        Wish("DW-26", search, "red", "search b1", "Only one mine is in play."),
        Wish("DW-28", back, "red", "return 6", "Taken by blue."),
        Wish("DW-28", back, "red", "return 7", "Your own worker stands there."),
        Wish("DW-28", back, "red", "return 1", "Only one card lies there."),
        Wish("DW-28", back, "red", "return b1", "Only one mine is in play."),
        Wish("DW-29", join, "red", "join 7", "No opponent’s worker stands there."),
        Wish("DW-29", join, "red", "join 1", "No opponent’s worker stands there."),
        Wish("DW-29", join, "red", "join b2", "Only one mine is in play."),
        Wish("DW-26", raise_, "red", "raise D01", "It is not in stack 5."),
        Wish("DW-26", raise_, "red", f"raise {raise_.top(4).id}", "It lies on top already."),
    ]


def resolving() -> list[Wish]:
    """Phase C."""
    helped = after(position(laid="5 help"), "place 5", "place 1", "place 2", "pass")
    craft = after(position(laid="4 axe", red="2 steel"), "place 4", "place 1", "pass", "pass")
    return [
        Wish("DW-34", helped, "red", "helper 1", "Taken by blue."),
        Wish("DW-34", helped, "red", "helper 5", "Your own worker stands there."),
        Wish("DW-34", helped, "red", "special 1 workers", "A helper never goes on a special pile."),
        Wish("DW-34", helped, "red", "pass", "First decide: Place a helper, or decline it."),
        Wish("DW-34", helped, "red", "helper b4", "Only one mine is in play."),
        Wish("DW-39", craft, "red", "place 3", "First decide: “Forge an axe”: use it?"),
    ]


WISHES: Final = [*choosing(), *waiting(), *doing_fronts(), *resolving()]
