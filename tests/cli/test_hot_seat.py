"""People who share a screen but not their secrets."""

import io
import re
from pathlib import Path
from typing import Any, Final

import pytest
from rich.console import Console

from pithead.cli import terminal as terminals
from pithead.cli.sitting import Sitting
from pithead.cli.terminal import Terminal
from pithead.engine.game import SPECTATOR
from pithead.engine.match import new_match
from pithead.games import find_game

PEOPLE: Final = ["human:Anna", "human:Borys"]
ANNA: Final = 0
BORYS: Final = 1


class Pages(Terminal):
    """Answers in a given order; between two answers is a page. The last answer is to leave."""

    def __init__(self, answers: list[str]) -> None:
        super().__init__("en")
        self.out = Console(file=io.StringIO(), width=100)
        self.answers: Final = answers
        self.sitting: Sitting | None = None
        self.pages: Final[list[str]] = []
        self.leaks: Final[list[str]] = []
        self.secrets = 0

    def ask(self, prompt: str = "> ") -> str:
        page = " ".join(self.out.file.getvalue().split())  # type: ignore[attr-defined]
        self.out = Console(file=io.StringIO(), width=100)
        self.pages.append(page + prompt)
        if self.sitting is not None:
            self.check(self.sitting, page)
        return self.answers.pop(0) if self.answers else "q"

    def check(self, sitting: Sitting, page: str) -> None:
        """Note what this page tells of the other person's hand."""
        if sitting.watching == SPECTATOR:
            return
        for secret in secrets_from(sitting, sitting.watching):
            self.secrets += 1
            if re.search(rf"\b{secret}\b", page):
                self.leaks.append(f"{secret}: {page}")


def secrets_from(sitting: Sitting, reader: int) -> set[str]:
    """Ids and names of the other's cards, set aside or not, that are neither open nor told."""
    game, state = sitting.match.game, sitting.match.state
    entries = {entry["id"]: entry for entry in sitting.scene.board.cards() if "design" in entry}
    view: Any = game.view(state, reader)
    other: Any = game.view(state, 1 - reader)["players"]
    own, its = view["players"][reader], other[1 - reader]
    open_ids = [*own["hand"], *own["aside"], *its["shown"]]
    open_ids += [id_ for pile in view["discards"] for id_ in pile]
    open_ids += [card["card"] for player in view["players"] for card in player["mine"]["cards"]]
    open_ids += [player["sealed"] for player in view["players"] if player["sealed"]]
    open_names = {entries[id_]["name"] for id_ in open_ids}
    hidden = [id_ for id_ in its["hand"] + its["aside"] if id_ not in open_ids]
    names = {str(entries[id_]["name"]) for id_ in hidden} - open_names
    told = " ".join(sitting.scene.sentence(event) for event in state.journal.seen_by(SPECTATOR))
    return set(hidden) | {name for name in names if name not in told}


def seated(terminal: Pages, tmp_path: Path, seed: int = 11) -> Sitting:
    match = new_match(find_game("imperial-miners"), PEOPLE, {}, seed)
    sitting = Sitting(terminal, match, tmp_path / "game.json")
    terminal.sitting = sitting
    return sitting


@pytest.mark.parametrize("seed", [11, 13])
def test_no_page_tells_anything_of_the_other_hand(tmp_path: Path, seed: int) -> None:
    terminal = Pages(["1", "log", "2", "b", "1"] * 20)

    seated(terminal, tmp_path, seed).play()

    assert terminal.secrets > 500
    assert terminal.leaks == []


def test_the_screen_goes_to_the_other_person_once_the_first_has_nothing_to_answer(
    tmp_path: Path,
) -> None:
    terminal = Pages(["", "1", "1", "1", "1"])

    seated(terminal, tmp_path).play()

    handed = [page for page in terminal.pages if "Hand the screen to" in page]
    assert len(handed) == 2
    assert "Hand the screen to Anna, who presses Enter." in handed[0]
    assert "Hand the screen to Borys, who presses Enter." in handed[1]


def test_nobody_takes_back_what_another_chose_in_secret(tmp_path: Path) -> None:
    terminal = Pages(["", "1", "1", "1", "1", "", "u"])
    sitting = seated(terminal, tmp_path)

    sitting.play()

    assert "Only whoever made the last action can undo it." in terminal.pages[-1]
    assert len(sitting.match.record.actions) == 4


def test_a_game_left_in_the_middle_begins_with_handing_the_screen_over(tmp_path: Path) -> None:
    left = seated(Pages(["", "1"]), tmp_path)
    left.play()
    terminal = Pages([])

    Sitting(terminal, left.match, left.path).play()

    assert "Hand the screen to Anna" in terminal.pages[0]
    assert "Your hand" not in terminal.pages[0]


def test_the_end_is_shown_as_everyone_may_see_it(tmp_path: Path) -> None:
    terminal = Pages(["1"] * 500)

    seated(terminal, tmp_path).play()

    end = " ".join(terminal.out.file.getvalue().split())  # type: ignore[attr-defined]
    assert "The game is over: the last round was played." in end
    assert "Mine of (R) Anna" in end
    assert "Mine of (B) Borys" in end
    assert "Your hand" not in end


class AtAScreen(Terminal):
    def is_interactive(self) -> bool:
        return True


def test_wiping_clears_the_screen_and_what_has_scrolled_away() -> None:
    terminal = AtAScreen("en")
    terminal.out = Console(file=io.StringIO(), force_terminal=True)

    terminal.wipe()

    written = terminal.out.file.getvalue()  # type: ignore[attr-defined]
    assert "\x1b[2J" in written
    assert "\x1b[3J" in written


@pytest.mark.skipif(terminals.LINE_EDITING is None, reason="the system has no line editing")
def test_wiping_forgets_the_lines_typed_before() -> None:
    terminal = AtAScreen("en")
    terminal.out = Console(file=io.StringIO(), force_terminal=True)
    terminals.LINE_EDITING.add_history("play D15b")

    terminal.wipe()

    assert terminals.LINE_EDITING.get_current_history_length() == 0
