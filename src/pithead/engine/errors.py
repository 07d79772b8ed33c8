"""Refusals: each is one sentence that says what was expected and where.

An error carries a `Message`, so the table can say it in the reader's language; `str(error)` is
the English sentence for a programmer, whose seats are counted from 0. `SENTENCES` is the English
catalogue's own text for these keys (a test compares the two).
"""

from typing import Final

from pithead.engine.message import Message, Param, names_of

__all__ = [
    "BadBox",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "BadStep",
    "CannotUndo",
    "IllegalAction",
    "NotAsked",
    "PitheadError",
    "WhichSeat",
]

# Of what a stranger wrote, a refusal repeats no more than these.
LONGEST_PARAM: Final = 2_000
LONGEST_FOUND: Final = 240

SENTENCES: Final[dict[str, str]] = {
    "error.action": "{action} is not legal for seat {seat} now; legal: {legal}.",
    "error.not_asked": "Seat {seat} is not asked anything now; to act: {seats}.",
    "error.which_seat": "Several seats are to act: {seats}; say which one plays {action}.",
    "error.notation": "No action of {game} is written {text}; expected for example {examples}.",
    "error.game": "There is no game called {name}; expected one of {names}.",
    "error.seats": "{game} is for {expected} seats, not {seats}.",
    "error.option": "{game} has no option called {name}; expected one of {names}.",
    "error.option_value": "Option {name} cannot be {value}; expected {expected}.",
    "error.option_seats": "Option {name} is only for {expected} seats, not {seats}.",
    "error.argument": "{name} cannot be {value}; expected {expected}.",
    "error.seed": "A seed is a whole number from 0 to {most}, not {seed}.",
    "error.record": "{where}: {found}; expected {expected}.",
    "error.rules": (
        "This record was played by rules {found} of {game}; "
        "this version plays rules {expected} and refuses to play it on differently."
    ),
    "error.data": (
        "This record was played with other card data ({found}) than this version has ({expected})."
    ),
    "error.replay": "Action {number} of the record, {action}, cannot be played: {why}",
    "error.step": "Game {number}: {why}",
    "error.scores": "The record says the scores are {found}, but its actions give {expected}.",
    "error.undo_empty": "There is nothing to undo.",
    "error.undo_revealed": (
        "The last action cannot be undone: it showed something hidden or let another seat act."
    ),
    "error.undo_seat": "Only whoever made the last action can undo it.",
    "error.box": "{where}: {found}; expected {expected}.",
    "error.position": "{where}: {found}; expected {expected}.",
    "error.file": "Cannot read {path}: {why}.",
    "error.budget": (
        "{bot} cannot think for {text}; expected simulations such as 400 or seconds such as 0.5s."
    ),
    "error.bot": (
        "There is no bot called {name}; expected one of {names} "
        "or a path such as my_package.bots:MyBot."
    ),
    "error.bot_module": "The bot {bot} cannot be found: there is no module called {module}.",
    "error.bot_class": (
        "The bot {bot} cannot be found: the module {module} has nothing called {name}."
    ),
    "error.bot_kind": (
        "{bot} is not a bot; expected a class made from pithead.bots.Bot with `choose`."
    ),
    "error.bot_failed": "The bot {bot} cannot be made: {why}.",
    "error.budget_none": "{bot} needs no budget; leave out {text}.",
    "why.seat": "{seat}",
}


def in_english(message: Message) -> str:
    """The sentence of an error, those inside it included."""
    filled = {name: told(value) for name, value in message.params.items()}
    return SENTENCES[message.key].format(**filled)


def told(value: Param) -> str:
    if isinstance(value, list):
        return ", ".join(told(each) for each in value)
    return in_english(value) if isinstance(value, Message) else str(value)


class Declined(Exception):
    """Something was asked for that cannot be; nothing has changed.

    Whoever asked is told by the message, in their language; the text is for logs.
    """

    def __init__(self, message: Message, text: str = "") -> None:
        self.message = message
        super().__init__(text or in_brief(message))


def in_brief(message: Message) -> str:
    """A message without a catalogue: the end of its key, and the facts."""
    words = message.key.rpartition(".")[2].replace("_", " ")
    facts = ", ".join(f"{name} {value}" for name, value in message.params.items())
    return f"{words}: {facts}" if facts else words


class PitheadError(Declined):
    """What the engine and the games refuse, with an English sentence of their own.

    >>> import pithead
    >>> try:
    ...     pithead.game("dwarf").start(seats=6)
    ... except PitheadError as error:
    ...     print(error, error.message.key)
    dwarf is for 1-5 seats, not 6. error.seats
    """

    def __init__(self, key: str, params: dict[str, Param]) -> None:
        message = Message(key, {name: printable(value) for name, value in params.items()})
        super().__init__(message, in_english(message))


def printable(value: Param) -> Param:
    """Text from outside, on one line: what a terminal would act on or not show is escaped."""
    if not isinstance(value, str):
        return value
    value = shortened(value, LONGEST_PARAM)
    if value.isprintable():
        return value
    return "".join(each if each.isprintable() else repr(each)[1:-1] for each in value)


