"""Points at the end, and who has won."""

from pithead.games.dwergar import chronicle
from pithead.games.dwergar.state import DwergarState
from pithead.games.dwergar.words import GOODS


def score_end(state: DwergarState) -> None:
    """The end-of-game effects of upgraded projects. DG-62"""
    for seat in range(state.seats):
        player = state.players[seat]
        for number in player.upgraded:
            project = state.cards.project(number)
            points = 0
            for effect in project.effects:
                points += effect.end_points(player)
            player.points += points
            chronicle.end_scored(state, seat, project, points)


def places(state: DwergarState) -> list[int]:
    """Points, then the kinds of resource in their order. DG-63"""
    standings = [standing(state, seat) for seat in range(state.seats)]
    return [1 + sum(1 for other in standings if other > own) for own in standings]


def standing(state: DwergarState, seat: int) -> list[int]:
    player = state.players[seat]
    return [player.points] + [player.goods[good] for good in state.cards.board.tie_break]


def score(state: DwergarState, seat: int) -> dict[str, int]:
    """The points, where they can be told apart, and what breaks ties."""
    player = state.players[seat]
    completed = 0
    for number in player.completed:
        completed += state.cards.project(number).points
    upgraded = 0
    for number in player.upgraded:
        upgraded += state.cards.project(number).upgrade_points
    result = {
        "total": player.points,
        "completed": completed,
        "upgraded": upgraded,
        "effects": player.points - completed - upgraded,
    }
    for good in state.cards.board.tie_break:
        result[GOODS[good]] = player.goods[good]
    return result
