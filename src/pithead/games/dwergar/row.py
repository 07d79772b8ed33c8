"""The row of open projects and the deck it is filled from."""

from pithead.games.dwergar import chronicle
from pithead.games.dwergar.state import DwergarState


def refill_row(state: DwergarState) -> None:
    """Up to five open projects, while the deck lasts. DG-15"""
    while len(state.row) < state.cards.board.row and state.deck:
        number = state.deck.pop()
        state.advanced = min(state.advanced, len(state.deck))
        state.row.append(number)
        state.reveals += 1
        chronicle.project_opened(state, state.cards.project(number))


def clear_row(state: DwergarState, amount: int) -> None:
    """Random open projects leave for good; only those open now. DG-E52"""
    chosen = state.row.copy()
    state.rng.shuffle(chosen)
    gone = chosen[:amount]
    for number in gone:
        state.row.remove(number)
    state.discards = state.discards + gone
    state.reveals += 1
    chronicle.projects_discarded(state, gone)
    refill_row(state)
