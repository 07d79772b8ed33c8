"""The end of a game: how it ended, the scores explained, who has won."""

from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pithead.cli.scene import Scene
from pithead.engine.game import State
from pithead.engine.message import Message


def draw_result(scene: Scene, state: State) -> None:
    terminal = scene.terminal
    game = scene.game
    ending = Message(f"{game.name}.ending.{game.ending(state)}")
    terminal.line("cli.over", "bold", why=ending)
    scores = game.scores(state)
    for line in scene.board.reckoning(scores, scene.seating):
        terminal.draw(Padding(line, (0, 0, 0, 2)))
    terminal.draw(Padding(score_table(scene, scores, game.places(state)), (1, 0, 0, 2)))
    verdict = terminal.say(game.verdict(state).message, scene.seating.names())
    terminal.draw(Text(verdict, style="bold green"))


def score_table(scene: Scene, scores: list[dict[str, int]], places: list[int]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, pad_edge=False)
    table.add_column("")
    order = sorted(range(len(scores)), key=lambda each: (places[each], each))
    for owner in order:
        table.add_column(scene.seating.label(owner), justify="right", no_wrap=True)
    table.add_row(scene.terminal.word("cli.place"), *[f"{places[owner]}." for owner in order])
    for name in scores[0]:
        numbers = [scene.board.score_text(name, scores[owner][name]) for owner in order]
        table.add_row(scene.board.score_name(name), *numbers)
    return table
