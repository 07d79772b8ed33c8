"""Positions of Dwergar in which someone would like to do what cannot be done, and the line told."""

from typing import Final, NamedTuple

from dwergar.table import COLOURS, GAME, Holdings, play, position, seat_of
from pithead.engine.message import Message
from pithead.games.dwergar import make
from pithead.games.dwergar.state import DwergarState


class Wish(NamedTuple):
    """Who wishes to do what, and the rule and the English line that speak against it."""

    rule: str
    state: DwergarState
    action: str
    line: str
    who: str = "red"

    def __str__(self) -> str:
        return f"{self.rule}: {self.action}: {self.line}"

    def reason(self) -> Message:
        reason = GAME.why_not(self.state, seat_of(self.who), GAME.parse(self.action))
        assert reason is not None, f"{self} is possible"
        return reason

    def names(self) -> list[str]:
        return COLOURS[: self.state.seats]


def after(state: DwergarState, *lines: str) -> DwergarState:
    play(state, *lines)
    return state


def placing() -> list[Wish]:
    """Which dwarf may be placed, and Work Breaks."""
    turn = position(red={"workers": "engineer"}, standing={"forge": "red", "lift": "blacksmith"})
    riding = position(red={"workers": "engineer"}, carts={"red 2": "foreman"})
    tired = position(
        red={"workers": ""},
        standing={"lift": "engineer", "forge": "blacksmith", "studio": "blue", "bellows": "red"},
    )
    return [
        Wish("DG-20", turn, "place blacksmith lift", "You have no blacksmith at hand."),
        Wish("DG-20", turn, "place foreman lift", "Your foreman is at work: Forge."),
        Wish("DG-29", riding, "place foreman lift", "Your foreman rides in your cart on level 2."),
        Wish("DG-23", turn, "break lift", "No Work Break while you have a dwarf."),
        Wish("DG-17", turn, "pass", "You must place a dwarf, but need do nothing there."),
        Wish("DG-14", turn, "place engineer lift", "Waiting for red.", "blue"),
        Wish(
            "DG-23", tired, "place engineer lift",
            "You have no dwarf at hand: take a Work Break.",
        ),
        Wish("DG-23", tired, "break studio", "A foreman stands there, not a worker."),
        Wish("DG-23", tired, "break mine-1", "No worker stands there."),
        Wish("DG-23", tired, "pass", "You must take a worker."),
        Wish(
            "DG-23", tired, "lift",
            "First decide: Work Break: which worker comes to you? (3 actions left)",
        ),
    ]  # fmt: skip


def before_placing() -> list[Wish]:
    """Parts of an action that nobody has begun."""
    turn = position(
        red={"workers": "engineer", "stone": 2, "completed": [12, 13], "upgraded": [10]},
        blue={"completed": [5]},
        row=[3, 14],
    )
    rich = position(red={"workers": "engineer", "stone": 9, "iron": 9}, row=[3])
    closed = position(red={"workers": "engineer", "iron": 1}, event=57)
    skilled = position(red={"workers": "engineer", "upgraded": [44]}, silverbeard="red")
    return [
        Wish("DG-47", turn, "complete 3", "Studio; needs 3 stone and 2 iron more."),
        Wish("DG-47", rich, "complete 3", "First send a dwarf to work: Studio."),
        Wish("DG-47", turn, "complete 5", "blue has completed it."),
        Wish("DG-47", turn, "complete 12", "You have completed it already."),
        Wish("DG-9", turn, "complete 40", "It is not among the open projects."),
        Wish("DG-45", turn, "upgrade 12", "First send the engineer: Forge."),
        Wish("DG-45", turn, "upgrade 3", "You have not completed this project."),
        Wish("DG-48", turn, "upgrade 10", "It is upgraded already."),
        Wish("DG-26", turn, "mine", "First send a dwarf into the mine."),
        Wish("DG-38", turn, "lift", "First send a dwarf to work: Lift."),
        Wish("DG-40", turn, "load 2", "First send the blacksmith: Lift."),
        Wish(
            "DG-46", turn, "heat",
            "First send the right specialist: Laboratory, Bellows, and Forge.",
        ),
        Wish("DG-52", turn, "install cool", "First send your foreman there."),
        Wish("DG-58", turn, "silverbeard engineer", "You do not have the Silverbeard token."),
        Wish("DG-58", skilled, "silverbeard engineer", "First send a dwarf to work."),
        Wish("DG-P44", turn, "become engineer", "None of your upgraded projects allows that."),
        Wish("DG-P44", skilled, "become engineer", "First send a dwarf to work."),
        Wish("DG-P37", turn, "change stone", "None of your upgraded projects allows that."),
        Wish("DG-E57", closed, "exchange iron", "Closed this round: Laboratory."),
        Wish("DG-17", turn, "end", "First decide: Send a dwarf to work (3 actions left)."),
    ]  # fmt: skip


