"""Words for the tests of what is hidden: a table with secrets, a set of few cards, a promise."""

import json
from typing import Any

from imperial_miners.table import GAME, position
from pithead.engine.game import SPECTATOR
from pithead.engine.rng import seeded
from pithead.games.imperial_miners import make
from pithead.games.imperial_miners.game import ImperialMiners
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import NO_CARD


def table() -> MinersState:
    """Blue holds two cards of level I and two of level II, one of which everyone has seen."""
    return position(
        2,
        discards="D03a D16a",
        red={"coins": 5, "hand": "D01a D15a D36b", "mine": {"I/0": "D14a, 1 gear"}},
        blue={"coins": 3, "hand": "D02a D04a D20a D21a", "shown": "D21a", "mine": {"I/0": "D14b"}},
    )


def seen(state: MinersState, seat: int) -> str:
    return json.dumps(GAME.view(state, seat))


def kind(name: str) -> int:
    (number,) = [card.number for card in GAME.cards.cards if card.notation == name]
    return number


def few_cards(hand: int = 8, **cards: str) -> ImperialMiners:
    """A set of few cards: `X3="13, 20 copies"` is of level III and costs 13.

    Besides those written there are `A1`, `B1`, `A2` and `A4`, which cost nothing.
    """
    plain = {"A1": "0, 20 copies", "B1": "0, 20 copies", "A2": "0, 20 copies", "A4": "0, 4 copies"}
    entries: dict[str, Any] = {}
    for name, text in (plain | cards).items():
        cost, _, copies = text.partition(", ")
        entries[name] = {
            "name": name,
            "level": int(name[-1]),
            "cost": int(cost),
            "factions": "",
            "effects": ["coin 1"],
            "halves": [""] * int(copies.split()[0]),
        }
    return make({"replace": ["cards"], "cards": entries, "rules": {"hand": hand}})


def broken_promises(game: ImperialMiners, state: MinersState, seed: int) -> list[str]:
    """What the states that the seats and a spectator imagine have wrong."""
    wrong: list[str] = []
    for seat in range(SPECTATOR, state.seats):
        other = game.reimagined(state, seat, seeded(seed))
        if other.seats_to_act() != state.seats_to_act():
            wrong.append(f"{seat} sees {other.seats_to_act()} to act, not {state.seats_to_act()}")
        if game.legal_actions(other, seat) != game.legal_actions(state, seat):
            wrong.append(f"{seat} has other actions")
        if game.view(other, seat) != game.view(state, seat):
            wrong.append(f"{seat} has another view")
        wrong += [f"{seat}: {each}" for each in odd_seats(game, other)]
        again = game.reimagined(other, seat, seeded(seed))
        if json.dumps(again.facts()) != json.dumps(other.facts()):
            wrong.append(f"{seat} imagines by what it cannot see")
    return wrong


def odd_seats(game: ImperialMiners, state: MinersState) -> list[str]:
    """Seats that could not be asked what they are, or cannot have sealed what they have."""
    wrong: list[str] = []
    for owner in state.seats_to_act():
        legal = game.legal_actions(state, owner)
        if len(legal) < 2 or legal != game.question(state, owner).options(state):
            wrong.append(f"{owner} may {[action.notation for action in legal]}")
    if state.is_revealed:
        return wrong
    for owner, player in enumerate(state.players):
        if player.sealed == NO_CARD:
            continue
        if player.sealed not in player.hand or not state.can_play(owner, player.sealed):
            wrong.append(f"{owner} has sealed {player.sealed} of {player.hand}")
    return wrong
