"""Dealing anew what a seat cannot see in Imperial Miners: what a bot may search.

Determinisation, in the field's word. Who is asked for a card, who has sealed one and who can play
none is open to all, and tells something of a hidden hand. Every hand that is imagined agrees with
such clues; so it is asked what the true one is asked, and the imagined game goes on as the true
one could.
"""

from typing import Final

from pithead.engine.journal import muted
from pithead.engine.rng import Rng
from pithead.games.imperial_miners.decks import DiscardDown, different
from pithead.games.imperial_miners.fitting import Clue, Fitting, unknown_cards
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.turns import SealCard
from pithead.games.imperial_miners.words import NO_CARD

# How often hands are dealt by chance alone before they are put together to fit the clues.
TRIES: Final = 30


def reimagined(state: MinersState, seat: int, rng: Rng) -> MinersState:
    """Other hands, sealed cards, decks and face-down events dealt anew. IM-8, IM-10, IM-A22"""
    known = clues(state, seat)
    other = state.copy()
    other.journal = muted()
    hidden = [owner for owner in range(state.seats) if owner != seat]
    for owner in hidden:
        player = other.players[owner]
        if player.aside:
            # Any of the cards dealt could have been set aside.
            player.hand = sorted(player.hand + player.aside)
    deal_hands(other, hidden, known, rng)
    deal_events(other, rng)
    for owner in hidden:
        choose_again(other, owner, rng)
        question = other.agenda.asked(owner)
        if question is not None:
            other.offers[owner] = question.options(other)
    other.rng = rng.split()
    return other


def clues(state: MinersState, seat: int) -> list[Clue]:
    """What is known of the others' hands by what they are asked. IM-18, IM-41, IM-A2"""
    questions = [state.agenda.asked(owner) for owner in range(state.seats)]
    are_sealing = any(isinstance(question, SealCard) for question in questions)
    result: list[Clue] = []
    for owner in range(state.seats):
        question = questions[owner]
        if owner == seat:
            continue
        if are_sealing:
            # A question has two answers or more; who is not asked and has sealed nothing has none.
            has_sealed = state.players[owner].sealed != NO_CARD
            result.append(Clue(owner, 2 if question is not None else int(has_sealed), True))
        elif isinstance(question, DiscardDown):
            result.append(Clue(owner, 2, False))
    return result


def deal_hands(state: MinersState, hidden: list[int], known: list[Clue], rng: Rng) -> None:
    """By chance until the hands fit; where that takes too long, by fitting them together."""
    for _ in range(TRIES):
        for level in range(len(state.decks)):
            deal_level(state, hidden, level, rng)
        if all(clue.holds(state) for clue in known):
            return
    Fitting(state, hidden, known, rng).deal()


def deal_level(state: MinersState, hidden: list[int], level: int, rng: Rng) -> None:
    """The unknown cards of a level: those of its deck and of the hidden hands, mixed."""
    pool = state.decks[level].copy()
    unknown = [unknown_cards(state, owner, level) for owner in hidden]
    for cards in unknown:
        pool += cards
    # Sorted first: nothing of the true order may show through.
    pool.sort()
    rng.shuffle(pool)
    for i in range(len(hidden)):
        hand = state.players[hidden[i]].hand
        for kind in unknown[i]:
            hand.remove(kind)
        for _ in unknown[i]:
            hand.append(pool.pop())
        hand.sort()
    state.decks[level] = pool


def deal_events(state: MinersState, rng: Rng) -> None:
    """Those face down and those put away are the same to everyone. IM-8"""
    if state.has_known_events:
        return
    hidden = sorted(state.events + state.unused_events)
    rng.shuffle(hidden)
    count = len(state.events)
    state.events = hidden[:count]
    state.unused_events = hidden[count:]


def choose_again(state: MinersState, owner: int, rng: Rng) -> None:
    """Other secret choices, as likely as any from the hand imagined. IM-10, IM-A22"""
    player = state.players[owner]
    if player.aside:
        cards = player.hand.copy()
        rng.shuffle(cards)
        count = len(player.aside)
        player.aside = sorted(cards[:count])
        player.hand = sorted(cards[count:])
    if player.sealed != NO_CARD and not state.is_revealed:
        playable = [kind for kind in different(player.hand) if state.can_play(owner, kind)]
        player.sealed = playable[rng.below(len(playable))]
