"""What each game says in random play at every kind of table, and what in it has a name."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from dwarf.wishes import WISHES as DWARF_WISHES
from dwergar.table import Holdings, play, position
from dwergar.wishes import WISHES as DWERGAR_WISHES
from pithead.engine.game import Game
from pithead.engine.message import Message, Param
from pithead.engine.options import OptionValue
from pithead.engine.rng import seeded
from pithead.games import find_game
from pithead.games.dwarf import make as make_dwarf
from pithead.games.dwarf.specials import FRONTS
from pithead.games.dwarf.words import GOODS, ITEMS_FORGED, MOUNTAIN_EMPTY, RIVAL_GLORY, TYPES
from pithead.games.dwergar import make as make_dwergar
from pithead.games.dwergar import words as dwergar_words

SEAT_NAMES: Final = ["Ola", "Bo", "Cy", "Dee", "Eve"]


class Table:
    """A way to set a game up, and how many random games to play so."""

    def __init__(
        self, seats: int, options: dict[str, OptionValue], games: int, box: dict[str, Any] | None
    ) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.games: Final = games
        self.box: Final = box


def dwarf_tables() -> list[Table]:
    rivals = ("eldhusfifl", "andvettr", "andvettr-fadir")
    solo = [Table(1, {"automaton": rival}, 20, None) for rival in rivals]
    return solo + [Table(seats, {"layered": seats == 3}, 20, None) for seats in (2, 3, 4, 5)]


def dwergar_tables() -> list[Table]:
    """Every seat count, edition and deck, poor as printed and so rich that all is upgraded."""
    rich = {
        "start": {"everyone": "30 stone, 30 iron, 30 gold, 30 crystal"},
        "rules": {"furnaces_start": 6},
    }
    decks = dwergar_words.DECKS
    return [
        Table(
            seats,
            {
                "decks": "+".join((decks + decks)[first : first + seats]),
                "edition": edition,
                "events": len(make_dwergar().editions[0].events),
            },
            1,
            box,
        )
        for seats in (2, 3, 4)
        for edition in dwergar_words.EDITIONS
        for first in range(len(decks))
        for box in (None, rich)
    ]


TABLES: Final[dict[str, Callable[[], list[Table]]]] = {
    "dwarf": dwarf_tables,
    "dwergar": dwergar_tables,
}


@cache
def messages(name: str) -> dict[str, Message]:
    """Every different question, offer and event of these games."""
    found: dict[str, Message] = {}
    for table in TABLES[name]():
        game = find_game(name, table.box, "box")
        for seed in range(table.games):
            state = game.start(table.seats, table.options, seed)
            play_on(found, game, state, seed)
    if name == "dwergar":
        collect_rare(found)
    for reason in reasons(name):
        keep(found, reason)
    return found


def reasons(name: str) -> list[Message]:
    """Why something cannot be done, in every way the games have a line for."""
    if name == "dwarf":
        return [wish.reason() for wish in DWARF_WISHES]
    return [wish.reason() for wish in DWERGAR_WISHES]


def play_on(found: dict[str, Message], game: Game[Any], state: Any, seed: int) -> None:
    rng = seeded(seed)
    while not state.is_over():
        seat = state.seats_to_act()[0]
        keep(found, game.asks(state, seat))
        actions = game.legal_actions(state, seat)
        for action in actions:
            keep(found, game.offers(state, seat, action))
        game.apply(state, seat, actions[rng.below(len(actions))])
    for event in state.journal.events:
        keep(found, event.message(game.name))


def collect_rare(found: dict[str, Message]) -> None:
    """What chance seldom brings about, each from a position of its own."""
    gnomes: Holdings = {"heat": 9, "workers": "engineer", "upgraded": [33, 44]}
    alone: Holdings = {"heat": 9, "workers": "", "upgraded": [37]}
    thrifty: Holdings = {"stone": 9, "iron": 9, "workers": "ironworker", "upgraded": [1]}
    stoker: Holdings = {"iron": 4, "gold": 2, "crystal": 1, "heat": 9, "workers": "ironworker"}
    lines = [
        (position(red=gnomes), ["place engineer forge"]),
        (position(red=alone, standing={"forge": "red"}), []),
        (position(red=thrifty, row=[3]), ["place ironworker studio"]),
        (position(red=thrifty, row=[3]), ["place ironworker studio", "complete 3"]),
        (
            position(red=stoker, row=[45]),
            ["place ironworker studio", "complete 45", "upgrade 45"],
        ),
    ]
    for state, actions in lines:
        play(state, *actions)
        play_on(found, make_dwergar(), state, 1)


def keep(found: dict[str, Message], message: Message) -> None:
    found.setdefault(str(message.to_json()), message)


def keys_in(message: Message) -> set[str]:
    """The message's key and those of the messages inside it."""
    keys = {message.key}
    for value in message.params.values():
        for inner in inner_messages(value):
            keys |= keys_in(inner)
    return keys


