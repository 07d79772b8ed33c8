"""Every language has words for all of Imperial Miners, and for nothing that is not in it."""

import re
from functools import cache
from typing import Any, Final

import pytest

from imperial_miners.wishes import WISHES
from pithead.engine.game import SPECTATOR
from pithead.engine.message import Message, Param
from pithead.engine.options import OptionValue
from pithead.engine.rng import seeded
from pithead.games.imperial_miners import make
from pithead.games.imperial_miners.game import ImperialMiners
from pithead.games.imperial_miners.grammar import VERBS, read_effect
from pithead.games.imperial_miners.phrases import IN_EVENT, IN_MINE_PHASE, ON_CARD
from pithead.games.imperial_miners.quantities import PLACEMENTS, QUANTITIES, TARGETS
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.turns import ENDED
from pithead.games.imperial_miners.words import FACTIONS, RANKS, TIMINGS
from pithead.text import LANGUAGES, catalogue, read_patterns

GAME: Final = make()

# A few cards, with the words our own do not use; those of level I can run out.
SCARCE: Final[dict[str, Any]] = {
    "name": "Scarce", "level": 1, "cost": 0, "factions": "S", "effects": ["gear 1 this"],
    "halves": ["L R"] * 10,
}  # fmt: skip
BOX: Final[dict[str, Any]] = {
    "replace": ["cards"],
    "cards": {
        "One": SCARCE,
        "Two": {**SCARCE, "name": "Twice", "level": 2, "cost": 1, "halves": ["TL BR"] * 15,
                "effects": ["again any", "ungear 1 > vp 1"]},
        "Three": {**SCARCE, "name": "Thrice", "level": 3, "cost": 2, "halves": ["TR"] * 15,
                  "effects": ["drawf 1 J", "adv 3"]},
        "Four": {**SCARCE, "name": "Last", "level": 4, "halves": [""]},
    },
}  # fmt: skip
BOX_GAME: Final = make(BOX)

TABLES: Final[list[tuple[ImperialMiners, int, dict[str, OptionValue]]]] = [
    (GAME, 1, {}),
    (GAME, 2, {"first_game": True}),
    (GAME, 3, {"contiguous": False}),
    (GAME, 4, {"boards": "1b+2b+3b"}),
    (GAME, 5, {"events": "V02+V03+V15+V14+V13+V08+V09+V07+V16+V18"}),
    (BOX_GAME, 5, {}),
]
GAMES_A_TABLE: Final = 4
NAMES: Final = ["Ola", "Bo", "Cy", "Dee", "Eve"]


@cache
def messages() -> dict[str, Message]:
    """Every different question, offer and event of random games at every kind of table."""
    found: dict[str, Message] = {}
    for game, seats, options in TABLES:
        for seed in range(GAMES_A_TABLE):
            collect(found, game, game.start(seats, options, seed), seed)
    for phrase in phrases():
        keep(found, phrase)
    for wish in WISHES:
        keep(found, wish.reason())
    return found


def collect(found: dict[str, Message], game: ImperialMiners, state: MinersState, seed: int) -> None:
    rng = seeded(seed)
    while not state.is_over():
        seats = state.seats_to_act()
        for seat in seats:
            keep(found, game.asks(state, seat))
            for action in game.legal_actions(state, seat):
                keep(found, game.offers(state, seat, action))
        seat = seats[rng.below(len(seats))]
        actions = game.legal_actions(state, seat)
        game.apply(state, seat, actions[rng.below(len(actions))])
    for reader in range(SPECTATOR, state.seats):
        for event in state.journal.seen_by(reader):
            keep(found, event.message("imperial-miners"))


def keep(found: dict[str, Message], message: Message) -> None:
    found.setdefault(str(message.to_json()), message)


