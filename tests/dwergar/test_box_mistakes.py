"""Box files with mistakes: each one sentence with the file, the card and what was expected."""

import pytest

from pithead.engine.box import read_toml
from pithead.engine.errors import BadBox
from pithead.engine.toml_lines import places_in
from pithead.games import mistakes_in
from pithead.games.dwergar import make

AMOUNTS = "expected amounts such as '1 heat, 3 iron', or 'nothing'"
EFFECT = "expected a word of docs/rules/dwergar.md such as 'take 1 iron'"
EVENT = "expected a word of an event such as 'lift 1' or 'toll 1'"
BASE = "expected a word of a base action such as 'exchange 1'"
BONUS = "expected a word of a bonus such as 'exchange 2' or 'heat 1'"
MARK = "expected one of stated, fitted, reconstructed, box"


def mistakes(text: str) -> list[str]:
    """All of them: where, and what was found."""
    found = mistakes_in("dwergar", read_toml(text, "my.toml"), "box")
    return [f"{where.removeprefix('box: ')}: {what}" for where, what, _ in found]


def refusal(text: str) -> str:
    with pytest.raises(BadBox) as error:
        make(read_toml(text, "my.toml"), "my.toml")
    return str(error.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "project.1.points = 5",
            "project: an unknown table; expected one of projects, events, rules, start, places, "
            "furnace, exchange, convert, tie_break",
        ),
        (
            "projects.1.score = 5",
            "projects: 1: score: an unknown key; expected one of name, deck, tier, cost, points, "
            "upgrade, upgrade_points, effect, effect_2020, marks",
        ),
        (
            'places.forge.first_2020.bonus = "heat 1"',
            "places: forge: first_2020: an unknown key; expected one of base, first, second, "
            "install, marks",
        ),
        ("places.forge.first = 1", "places: forge: first: a whole number; expected a table"),
        (
            'places.bar.base = "heat 1"',
            "places: bar: an unknown key; expected one of mine-1, mine-2, mine-3, mine-4, "
            "laboratory, bellows, lift, workshop, forge, studio",
        ),
        ("start.seats.1 = 2", "start: seats: 1: a whole number; expected a table"),
        ("rules = 1", "rules: a whole number; expected a table"),
        ("projects.1.marks = 1", "projects: 1: marks: a whole number; expected a table"),
        ("projects.1 = 5", "projects: 1: a whole number; expected a table"),
        ('projects.1.points = "5"', "projects: 1: points: '5'; expected a number from 0 to 99"),
        ("projects.1.points = true", "projects: 1: points: True; expected a number from 0 to 99"),
        ("projects.1.cost = 5", "projects: 1: cost: 5; expected a text"),
        ("convert.gold = 5", "convert: gold: 5; expected a text"),
        ("tie_break.order = \"stone\"", "tie_break: order: 'stone'; expected each once of stone, "
         "iron, gold, crystal"),
    ],
)  # fmt: skip
def test_a_wrong_key_or_kind_of_value_is_refused(text: str, sentence: str) -> None:
    assert refusal(text) == f"my.toml: {sentence}."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('deck = "northern"', "deck: 'northern'; expected one of western, new_shaft, "
         "golden_terraces, old_shaft, eastern"),
        ('tier = "middle"', "tier: 'middle'; expected one of basic, advanced"),
        ("points = 100", "points: 100; expected a number from 0 to 99"),
        ("points = -1", "points: -1; expected a number from 0 to 99"),
        ("upgrade_points = 100", "upgrade_points: 100; expected a number from 0 to 99"),
        ('cost = "3 irons"', f"cost: '3 irons'; {AMOUNTS}"),
        ('cost = "iron"', f"cost: 'iron'; {AMOUNTS}"),
        ('cost = ""', f"cost: ''; {AMOUNTS}"),
        ('cost = "0 iron"', f"cost: '0 iron'; {AMOUNTS}"),
        ('cost = "-1 iron"', f"cost: '-1 iron'; {AMOUNTS}"),
        ('upgrade = "1 heat 2 iron"', f"upgrade: '1 heat 2 iron'; {AMOUNTS}"),
        ('marks.cost = "guessed"', f"marks: cost: 'guessed'; {MARK}"),
    ],
)  # fmt: skip
def test_a_wrong_value_of_a_project_names_the_project(text: str, sentence: str) -> None:
    assert refusal(f"projects.7.{text}") == f"my.toml: projects: 7: {sentence}."