def shortened(text: str, most: int) -> str:
    """A text of any length, with its middle left out where that is needed."""
    half = most // 2
    return text if len(text) <= most else f"{text[:half]} … {text[-half:]}"


class IllegalAction(PitheadError):
    """The action does not answer what this seat is asked now. Names the actions that do.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> state = game.start(seats=2, options={"first": "1"}, seed=1)
    >>> game.play(state, "pass")
    Traceback (most recent call last):
    pithead.engine.errors.IllegalAction: pass is not legal for seat 0 now; legal: place 1, ...
    """

    def __init__(self, action: str, seat: int, legal: list[str]) -> None:
        super().__init__(
            "error.action", {"action": action, "seat": seat, "legal": ", ".join(legal)}
        )
        self.legal = legal


class NotAsked(PitheadError):
    """This seat has no question to answer now.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> game.play(game.start(seats=2, options={"first": "1"}, seed=1), "place 5", seat=1)
    Traceback (most recent call last):
    pithead.engine.errors.NotAsked: Seat 1 is not asked anything now; to act: 0.
    """

    def __init__(self, seat: int, to_act: list[int]) -> None:
        super().__init__("error.not_asked", {"seat": seat, "seats": names_of(to_act) or "-"})


class WhichSeat(PitheadError):
    """Several seats are to act, and none was named.

    >>> import pithead
    >>> game = pithead.game("imperial-miners")
    >>> state = game.start(seats=2, seed=1)
    >>> game.play(state, game.legal_actions(state, 0)[0].notation)
    Traceback (most recent call last):
    pithead.engine.errors.WhichSeat: Several seats are to act: 0, 1; say which one plays ...
    """

    def __init__(self, action: str, to_act: list[int]) -> None:
        super().__init__("error.which_seat", {"action": action, "seats": names_of(to_act)})


class BadNotation(PitheadError):
    """The text is no action of this game, legal or not.

    >>> import pithead
    >>> pithead.game("dwarf").play(pithead.game("dwarf").start(), "plase 5")
    Traceback (most recent call last):
    pithead.engine.errors.BadNotation: No action of dwarf is written 'plase 5'; expected ...
    """

    def __init__(self, game: str, text: str, examples: list[str]) -> None:
        shown = text if len(text) <= 60 else text[:59] + "…"
        super().__init__(
            "error.notation", {"game": game, "text": repr(shown), "examples": ", ".join(examples)}
        )


class BadSetup(PitheadError):
    """Seats, options or seed that the game cannot be started with.

    >>> import pithead
    >>> pithead.game("dwarf").start(options={"layerd": "yes"})
    Traceback (most recent call last):
    pithead.engine.errors.BadSetup: dwarf has no option called layerd; expected one of layered, ...
    """


class BadRecord(PitheadError):
    """A record that is broken, of other rules, or does not replay.

    >>> import pithead
    >>> pithead.match("[]")
    Traceback (most recent call last):
    pithead.engine.errors.BadRecord: record: a list; expected a JSON object with a record.
    """


class BadStep(PitheadError):
    """One of many games that are stepped together cannot go on so; none of them has.

    >>> raise BadStep(3, NotAsked(1, [0]))
    Traceback (most recent call last):
    pithead.engine.errors.BadStep: Game 3: Seat 1 is not asked anything now; to act: 0.
    """

    def __init__(self, number: int, why: PitheadError) -> None:
        super().__init__("error.step", {"number": number, "why": why.message})
        self.number = number


class BadBox(PitheadError):
    """A card file or box file with a wrong key or value.

    >>> import pithead
    >>> pithead.game("dwarf", {"rules": {"items_to_end": "many"}})
    Traceback (most recent call last):
    pithead.engine.errors.BadBox: box: rules: items_to_end: ...
    """

    def __init__(self, where: str, found: str, expected: str) -> None:
        where, found = shortened(where, LONGEST_FOUND), shortened(found, LONGEST_FOUND)
        super().__init__("error.box", {"where": where, "found": found, "expected": expected})
        self.where = where
        self.found = found
        self.expected = expected


class BadPosition(PitheadError):
    """A position with a wrong field or value, or one that no game can come to.

    >>> import pithead
    >>> pithead.game("dwarf").position('{"players": [{"iron": -1}]}')
    Traceback (most recent call last):
    pithead.engine.errors.BadPosition: position: players: 1: iron: -1; expected a whole number ...
    """

    def __init__(self, where: str, found: str, expected: str) -> None:
        where, found = shortened(where, LONGEST_FOUND), shortened(found, LONGEST_FOUND)
        super().__init__("error.position", {"where": where, "found": found, "expected": expected})


class CannotUndo(PitheadError):
    """The tail of the record may not be taken back. The message says why.

    >>> import pithead
    >>> from pithead.engine.match import new_match
    >>> new_match(pithead.game("dwarf"), ["Ada", "Bruno"], {}, seed=1).undo(0)
    Traceback (most recent call last):
    pithead.engine.errors.CannotUndo: There is nothing to undo.
    """
