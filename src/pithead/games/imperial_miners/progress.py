"""The progress boards: advancing, and finishing a board. IM-44, IM-45"""

from typing import Final, final

from pithead.engine.agenda import Step
from pithead.games.imperial_miners import chronicle
from pithead.games.imperial_miners.choices import effect_tasks
from pithead.games.imperial_miners.picks import ChooseBoard
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import NO_BOARD, ON_BOARD


def advance(state: MinersState, seat: int, steps: int) -> None:
    """Pick a board at first, then move; an advance of 0 does nothing. IM-44, IM-L2"""
    if steps == 0 or is_on_top(state, seat):
        return
    state.agenda.push(Move(seat, steps))
    if state.players[seat].board == NO_BOARD:
        state.agenda.push(ChooseBoard(seat, NO_BOARD))


def is_on_top(state: MinersState, seat: int) -> bool:
    """While a top effect runs the marker stays there; a card it activates moves nothing. IM-A14"""
    player = state.players[seat]
    if player.board == NO_BOARD:
        return False
    board = state.board_of(seat)
    return player.position == len(board.spaces)


@final
class Move(Step):
    """Only the space where the move ends has its effect; the top ends the board. IM-44, IM-45"""

    def __init__(self, seat: int, steps: int) -> None:
        self.seat: Final = seat
        self.steps: Final = steps

    def run(self, state: MinersState) -> None:
        player = state.players[self.seat]
        board = state.board_of(self.seat)
        top = len(board.spaces)
        player.position = min(top, player.position + self.steps)
        has_finished = player.position == top
        if has_finished:
            player.finished += 1
        chronicle.advanced(state, self.seat, self.steps, has_finished)
        tasks = effect_tasks(self.seat, board.spaces[player.position - 1], ON_BOARD)
        if has_finished:
            tasks.append(ChooseBoard(self.seat, player.board))
        state.agenda.then(tasks)

    def line(self, state: MinersState) -> str:
        return f"{self.name()} {self.seat + 1} {self.steps}"
