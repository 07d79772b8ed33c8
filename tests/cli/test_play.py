"""A game in the terminal, from the first question to the last, with pipes."""

import json
from pathlib import Path

from cli.running import actions_in, lines, run

# Always the first choice: enough answers for the longest game this makes.
FIRST_CHOICES = lines(*["1"] * 200)


def test_a_whole_game_is_played_by_numbers_and_its_record_is_right(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    played = run("play", "dwarf", "--seed", "7", "--save", str(file), typed=FIRST_CHOICES)

    assert (played.code, played.err) == (0, "")
    assert "The game is over: " in played.out
    assert " wins on" in played.out
    assert f"The record of this game is {file}" in played.out
    assert run("replay", str(file), "--check").code == 0


def test_the_same_seed_and_answers_are_the_same_game(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    for file in (first, second):
        run("play", "dwarf", "--seats", "human,random", "--seed", "3", "--save", str(file),
            typed=FIRST_CHOICES)  # fmt: skip

    assert first.read_text() == second.read_text()


def test_five_seats_see_two_mines(tmp_path: Path) -> None:
    shown = run("play", "dwarf", "--seats", "human,random,random,random,random", "--seed", "1",
                home=tmp_path)  # fmt: skip

    assert "Mine 1 · Mountain: " in shown.out
    assert "Mine 2 · Mountain: " in shown.out


def test_only_bots_play_to_the_end_by_themselves(tmp_path: Path) -> None:
    shown = run("play", "dwarf", "--seats", "random,random", "--seed", "1", home=tmp_path)

    assert "The game is over: " in shown.out


def test_a_choice_can_be_typed_as_its_notation(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    run("play", "dwarf", "--seed", "1", "--save", str(file), typed=lines("Place  2", "q"))

    assert actions_in(file) == ["place 2"]


def test_undo_takes_the_last_action_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    shown = run("play", "dwarf", "--seed", "1", "--save", str(file), typed=lines("1", "u", "q"))

    assert "Undone: place 1." in shown.out
    assert actions_in(file) == []


def test_undo_is_refused_once_new_cards_are_dug_up(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    shown = run("play", "dwarf", "--seed", "1", "--save", str(file), typed=lines("1", "1", "u"))

    assert "The last action cannot be undone" in shown.out
    assert len(actions_in(file)) == 2


def test_undo_is_refused_once_a_bot_has_moved(tmp_path: Path) -> None:
    shown = run("play", "dwarf", "--seats", "human,random", "--option", "first=1", "--seed", "1",
                home=tmp_path, typed=lines("1", "u"))  # fmt: skip

    assert "It cannot be undone: Blue has moved since." in shown.out


def test_people_at_one_screen_take_back_each_others_actions(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    shown = run("play", "dwarf", "--seats", "human:Anna,human:Borys", "--option", "first=1",
                "--save", str(file), typed=lines("1", "u", "q"))  # fmt: skip

    assert "Borys: Place a worker" in shown.out
    assert actions_in(file) == []


def test_a_choice_is_explained_by_its_rules(tmp_path: Path) -> None:
    shown = run("play", "dwarf", "--seed", "1", home=tmp_path, typed=lines("? 1"))

    assert "DW-36" in shown.out
    assert "DW-17" in shown.out


def test_a_stack_can_be_looked_through(tmp_path: Path) -> None:
    shown = run("play", "dwarf", "--seed", "3", home=tmp_path, typed=lines("l 5"))

    assert "1 below D05 Iron seam" in shown.out


def test_the_log_and_the_help_are_a_word_away(tmp_path: Path) -> None:
    shown = run("play", "dwarf", "--seed", "3", home=tmp_path, typed=lines("log", "h"))

    assert "Everything so far" in shown.out
    assert "this help" in shown.out


def test_nonsense_at_the_prompt_gets_a_sentence_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    nonsense = ["dig", "99", "0", "? 77", "l 44", "place 99", "raise D01", "\x00", "²", "", "2"]

    shown = run("play", "dwarf", "--seed", "1", "--save", str(file), typed=lines(*nonsense))

    assert "'dig' is no answer here; type a number from 1 to " in shown.out
    assert "There is no choice 99; type a number from 1 to " in shown.out
    assert "There is no stack '44' to look through" in shown.out
    assert "raise D01 is not legal for seat 1 now" in shown.out
    assert (actions_in(file), shown.err) == (["place 2"], "")


def test_the_ukrainian_keyboard_works_without_switching(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    shown = run("play", "dwarf", "--seed", "1", "--save", str(file), typed=lines("1", "г", "й"))

    assert "Undone: place 1." in shown.out


def test_the_end_of_input_says_where_the_game_is_and_how_to_go_on(tmp_path: Path) -> None:
    shown = run("play", "dwarf", "--seed", "1", home=tmp_path, typed=lines("1"))

    saved = next((tmp_path / "pithead" / "saves").iterdir())
    assert shown.code == 0
    assert f"Go on with: pithead play {saved}" in shown.out


def test_a_game_left_and_resumed_is_the_game_played_through(tmp_path: Path) -> None:
    through, parts = tmp_path / "through.json", tmp_path / "parts.json"
    setup = ["--seats", "human,random", "--seed", "5"]
    run("play", "dwarf", *setup, "--save", str(through), typed=FIRST_CHOICES)

    run("play", "dwarf", *setup, "--save", str(parts), typed=lines("1", "1", "1", "q"))
    again = run("play", "dwarf", "--save", str(parts), typed=lines("1", "1"))
    run("play", str(parts), typed=FIRST_CHOICES)

    assert f"Going on with {parts}" in again.out
    assert parts.read_text() == through.read_text()


def test_saving_under_another_name_keeps_both(tmp_path: Path) -> None:
    file, other = tmp_path / "game.json", tmp_path / "other.json"

    run("play", "dwarf", "--seed", "1", "--save", str(file), typed=lines("1", f"s {other}"))

    assert actions_in(other) == actions_in(file) == ["place 1"]


def test_a_finished_game_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "dwarf", "--seats", "random,random", "--save", str(file))

    refused = run("play", str(file))

    assert (refused.code, refused.out) == (2, "")
    assert "is over; look at it with pithead replay." in refused.err


def test_a_saved_game_of_another_game_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "dwarf", "--seed", "1", "--save", str(file))
    document = json.loads(file.read_text())
    document["game"] = "chess"
    file.write_text(json.dumps(document))

    refused = run("play", "dwarf", "--save", str(file))

    assert refused.err == f"{file} holds a game of chess, not of dwarf.\n"
    assert json.loads(file.read_text()) == document


def test_a_box_file_changes_the_cards_and_stays_in_the_record(tmp_path: Path) -> None:
    box, file = tmp_path / "box.toml", tmp_path / "game.json"
    box.write_text('[effects]\niron = { phrase = "gain 5 iron" }\n')

    shown = run("play", "dwarf", "--seed", "1", "--box", str(box), "--save", str(file))
    box.unlink()

    assert "+5I" in shown.out
    assert "+5I" in run("play", str(file)).out
