"""The command `features`: what a learner is told of a game, part by part."""

from typing import Any

from rich.table import Table
from rich.text import Text

from pithead.cli.terminal import Terminal
from pithead.engine.features import Part
from pithead.games import find_game


def show_features(terminal: Terminal, name: str, as_json: bool) -> None:
    game = find_game(name)
    features = game.features
    if as_json:
        terminal.print_json(
            {
                "game": game.name,
                "data": game.fingerprint,
                "version": features.version,
                "fingerprint": features.fingerprint(),
                "size": features.size,
                "parts": [part_json(terminal, name, part) for part in features.parts],
            }
        )
        return
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for column in ("part", "places", "shape", "scale", "meaning"):
        heading = terminal.word(f"cli.features.{column}")
        is_name = column == "part"
        table.add_column(heading, style="cyan" if is_name else "", no_wrap=is_name)
    for part in features.parts:
        last = part.first + part.size - 1
        places = str(part.first) if part.size == 1 else f"{part.first}-{last}"
        table.add_row(
            part.name, places, shape_of(part), scale_of(terminal, part), about(terminal, name, part)
        )
    terminal.line(
        "cli.features.title",
        game=game.title,
        n=features.size,
        version=features.version,
        parts=features.fingerprint(),
    )
    terminal.draw(Text(terminal.word("cli.features.about"), style="dim"), table)


def part_json(terminal: Terminal, game: str, part: Part) -> dict[str, Any]:
    return {
        "name": part.name,
        "first": part.first,
        "shape": part.shape,
        "axes": [{"name": axis.name, "labels": axis.labels} for axis in part.axes],
        "per": part.per,
        "most": part.most,
        "meaning": about(terminal, game, part),
    }


def shape_of(part: Part) -> str:
    """By the names of its directions: `seat 5 x good 4`."""
    return " x ".join(f"{axis.name} {len(axis.labels)}" for axis in part.axes) or "1"


def scale_of(terminal: Terminal, part: Part) -> str:
    if part.is_flag():
        return terminal.word("cli.features.flag")
    if part.per == 1:
        return terminal.word("cli.features.plain", most=part.most)
    return terminal.word("cli.features.count", per=part.per, most=part.most)


def about(terminal: Terminal, game: str, part: Part) -> str:
    return terminal.word(f"{game}.feature.{part.name}")