def at_the_forge() -> list[Wish]:
    plain: Holdings = {"workers": "ironworker", "stone": 1, "gold": 1, "heat": 1, "completed": [12]}
    forge = after(position(red=plain, row=[3]), "place ironworker forge")
    able: Holdings = {
        "workers": "engineer",
        "stone": 1,
        "heat": 1,
        "completed": [12, 13],
        "upgraded": [14],
    }
    engineer = after(position(red=able, silverbeard="red"), "place engineer forge")
    return [
        Wish("DG-44", forge, "forge iron", "You have no iron."),
        Wish("DG-44", forge, "forge crystal", "There is no conversion of crystal."),
        Wish("DG-44", forge, "forge gold", "Needs 2 heat, you have 1."),
        Wish("DG-45", forge, "upgrade 12", "Here that is the bonus of the engineer."),
        Wish("DG-46", forge, "heat", "Here that is the bonus of the blacksmith."),
        Wish("DG-38", forge, "lift", "Not here, but elsewhere: Lift."),
        Wish("DG-47", forge, "complete 3", "Not here, but elsewhere: Studio."),
        Wish("DG-35", forge, "light",
             "Not here, but elsewhere: Laboratory, Bellows, and Workshop."),
        Wish("DG-26", forge, "mine", "Mining is done only in the mine."),
        Wish("DG-21", forge, "place foreman lift", "First end the action under way (Forge)."),
        Wish("DG-21", forge, "take iron", "First decide: Forge: what do you do?"),
        Wish("DG-52", forge, "install hot", "Only a foreman installs a furnace."),
        Wish("DG-58", forge, "silverbeard engineer", "You do not have the Silverbeard token."),
        Wish("DG-P44", forge, "become engineer", "None of your upgraded projects allows that."),
        Wish("DG-45", engineer, "upgrade 12", "Needs 2 heat more."),
        Wish("DG-48", engineer, "upgrade 14", "It is upgraded already."),
        Wish("DG-45", engineer, "upgrade 3", "You have not completed this project."),
        Wish("DG-58", engineer, "silverbeard engineer", "Your dwarf has that bonus already."),
        Wish(
            "DG-58", engineer, "silverbeard ironworker",
            "There is no bonus for the ironworker here.",
        ),
    ]  # fmt: skip


