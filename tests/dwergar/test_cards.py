"""The data files: 45 projects, 15 events, ten places and the board, value by value."""

from collections import Counter
from typing import Any, Final

import pytest

from dwergar.as_read import EFFECTS, IN_2020, PLACES, PROJECTS
from dwergar.reading import effects, event_words, words
from dwergar.table import GAME
from pithead.games.dwergar.cards import Place, Project, phrase_of
from pithead.games.dwergar.loader import read_base_word, read_bonus_word, read_data
from pithead.games.dwergar.state import Event
from pithead.games.dwergar.words import DECKS, GOODS, LEVELS, SPECIALITIES, TIERS, Cost
from rules import rule

CARDS: Final = GAME.editions[0]
OLDER: Final = GAME.editions[1]
EDITIONS: Final = {"2021": CARDS, "2020": OLDER}

every_project = pytest.mark.parametrize("project", CARDS.projects, ids=lambda p: str(p.number))
every_event = pytest.mark.parametrize("event", CARDS.events, ids=lambda e: str(e.number))
every_place = pytest.mark.parametrize(
    "place", CARDS.places, ids=lambda p: str(p.to_json()["place"])
)


def amounts(cost: Cost) -> str:
    return "-".join(str(amount) for amount in [cost.heat, *cost.goods])


def line_of(project: Project) -> list[str]:
    """A project as its line of the table, word by word."""
    marks = "".join(
        project.marks[fact][0] for fact in ("points", "upgrade_points", "cost", "upgrade", "effect")
    )
    return [
        str(project.number), DECKS[project.deck], TIERS[project.tier], amounts(project.cost),
        str(project.points), amounts(project.upgrade), str(project.upgrade_points), marks,
        *project.name.split(),
    ]  # fmt: skip


# -- projects ----------------------------------------------------------------------------------


@rule("DG-7", "DG-47", "DG-48")
@every_project
def test_every_value_of_a_project_is_as_read(project: Project) -> None:
    assert line_of(project) == PROJECTS.strip().splitlines()[project.number - 1].split()


@rule("DG-7")
def test_there_are_five_decks_of_four_basic_and_five_advanced_projects() -> None:
    count = Counter((DECKS[project.deck], TIERS[project.tier]) for project in CARDS.projects)

    assert count == {(deck, tier): 4 if tier == "basic" else 5 for deck in DECKS for tier in TIERS}


@rule("DG-7")
def test_the_decks_lie_in_the_order_of_their_numbers() -> None:
    numbers = {deck: [p.number for p in CARDS.projects if DECKS[p.deck] == deck] for deck in DECKS}

    assert numbers == {deck: list(range(9 * i + 1, 9 * i + 10)) for i, deck in enumerate(DECKS)}


@rule("DG-P20", "DG-P21", "DG-P40")
@pytest.mark.parametrize("number", range(1, 46))
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_project_has_its_words_in_both_editions(edition: str, number: int) -> None:
    expected = IN_2020.get(number) if edition == "2020" else None

    assert EDITIONS[edition].project(number).phrase() == (expected or EFFECTS[number])


@every_project
def test_the_phrases_of_a_project_read_back_as_themselves(project: Project) -> None:
    again = effects(project.phrase())

    assert [(type(each), each.phrase()) for each in again] == [
        (type(each), each.phrase()) for each in project.effects
    ]


@every_project
def test_a_project_prints_its_costs_as_they_are_written(project: Project) -> None:
    written = read_data()["projects"][str(project.number)]

    assert (project.cost.phrase(), project.upgrade.phrase()) == (
        written["cost"],
        written["upgrade"],
    )


# -- events ------------------------------------------------------------------------------------


@rule("DG-7")
def test_there_are_fifteen_events_from_46() -> None:
    assert [event.number for event in CARDS.events] == list(range(46, 61))


@rule("DG-E57")
@pytest.mark.parametrize("number", range(46, 61))
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_event_has_its_words_in_both_editions(edition: str, number: int) -> None:
    expected = IN_2020.get(number) if edition == "2020" else None

    assert EDITIONS[edition].event(number).phrase() == (expected or EFFECTS[number])


