"""The lobby: how each of somebody's tables stands, told without sitting down at any of them."""

from pithead.engine.game import SPECTATOR
from pithead.server.protocol.lobby import LobbyFacts, LobbyTable
from pithead.server.protocol.messages import said
from pithead.server.protocol.moment import LogLine
from pithead.server.refusals import Refusal
from pithead.server.tables.live import LiveTable, Reader
from pithead.server.tables.moment import result_of, told
from pithead.server.tables.service import Tables, held_by, when


def holder(tables: Tables, table: str, secret: str) -> Reader:
    """The seats a secret holds. Looking at one's lobby is no sign of being at a table."""
    held = held_by(tables.store.seats(table), secret)
    if not held:
        raise Refusal("forbidden", "server.error.secret", {})
    return held


def lobby_facts(tables: Tables, live: LiveTable, reader: Reader) -> LobbyFacts:
    """What the lobby shows of a table to whoever holds these seats."""
    with live.lock:
        game, state = live.match.game, live.match.state
        # Of a shared screen everybody may read the lobby.
        eyes = live.eyes(reader) if len(reader) == 1 else SPECTATOR
        asked = eyes if eyes in state.seats_to_act() else SPECTATOR
        rounds = game.view(state, SPECTATOR).get("rounds")
        return {
            "facts": tables.facts(live, reader),
            "rounds": rounds if isinstance(rounds, int) else None,
            "tallies": game.tallies(state),
            "asks": None if asked == SPECTATOR else said(game.asks(state, asked)),
            "last": last_line(live, eyes),
            "since": when(live.entries[-1].at if live.entries else live.row.created),
            "result": result_of(game, state),
            "said": max((each.seq for each in live.entries if each.kind == "chat"), default=0),
        }


def last_line(live: LiveTable, eyes: int) -> LogLine | None:
    """What the last move has told this reader."""
    moves = live.moves
    if not moves:
        return None
    marks = [0, *live.match.told]
    events = told(live.match, eyes, marks[moves], marks[moves + 1])
    return {"move": moves, "seat": live.match.record.actions[-1][0], "told": events}


def line(table: str, refusal: Refusal) -> LobbyTable:
    """A table of which there is nothing to tell."""
    return {"table": table, "refused": said(refusal.message), "known": None}
