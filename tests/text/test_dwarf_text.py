"""Every language has words for all of DWARF, and for nothing that is not in it."""

from functools import cache
from typing import Final

import pytest

from pithead.engine.message import Message, Param
from pithead.engine.options import OptionValue
from pithead.engine.rng import seeded
from pithead.games.dwarf.cards import FRONTS
from pithead.games.dwarf.effects import read_effect
from pithead.games.dwarf.game import make
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.words import (
    GOODS,
    ITEMS_FORGED,
    MOUNTAIN_EMPTY,
    RIVAL_GLORY,
    TYPES,
)
from pithead.text import LANGUAGES, catalogue, read_patterns

GAME: Final = make()
TABLES: Final[list[tuple[int, dict[str, OptionValue]]]] = [
    (1, {"automaton": "eldhusfifl"}),
    (1, {"automaton": "andvettr"}),
    (1, {"automaton": "andvettr-fadir"}),
    (2, {}),
    (3, {"layered": True}),
    (4, {}),
    (5, {}),
]
GAMES_A_TABLE: Final = 20
NAMES: Final = ["Ola", "Bo", "Cy", "Dee", "Eve"]


@cache
def messages() -> dict[str, Message]:
    """Every different question, offer and event of random games at every kind of table."""
    found: dict[str, Message] = {}
    for seats, options in TABLES:
        for seed in range(GAMES_A_TABLE):
            collect(found, GAME.start(seats, options, seed), seed)
    return found


def collect(found: dict[str, Message], state: DwarfState, seed: int) -> None:
    rng = seeded(seed)
    while not state.is_over():
        seat = state.seats_to_act()[0]
        keep(found, GAME.asks(state, seat))
        actions = GAME.legal_actions(state, seat)
        for action in actions:
            keep(found, GAME.offers(state, seat, action))
        GAME.apply(state, seat, actions[rng.below(len(actions))])
    for event in state.journal.events:
        keep(found, event.message("dwarf"))


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


def spoken_keys() -> set[str]:
    return {key for message in messages().values() for key in keys_in(message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_offer_and_event_is_a_sentence(language: str) -> None:
    speak = catalogue(language)
    odd = [
        sentence
        for message in messages().values()
        if "{" in (sentence := speak.say(message, NAMES)) or "  " in sentence or not sentence
    ]

    assert odd == []


@pytest.mark.parametrize("part", ["ask", "offer", "told", "does", "effect", "special"])
def test_no_key_is_written_that_no_game_says(part: str) -> None:
    written = {key for key in read_patterns("en") if key.startswith(f"dwarf.{part}.")}

    assert written - spoken_keys() == set()


def names() -> list[str]:
    """The keys of everything in DWARF that has a name, as the rules and the data list it."""
    values = next(option.values for option in GAME.options if option.name == "automaton")
    scores = GAME.scores(GAME.start(2, {}, 0))[0]
    return (
        ["dwarf.title", "dwarf.about"]
        + [card.name().key for card in GAME.cards.cards]
        + [f"dwarf.special.{front}" for front in FRONTS]
        + [f"dwarf.special_does.{front}" for front in FRONTS]
        + [f"dwarf.type.{type_}" for type_ in TYPES]
        + [f"dwarf.good.{good}" for good in [*GOODS, "medals"]]
        + [f"dwarf.goods.{good}" for good in [*GOODS, "medals"]]
        + [f"dwarf.ending.{ending}" for ending in (MOUNTAIN_EMPTY, ITEMS_FORGED, RIVAL_GLORY)]
        + [f"dwarf.score.{line}" for line in scores]
        + [f"dwarf.option.{option.name}" for option in GAME.options]
        + [f"dwarf.rival.{rival}" for rival in values]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_is_named(language: str) -> None:
    patterns = read_patterns(language)

    assert [key for key in names() if key not in patterns] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_effects_or_special_actions_share_a_name(language: str) -> None:
    patterns = read_patterns(language)
    called = [
        pattern
        for key, pattern in patterns.items()
        if key.startswith(("dwarf.effect.", "dwarf.special."))
    ]

    assert len(called) == len(set(called))


def test_every_name_written_is_of_something_in_the_game() -> None:
    spoken = {"ask", "offer", "told", "does"}
    written = {
        key
        for key in read_patterns("en")
        if key.startswith("dwarf.") and key.split(".")[1] not in spoken
    }

    assert written == set(names())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "1 item for 1 gold and 2 steel"),
        ("uk", "1 артефакт за 1 золото і 2 сталі"),
        ("it", "1 artefatto in cambio di 1 oro e 2 acciaio"),
    ],
)
def test_forging_is_said_as_a_trade(language: str, sentence: str) -> None:
    mace = read_effect("pay 2 steel, 1 gold > gain 1 item", "forge", "test")

    assert catalogue(language).say(mace.message()) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ola takes a special action, Run amok, for a worker and 4 medals."),
        ("uk", "Ola бере спеціальну дію «Впасти в шал» за робітника і 4 медалі."),
        (
            "it",
            "Ola sceglie l’Azione Speciale «Furia Cieca» al costo di un lavoratore e 4 medaglie.",
        ),
    ],
)
def test_medals_paid_for_a_special_action_are_counted(language: str, sentence: str) -> None:
    told = Message(
        "dwarf.told.special",
        {"seat": 0, "medals": 4, "special": Message("dwarf.special.run_amok")},
    )

    assert catalogue(language).say(told, NAMES) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "undefended: everyone loses all items"),
        ("uk", "без оборони: кожен втрачає артефакти без залишку"),
        ("it", "senza difesa: ognuno resta senza artefatti"),
    ],
)
def test_a_box_file_may_let_a_monster_take_any_good(language: str, sentence: str) -> None:
    thief = read_effect("lose all items", "defend", "test")

    assert catalogue(language).say(thief.message()) == sentence
