"""Why a game was won: the part of the score that decided, and one line that says so."""

from typing import Final, final

from pithead.engine.message import Message, Param

__all__ = ["Verdict", "verdict_on"]


@final
class Verdict:
    """`part` is a name in the scores; empty where no part decided.

    >>> Verdict("total", Message("verdict.tie", {"seat": 0}))
    <Verdict: total>
    >>> Verdict("", Message("verdict.tie", {"seat": 0})).to_json()["part"]
    ''
    """

    def __init__(self, part: str, message: Message) -> None:
        self.part: Final = part
        self.message: Final = message

    def __repr__(self) -> str:
        return f"<Verdict: {self.part or self.message.key}>"

    def to_json(self) -> dict[str, object]:
        """The verdict as JSON can hold it."""
        return {"part": self.part, "message": self.message.to_json()}


def verdict_on(
    game: str, places: list[int], scores: list[dict[str, int]], compared: list[str]
) -> Verdict:
    """By the first of the compared parts in which the winner is not equal to the next.

    >>> verdict_on("dwarf", [2, 1], [{"total": 1, "iron": 2}, {"total": 1, "iron": 5}],
    ...            compared=["total", "iron"])
    <Verdict: iron>
    """
    first = [owner for owner in range(len(places)) if places[owner] == 1]
    if len(first) > 1 or len(places) == 1:
        names = [Message("verdict.name", {"seat": owner}) for owner in first]
        return Verdict("", Message("verdict.shared", {"n": len(first), "names": names}))
    winner = first[0]
    following = min(
        (owner for owner in range(len(places)) if owner != winner), key=lambda each: places[each]
    )
    for part in compared:
        own = scores[winner][part]
        other = scores[following][part]
        if own != other:
            params: dict[str, Param] = {
                "seat": winner,
                "part": Message(f"{game}.score.{part}"),
                "n": own,
                "m": other,
            }
            return Verdict(part, Message("verdict.on", params))
    return Verdict("", Message("verdict.tie", {"seat": winner}))
