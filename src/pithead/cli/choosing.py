"""What a person typed, as the action it means."""

from typing import Any

from pithead.cli.refusals import Refused, shortened
from pithead.engine.action import Action
from pithead.engine.errors import BadNotation, IllegalAction
from pithead.engine.game import Game, State


def chosen(game: Game[Any], state: State, seat: int, text: str) -> Action:
    """The action a number or a notation means."""
    actions = game.legal_actions(state, seat)
    if text.isascii() and text.isdecimal():
        number = int(text[:6])
        if 1 <= number <= len(actions):
            return actions[number - 1]
        raise Refused("cli.error.choice", {"value": text[:6], "most": len(actions)})
    try:
        action = game.parse(text)
    except BadNotation:
        shown = repr(shortened(text))
        raise Refused("cli.error.answer", {"text": shown, "most": len(actions)}) from None
    if action not in actions:
        raise IllegalAction(action.notation, seat, [each.notation for each in actions])
    return action
