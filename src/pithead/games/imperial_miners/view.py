"""What each seat may know in Imperial Miners, and dealing the rest anew."""

from typing import Final

from pithead.engine.journal import muted
from pithead.engine.lists import replaced
from pithead.engine.rng import Rng
from pithead.games.imperial_miners.activation import ChooseEffect
from pithead.games.imperial_miners.chain import ChooseAbove, GoOn
from pithead.games.imperial_miners.choices import DiscardForStep, Maybe
from pithead.games.imperial_miners.decks import different
from pithead.games.imperial_miners.mine import Mine, border_name
from pithead.games.imperial_miners.picks import PickCard
from pithead.games.imperial_miners.player import BEHIND, SURFACE, Player
from pithead.games.imperial_miners.scoring import total
from pithead.games.imperial_miners.state import MinersState, Surface
from pithead.games.imperial_miners.words import (
    FACTIONS,
    LEVELS,
    NO_BOARD,
    NO_CARD,
    RANKS,
    column_of,
    level_of,
    spot_name,
)

# How often hands are dealt anew before one that could not play is taken after all.
TRIES: Final = 30
# What a step of the chain is said to change; a marker may also leave its board.
GAINED: Final = ["coins", "vp", "carts", "gears", "ruins", "hand"]


def view(state: MinersState, seat: int) -> dict[str, object]:
    """Own hand and sealed card; of the others only what lies open. IM-18"""
    events = state.cards.events
    return {
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


def surface_view(surface: Surface) -> dict[str, object]:
    """What the surface gives. IM-34 to IM-36"""
    advances = [
        {"pay": surface.prices[i], "steps": surface.steps[i]} for i in range(len(surface.prices))
    ]
    return {"coins": surface.coins, "cards": surface.cards, "advances": advances}


def player_view(state: MinersState, owner: int, seat: int) -> dict[str, object]:
    player = state.players[owner]
    is_own = owner == seat
    result: dict[str, object] = {
        "coins": player.coins,
        "vp": player.vp,
        "total": total(state, owner),
        "hand": [notation(state, kind) for kind in player.hand] if is_own else None,
        # What each of them costs this round, and where a card of each level could go. IM-12, IM-23
        "costs": [state.cost_of(kind) for kind in player.hand] if is_own else None,
        "places": places_view(state, player) if is_own else None,
        "hand_size": len(player.hand),
        # Which decks the cards came from was open, and what a search found was seen by all.
        "hand_levels": hand_levels(state, player.hand),
        "shown": [notation(state, kind) for kind in player.shown],
        "board": player.board + 1 if player.board != NO_BOARD else None,
        "position": player.position,
        "finished": player.finished,
        "has_sealed": player.sealed != NO_CARD,
        "sealed": None,
        "mine": mine_view(state, player.mine),
        "chain": chain_view(player),
        "acting": acting_spot(state, owner),
        "carts": player.mine.carts,
        "factions": {FACTIONS[i]: player.mine.factions[i] for i in range(len(FACTIONS))},
    }
    if player.sealed != NO_CARD and (is_own or state.is_revealed):
        result["sealed"] = notation(state, player.sealed)
    return result


def places_view(state: MinersState, player: Player) -> list[list[int]]:
    """The columns open to a card of each level. IM-23 to IM-25"""
    return [
        [column_of(place) for place in player.mine.places_for(level, state.is_contiguous)]
        for level in range(len(LEVELS))
    ]


def chain_view(player: Player) -> list[dict[str, object]]:
    """This round's chain step by step: where it came to, and what changed there. IM-28"""
    result: list[dict[str, object]] = []
    for i, link in enumerate(player.chain):
        if link.place == BEHIND:
            continue
        before = link.tally()
        after = player.chain[i + 1].tally() if i + 1 < len(player.chain) else player.tally()
        changes = {name: after[name] - before[name] for name in GAINED}
        spot = "surface" if link.place == SURFACE else spot_name(link.place)
        result.append({"spot": spot, "gains": {k: n for k, n in changes.items() if n}})
    return result


def acting_spot(state: MinersState, owner: int) -> str | None:
    """The card a seat is busy with, or climbs from; mines are open, so everyone sees it. IM-20"""
    question = state.agenda.asked(owner)
    card = NO_CARD
    if isinstance(question, ChooseEffect | ChooseAbove | GoOn | Maybe | DiscardForStep | PickCard):
        card = question.card
    return spot_name(state.players[owner].mine.spots[card]) if card != NO_CARD else None


def hand_levels(state: MinersState, hand: list[int]) -> list[int]:
    levels = [0] * len(LEVELS)
    for kind in hand:
        levels[state.cards.cards[kind].level] += 1
    return levels


def mine_view(state: MinersState, mine: Mine) -> dict[str, object]:
    return {
        "cards": [
            {
                "card": notation(state, mine.kinds[card]),
                "spot": spot_name(mine.spots[card]),
                "level": level_of(mine.spots[card]) + 1,
                "column": column_of(mine.spots[card]),
                "gears": mine.gears[card],
                "ruined": mine.is_ruined[card],
                "activated": mine.is_acted[card],
            }
            for card in range(mine.size())
        ],
        "tokens": [border_name(border) for border in mine.tokens],
    }


def reimagined(state: MinersState, seat: int, rng: Rng) -> MinersState:
    """Other hands, decks and face-down events dealt anew. IM-8, IM-10

    That a seat is asked for a card, or has sealed one, tells that it can play one: hands that
    could not are dealt again.
    """
    for _ in range(TRIES):
        other = dealt_anew(state, seat, rng)
        if all(is_plausible(state, other, owner) for owner in range(state.seats) if owner != seat):
            break
    for owner in range(other.seats):
        question = other.agenda.asked(owner)
        if owner != seat and question is not None:
            other.offers[owner] = question.options(other)
            if not other.offers[owner]:
                other.agenda.proceed(other)
        if owner != seat and is_secret(state, owner):
            reseal(other, owner, rng)
    other.rng = rng.split()
    return other


def dealt_anew(state: MinersState, seat: int, rng: Rng) -> MinersState:
    other = state.copy()
    other.journal = muted()
    for level in range(len(other.decks)):
        deal_level(other, seat, level, rng)
    if not other.has_known_events:
        hidden = sorted(other.events + other.unused_events)
        rng.shuffle(hidden)
        count = len(other.events)
        other.events = hidden[:count]
        other.unused_events = hidden[count:]
    return other


def is_plausible(state: MinersState, imagined: MinersState, owner: int) -> bool:
    """Whether a hand dealt anew would be asked what the true one is asked."""
    if is_secret(state, owner):
        return any(imagined.can_play(owner, kind) for kind in imagined.players[owner].hand)
    question = imagined.agenda.asked(owner)
    return question is None or len(question.options(imagined)) > 1


def is_secret(state: MinersState, owner: int) -> bool:
    """Whether this seat has chosen a card that only it knows."""
    return state.players[owner].sealed != NO_CARD and not state.is_revealed


def deal_level(state: MinersState, seat: int, level: int, rng: Rng) -> None:
    """The unknown cards of a level: those of its deck and of the others' hands, mixed."""
    pool = state.decks[level].copy()
    unknown: list[list[int]] = []
    for owner in range(state.seats):
        cards: list[int] = []
        if owner != seat:
            cards = unknown_cards(state, owner, level)
        unknown.append(cards)
        pool += cards
    # Sorted first: nothing of the true order may show through.
    pool.sort()
    rng.shuffle(pool)
    for owner in range(state.seats):
        player = state.players[owner]
        for kind in unknown[owner]:
            player.hand.remove(kind)
        for _ in unknown[owner]:
            player.hand.append(pool.pop())
        player.hand.sort()
    state.decks[level] = pool


def unknown_cards(state: MinersState, owner: int, level: int) -> list[int]:
    """A hand's cards of a level that not everyone has seen."""
    player = state.players[owner]
    result = [kind for kind in player.hand if state.cards.cards[kind].level == level]
    for kind in player.shown:
        if kind in result:
            result.remove(kind)
    return result


def reseal(state: MinersState, owner: int, rng: Rng) -> None:
    """Another secret choice, as likely as any from the hand imagined."""
    player = state.players[owner]
    playable = [kind for kind in different(player.hand) if state.can_play(owner, kind)]
    if not playable:
        playable = [made_playable(state, owner)]
    player.sealed = playable[rng.below(len(playable))]


def made_playable(state: MinersState, owner: int) -> int:
    """Swap a card of the hand for one of its level that can be played; the true hand had one."""
    player = state.players[owner]
    for kind in player.hand:
        level = state.cards.cards[kind].level
        deck = state.decks[level]
        for i in range(len(deck)):
            if kind not in player.shown and state.can_play(owner, deck[i]):
                found = deck[i]
                state.decks[level] = replaced(deck, i, kind)
                player.hand.remove(kind)
                player.hand.append(found)
                player.hand.sort()
                return found
    return player.hand[0]