@pytest.mark.parametrize(
    "phrase",
    [
        "take one iron", "take 1 irons", "take 0 iron", "take 1", "give 1 iron", "take 1 iron,", "",
        "others", "others light all", "nothing else", "light", "furnace", "furnace cool",
        "action", "action 0", "stoke", "heat", "foreman", "foreman dwarf", "rich", "turn heat",
        "turn take 1", "change 1 > stone", "change 1 heat > coal", "warm", "warm 1 outside",
        "disguise", "own discount 1 per western", "own discount 1 heat per mine",
        "discount 1 gold", "discount complete gold", "discount upgrade 1 stone or iron",
        "score 1", "score on empty", "score 1 per upgraded", "end 1", "end per gold",
        "end 1 per 0 gold", "end 1 per 1 gold", "end 1 per tin", "take 01 iron", "Take 1 iron",
    ],
)  # fmt: skip
def test_a_misspelt_effect_is_refused_with_its_project(phrase: str) -> None:
    assert refusal(f'projects.7.effect = "{phrase}"') == (
        f"my.toml: projects: 7: effect: {phrase!r}; {EFFECT}."
    )


def test_of_several_words_the_misspelt_one_is_named() -> None:
    assert refusal('projects.21.effect_2020 = "take 1 iron; took 1 gold"') == (
        f"my.toml: projects: 21: effect_2020: 'took 1 gold'; {EFFECT}."
    )


@pytest.mark.parametrize(
    "phrase",
    [
        "everyone heat", "everyone heat 0", "lift", "lift one", "load 1 stone", "load 1 stone on 5",
        "load stone on 1", "clear", "toll", "install 2 points", "actions", "score 1",
        "score 1 in forge", "close", "close mine", "quiet lab", "rich", "heat 1 at", "heat at lift",
        "", "lift 02",
    ],
)  # fmt: skip
def test_a_misspelt_event_is_refused_with_its_number(phrase: str) -> None:
    assert refusal(f'events.53.effect = "{phrase}"') == (
        f"my.toml: events: 53: effect: {phrase!r}; {EVENT}."
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('events.57.effect_2020 = "open forge"', f"events: 57: effect_2020: 'open forge'; {EVENT}"),
        ('events.53.mark = "sure"', f"events: 53: mark: 'sure'; {MARK}"),
        ('places.mine-1.yield = "1 heat"', f"places: mine-1: yield: '1 heat'; {AMOUNTS}, "
         "without heat"),
        ('places.mine-1.rich = "stones"', f"places: mine-1: rich: 'stones'; {AMOUNTS}"),
        ('places.lift.install = "1 heat"', f"places: lift: install: '1 heat'; {AMOUNTS}, "
         "without heat"),
        ('places.lift.marks.base = "sure"', f"places: lift: marks: base: 'sure'; {MARK}"),
        ('places.lift.base = "lift"', f"places: lift: base: 'lift'; {BASE}"),
        ('places.lift.base = "take back 1"', f"places: lift: base: 'take back 1'; {BASE}"),
        ('places.forge.base = "upgrade any 1"', f"places: forge: base: 'upgrade any 1'; {BASE}"),
        ('places.lift.base = "score 1 lift"', f"places: lift: base: 'score 1 lift'; {BASE}"),
        ('places.lift.first.bonus = "lift 1"', f"places: lift: first: bonus: 'lift 1'; {BONUS}"),
        ('places.lift.first.bonus = "complete 1"', "places: lift: first: bonus: 'complete 1'; "
         f"{BONUS}"),
        ('places.lift.first_2020.bonus = "score 1"', "places: lift: first_2020: bonus: 'score 1'; "
         f"{BONUS}"),
        ('places.forge.first.bonus = "upgrade any"', "places: forge: first: bonus: 'upgrade any'; "
         f"{BONUS}"),
        ('places.forge.second.bonus = "heat 1; light"', "places: forge: second: bonus: 'light'; "
         f"{BONUS}"),
        ('places.forge.second.speciality = "foreman"', "places: forge: second: speciality: "
         "'foreman'; expected one of engineer, blacksmith, ironworker"),
        ('places.forge.second.speciality = "engineer"', "places: forge: second: speciality: "
         "'engineer'; expected another than that of the first"),
        ("rules.heat_most = 21", "rules: heat_most: 21; expected a number from 1 to 20"),
        ("rules.furnaces_most = 13", "rules: furnaces_most: 13; expected a number from 1 to 12"),
        ("rules.furnaces_start = 9", "rules: furnaces_start: 9; expected a number from 0 to 8"),
        ("rules.row = 0", "rules: row: 0; expected a number from 1 to 10"),
        ("rules.actions = 0", "rules: actions: 0; expected a number from 1 to 9"),
        ("rules.install_points = -1", "rules: install_points: -1; expected a number from 0 to 99"),
        ("rules.first_event = 3", "rules: first_event: 3; expected a number from 1 to 2"),
        ('rules.marks.row = "sure"', f"rules: marks: row: 'sure'; {MARK}"),
        ('start.everyone = "2 heat"', f"start: everyone: '2 heat'; {AMOUNTS}, without heat"),
        ('start.everyone_mark = "sure"', f"start: everyone_mark: 'sure'; {MARK}"),
        ('start.seats.3.level = "5"', "start: seats: 3: level: '5'; "
         "expected one of transit, 1, 2, 3, 4"),
        ('start.seats.3.goods = "tin"', f"start: seats: 3: goods: 'tin'; {AMOUNTS}"),
        ('start.seats.3.marks.level = "sure"', f"start: seats: 3: marks: level: 'sure'; {MARK}"),
        ('furnace.price = "1 heat"', f"furnace: price: '1 heat'; {AMOUNTS}, without heat"),
        ('furnace.mark = "sure"', f"furnace: mark: 'sure'; {MARK}"),
        ('exchange.gold = "tin"', f"exchange: gold: 'tin'; {AMOUNTS}"),
        ('exchange.mark = "sure"', f"exchange: mark: 'sure'; {MARK}"),
        ('convert.gold = "2 > crystal"', "convert: gold: '2 > crystal'; "
         "expected a price and a kind such as '1 heat > iron'"),
        ('convert.mark = "sure"', f"convert: mark: 'sure'; {MARK}"),
        ('tie_break.order = ["gold"]', "tie_break: order: ['gold']; "
         "expected each once of stone, iron, gold, crystal"),
        ('tie_break.order = ["gold", "iron", "stone", 4]', "tie_break: order: "
         "['gold', 'iron', 'stone', 4]; expected each once of stone, iron, gold, crystal"),
        ('tie_break.mark = "sure"', f"tie_break: mark: 'sure'; {MARK}"),
    ],
)  # fmt: skip
def test_a_wrong_value_of_the_board_says_where_it_stands(text: str, sentence: str) -> None:
    assert refusal(text) == f"my.toml: {sentence}."