def phrases() -> list[Message]:
    """Every word of the effect language, and whatever our cards, events and boards say."""
    on_cards = [f"{verb} {target}" for verb in ("act", "again") for target in TARGETS]
    on_cards += [f"{verb} {n} {t}" for verb in ("gear", "ruin") for n in (1, 2) for t in TARGETS]
    on_cards += [f"vp 2 per {q}{more}" for q in QUANTITIES for more in ("", "/2", "/5 max 3")]
    on_cards += [f"if {q}>={n} > coin 1" for q in QUANTITIES for n in (1, 3, 5)]
    on_cards += [f"if {placement} > coin 1" for placement in PLACEMENTS]
    on_cards += [f"drawf {n} {faction}" for n in (1, 3) for faction in [*FACTIONS, "any"]]
    for n in (1, 2, 5):
        on_cards += [f"{verb} {n}" for verb in ("coin", "vp", "draw", "cart", "adv")]
        on_cards += [f"pay {n} > vp 1", f"pay {n}-S > vp 1", f"ungear {n} > vp 1"]
        on_cards += [f"discard {n} > coin 1; coin 1", f"fix {n} coin 2", f"fix {n} vp 2"]
    effects = [read_effect(text, ON_CARD) for text in on_cards]
    effects += [read_effect(f"may draw4 {n}", IN_EVENT) for n in (1, 2, 5)]
    effects += [
        read_effect(text, IN_MINE_PHASE) for text in ("discount L3 2", "surface 2", "both", "fork")
    ]
    effects += [space for board in GAME.cards.boards for space in board.spaces]
    return [effect.message() for effect in effects] + [card.does() for card in GAME.cards.cards]


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


@cache
def spoken_keys() -> set[str]:
    return {key for message in messages().values() for key in keys_in(message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_offer_and_event_is_a_sentence(language: str) -> None:
    speak = catalogue(language)
    odd = [
        sentence
        for message in messages().values()
        if re.search(r"[{}]|  | [.,;:)]|\( |^$", sentence := speak.say(message, NAMES))
    ]

    assert odd == []


@pytest.mark.parametrize(
    "part",
    ["ask", "offer", "place", "why", "told", "step", "target", "quantity", "condition", "when"],
)
def test_no_key_is_written_that_no_game_says(part: str) -> None:
    written = {key for key in read_patterns("en") if key.startswith(f"imperial-miners.{part}.")}

    assert written - spoken_keys() == set()


def test_every_verb_of_the_language_has_a_sentence() -> None:
    said = {f"imperial-miners.step.{verb}" for verb in VERBS}

    assert said - spoken_keys() == set()


def names() -> set[str]:
    """The keys of everything that has a name, as the rules and the data list it."""
    parts = ["title", "about", "named", "named_of", "steps", "either", "card", "event", "board"]
    parts += [f"faction.{faction}" for faction in [*FACTIONS, "any"]]
    parts += [f"option.{option.name}" for option in GAME.options]
    parts += ["option.boards.random", "option.events.random"]
    parts += [f"feature.{part.name}" for part in GAME.features.parts]
    parts += [f"rank.{rank}" for rank in range(len(RANKS))]
    parts += [f"score.{line}" for line in GAME.scores(GAME.start(1, {}, 0))[0]]
    parts += [f"census.{heading}" for heading in GAME.census(GAME.start(1, {}, 0))]
    parts += [f"ending.{ENDED}"]
    reckoning = GAME.reckoning(GAME.start(1, {}, 0))
    parts += [f"source.{source}" for source in [*reckoning.sources(), "start"]]
    parts += [f"award.{award}" for award in reckoning.awards()]
    titles = {card.title().key for card in GAME.cards.cards}
    titles |= {event.title().key for event in GAME.cards.events}
    titles |= {board.title().key for board in GAME.cards.boards}
    return {f"imperial-miners.{part}" for part in parts} | titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_is_named_and_nothing_else(language: str) -> None:
    spoken = {
        "ask",
        "offer",
        "place",
        "why",
        "told",
        "step",
        "target",
        "quantity",
        "condition",
        "when",
    }
    spoken.add("verdict")
    written = {
        key
        for key in read_patterns(language)
        if key.startswith("imperial-miners.") and key.split(".")[1] not in spoken
    }

    assert written == names()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "count"), [("card", 66), ("event", 18), ("board", 6)])
def test_every_design_has_a_name_of_its_own(language: str, kind: str, count: int) -> None:
    named = {
        pattern
        for key, pattern in read_patterns(language).items()
        if re.fullmatch(rf"imperial-miners\.{kind}\.\w+", key)
    }

    assert len(named) == count


def test_the_english_names_are_those_of_the_cards() -> None:
    differing = [
        card.design
        for card in GAME.cards.cards
        if catalogue("en").say(card.title()).replace("’", "'") != card.name
    ]

    assert differing == []


