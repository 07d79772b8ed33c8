"""Dwergar in the terminal: whole games, three languages, its cards, its options."""

import json
from pathlib import Path

import pytest

from cli.running import actions_in, lines, run
from cli.test_refusals import assert_refused

# Always the first choice: enough answers for the longest game this makes.
FIRST_CHOICES = lines(*["1"] * 400)


def test_a_whole_game_is_played_by_numbers_and_its_record_is_right(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    played = run("play", "dwergar", "--seed", "7", "--save", str(file), typed=FIRST_CHOICES)

    assert (played.code, played.err) == (0, "")
    assert "Round 10 of 10 begins." in played.out
    assert "The game is over: the last round was played." in played.out
    assert "Compared by points, then crystal, gold, iron, and stone." in played.out
    assert run("replay", str(file), "--check").code == 0


@pytest.mark.parametrize(
    ("language", "question", "offer"),
    [
        ("en", "Red: Send a dwarf to work (3 actions left).", "Studio: send the foreman"),
        (
            "uk",
            "Червоний: Відправте гнома на роботу (лишилося 3 дії).",
            "Студія: іде головний майстер",
        ),
        (
            "it",
            "Rosso: Manda un nano al lavoro (3 azioni rimaste).",
            "Studio: manda un nano (caposquadra)",
        ),
    ],
)
def test_it_is_played_in_three_languages(
    tmp_path: Path, language: str, question: str, offer: str
) -> None:
    played = run("--lang", language, "play", "dwergar", "--seats", "human,random,random,random",
                 "--option", "events=1", "--seed", "1", home=tmp_path,
                 typed=FIRST_CHOICES)  # fmt: skip

    assert played.err == ""
    assert question in played.out
    assert offer in played.out


def test_a_choice_can_be_typed_as_its_notation(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    run("play", "dwergar", "--seed", "1", "--save", str(file),
        typed=lines("place foreman bellows", "light", "end", "q"))  # fmt: skip

    assert actions_in(file)[:2] == ["place foreman bellows", "light"]


def test_the_whole_table_comes_back_when_asked_for(tmp_path: Path) -> None:
    game = ["play", "dwergar", "--seed", "1"]

    brief = run(*game, home=tmp_path, typed=lines("place foreman bellows"))
    whole = run(*game, home=tmp_path, typed=lines("place foreman bellows", "b"))

    assert "Just now" in brief.out
    assert (brief.out.count("The mountain"), whole.out.count("The mountain")) == (1, 2)


def test_the_options_chosen_stand_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    run("play", "dwergar", "--option", "decks=eastern+old_shaft", "--option", "events=7",
        "--option", "edition=2020", "--save", str(file))  # fmt: skip

    assert json.loads(file.read_text("utf-8"))["options"] == {
        "decks": "old_shaft+eastern", "events": 7, "edition": "2020"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("decks=foo", "Option decks cannot be foo; expected recommended | 2 of western, "),
        ("decks=western", "Option decks cannot be western; "),
        ("decks=western+western", "Option decks cannot be western+western; "),
        ("events=99", "Option events cannot be 99; expected 1 | 2 | "),
        ("events=0", "Option events cannot be 0; "),
        ("edition=1999", "Option edition cannot be 1999; expected 2021 | 2020."),
        ("automaton=andvettr", "dwergar has no option called automaton"),
    ],
)
def test_a_wrong_option_is_one_sentence(option: str, sentence: str) -> None:
    assert_refused(run("play", "dwergar", "--option", option), sentence)


def test_nobody_plays_it_alone() -> None:
    assert_refused(run("play", "dwergar", "--seats", "human"), "dwergar is for 2-4 seats, not 1.")


def test_the_options_are_listed_with_their_defaults() -> None:
    shown = " ".join(run("games").out.split())

    assert "western, new_shaft, golden_terraces, old_shaft, eastern: as many as seats" in shown
    assert "1 to 15 · default: 9" in shown
    assert "2021 | 2020 · default: 2021" in shown


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("l 45", "45 Mill chimney"),
        ("l 57", "closed this round: Laboratory (rulebook)"),
        ("l mine-4", "with your furnace or skill: 1 gold and 1 crystal"),
        ("l Forge", "blacksmith~: gain 1 heat✓"),
        ("l 46 ", "46 Boiler explosion"),
        ("l 61", "There is no card or place '61'; type for example l 12 or l forge."),
        ("l", "There is no card or place ''; type for example l 12 or l forge."),
        ("l ²", "There is no card or place '²'; type for example l 12 or l forge."),
    ],
)
def test_a_card_or_place_can_be_looked_at(tmp_path: Path, typed: str, sentence: str) -> None:
    assert sentence in run("play", "dwergar", home=tmp_path, typed=lines(typed)).out


