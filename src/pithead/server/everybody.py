"""Facts that are the same for everybody: games, cards, rules, words."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, cast

from pithead import __version__
from pithead.bots import LEVELS
from pithead.games import NAMES, find_game
from pithead.rulebook import read_rulebook
from pithead.server.protocol.everybody import About, GameFacts, OptionFacts, Rule, Rules
from pithead.server.protocol.games import Card
from pithead.text import LANGUAGES, read_patterns


@cache
def game_facts(name: str) -> GameFacts:
    game = find_game(name)
    return {
        "name": game.name,
        "title": game.title,
        "seat_counts": game.seat_counts,
        "options": [cast(OptionFacts, option.to_json()) for option in game.options],
        "levels": LEVELS,
        "rules_number": game.rules_number,
    }


@cache
def cards_of(name: str) -> Sequence[Card]:
    return find_game(name).card_list()


def rules_of(name: str, language: str) -> Rules:
    book = read_rulebook(name, language)
    assert book is not None
    rules = [cast(Rule, rule.to_json()) for rule in book.rules.values()]
    return {"page": book.page, "rules": rules}


@cache
def texts_of(language: str) -> dict[str, str]:
    return read_patterns(language)


def about_a_browser() -> About:
    """What the page hears where no server runs."""
    return {
        "version": __version__, "build": "interpreted", "workshop": None, "alone": True,
        "house": None, "bells": {"push": None, "webhook": False, "mail": False}, "offline": True,
    }  # fmt: skip


def as_files() -> Iterator[tuple[str, Any]]:
    """All of it as files beside a page that has no server (`web/src/offline/fetcher.ts`)."""
    yield "about.json", about_a_browser()
    yield "games.json", [game_facts(name) for name in NAMES]
    for name in NAMES:
        yield f"games-{name}-cards.json", cards_of(name)
        for language in LANGUAGES:
            yield f"games-{name}-rules-{language}.json", rules_of(name, language)
    for language in LANGUAGES:
        yield f"texts-{language}.json", texts_of(language)
