"""Words for DWARF's tests: what lies on the table, as short texts."""

from dwarf.table import GAME, names, seat_of
from pithead.engine.message import Message, Param
from pithead.games.dwarf.state import DONE, FORGED, GOT_HELP, DwarfState
from pithead.games.dwarf.words import GOODS, PILES, POSITIONS

WORK = {DONE: " (done)", FORGED: " (forged)", GOT_HELP: " (helped)"}


def owns(state: DwarfState, name: str) -> str:
    """`3 iron, 1 item, 4 medals`, or `nothing`."""
    player = state.players[seat_of(state, name)]
    counts = [*zip(player.goods, GOODS, strict=True), (player.medals, "medals")]
    parts = [f"{n} {word[:-1] if n == 1 and word in PLURALS else word}" for n, word in counts if n]
    return ", ".join(parts) or "nothing"


PLURALS = ("items", "medals")


def stack(state: DwarfState, place: str) -> str:
    """The effects of a stack from its bottom to its top."""
    cards = state.stacks[POSITIONS.index(place)]
    return ", ".join(state.cards.cards[card].effect_name for card in cards)


def stack_ids(state: DwarfState, place: str) -> str:
    """The card ids of a stack from its bottom to its top."""
    return ids(state, state.stacks[POSITIONS.index(place)])


def top(state: DwarfState, place: str) -> str:
    return state.top(POSITIONS.index(place)).effect_name


def pile(state: DwarfState, name: str) -> str:
    """The fronts of a special pile from its top down."""
    return ", ".join(state.cards.cards[c].front for c in reversed(state.piles[PILES.index(name)]))


def mountain(state: DwarfState, mine: int = 0) -> list[str]:
    """The card ids of a mountain, sorted: what is in it, not in which order."""
    return sorted(state.cards.cards[card].id for card in state.mountains[mine])


def ids(state: DwarfState, cards: list[int]) -> str:
    return ", ".join(state.cards.cards[card].id for card in cards)


def workers(state: DwarfState) -> str:
    """Everyone standing in the mine, in the order they were put down: `red 5, blue helper 2`."""
    return ", ".join(
        f"{names(state)[worker.owner]}{' helper' if worker.is_helper else ''}"
        f" {POSITIONS[worker.position]}{WORK.get(worker.work, '')}"
        for worker in state.workers
    )


def to_act(state: DwarfState) -> str:
    """Whose turn it is, or `nobody` when the game is over."""
    return ", ".join(names(state)[seat] for seat in state.seats_to_act()) or "nobody"


def legal(state: DwarfState) -> list[str]:
    """What the seat to act may answer."""
    (seat,) = state.seats_to_act()
    return [action.notation for action in GAME.legal_actions(state, seat)]


def kinds_of_legal(state: DwarfState) -> set[str]:
    """The first words of what the seat to act may answer."""
    return {notation.split()[0] for notation in legal(state)}


def told(state: DwarfState, kind: str) -> list[str]:
    """Who did or suffered something of this kind, and where: `blue 3`."""
    result = []
    for event in state.journal.events:
        if event.kind == kind:
            seat = event.params.get("seat")
            who = names(state)[seat] if isinstance(seat, int) else ""
            result.append(f"{who} {where(event.params.get('position', ''))}".strip())
    return result


def where(position: Param) -> str:
    """As positions are written in these tests: those of the second mine as `b3`."""
    if not isinstance(position, Message):
        return str(position)
    return f"{'b' if position.params['mine'] == 2 else ''}{position.params['n']}"


def winners(state: DwarfState) -> str:
    return " and ".join(names(state)[seat] for seat in GAME.winners(state)) or "rival"
