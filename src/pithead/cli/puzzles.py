"""The command `puzzles`: what there is, one to look at, one to solve."""

from typing import Any, Final

from rich import box
from rich.table import Table
from rich.text import Text

from pithead.bots.shown import Retried
from pithead.cli.analyse_words import changes_in_words
from pithead.cli.boards import find_board
from pithead.cli.choosing import chosen
from pithead.cli.keys import as_typed_in_latin
from pithead.cli.refusals import INTERRUPTED, Refused, shortened, whole_number
from pithead.cli.scene import Scene
from pithead.cli.seating import HUMAN, Seating
from pithead.cli.terminal import Terminal
from pithead.engine.errors import Declined
from pithead.engine.game import SPECTATOR, Game, State
from pithead.engine.message import read_message
from pithead.games import NAMES, find_game
from pithead.lab.study_page import percent
from pithead.puzzles import (
    GRADES,
    Puzzle,
    counted,
    game_of,
    named,
    opened,
    shipped,
    solution,
    tried,
)

# Who sits at the other seats of a puzzle: they are never asked.
OTHERS: Final = "journeyman"
SHOW: Final = "s"
LEAVE: Final = "q"


def show_counts(terminal: Terminal) -> None:
    """How many there are of each game and grade."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
    table.add_column("")
    for grade in GRADES:
        table.add_column(terminal.word(f"puzzle.grade.{grade}"), justify="right")
    for name in NAMES:
        counts = counted(shipped(name))
        table.add_row(find_game(name).title, *[str(counts[grade]) for grade in GRADES])
    terminal.line("cli.puzzles.title", "bold")
    terminal.draw(table, "")
    terminal.line("cli.puzzles.ways", "dim")


def list_puzzles(terminal: Terminal, name: str, grade: str | None, as_json: bool) -> None:
    """The puzzles of one game by their names."""
    game = find_game(name)
    wanted = None if grade is None else whole_number(grade, "--grade", GRADES[0], GRADES[-1])
    each = [one for one in shipped(game.name) if wanted in (None, one["grade"])]
    if as_json:
        terminal.print_json(each)
        return
    for one in each:
        heading = Text(one["id"], style="bold cyan")
        words = terminal.word(f"puzzle.grade.{one['grade']}")
        facts = terminal.word("web.round", n=one["round"])
        terminal.draw(heading.append(f"  {words} · {facts}", style="default"))


def found(name: str) -> tuple[Game[Any], Puzzle]:
    """A puzzle by its name."""
    puzzle = named(name)
    if puzzle is not None:
        return find_game(game_of(puzzle)), puzzle
    raise Refused("cli.error.puzzle", {"name": repr(shortened(name))})


def show_puzzle(terminal: Terminal, name: str, has_solution: bool, as_json: bool) -> None:
    """The position and the question; the solution only for who asks for it."""
    game, puzzle = found(name)
    if as_json:
        terminal.print_json(puzzle)
        return
    state = opened(game, puzzle)
    scene = scene_of(terminal, game, puzzle, state)
    draw_task(scene, puzzle, state)
    if has_solution:
        tell_solution(scene, puzzle, state)


def try_puzzle(terminal: Terminal, name: str) -> int:
    """Take answers until one is right, or the solution is asked for."""
    game, puzzle = found(name)
    state = opened(game, puzzle)
    scene = scene_of(terminal, game, puzzle, state)
    draw_task(scene, puzzle, state)
    terminal.line("cli.puzzles.keys", "dim")
    try:
        while not is_done(scene, puzzle, state, terminal.ask()):
            continue
    except EOFError:
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def is_done(scene: Scene, puzzle: Puzzle, state: State, line: str) -> bool:
    """Carry out one line from the prompt; whether it was the last."""
    word = as_typed_in_latin(line).casefold()
    if word == LEAVE:
        return True
    if word == SHOW:
        tell_solution(scene, puzzle, state)
        return True
    try:
        action = chosen(scene.game, state, puzzle["seat"], line)
        answer = tried(scene.game, puzzle, state, action)
    except Declined as error:
        scene.terminal.draw(Text(scene.terminal.say(error.message), style="yellow"))
        return False
    for sentence in sentences(scene, answer):
        scene.terminal.draw(sentence)
    if answer["answer"] == "right":
        tell_line(scene, puzzle)
        return True
    return False


def scene_of(terminal: Terminal, game: Game[Any], puzzle: Puzzle, state: State) -> Scene:
    board = find_board(game, terminal.catalogue)
    seats = [HUMAN if seat == puzzle["seat"] else OTHERS for seat in range(state.seats)]
    rivals = board.rivals(game.view(state, SPECTATOR))
    return Scene(terminal, game, board, Seating(seats, rivals, terminal.catalogue))


def draw_task(scene: Scene, puzzle: Puzzle, state: State) -> None:
    terminal, seat = scene.terminal, puzzle["seat"]
    terminal.draw(scene.divider(), scene.table(state, seat), "")
    grade = terminal.word(f"puzzle.grade.{puzzle['grade']}")
    terminal.line("puzzle.task", "bold", grade=grade, name=scene.seating.names()[seat])
    terminal.draw("", scene.question(state, seat))
    terminal.draw(scene.choices(state, seat, scene.game.legal_actions(state, seat)))


def sentences(scene: Scene, answer: Retried) -> list[str]:
    """What a try is worth, and why it is no better."""
    terminal = scene.terminal
    move = terminal.say(read_message(answer["offers"]), scene.seating.names())
    if answer["answer"] == "right":
        return [terminal.word("puzzle.right", move=move)]
    told = [
        terminal.word(
            "puzzle.wrong",
            move=move,
            verdict=terminal.word(f"study.verdict.{answer['verdict']}"),
            given=percent(answer["given"]),
            error=percent(answer["error"]),
        )
    ]
    if answer["gains"]:
        changes = changes_in_words(terminal, answer["gains"])
        told.append(terminal.word("web.retry.why", n=max(1, answer["within"]), changes=changes))
    return told


def tell_solution(scene: Scene, puzzle: Puzzle, state: State) -> None:
    action = scene.game.parse(solution(puzzle))
    offer = scene.game.offers(state, puzzle["seat"], action)
    move = scene.terminal.say(offer, scene.seating.names())
    scene.terminal.line("puzzle.solution", "green", move=move)
    tell_line(scene, puzzle)


def tell_line(scene: Scene, puzzle: Puzzle) -> None:
    """What is expected to follow, as it would stand in a record."""
    names = scene.seating.names()
    line = "; ".join(f"{names[seat]}: {notation}" for seat, notation in puzzle["line"])
    scene.terminal.line("puzzle.line", "dim", line=line)
