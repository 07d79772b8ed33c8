"""Play at a real pseudo-terminal, where Ctrl-C is a key."""

from pathlib import Path

from cli.running import Keyboard, actions_in, run

GAME = ["play", "dwarf", "--seats", "human,random", "--seed", "5"]


def test_control_c_loses_nothing_and_the_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    broken, through = tmp_path / "broken.json", tmp_path / "through.json"
    keyboard = Keyboard(*GAME, "--save", str(broken), home=tmp_path)
    keyboard.wait_for("> ")
    keyboard.type("1")
    keyboard.wait_for("Since your last turn")
    keyboard.wait_for("> ")
    keyboard.press_control_c()
    shown = keyboard.wait_for("Go on with: pithead play")

    assert keyboard.finish() == 130
    assert "Saved in" in shown
    run("play", str(broken), typed="1\n1\n1\nq\n")
    run(*GAME, "--save", str(through), typed="1\n1\n1\n1\nq\n")
    assert actions_in(broken) == actions_in(through)


def test_no_arguments_on_a_terminal_open_the_menu(tmp_path: Path) -> None:
    keyboard = Keyboard(home=tmp_path)
    keyboard.wait_for("what shall we play?")
    keyboard.wait_for("> ")
    keyboard.type("q")

    assert keyboard.finish() == 0


def test_a_simulation_shows_its_progress_on_a_terminal(tmp_path: Path) -> None:
    keyboard = Keyboard("simulate", "dwarf", "--games", "200", home=tmp_path)
    keyboard.wait_for("/200")
    keyboard.wait_for("decisions a second")

    assert keyboard.finish() == 0