@every_event
def test_the_phrases_of_an_event_read_back_as_themselves(event: Event) -> None:
    again = event_words(event.phrase())

    assert [(type(each), each.phrase()) for each in again] == [
        (type(each), each.phrase()) for each in event.words
    ]


# -- places ------------------------------------------------------------------------------------


def facts_of(place: Any) -> list[str]:
    bonuses = [f"{bonus['speciality']} {bonus['bonus']}" for bonus in place.get("bonuses", [])]
    first = (
        [place["base"], *bonuses] if bonuses else [written(place["yield"]), written(place["rich"])]
    )
    marks = "".join(mark[0] for mark in place["marks"].values())
    return [*first, written(place["install"]), marks]


def written(amounts: dict[str, int]) -> str:
    """As the data writes them: `1 heat, 3 iron`."""
    return ", ".join(f"{n} {kind}" for kind, n in amounts.items())


@rule("DG-5", "DG-22", "DG-26", "DG-52")
@every_place
def test_every_value_of_a_place_is_as_read(place: Place) -> None:
    facts = place.to_json()

    assert facts_of(facts) == PLACES[facts["place"]]


@rule("DG-39")
def test_in_2020_only_the_lift_differs_among_the_places() -> None:
    older = {str(place.to_json()["place"]): facts_of(place.to_json()) for place in OLDER.places}

    changed = {name: facts for name, facts in older.items() if facts != PLACES[name]}
    assert list(changed) == ["lift"]
    assert changed["lift"][1] == "ironworker score 1 lift"


@pytest.mark.parametrize("place", CARDS.places[4:], ids=lambda p: str(p.to_json()["place"]))
def test_the_phrases_of_a_place_read_back_as_themselves(place: Place) -> None:
    base = words(phrase_of(place.base), read_base_word)
    bonuses = [words(phrase_of(each), read_bonus_word) for each in place.bonuses]

    assert [type(grant) for grant in base] == [type(grant) for grant in place.base]
    assert [[type(grant) for grant in each] for each in bonuses] == [
        [type(grant) for grant in each] for each in place.bonuses
    ]


# -- the board ---------------------------------------------------------------------------------


@rule("DG-2", "DG-4", "DG-12", "DG-17", "DG-53")
def test_the_numbers_of_the_board_are_as_read() -> None:
    board = CARDS.board

    assert (board.limits.heat, board.limits.furnaces, board.furnaces_start) == (10, 8, 2)
    assert (board.row, board.actions, board.install_points) == (5, 3, 2)


@rule("DG-13")
def test_the_start_goods_are_as_read() -> None:
    board = CARDS.board
    carts = [
        (LEVELS[level], Cost(0, goods).phrase())
        for level, goods in zip(board.cart_levels, board.cart_goods, strict=True)
    ]

    assert Cost(0, board.start_goods).phrase() == "1 stone"
    assert carts == [
        ("transit", "2 stone"), ("1", "3 stone"), ("2", "2 iron"), ("3", "1 iron, 1 gold")
    ]  # fmt: skip


@rule("DG-32", "DG-41", "DG-44")
def test_exchanges_conversions_and_the_price_of_a_furnace_are_as_read() -> None:
    board = CARDS.board
    exchange = {
        GOODS[good]: Cost(0, gain).phrase() for good, gain in enumerate(board.exchange) if gain
    }
    convert = {
        GOODS[good]: (heat, GOODS[board.convert_into[good]])
        for good, heat in enumerate(board.convert_heat)
        if heat
    }

    assert exchange == {"iron": "2 stone", "gold": "2 iron", "crystal": "2 gold"}
    assert convert == {"stone": (1, "iron"), "iron": (1, "gold"), "gold": (2, "crystal")}
    assert Cost(0, board.furnace_price).phrase() == "1 iron"


@rule("DG-63")
def test_the_order_of_ties_is_as_read() -> None:
    assert [GOODS[kind] for kind in CARDS.board.tie_break] == ["crystal", "gold", "iron", "stone"]


# -- marks and lists ---------------------------------------------------------------------------


