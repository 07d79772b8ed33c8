"""What each seat may know in Imperial Miners."""

from typing import Final

from pithead.games.imperial_miners.activation import ChooseEffect
from pithead.games.imperial_miners.cards import Surface
from pithead.games.imperial_miners.chain import ChooseAbove, GoOn
from pithead.games.imperial_miners.choices import DiscardForStep, Maybe
from pithead.games.imperial_miners.mine_view import mine_view
from pithead.games.imperial_miners.picks import PickCard
from pithead.games.imperial_miners.player import BEHIND, SURFACE, Player
from pithead.games.imperial_miners.scoring import total
from pithead.games.imperial_miners.shown import (
    Doing,
    Gained,
    MinersAdvance,
    MinersFactions,
    MinersGains,
    MinersLink,
    MinersPlayer,
    MinersSurface,
    MinersView,
)
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import (
    ADVANCES,
    LEVELS,
    NO_BOARD,
    NO_CARD,
    RANKS,
    column_of,
    spot_name,
)

# What a step of the chain is said to change; a marker may also leave its board.
GAINED: Final[list[Gained]] = ["coins", "vp", "carts", "gears", "ruins", "hand"]


def view(state: MinersState, seat: int) -> MinersView:
    """Own hand and sealed cards; of the others only what lies open. IM-10, IM-18"""
    events = state.cards.events
    return {
        "game": "imperial-miners",
        "round": state.round,
        "rounds": state.cards.rounds,
        "to_act": state.seats_to_act(),
        "over": state.is_over(),
        "ending": state.ending or None,
        "order": state.order() if state.round else list(range(state.seats)),
        "event": events[state.event].id if state.event >= 0 else None,
        "past_events": [events[event].id for event in state.past_events],
        "coming_events": [events[e].id for e in reversed(state.events)]
        if state.has_known_events
        else None,
        "revealed": state.is_revealed,
        "surface": surface_view(state.cards.surface),
        "most": {"hand": state.cards.hand, "gears": state.cards.gears},
        "boards": [state.cards.boards[side].side for side in state.sides],
        "decks": [len(deck) for deck in state.decks],
        "discards": [[notation(state, kind) for kind in pile] for pile in state.discards],
        "players": [player_view(state, owner, seat) for owner in range(state.seats)],
        # The solo scale. IM-49
        "ranks": list(RANKS) if state.seats == 1 else None,
    }


def notation(state: MinersState, kind: int) -> str:
    return state.cards.cards[kind].notation


def surface_view(surface: Surface) -> MinersSurface:
    """What the surface gives. IM-34 to IM-36"""
    advances: list[MinersAdvance] = [
        {"gift": ADVANCES[i], "pay": surface.prices[i], "steps": surface.steps[i]}
        for i in range(len(surface.prices))
    ]
    return {"coins": surface.coins, "cards": surface.cards, "advances": advances}


def player_view(state: MinersState, owner: int, seat: int) -> MinersPlayer:
    player = state.players[owner]
    is_own = owner == seat
    result: MinersPlayer = {
        "coins": player.coins,
        "vp": player.vp,
        "total": total(state, owner),
        "hand": [notation(state, kind) for kind in player.hand] if is_own else None,
        # What each of them costs this round, and where a card of each level could go. IM-12, IM-23
        "costs": [state.cost_of(kind) for kind in player.hand] if is_own else None,
        "places": places_view(state, player) if is_own else None,
        "hand_size": len(player.hand),
        # Which decks the cards came from was open, and what a search found was seen by all.
        # Of the cards set aside after the first deal only their number is: they count as held.
        "hand_levels": hand_levels(state, player.hand if is_own else player.hand + player.aside),
        "aside": [notation(state, kind) for kind in player.aside] if is_own else None,
        "aside_size": len(player.aside),
        "shown": [notation(state, kind) for kind in player.shown],
        "board": player.board + 1 if player.board != NO_BOARD else None,
        "position": player.position,
        "finished": player.finished,
        "has_sealed": player.sealed != NO_CARD,
        "sealed": None,
        "mine": mine_view(state.cards, player.mine),
        "chain": chain_view(player, state.cards.top),
        "acting": acting_spot(state, owner),
        "doing": doing(state, owner),
        "carts": player.mine.carts,
        # What the prices that fall with Scots cards are now. IM-46
        "prices": {str(coins): player.price(coins, True) for coins in state.cards.scots_prices},
        "factions": factions_view(player.mine.factions),
    }
    if player.sealed != NO_CARD and (is_own or state.is_revealed):
        result["sealed"] = notation(state, player.sealed)
    return result


def factions_view(icons: list[int]) -> MinersFactions:
    """How many icons of each faction. IM-L1"""
    return {
        "S": icons[0], "E": icons[1], "A": icons[2], "B": icons[3], "J": icons[4], "R": icons[5]
    }  # fmt: skip


def places_view(state: MinersState, player: Player) -> list[list[int]]:
    """The columns open to a card of each level. IM-23 to IM-25"""
    return [
        [column_of(place) for place in player.mine.places_for(level, state.is_contiguous)]
        for level in range(len(LEVELS))
    ]


def chain_view(player: Player, top: int) -> list[MinersLink]:
    """This round's chain step by step: where it came to, and what changed there. IM-28"""
    result: list[MinersLink] = []
    for i, link in enumerate(player.chain):
        if link.place == BEHIND:
            continue
        before = link.tally(top)
        after = (player.chain[i + 1] if i + 1 < len(player.chain) else player).tally(top)
        gains: MinersGains = {}
        for name in GAINED:
            if after[name] != before[name]:
                gains[name] = after[name] - before[name]
        spot = "surface" if link.place == SURFACE else spot_name(link.place)
        result.append({"spot": spot, "gains": gains})
    return result


def acting_spot(state: MinersState, owner: int) -> str | None:
    """The card a seat is busy with, or climbs from; mines are open, so everyone sees it. IM-20"""
    question = state.agenda.asked(owner)
    card = NO_CARD
    if isinstance(question, ChooseEffect | ChooseAbove | GoOn | Maybe | DiscardForStep | PickCard):
        card = question.card
    return spot_name(state.players[owner].mine.spots[card]) if card != NO_CARD else None


def doing(state: MinersState, owner: int) -> Doing | None:
    """What a seat is busy with, or has done of what all do at once; all of it is open. IM-A22"""
    player = state.players[owner]
    is_asked = owner in state.seats_to_act()
    if state.is_over():
        return None
    if state.round == 0:
        return "discarding" if is_asked else "done"
    steps = [link.place for link in player.chain if link.place != BEHIND]
    if steps and steps[-1] != SURFACE:
        return "chain"
    if steps:
        return "surface" if is_asked else "done"
    if player.sealed != NO_CARD:
        return "placing" if state.is_revealed else "sealed"
    if not is_asked:
        return None
    # Between two rounds the last reveal still stands: what is asked then is the event's.
    return "event" if state.is_revealed else "choosing"


def hand_levels(state: MinersState, hand: list[int]) -> list[int]:
    levels = [0] * len(LEVELS)
    for kind in hand:
        levels[state.cards.cards[kind].level] += 1
    return levels
