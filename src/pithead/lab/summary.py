"""What a simulation came to, in numbers: the same for the same games."""

from collections import Counter
from statistics import fmean, median, pstdev
from typing import Any

from pithead.lab.census import card_shares
from pithead.lab.evenness import evenness
from pithead.lab.simulate import Played


def summary(played: list[Played], pieces: dict[str, dict[str, int]]) -> dict[str, Any]:
    """Rounds, endings, decisions, each seat's wins and scores, and the use of cards. JSON-ready."""
    endings = Counter(game.ending for game in played)
    return {
        "rounds": spread([game.rounds for game in played]),
        "decisions": spread([game.decisions for game in played]),
        "endings": {ending: endings[ending] for ending in sorted(endings)},
        "seats": [seat_summary(played, seat) for seat in range(len(played[0].places))],
        "cards": card_shares(played),
        "evenness": evenness(played, pieces),
    }


def seat_summary(played: list[Played], seat: int) -> dict[str, Any]:
    """One seat, or a rival of the game's own; a shared win counts by its share."""
    share = fmean([_share(game.places, seat) for game in played])
    return {
        "wins": sum(1 for game in played if game.places[seat] == 1),
        "share": round(share, 4),
        "totals": counted([game.scores[seat]["total"] for game in played]),
        "scores": {
            name: spread([game.scores[seat][name] for game in played])
            for name in played[0].scores[seat]
        },
    }


def counted(numbers: list[int]) -> dict[str, int]:
    """How many games came to each total."""
    found = Counter(numbers)
    return {str(number): found[number] for number in sorted(found)}


def spread(numbers: list[int]) -> dict[str, float]:
    """Least, middle, mean, most and standard deviation."""
    return {
        "least": min(numbers),
        "median": median(numbers),
        "mean": round(fmean(numbers), 4),
        "most": max(numbers),
        "deviation": round(pstdev(numbers), 4),
    }


def _share(places: list[int], seat: int) -> float:
    return 1 / places.count(1) if places[seat] == 1 else 0.0
