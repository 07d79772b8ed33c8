"""Why an action cannot be made now, as far as that is the same in every game.

What only one question knows, such as a price that is too high, it says itself: see
`Question.refuses`. The sentences stand in the catalogues' part `why.json`.
"""

from pithead.engine.message import Message, names_of


def not_asked(to_act: list[int]) -> Message:
    """This seat has nothing to decide: others act, or the game is over."""
    if not to_act:
        return Message("why.over")
    return Message("why.waiting", {"seats": names_of(to_act)})


def other_question(asks: Message) -> Message:
    """The action answers something else than what the seat is asked."""
    return Message("why.other_question", {"asks": asks})
