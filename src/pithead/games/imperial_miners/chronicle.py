"""What Imperial Miners tells the journal, and to whom.

Each function is one kind of event; its sentence stands in the catalogues as
`imperial-miners.told.<kind>`. What enters a hand unseen only its owner reads (`<kind>_own`).
"""

from pithead.engine.message import Message, Param
from pithead.games.imperial_miners import whereabouts
from pithead.games.imperial_miners.cards import Card, Event
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import FACTIONS, LEVELS


def tell(state: MinersState, kind: str, params: dict[str, Param]) -> None:
    state.journal.tell(kind, params)


def titles(state: MinersState, kinds: list[int]) -> list[Message]:
    return [whereabouts.quoted(state.cards.cards[kind]) for kind in kinds]


def faction_message(faction: int) -> Message:
    return Message(f"imperial-miners.faction.{FACTIONS[faction]}")


def round_began(state: MinersState) -> None:
    if not state.journal.muted:
        tell(state, "round", {"round": state.round, "rounds": state.cards.rounds})


def event_revealed(state: MinersState, event: Event) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"event": event.title(), "does": event.effect.message()}
        params["when"] = event.timing()
        tell(state, "event", params)


def dealt(state: MinersState, seat: int, kinds: list[int]) -> None:
    if not state.journal.muted:
        secret: dict[str, Param] = {"cards": titles(state, kinds)}
        state.journal.tell_secret("dealt", {"seat": seat, "n": len(kinds)}, seat, secret)


def discarded(state: MinersState, seat: int, card: Card) -> None:
    if not state.journal.muted:
        tell(state, "discarded", {"seat": seat, "card": card.title()})


def set_aside(state: MinersState, seat: int, card: Card) -> None:
    """Only its owner reads which card it is. IM-10"""
    if not state.journal.muted:
        state.journal.tell_secret("set_aside", {"seat": seat}, seat, {"card": card.title()})


def laid_open(state: MinersState, seat: int, kinds: list[int]) -> None:
    if not state.journal.muted:
        tell(state, "laid_open", {"seat": seat, "cards": titles(state, kinds)})


def sealed(state: MinersState, seat: int, card: Card) -> None:
    if not state.journal.muted:
        state.journal.tell_secret("sealed", {"seat": seat}, seat, {"card": card.title()})


def revealed(state: MinersState, seat: int, card: Card, price: int) -> None:
    if not state.journal.muted:
        tell(state, "revealed", {"seat": seat, "card": card.title(), "coins": price})


def forced(state: MinersState, seat: int, card: Card) -> None:
    if not state.journal.muted:
        tell(state, "forced", {"seat": seat, "card": card.title()})


def idle(state: MinersState, seat: int) -> None:
    if not state.journal.muted:
        tell(state, "idle", {"seat": seat})


def placed(state: MinersState, seat: int, card: Card, place: int, carts: int) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": seat, "card": card.title(), "carts": carts}
        params["place"] = whereabouts.place(state.cards, state.players[seat].mine, place)
        tell(state, "placed", params)


def activated(state: MinersState, seat: int, card: Card) -> None:
    if not state.journal.muted:
        tell(state, "activated", {"seat": seat, "card": card.title()})


def cleared(state: MinersState, seat: int, card: Card) -> None:
    if not state.journal.muted:
        tell(state, "cleared", {"seat": seat, "card": card.title()})


def gained_coins(state: MinersState, seat: int, amount: int) -> None:
    if not state.journal.muted and amount:
        tell(state, "gained_coins", {"seat": seat, "n": amount})


def gained_points(state: MinersState, seat: int, amount: int, source: str) -> None:
    """`source` is one of `SOURCES`."""
    if not state.journal.muted and amount:
        tell(state, "gained_vp", {"seat": seat, "n": amount, "source": source})


def paid(state: MinersState, seat: int, coins: int) -> None:
    if not state.journal.muted and coins:
        tell(state, "paid", {"seat": seat, "n": coins})


def drew(state: MinersState, seat: int, level: int, card: Card) -> None:
    """The owner reads the card, the others only its level."""
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": seat, "level": LEVELS[level]}
        state.journal.tell_secret("drew", params, seat, {"card": card.title()})


def searched(
    state: MinersState, seat: int, faction: int, level: int, seen: list[int], found: int
) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": seat, "level": LEVELS[level]}
        params["faction"] = faction_message(faction)
        params["cards"] = titles(state, seen)
        params["n"] = len(seen)
        if found < 0:
            tell(state, "searched_in_vain", params)
        else:
            params["card"] = state.cards.cards[found].title()
            tell(state, "searched", params)


def reshuffled(state: MinersState, level: int) -> None:
    if not state.journal.muted:
        tell(state, "reshuffled", {"level": LEVELS[level]})


def geared(state: MinersState, seat: int, card: Card, amount: int) -> None:
    if not state.journal.muted:
        tell(state, "geared", {"seat": seat, "card": card.title(), "n": amount})


def ruined(state: MinersState, seat: int, card: Card) -> None:
    if not state.journal.muted:
        tell(state, "ruined", {"seat": seat, "card": card.title()})


def carted(state: MinersState, seat: int, border: int) -> None:
    if not state.journal.muted:
        mine = state.players[seat].mine
        cards = [whereabouts.named(state.cards, mine, card) for card in mine.beside(border)]
        tell(state, "carted", {"seat": seat, "cards": cards})


def again(state: MinersState, seat: int, card: Card) -> None:
    if not state.journal.muted:
        tell(state, "again", {"seat": seat, "card": card.title()})


def advanced(state: MinersState, seat: int, steps: int, has_finished: bool) -> None:
    if not state.journal.muted:
        player = state.players[seat]
        params: dict[str, Param] = {"seat": seat, "n": steps}
        params["board"] = state.board_of(seat).side
        params["space"] = player.position
        tell(state, "finished" if has_finished else "advanced", params)


def chose_board(state: MinersState, seat: int) -> None:
    if not state.journal.muted:
        tell(state, "board", {"seat": seat, "board": state.board_of(seat).side})


def ended(state: MinersState) -> None:
    if not state.journal.muted:
        tell(state, "ended", {})
