"""What a table's rows say by themselves, whether or not its game can be replayed."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from pithead.bots import LEVELS, is_bot, named_bot
from pithead.engine.game import Game
from pithead.engine.record import Record
from pithead.games import find_game
from pithead.server.protocol.events import ChatLine
from pithead.server.store.rows import Entry, SeatRow, TableRow


def chat_in(entries: Sequence[Entry]) -> list[ChatLine]:
    """All that was said at a table."""
    return [
        {"seq": each.seq, "seat": each.seat, "name": each.body["name"], "text": each.body["text"]}
        for each in entries
        if each.kind == "chat"
    ]


def is_of_one(seats: Sequence[SeatRow]) -> bool:
    return len({row.secret for row in seats if row.kind != "bot"}) <= 1


def record_of(row: TableRow, words: list[str], actions: list[tuple[int, str]]) -> Record:
    return Record(
        row.game, row.rules, row.data, dict(row.options), words, row.seed, row.box, actions,
        position=row.position,
    )  # fmt: skip


def record_words(seats: Sequence[SeatRow]) -> list[str]:
    """The seats as a record names them: `human:Anna`, `apprentice`, `master@Durin`."""
    return [record_word(row) for row in seats]


def record_word(row: SeatRow) -> str:
    if row.kind != "bot" or not row.level:
        return f"human:{row.name}"
    return f"{row.level}@{row.name}" if row.name else row.level


def level_of(word: str) -> str | None:
    """The bot a record's seat names; None for a person."""
    if not is_bot(word):
        return None
    bot = named_bot(word)[0]
    return bot if bot in LEVELS else LEVELS[0]


@cache
def own_game(name: str) -> Game[Any]:
    """A game with its own cards, read once for all tables."""
    return find_game(name)


def game_of(row: TableRow) -> Game[Any]:
    return own_game(row.game) if row.box is None else find_game(row.game, row.box)