def with_furnaces_and_lift() -> list[Wish]:
    laboratory = after(
        position(red={"workers": "ironworker", "iron": 1}), "place ironworker laboratory"
    )
    bellows = after(
        position(red={"workers": "ironworker", "cool": 2}), "place ironworker bellows", "light"
    )
    hot = after(
        position(red={"workers": "blacksmith", "cool": 1, "heat": 10}), "place blacksmith bellows"
    )
    lifted = after(
        position(red={"workers": "blacksmith", "upgraded": [37], "heat": 3}),
        "place blacksmith lift", "lift", "load 1",
    )  # fmt: skip
    toll = after(position(red={"workers": "blacksmith"}, event=48), "place blacksmith lift")
    full = after(
        position(red={"workers": "ironworker", "cool": 8, "iron": 3}), "place ironworker workshop"
    )
    poor = after(position(red={"workers": "ironworker", "cool": 2}), "place ironworker workshop")
    return [
        Wish("DG-32", laboratory, "exchange stone", "There is no exchange for stone."),
        Wish("DG-32", laboratory, "exchange gold", "You have no gold."),
        Wish("DG-34", laboratory, "light", "You have no cool furnace on your board."),
        Wish("DG-35", bellows, "light", "Done already in this action."),
        Wish("DG-2", hot, "heat", "Your heat track is full."),
        Wish("DG-40", lifted, "lift", "After loading you lift no further."),
        Wish("DG-40", lifted, "load 2", "Done already in this action."),
        Wish("DG-P39", lifted, "change iron", "None of your upgraded projects allows that."),
        Wish("DG-E48", toll, "lift", "Needs 1 heat, you have 0."),
        Wish("DG-4", full, "build", "No furnace is left: you have all 8."),
        Wish("DG-41", poor, "build", "Needs 1 iron more."),
    ]


def at_the_studio() -> list[Wish]:
    builder: Holdings = {"workers": "ironworker", "stone": 4, "heat": 2, "completed": [19]}
    studio = after(position(red=builder, row=[3, 12]), "place ironworker studio")
    done = after(position(red=builder, row=[3, 12]), "place ironworker studio", "complete 12")
    thrifty: Holdings = {
        "workers": "engineer",
        "stone": 5,
        "iron": 2,
        "upgraded": [1, 37],
        "heat": 1,
    }
    discount = after(position(red=thrifty, row=[3]), "place engineer studio", "complete 3")
    short: Holdings = {**thrifty, "stone": 4, "iron": 1}
    least = after(position(red=short, row=[3]), "place engineer studio")
    back = after(
        position(red={"workers": "engineer", "stone": 5, "iron": 2}, row=[3]),
        "place engineer studio", "complete 3",
    )  # fmt: skip
    cheap = make(
        {
            "projects": {
                "1": {"effect": "discount complete 2 gold"},
                "3": {"cost": "5 stone, 2 iron, 2 gold"},
            }
        }
    )
    payer: Holdings = {"workers": "engineer", "stone": 5, "iron": 2, "upgraded": [1]}
    saved = after(position(red=payer, row=[3], game=cheap), "place engineer studio", "complete 3")
    chimney: Holdings = {"workers": "ironworker", "iron": 4, "gold": 2, "crystal": 1, "heat": 2}
    stoking = after(
        position(red=chimney, row=[45]), "place ironworker studio", "complete 45", "upgrade 45"
    )
    return [
        Wish("DG-47", studio, "complete 3", "Needs 1 stone and 2 iron more."),
        Wish("DG-9", studio, "complete 21", "It is not among the open projects."),
        Wish("DG-45", studio, "upgrade 19", "Not here, but elsewhere: Forge."),
        Wish("DG-47", done, "complete 3", "Done already in this action."),
        Wish("DG-47", done, "complete 12", "You have completed it already."),
        Wish("DG-P1", least, "complete 3", "Needs 1 iron more."),
        Wish("DG-P1", discount, "less gold", "The discount is for stone or iron."),
        Wish("DG-49", back, "take gold", "The cost must ask for more than one of it."),
        Wish("DG-51", saved, "take gold", "You paid none of it."),
        Wish("DG-P45", stoking, "extra 3", "Needs 3 heat, you have 2."),
    ]


def installing() -> list[Wish]:
    """The foreman in the mine."""
    full = after(
        position(red={"stone": 1, "cool": 1}, carts={"red 1": "1 iron"}), "place foreman mine-1"
    )
    poor = after(position(red={"cool": 1}), "place foreman mine-4")
    theirs = after(
        position(red={"stone": 1, "cool": 1}, furnaces={"mine-1": "blue"}), "place foreman mine-1"
    )
    own = after(
        position(red={"stone": 1, "cool": 1}, furnaces={"mine-1": "red"}), "place foreman mine-1"
    )
    bare = after(position(red={"stone": 1}), "place foreman mine-1")
    return [
        Wish("DG-27", full, "mine", "Your cart on level 1 is full."),
        Wish("DG-52", full, "install hot", "You have no hot furnace on your board."),
        Wish("DG-52", bare, "install cool", "You have no cool furnace on your board."),
        Wish("DG-52", poor, "install cool", "Needs 1 crystal more."),
        Wish("DG-52", theirs, "install cool", "blue has a furnace there."),
        Wish("DG-52", own, "install cool", "Your furnace is installed there already."),
    ]


