"""`--json` prints one JSON document; help and answers come in three languages."""

from pathlib import Path

import pytest

from cli.running import run


def test_the_games_as_a_document() -> None:
    games = run("games", "--json").document()["games"]

    assert [(game["name"], game["seats"]) for game in games] == [
        ("dwarf", [1, 2, 3, 4, 5]),
        ("dwergar", [2, 3, 4]),
        ("imperial-miners", [1, 2, 3, 4, 5]),
    ]


def test_the_cards_as_a_document() -> None:
    cards = run("cards", "dwarf", "--json", "--lang", "it").document()["cards"]

    assert len(cards) == 63
    assert (cards[0]["id"], cards[0]["title"], cards[0]["does"]) == (
        "D01", "Filone di Ferro", ["3 ferro"]
    )  # fmt: skip


def test_the_rules_as_a_document() -> None:
    rules = run("rules", "dwarf", "--json", "--lang", "uk").document()["rules"]

    assert [rule["id"] for rule in rules] == [f"DW-{number}" for number in range(1, 53)]


def test_a_moment_of_a_record_as_a_document(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "dwarf", "--seats", "random,random", "--seed", "1", "--save", str(file))

    moment = run("replay", str(file), "--to", "5", "--json").document()

    assert (moment["at"], len(moment["record"]["actions"]), moment["over"]) == (5, 5, False)
    assert moment["log"][0].startswith("Round 1 begins")


def test_a_simulation_is_the_same_whatever_the_number_of_workers() -> None:
    plan = ["simulate", "dwarf", "--seats", "3", "--games", "60", "--seed", "9", "--json"]
    one, two = run(*plan).document(), run(*plan, "--workers", "2").document()

    assert one.pop("timing")["workers"] != two.pop("timing")["workers"]
    assert one == two


def test_a_simulation_in_words_names_rounds_endings_and_scores() -> None:
    shown = run("simulate", "dwarf", "--seats", "1", "--games", "5", "--option", "layered=yes")

    for words in ("Rounds", "Ending", "Wins", "Eldhúsfífl", "steel", "decisions a second"):
        assert words in shown.out
    assert shown.err == ""


def test_every_card_is_listed_in_words() -> None:
    shown = run("cards", "dwarf").out

    assert all(f" {id_} " in shown for id_ in ("D01", "D54", "X1", "X9"))


def test_one_rule_is_found_by_its_number() -> None:
    assert "DW-13" in run("rules", "dwarf", "13").out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Usage:", "Arguments", "Options", "Examples", "--seats"]),
        ("uk", ["Як користуватися:", "Аргументи", "Параметри", "Приклади", "ГРА|ФАЙЛ"]),
        ("it", ["Uso:", "Argomenti", "Opzioni", "Esempi", "GIOCO|PERCORSO"]),
    ],
)
def test_help_is_in_the_readers_language_with_examples(language: str, words: list[str]) -> None:
    shown = run("play", "--help", "--lang", language)

    assert [word for word in words if word not in shown.out] == []
    assert "pithead play dwarf --seats human,random,random" in shown.out


def test_without_arguments_and_terminal_the_help_is_shown() -> None:
    assert "Usage: pithead COMMAND" in run().out


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("uk", "Червоний: Поставте робітника або візьміть спеціальну дію."),
        ("it", "Rosso: Piazza un lavoratore o scegli un’Azione Speciale."),
    ],
)
def test_a_game_is_played_in_the_readers_language(
    tmp_path: Path, language: str, question: str
) -> None:
    assert question in run("--lang", language, "play", "dwarf", home=tmp_path).out


def test_the_language_comes_from_the_flag_then_the_variable_then_the_system() -> None:
    system = run("games", LC_ALL="it_IT.UTF-8").out
    variable = run("games", LC_ALL="it_IT.UTF-8", PITHEAD_LANG="uk").out
    flag = run("games", "--lang", "en", LC_ALL="it_IT.UTF-8", PITHEAD_LANG="uk").out

    assert "giocatori: 1-5" in system
    assert "гравців: 1-5" in variable
    assert "1-5 seats" in flag