def inner_messages(value: Param) -> list[Message]:
    if isinstance(value, Message):
        return [value]
    return value if isinstance(value, list) else []


def card_messages(name: str) -> list[Message]:
    """What the cards and places say by themselves, whether or not a game has shown it."""
    if name == "dwarf":
        return [card.effect.message() for card in make_dwarf().cards.cards]
    result: list[Message] = []
    for edition in make_dwergar().editions:
        for project in edition.projects:
            result += project.messages()
        for event in edition.events:
            result += event.messages()
        for place in edition.places:
            result += [
                grant.message() for grants in [place.base, *place.bonuses] for grant in grants
            ]
    return result


def spoken_keys(name: str) -> set[str]:
    said = [*messages(name).values(), *card_messages(name)]
    return {key for message in said for key in keys_in(message)}


# The parts of a catalogue that are said in play; everything else is a name.
SPOKEN_PARTS: Final = {
    "dwarf": {"ask", "offer", "why", "told", "does"},
    "dwergar": {"ask", "offer", "why", "told", "effect", "part", "happens"},
}


def names(name: str) -> set[str]:
    """The keys of everything in a game that has a name, as the rules and the data list it."""
    game = find_game(name)
    start = game.start(2, {}, 0)
    scores = game.scores(start)[0]
    found = [f"{name}.title", f"{name}.about"]
    found += [f"{name}.score.{line}" for line in scores]
    found += [f"{name}.source.{source}" for source in game.reckoning(start).sources()]
    found += [f"{name}.award.{award}" for award in game.reckoning(start).awards()]
    found += [f"{name}.option.{option.name}" for option in game.options]
    found += [f"{name}.feature.{part.name}" for part in game.features.parts]
    return set(found) | (dwarf_names() if name == "dwarf" else dwergar_names())


def dwarf_names() -> set[str]:
    game = make_dwarf()
    rivals = next(option.values for option in game.options if option.name == "automaton")
    goods = [*GOODS, "medals"]
    return {
        *(card.name().key for card in game.cards.cards),
        *(f"dwarf.special.{front}" for front in FRONTS),
        *(f"dwarf.special_does.{front}" for front in FRONTS),
        *(f"dwarf.type.{type_}" for type_ in TYPES),
        *(f"dwarf.good.{good}" for good in goods),
        *(f"dwarf.goods.{good}" for good in goods),
        *(f"dwarf.ending.{ending}" for ending in (MOUNTAIN_EMPTY, ITEMS_FORGED, RIVAL_GLORY)),
        f"dwarf.verdict.{RIVAL_GLORY}",
        "dwarf.in_mine",
        "dwarf.named",
        *(f"dwarf.rival.{rival}" for rival in rivals),
    }


def dwergar_names() -> set[str]:
    cards = make_dwergar().editions[0]
    goods = [*dwergar_words.GOODS, "heat"]
    return {
        *(project.title().key for project in cards.projects),
        *(event.title().key for event in cards.events),
        *(place.title().key for place in cards.places),
        # What a box file's own cards are called.
        "dwergar.card",
        *(f"dwergar.good.{good}" for good in goods),
        *(f"dwergar.goods.{good}" for good in goods),
        "dwergar.nothing",
        "dwergar.named",
        *(f"dwergar.dwarf.{dwarf}" for dwarf in dwergar_words.DWARVES),
        *(f"dwergar.level.{level}" for level in dwergar_words.LEVELS),
        *(f"dwergar.deck.{deck}" for deck in dwergar_words.DECKS),
        *(f"dwergar.tier.{tier}" for tier in dwergar_words.TIERS),
        "dwergar.ending.rounds",
        "dwergar.source.start",
        "dwergar.census.completed",
        "dwergar.census.upgraded",
    }