def test_a_file_that_is_no_toml_is_refused() -> None:
    assert refusal("projects.1.points = ").startswith("my.toml: not TOML (")


# -- cards that the box adds -------------------------------------------------------------------


@pytest.mark.parametrize("number", ["0", "100", "01", "-1", "x", "4.5", "¹"])
def test_a_card_is_called_by_a_number(number: str) -> None:
    assert refusal(f'projects."{number}" = {{}}').startswith(
        f"my.toml: projects: {number}: '{number}'; expected a card's number from 1 to 99."
    )


def test_a_new_project_needs_all_its_values() -> None:
    assert mistakes("projects.61 = {}") == [
        "projects: 61: deck: nothing",
        "projects: 61: tier: nothing",
        "projects: 61: cost: nothing",
        "projects: 61: points: nothing",
        "projects: 61: upgrade: nothing",
        "projects: 61: upgrade_points: nothing",
        "projects: 61: effect: nothing",
    ]


def test_a_number_means_one_card() -> None:
    text = 'tier = "basic", cost = "1 iron", points = 1, upgrade = "1 iron", upgrade_points = 1'

    assert mistakes(f'projects.46 = {{ deck = "western", {text}, effect = "nothing" }}') == [
        "projects: 46: 46, the number of an event"
    ]


# -- several mistakes --------------------------------------------------------------------------

SEVERAL = """
game = "dwergar"
[projects.7]
cost = "3 irons"
points = 100
effect = "take 1 iron; took 1 gold; give 2 gold"
[projects.21]
effect_2020 = "take nothing"
[events.48]
effect = "toll"
mark = "sure"
[places.forge]
base = "forge"
second = { speciality = "engineer", bonus = "heat" }
[rules]
row = 0
rows = 5
[start.seats.2]
level = "5"
[gold]
"""


def test_all_mistakes_of_both_editions_are_told_at_once_with_their_lines() -> None:
    places = places_in(SEVERAL)

    told = [(places.line_of(mistake), mistake) for mistake in mistakes(SEVERAL)]

    assert sorted(told) == [
        (4, "projects: 7: cost: '3 irons'"),
        (5, "projects: 7: points: 100"),
        (6, "projects: 7: effect: 'give 2 gold'"),
        (6, "projects: 7: effect: 'took 1 gold'"),
        (8, "projects: 21: effect_2020: 'take nothing'"),
        (10, "events: 48: effect: 'toll'"),
        (11, "events: 48: mark: 'sure'"),
        (13, "places: forge: base: 'forge'"),
        (14, "places: forge: second: bonus: 'heat'"),
        (14, "places: forge: second: speciality: 'engineer'"),
        (16, "rules: row: 0"),
        (17, "rules: rows: an unknown key"),
        (19, "start: seats: 2: level: '5'"),
        (20, "gold: an unknown table"),
    ]
