"""How often cards were used in many games, and how those who used them fared."""

from typing import Any, Final

from pithead.lab.simulate import Played

# A card used in fewer of the games where it could be is dead; one whose users win so many times
# their fair share dominates.
DEAD: Final = 0.01
DOMINATES: Final = 1.5
FEWEST: Final = 30


def card_shares(played: list[Played]) -> dict[str, list[dict[str, Any]]]:
    """For each heading a row a card: games seen, share of them used, users' share of wins."""
    headings = [heading for heading in played[0].census if heading != "seen"]
    return {heading: heading_shares(played, heading) for heading in headings}


def heading_shares(played: list[Played], heading: str) -> list[dict[str, Any]]:
    seen: dict[str, int] = {}
    used: dict[str, int] = {}
    users: dict[str, int] = {}
    wins: dict[str, float] = {}
    # Where a game does not say what could have been used, everything always could.
    has_seen = "seen" in played[0].census
    everything = {id_ for game in played for ids in game.census[heading] for id_ in ids}
    for game in played:
        by_seat = game.census[heading]
        for id_ in set(game.census["seen"][0]).union(*by_seat) if has_seen else everything:
            seen[id_] = seen.get(id_, 0) + 1
        for id_ in set().union(*by_seat):
            used[id_] = used.get(id_, 0) + 1
        for seat, ids in enumerate(by_seat):
            share = 1 / game.places.count(1) if game.places[seat] == 1 else 0.0
            for id_ in set(ids):
                users[id_] = users.get(id_, 0) + 1
                wins[id_] = wins.get(id_, 0.0) + share
    seats = len(played[0].census[heading])
    rows = [
        {
            "id": id_,
            "seen": seen[id_],
            "used": round(used.get(id_, 0) / seen[id_], 4),
            "wins": round(wins.get(id_, 0.0) / users[id_], 4) if id_ in users else 0.0,
            "note": note(seen[id_], used.get(id_, 0), users.get(id_, 0), wins.get(id_, 0.0), seats),
        }
        for id_ in seen
    ]
    return sorted(rows, key=lambda row: (len(str(row["id"])), str(row["id"])))


def note(seen: int, used: int, users: int, wins: float, seats: int) -> str:
    """`dead` or `dominates`, where enough games say so."""
    if seen >= FEWEST and used < DEAD * seen:
        return "dead"
    if users >= FEWEST and seats > 1 and wins / users > DOMINATES / seats:
        return "dominates"
    return ""