def marks_in(table: dict[str, Any]) -> list[str]:
    """Every mark of a data file, however deep it stands."""
    result: list[str] = []
    for key, value in table.items():
        if key == "marks":
            result += value.values()
        elif isinstance(value, dict):
            result += marks_in(value)
        elif key.endswith("mark"):
            result.append(value)
    return result


def test_every_mark_is_stated_fitted_or_reconstructed() -> None:
    marks = marks_in(read_data())

    # Six for each project, one for each event; three for each level of the mine, six for each other
    # place; two for each seat, ten for the rules, one for each further table.
    assert len(marks) == 6 * 45 + 15 + 3 * 4 + 6 * 6 + 2 * 4 + 10 + 5
    assert set(marks) == {"stated", "fitted", "reconstructed"}


def test_the_list_of_cards_has_every_project_event_and_place() -> None:
    cards: list[Any] = list(GAME.card_list())

    assert [card["number"] for card in cards if "number" in card] == list(range(1, 61))
    assert [card["place"] for card in cards if "place" in card] == list(PLACES)


def test_every_listed_card_says_where_its_values_come_from() -> None:
    cards: list[Any] = list(GAME.card_list())
    for card in cards:
        marks = card["marks"] if "marks" in card else {"mark": card["mark"]}
        assert set(marks.values()) <= {"stated", "fitted", "reconstructed"}


def test_the_list_shows_a_project_with_all_its_values() -> None:
    goods = {kind: {"key": f"dwergar.goods.{kind}", "params": {"n": 1}} for kind in GOODS[:2]}
    discount = {"one": goods["stone"], "other": goods["iron"]}

    assert GAME.card_list()[0] == {
        "kind": "project",
        "number": 1,
        "title": {"key": "dwergar.project.1", "params": {}},
        "does": [{"key": "dwergar.effect.flexible_discount", "params": discount}],
        "signs": [
            [
                {"name": "project", "number": None},
                {"name": "minus", "number": 1},
                {"name": "stone", "number": None},
                {"name": "per", "number": None},
                {"name": "iron", "number": None},
            ]
        ],
        "name": "Master tools",
        "deck": "western",
        "tier": "basic",
        "cost": {"heat": 1, "iron": 3},
        "points": 4,
        "upgrade": {"heat": 2, "gold": 1},
        "upgrade_points": 3,
        "effect": "discount complete 1 stone or iron",
        "marks": {
            "points": "fitted",
            "upgrade_points": "stated",
            "cost": "reconstructed",
            "upgrade": "reconstructed",
            "effect": "reconstructed",
            "tier": "reconstructed",
        },
    }


MARKED_DOWN: Final = {
    "events": {number: {"mark": "reconstructed"} for number in ("49", "54", "55", "56", "60")},
    "projects": {
        **{number: {"effect": "reconstructed"} for number in ("20", "24", "25", "26")},
        **{number: {"points": "fitted", "upgrade_points": "fitted"} for number in ("7", "8")},
    },
}


def test_no_mark_claims_more_than_the_texts_say() -> None:
    """Signs lost beside a printed numeral, and which of two numerals is which."""
    data = read_data()

    assert {n: {"mark": data["events"][n]["mark"]} for n in MARKED_DOWN["events"]} == (
        MARKED_DOWN["events"]
    )
    for number, marks in MARKED_DOWN["projects"].items():
        assert marks.items() <= data["projects"][number]["marks"].items()
    assert {card["marks"]["tier"] for card in data["projects"].values()} == {"reconstructed"}
    assert data["start"]["seats"]["1"]["marks"]["level"] == "reconstructed"
    for place in ("lift", "workshop"):
        specialities = [f"{which}_speciality" for which in ("first", "second")]
        assert {data["places"][place]["marks"][each] for each in specialities} == {"reconstructed"}


@rule("DG-55", "DG-59")
def test_the_first_event_comes_later_in_2020() -> None:
    assert (CARDS.board.first_event, OLDER.board.first_event) == (1, 2)


@rule("DG-22")
def test_every_place_outside_the_mine_names_two_specialities() -> None:
    outside = [place.specialities for place in CARDS.places if place.base]

    assert all(len(set(two)) == 2 and set(two) < set(range(len(SPECIALITIES))) for two in outside)
    assert len(outside) == 6