def with_events_and_projects() -> list[Wish]:
    """Event 57 in both editions, and the projects that change what a dwarf may do."""
    piped: Holdings = {"workers": "engineer", "iron": 1, "upgraded": [37], "heat": 1}
    closed = after(position(red=piped, event=57), "place engineer laboratory")
    quiet = after(
        position(
            red={"workers": "ironworker", "iron": 1, "cool": 1},
            event=57, edition="2020", silverbeard="red",
        ),
        "place ironworker laboratory",
    )  # fmt: skip
    gnomes: Holdings = {"workers": "blacksmith foreman", "stone": 2, "heat": 3, "upgraded": [44]}
    master = after(position(red=gnomes), "place foreman forge")
    smith = after(position(red=gnomes), "place blacksmith forge")
    warmed = after(position(red=gnomes), "place blacksmith forge", "heat")
    changed = after(position(red=gnomes), "place blacksmith forge", "become engineer")
    cold = after(position(red={**gnomes, "heat": 0}), "place blacksmith forge")
    return [
        Wish("DG-E57", closed, "exchange iron", "Closed this round: Laboratory."),
        Wish("DG-E57", quiet, "light", "No bonuses this round: Laboratory."),
        Wish("DG-E57", quiet, "silverbeard engineer", "No bonuses this round: Laboratory."),
        Wish("DG-P44", master, "become engineer", "That does not work for the foreman."),
        Wish("DG-P44", smith, "become blacksmith", "Your worker has that speciality already."),
        Wish("DG-P44", warmed, "become engineer", "A bonus or a yield has been taken already."),
        Wish("DG-P44", changed, "become ironworker", "Only once in an action."),
        Wish("DG-P44", cold, "become engineer", "Needs 1 heat, you have 0."),
    ]


def paying_and_ending() -> list[Wish]:
    """How heat is paid, and the questions of the end."""

    def forging(heat: int, hot: int) -> DwergarState:
        owned: Holdings = {"workers": "ironworker", "gold": 1, "heat": heat, "hot": hot}
        return after(position(red=owned), "place ironworker forge", "forge gold")

    terraces: Holdings = {"completed": [19, 20], "upgraded": [39], "heat": 1}
    free = position(red=terraces, decks="golden_terraces+eastern", at="free upgrades")
    last = after(
        position(
            red={"completed": [19], "upgraded": [37, 39], "heat": 1},
            decks="golden_terraces+eastern", at="free upgrades",
        ),
        "pass",
    )  # fmt: skip
    return [
        Wish("DG-24", forging(2, 2), "track 3", "The price is only 2 heat."),
        Wish("DG-24", forging(1, 2), "track 2", "Your track holds only 1 heat."),
        Wish("DG-24", forging(2, 1), "track 0", "Only 1 furnace is hot."),
        Wish("DG-61", free, "upgrade 21", "You have not completed this project."),
        Wish("DG-61", free, "upgrade 39", "It is upgraded already."),
        Wish("DG-61", free, "change iron", "Needs 2 heat, you have 1."),
        Wish("DG-61", free, "change stone", "None of your upgraded projects allows that."),
        Wish("DG-P39", last, "change iron", "Needs 2 heat, you have 1."),
        Wish("DG-P39", last, "change gold", "None of your upgraded projects allows that."),
    ]


WISHES: Final = [
    *placing(),
    *before_placing(),
    *at_the_forge(),
    *with_furnaces_and_lift(),
    *at_the_studio(),
    *installing(),
    *with_events_and_projects(),
    *paying_and_ending(),
]
