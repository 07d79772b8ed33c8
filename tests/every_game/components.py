"""What the boxes hold: for each game, what is wrong with its pieces at a moment, if anything.

A new game adds one line to `COUNTS` and the function it names.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from pithead.games.dwarf.backs import Cover, LayBack
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.words import HELPERS, IN_A_MINE, PILES_IN_A_MINE, REGULARS
from pithead.games.dwergar.state import CART, RIDER, DwergarState
from pithead.games.dwergar.words import FOREMAN, NO_EVENT, NOBODY
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import BORDER_SIDES, NO_CARD


def dwarf(state: DwarfState) -> list[str]:
    wrong: list[str] = []
    for mine in range(len(state.mountains)):
        wrong += dwarf_cards(state, mine)
    for owner in range(len(state.players)):
        wrong += dwarf_player(state, owner)
    for position in range(len(state.stacks)):
        standing = sum(worker.position == position for worker in state.workers)
        if state.is_free(position) != (standing == 0):
            wrong.append(f"{position} is free: {state.is_free(position)}; {standing} stand there")
    return wrong


def dwarf_cards(state: DwarfState, mine: int) -> list[str]:
    """Every card of a set exactly once: in a stack, the mountain, a pile, a discard, or in hand."""
    found = Counter(state.mountains[mine] + state.discards[mine])
    for stack in state.stacks[mine * IN_A_MINE : (mine + 1) * IN_A_MINE]:
        found.update(stack)
    for pile in state.piles[mine * PILES_IN_A_MINE : (mine + 1) * PILES_IN_A_MINE]:
        found.update(pile)
    for task in state.agenda.tasks:
        if isinstance(task, LayBack) and task.mine == mine:
            found[task.card] += 1
        if isinstance(task, Cover) and task.position // IN_A_MINE == mine:
            found[task.card] += 1
    box = Counter(
        card.number
        for card in state.cards.cards
        if not (state.is_solo() and card.front == "apprentice")
    )
    return [] if found == box else [f"mine {mine}: {found - box} too many, {box - found} missing"]


def dwarf_player(state: DwarfState, owner: int) -> list[str]:
    """Two regular workers, no or two helpers, and nothing below zero."""
    player = state.players[owner]
    wrong: list[str] = []
    in_mine = [worker for worker in state.workers if worker.owner == owner]
    regulars = sum(not worker.is_helper for worker in in_mine) + player.regulars + player.on_piles
    helpers = sum(worker.is_helper for worker in in_mine)
    if regulars != REGULARS:
        wrong.append(f"player {owner} has {regulars} regular workers")
    if player.helpers not in (0, HELPERS) or helpers > player.helpers:
        wrong.append(f"player {owner} has {helpers} of {player.helpers} helpers in the mine")
    if min(player.goods) < 0 or player.medals < 0:
        wrong.append(f"player {owner} has {player.goods} and {player.medals} medals")
    return wrong


def dwergar(state: DwergarState) -> list[str]:
    wrong = dwergar_cards(state)
    workers = sum(sum(player.workers) for player in state.players)
    workers += sum(NOBODY < who < FOREMAN for who in state.standing)
    if workers != 12:
        wrong.append(f"{workers} workers in play")
    for seat in range(state.seats):
        wrong += dwergar_player(state, seat)
    return wrong


def dwergar_cards(state: DwergarState) -> list[str]:
    """Every project of the chosen decks once, every event once."""
    projects = Counter(state.deck + state.row + state.discards)
    for player in state.players:
        projects.update(player.completed)
    box = Counter(card.number for card in state.cards.projects if state.decks[card.deck])
    events = Counter(state.events + state.unused_events + state.past_events)
    if state.event != NO_EVENT:
        events[state.event] += 1
    wrong = [] if projects == box else [f"projects {projects - box} too many, {box - projects}"]
    whole = Counter(event.number for event in state.cards.events)
    return wrong if events == whole else [*wrong, f"events {events}"]


def dwergar_player(state: DwergarState, seat: int) -> list[str]:
    """One foreman somewhere, at most eight furnaces, nothing below zero."""
    player = state.players[seat]
    foremen = state.standing.count(FOREMAN + seat) + player.has_foreman
    foremen += sum(level[seat * CART + RIDER] for level in state.carts)
    wrong = [] if foremen == 1 else [f"seat {seat} has {foremen} foremen"]
    if player.cool + player.hot + player.installed > player.limits.furnaces:
        wrong.append(f"seat {seat} has too many furnaces")
    if player.installed != state.furnaces.count(seat):
        wrong.append(f"seat {seat} counts {player.installed} installed furnaces")
    numbers = [*player.goods, player.heat, player.cool, player.hot, *player.workers]
    if min(numbers) < 0 or player.heat > player.limits.heat:
        wrong.append(f"seat {seat} has {numbers}")
    return wrong


def imperial_miners(state: MinersState) -> list[str]:
    """Every copy of every card once, every event once, nothing below zero or beyond its limit."""
    cards = Counter(kind for pile in state.decks + state.discards for kind in pile)
    for player in state.players:
        cards.update(player.hand + player.aside + player.mine.kinds)
        if player.sealed != NO_CARD and state.is_revealed:
            cards[player.sealed] += 1
    box = Counter({card.number: card.copies for card in state.cards.cards})
    wrong = [] if cards == box else [f"cards {cards - box} too many, {box - cards} missing"]
    events = Counter(state.events + state.unused_events + state.past_events)
    if state.event >= 0:
        events[state.event] += 1
    if events != Counter(range(len(state.cards.events))):
        wrong.append(f"events {events}")
    for seat, player in enumerate(state.players):
        mine = player.mine
        if min(player.coins, player.vp, player.position, player.finished) < 0:
            wrong.append(f"seat {seat}: {player.coins} coins, {player.vp} points")
        if mine.gears and not 0 <= min(mine.gears) <= max(mine.gears) <= state.cards.gears:
            wrong.append(f"seat {seat} has gears {mine.gears}")
        borders = sum(mine.has_cart(c, side) for c in range(mine.size()) for side in BORDER_SIDES)
        if borders != mine.carts:
            wrong.append(f"seat {seat} counts {mine.carts} carts, {borders} are complete")
        if not set(player.shown) <= set(player.hand):
            wrong.append(f"seat {seat} is known to hold {player.shown}")
    return wrong


COUNTS: Final[dict[str, Callable[[Any], list[str]]]] = {
    "dwarf": dwarf,
    "dwergar": dwergar,
    "imperial-miners": imperial_miners,
}