def test_a_place_is_found_by_its_ukrainian_name(tmp_path: Path) -> None:
    shown = run("--lang", "uk", "play", "dwergar", home=tmp_path, typed=lines("д кузня")).out

    assert "коваль~: отримайте 1 тепло✓" in shown


def test_help_names_a_notation_that_can_be_typed_now(tmp_path: Path) -> None:
    shown = run("play", "dwergar", "--seed", "1", home=tmp_path, typed=lines("h"))

    assert "l forge looks at a place" in shown.out
    assert "such as place " in shown.out


def test_every_card_and_place_is_listed_with_its_source() -> None:
    shown = run("cards", "dwergar").out

    for words in ("Master tools", "Mill chimney", "Boiler explosion", "Studio", "Western District"):
        assert words in shown
    assert "✓ rulebook   ≈ worked out   ~ rebuilt by us" in shown


def test_what_another_edition_says_stands_below() -> None:
    shown = run("cards", "dwergar", COLUMNS="200").out

    assert "edition 2020: completing a project costs you 1 gold less" in shown
    assert "edition 2020: 1 point for each level lifted" in shown


def test_the_cards_as_a_document() -> None:
    cards = run("cards", "dwergar", "--json", "--lang", "it").document()["cards"]

    assert len(cards) == 45 + 15 + 10 + 23
    assert (cards[12]["name"], cards[12]["cost"], cards[12]["marks"]["cost"]) == (
        "Rotaie", {"iron": 4}, "reconstructed"
    )  # fmt: skip
    assert cards[70:73] == [
        {"board": "start.everyone", "value": {"stone": 1}, "mark": "reconstructed"},
        {"board": "start.seats.1.level", "value": "transit", "mark": "reconstructed"},
        {"board": "start.seats.1.goods", "value": {"stone": 2}, "mark": "reconstructed"},
    ]


def test_the_cards_show_every_marked_value_of_the_data() -> None:
    """One sign for each mark of the data, and none where there is no mark."""
    shown = run("cards", "dwergar", COLUMNS="200").out

    table, _, legend = shown.rpartition("✓ rulebook")
    assert legend
    marks = 6 * 45 + 15 + 3 * 4 + 6 * 6 + 2 * 4 + 10 + 5
    assert sum(table.count(sign) for sign in "✓≈~▣") == marks


def test_the_cards_tell_start_goods_rates_and_what_the_editions_differ_in() -> None:
    shown = run("cards", "dwergar", COLUMNS="120").out

    for words in (
        "At the start in that cart of seat 4            1I 1G~",
        "C→2G G→2I I→2S~",
        "S+1▲→I I+1▲→G G+2▲→C~",
        "edition 2020: 2",
        "engineer~: exchange 2 resources for lower ones✓",
    ):
        assert words in shown


def test_a_simulation_names_the_projects() -> None:
    shown = run("simulate", "dwergar", "--games", "30", "--lang", "it").out

    for words in ("Progetti completati", "12 Crepa tappata", "per tutto il resto"):
        assert words in shown


def test_a_moment_of_a_record_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "dwergar", "--seats", "random,random", "--seed", "1", "--save", str(file))

    shown = run("replay", str(file), "--to", "20").out

    assert "After action 20 of " in shown
    assert "Open projects · " in shown


def test_a_box_file_changes_the_table(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('[places.mine-1]\nyield = "5 stone"\n')

    shown = run("play", "dwergar", "--box", str(box), home=tmp_path)

    assert "5S / 4S" in shown.out