def test_every_timing_of_events_is_said() -> None:
    assert {event.timing().key for event in GAME.cards.events} == {
        f"imperial-miners.when.{timing.replace(' ', '_')}" for timing in TIMINGS
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str) -> None:
    odd = [
        key
        for key, pattern in read_patterns(language).items()
        if key.startswith("imperial-miners.") and "'" in pattern
    ]

    assert odd == []


EFFECTS: Final = [
    ("en", "coin 1 per div/2 max 2", "1 coin for every 2 factions, at most 2"),
    ("en", "vp 2 per fin max 3", "2 points for each board finished, at most 6"),
    ("en", "pay 3-S > vp 2", "pay 3 coins (1 less for each Scots card): 2 points"),
    ("en", "vp 2; if div>=4 > vp 3", "2 points; 3 points if you have at least 4 factions"),
    ("en", "fix 2 coin 1; coin 2", "remove up to 2 destruction tokens for 1 coin each; 2 coins"),
    ("uk", "coin 1 per div/2 max 2", "1 монета за кожні 2 фракції, щонайбільше 2"),
    ("uk", "vp 1 per S", "1 ПБ за кожну шотландську карту"),
    ("uk", "vp 5 per S/5", "5 ПБ за кожні 5 шотландських карт"),
    ("uk", "gear 1 any; coin 5", "1 механізм на будь-яку карту; 5 монет"),
    ("uk", "if gthis>=3 > vp 2", "2 ПБ, якщо на ній щонайменше 3 механізми"),
    ("it", "coin 1 per div/2 max 2", "1 moneta per ogni 2 fazioni, al massimo 2"),
    ("it", "pay 3-S > vp 2", "paga 3 monete (1 in meno per ogni carta scozzese): 2 PV"),
    ("it", "act adj; vp 1", "attiva una carta adiacente; 1 PV"),
]


@pytest.mark.parametrize(("language", "phrase", "sentence"), EFFECTS, ids=str)
def test_an_effect_reads_as_a_sentence(language: str, phrase: str, sentence: str) -> None:
    assert catalogue(language).say(read_effect(phrase, ON_CARD).message()) == sentence


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Cask Vault"), ("uk", "Льох із діжками"), ("it", "Cantina delle Botti")],
)
def test_our_own_cards_are_named_in_the_readers_language(language: str, title: str) -> None:
    card = next(card for card in GAME.cards.cards if card.design == "D15")

    assert catalogue(language).say(card.title()) == title


def titles_of(box: dict[str, Any], kind: str) -> dict[str, str]:
    """What the entries of a game with this box are called in Ukrainian."""
    cards = make(box).cards
    say = catalogue("uk").say
    if kind == "cards":
        return {card.design: say(card.title()) for card in cards.cards}
    if kind == "events":
        return {event.id: say(event.title()) for event in cards.events}
    return {board.side: say(board.title()) for board in cards.boards}


NAMED_BY_A_BOX: Final[list[tuple[str, str, dict[str, Any], str]]] = [
    ("cards", "D15", {"name": "Wine cellar"}, "Wine cellar"),
    ("cards", "D15", {"cost": 1}, "Льох із діжками"),
    ("events", "V04", {"name": "Taxes"}, "Taxes"),
    ("events", "V04", {"effect": "coin 4"}, "День платні"),
    ("events", "V19", {"when": "at once", "effect": "vp 1"}, "V19"),
    ("boards", "1a", {"focus": "tolls"}, "tolls"),
    ("boards", "1c", {"spaces": ["coin 1", "vp 1"]}, "1c"),
]


@pytest.mark.parametrize(("kind", "id_", "entry", "title"), NAMED_BY_A_BOX, ids=str)
def test_a_box_file_names_its_own_cards(
    kind: str, id_: str, entry: dict[str, Any], title: str
) -> None:
    assert titles_of({kind: {id_: entry}}, kind)[id_] == title


def test_only_the_owner_reads_what_was_drawn() -> None:
    state = GAME.start(2, {}, 1)

    told = [
        catalogue("en").say(state.journal.seen_by(reader)[0].message("imperial-miners"), NAMES)
        for reader in (1, 0)
    ]

    assert told[0] == "Ola is dealt 8 cards."
    assert told[1].startswith("Ola is dealt 8 cards: ")
