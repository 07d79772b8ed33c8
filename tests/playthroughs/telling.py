"""A whole random game as text that a reviewer can read and compare line by line."""

import json
from collections.abc import Iterator
from typing import Any, Final

from every_game.tables import GAMES, Table, choice
from pithead.engine.action import Action
from pithead.engine.journal import Event
from pithead.engine.options import OptionValue
from pithead.engine.rng import seeded

WIDTH: Final = 120


def playthrough(name: str, seats: int, options: dict[str, OptionValue], seed: int) -> str:
    """Setup, then every decision with its legal actions and what came of it, then the scores."""
    game = GAMES[name]
    table = Table(name, seats, game.read_options(seats, options))
    return "\n".join(told(table, seed)) + "\n"


def told(table: Table, seed: int) -> Iterator[str]:
    game = table.game
    state = table.start(seed)
    rng = seeded(seed)
    yield f"game: {game.name}, rules {game.rules_number}, data {game.fingerprint}"
    yield f"seats: {table.seats}"
    yield f"options: {compact(dict(table.options))}"
    yield f"seed: {seed}"
    yield ""
    yield from news(state.journal.events)
    events = len(state.journal.events)
    decision = 0
    while not state.is_over():
        decision += 1
        seat, action = choice(game, state, rng)
        question = game.asks(state, seat)
        yield ""
        yield f"#{decision} seat {seat}: {compact(question.to_json())}"
        yield from wrapped("legal: " + grouped(game.legal_actions(state, seat)), "  ")
        yield f"  chosen: {action.notation}"
        before = game.view(state, -1)
        game.apply(state, seat, action)
        yield from news(state.journal.events[events:])
        events = len(state.journal.events)
        after = game.view(state, -1)
        if state.is_over() or after.get("round") != before.get("round"):
            yield "  view:"
            # Which game it is stands in the first line.
            yield from laid_out({k: after[k] for k in after if k != "game"}, "    ")
    yield ""
    yield f"ending: {game.ending(state)}"
    yield from (f"score: {compact(score)}" for score in game.scores(state))
    yield f"places: {game.places(state)}"
    yield f"winners: {game.winners(state)}"


def news(events: list[Event]) -> Iterator[str]:
    for event in events:
        yield from wrapped(f"> {event.kind}({listed(event.to_json()['params'])})", "  ")
        if event.secret:
            own = event.for_reader(event.owner).to_json()["params"]
            yield from wrapped(f"  (seat {event.owner} reads {listed(own)})", "  ")


def grouped(actions: list[Action]) -> str:
    """Each verb once, with its values: `place 1 | 2 | 3; pass`."""
    values: dict[str, list[str]] = {}
    for action in actions:
        value = action.notation.removeprefix(action.verb).strip()
        values.setdefault(action.verb, []).append(value)
    return "; ".join(f"{verb} {' | '.join(each)}".strip() for verb, each in values.items())


def wrapped(text: str, margin: str) -> Iterator[str]:
    """The text broken between words, its further lines indented."""
    line = margin
    for word in text.split(" "):
        if len(line) + len(word) > WIDTH:
            yield line.rstrip()
            line = margin + "    "
        line += word + " "
    yield line.rstrip()


def compact(value: Any) -> str:
    """JSON with fewer marks, a message as `key(params)`, empty things left out."""
    if isinstance(value, dict):
        if value.keys() == {"key", "params"}:
            return str(value["key"]) + (f"({listed(value['params'])})" if value["params"] else "")
        return "{" + listed(value) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(compact(each) for each in value) + "]"
    return value if isinstance(value, str) else json.dumps(value)


def listed(value: Any) -> str:
    """A table's keys and values without its braces."""
    shown = [f"{key}: {compact(each)}" for key, each in value.items() if each not in ({}, [])]
    return ", ".join(shown)


def laid_out(view: Any, margin: str) -> Iterator[str]:
    """A view over several lines: plain values together, then each thing that holds others."""
    pairs = dict(view if isinstance(view, dict) else enumerate(view))
    plain = {key: each for key, each in pairs.items() if not isinstance(each, (dict, list))}
    if plain:
        yield from wrapped(listed(plain), margin)
    for key, each in pairs.items():
        if key in plain:
            continue
        text = f"{key}: {compact(each)}"
        if len(margin + text) <= WIDTH or not holds_others(each):
            yield from wrapped(text, margin)
        else:
            yield f"{margin}{key}:"
            yield from laid_out(each, margin + "  ")


def holds_others(value: Any) -> bool:
    inner = value.values() if isinstance(value, dict) else value
    return any(isinstance(each, (dict, list)) for each in inner)
