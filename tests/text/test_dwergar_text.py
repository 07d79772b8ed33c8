"""Names of Dwergar's cards, and sentences of it that are easily got wrong."""

from typing import Final

import pytest

from dwergar.reading import amounts, effects, event_words
from pithead.engine.message import Message
from pithead.games.dwergar import make
from pithead.text import catalogue

NAMES: Final = ["Ola", "Bo"]
THREE_LANGUAGES: Final = ("language", "sentence")


def test_the_english_names_of_projects_are_those_of_the_data() -> None:
    projects = make().editions[0].projects

    named = {catalogue("en").say(project.title()).replace("’", "'") for project in projects}
    assert {project.name for project in projects} == named


@pytest.mark.parametrize(
    ("number", "name"),
    [(1, "Інструменти для майстра"), (19, "Потаємний вхід"), (45, "Заводський димар")],
)
def test_ukrainian_projects_are_called_as_the_rulebook_prints_them(number: int, name: str) -> None:
    assert catalogue("uk").word(f"dwergar.project.{number}") == name


@pytest.mark.parametrize(
    THREE_LANGUAGES,
    [
        ("en", "Ola pays heat: 2 off the track, 1 furnace put out."),
        ("uk", "Ola сплачує тепло: 2 зі шкали, загашено 1 піч."),
        ("it", "Ola paga calore: 2 dal tracciato, 1 fornace spenta."),
    ],
)
def test_heat_paid_from_both_is_told_apart(language: str, sentence: str) -> None:
    paid = Message("dwergar.told.heat_paid", {"seat": 0, "track": 2, "furnaces": 1})

    assert catalogue(language).say(paid, NAMES) == sentence


@pytest.mark.parametrize(
    THREE_LANGUAGES,
    [
        ("en", "Ola pays heat: 5 furnaces put out."),
        ("uk", "Ola сплачує тепло: загашено 5 печей."),
        ("it", "Ola paga calore: 5 fornaci spente."),
    ],
)
def test_a_track_that_paid_nothing_is_not_mentioned(language: str, sentence: str) -> None:
    paid = Message("dwergar.told.heat_paid", {"seat": 0, "track": 0, "furnaces": 5})

    assert catalogue(language).say(paid, NAMES) == sentence


@pytest.mark.parametrize(
    THREE_LANGUAGES,
    [
        ("en", "Upgrade “Rails” for 2 heat: take 1 iron and take 2 gold"),
        ("uk", "Модернізувати проєкт «Рейки» за 2 тепла: візьміть 1 залізо і візьміть 2 золота"),
        ("it", "Migliora «Rotaie» per 2 calore: prendi 1 ferro e prendi 2 oro"),
    ],
)
def test_an_upgrade_without_points_mentions_none(language: str, sentence: str) -> None:
    offer = Message(
        "dwergar.offer.upgrade",
        {
            "project": Message("dwergar.project.13"),
            **amounts("2 heat").told(),
            "n": 0,
            "does": [each.message() for each in effects("take 1 iron; take 2 gold")],
        },
    )

    assert catalogue(language).say(offer) == sentence


@pytest.mark.parametrize(
    THREE_LANGUAGES,
    [
        ("en", "Upgrade “Rails” for free: 2 points, take 1 iron"),
        ("uk", "Модернізувати проєкт «Рейки» безкоштовно: 2 очки, візьміть 1 залізо"),
        ("it", "Migliora «Rotaie» gratis: 2 punti, prendi 1 ferro"),
    ],
)
def test_what_costs_nothing_is_free(language: str, sentence: str) -> None:
    offer = Message(
        "dwergar.offer.upgrade",
        {
            "project": Message("dwergar.project.13"),
            **amounts("nothing").told(),
            "n": 2,
            "does": [each.message() for each in effects("take 1 iron")],
        },
    )

    assert catalogue(language).say(offer) == sentence


@pytest.mark.parametrize(
    THREE_LANGUAGES,
    [
        ("en", "at the end, 2 points for every 3 crystals"),
        ("uk", "наприкінці гри 2 очки щоразу за 3 кристали"),
        ("it", "a fine partita 2 punti ogni 3 cristalli"),
    ],
)
def test_a_box_file_may_count_any_number_of_pieces(language: str, sentence: str) -> None:
    effect = effects("end 2 per 3 crystal")[0]

    assert catalogue(language).say(effect.message()) == sentence


@pytest.mark.parametrize(
    THREE_LANGUAGES,
    [
        ("en", "this round everyone has only 1 action"),
        ("uk", "у цьому раунді кожен має лише 1 дію за хід"),
        ("it", "in questo round ognuno ha solo 1 azione"),
    ],
)
def test_actions_of_a_short_round_are_counted(language: str, sentence: str) -> None:
    event = event_words("actions 1")[0]

    assert catalogue(language).say(event.message()) == sentence


@pytest.mark.parametrize(
    THREE_LANGUAGES,
    [
        ("en", "Forge: Ola sends the engineer and takes the blacksmith."),
        ("uk", "Кузня: Ola посилає гнома (інженер) і забирає того, хто там працював (коваль)."),
        ("it", "Fucina: Ola manda un nano (ingegnere) e prende chi c’era (fabbro)."),
    ],
)
def test_a_dwarf_who_replaces_another_is_one_sentence(language: str, sentence: str) -> None:
    told = Message(
        "dwergar.told.placed_taking",
        {
            "seat": 0,
            "place": Message("dwergar.place.forge"),
            "dwarf": Message("dwergar.dwarf.engineer"),
            "met": Message("dwergar.dwarf.blacksmith"),
        },
    )

    assert catalogue(language).say(told, NAMES) == sentence
