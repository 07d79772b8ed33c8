"""Two games that differ only in what is hidden from a reader give that reader the same bytes."""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pithead.engine.journal import Journal
from pithead.engine.rng import seeded
from pithead.games import find_game
from pithead.server.refusals import Refusal
from pithead.server.store.rows import Entry, SeatRow, TableRow
from pithead.server.tables import playing
from pithead.server.tables.exporting import export
from pithead.server.tables.live import LiveTable, Reader

SEATS = 3


class Unwritten:
    """Stands where the service would be: a look at a table writes nothing."""

    @staticmethod
    def seat_of(_live: LiveTable, reader: Reader, _seat: int | None) -> int:
        return reader[0]


def a_table(game_name: str, seed: int) -> LiveTable:
    game = find_game(game_name)
    options = game.read_options(SEATS, {})
    row = TableRow(
        "table", game_name, game.rules_number, game.fingerprint, options, None, seed, "", False,
        False, True, True, None, [], [""], 0.0, 0.0,
    )  # fmt: skip
    rows = [
        SeatRow("table", seat, "human", f"P{seat}", None, f"secret{seat}") for seat in range(SEATS)
    ]
    return LiveTable(row, rows, [])


def step(live: LiveTable, seat: int, notation: str) -> Entry:
    entry = Entry("table", live.seq + 1, "action", seat, {"action": notation}, None, 0.0)
    live.take(entry)
    return entry


def twin(live: LiveTable, reader: Reader, seed: int) -> LiveTable:
    """The same table with everything the reader cannot see dealt anew."""
    other = a_table(live.row.game, live.row.seed)
    for entry in live.entries:
        other.take(entry)
    state = live.match.state
    imagined = live.match.game.reimagined(state, reader[0] if reader else -1, seeded(seed))
    imagined.journal = Journal(list(state.journal.events), False)
    other.match.state = imagined
    return other


def received(live: LiveTable, reader: Reader) -> str:
    """Everything the server would tell this reader of this moment."""
    told: list[Any] = [
        live.moment(reader),
        live.log(live.eyes(reader)),
        export(live, reader, None),
    ]
    if reader:
        tables: Any = Unwritten
        question = live.moment(reader)["question"]
        for each in question["actions"] if question else []:
            told.append(playing.preview(tables, live, reader, None, each["notation"]))
        table = [action.notation for action in live.match.game.table.actions]
        sample = table[:: max(1, len(table) // 60)]
        told.append(playing.reasons(tables, live, reader, None, sample))
        for notation in sample[:10]:
            try:
                playing.legal(live, reader, reader[0], notation)
                told.append("legal")
            except Refusal as refusal:
                told.append([refusal.kind, refusal.message.to_json(), refusal.moment])
    return json.dumps(told, sort_keys=True)


@pytest.mark.parametrize("game", ["dwarf", "dwergar", "imperial-miners"])
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32), played=st.integers(0, 90), who=st.integers(-1, SEATS - 1))
def test_what_is_hidden_changes_no_byte(game: str, seed: int, played: int, who: int) -> None:
    reader: Reader = () if who < 0 else (who,)
    chance = random.Random(seed)
    live = a_table(game, seed)
    for _ in range(played):
        seats = live.match.state.seats_to_act()
        if not seats:
            return
        seat = chance.choice(seats)
        step(
            live,
            seat,
            chance.choice(live.match.game.legal_actions(live.match.state, seat)).notation,
        )
    other = twin(live, reader, seed + 1)
    assert received(live, reader) == received(other, reader)

    for _ in range(12):
        seats = live.match.state.seats_to_act()
        if not seats:
            return
        seat = chance.choice(seats)
        both = legal(other, seat)
        common = [each for each in legal(live, seat) if each in both]
        if not common:
            return
        notation = chance.choice(common)
        entries = [step(each, seat, notation) for each in (live, other)]
        if not seem_equal(live, other, reader):
            # Something hidden has been turned up, and now the two games differ for everyone.
            return
        assert received(live, reader) == received(other, reader)
        events = [
            json.dumps(each.event(reader, entry))
            for each, entry in zip((live, other), entries, strict=True)
        ]
        assert events[0] == events[1]


def legal(live: LiveTable, seat: int) -> list[str]:
    return [each.notation for each in live.match.game.legal_actions(live.match.state, seat)]


def seem_equal(live: LiveTable, other: LiveTable, reader: Reader) -> bool:
    """Whether a reader sees the same board, the same players to act, and was told the same."""
    seat = reader[0] if reader else -1
    views = [each.match.game.view(each.match.state, seat) for each in (live, other)]
    told = [
        [event.for_reader(seat).to_json() for event in each.match.state.journal.events]
        for each in (live, other)
    ]
    return bool(views[0] == views[1] and told[0] == told[1])
