"""Words for the tests of Imperial Miners: what lies on the table, as short texts."""

from imperial_miners.table import COLOURS, GAME, seat_of
from pithead.engine.message import Message
from pithead.games.imperial_miners.mine import border_name
from pithead.games.imperial_miners.player import Player
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import LEVELS, NO_BOARD, spot_name


def player(state: MinersState, who: str = "red") -> Player:
    return state.players[seat_of(state, who)]


def coins(state: MinersState, who: str = "red") -> int:
    return player(state, who).coins


def vp(state: MinersState, who: str = "red") -> int:
    return player(state, who).vp


def carts(state: MinersState, who: str = "red") -> int:
    """Complete carts, with or without a token."""
    return player(state, who).mine.carts


def hand(state: MinersState, who: str = "red") -> str:
    """The names of the cards in hand, sorted."""
    return names(state, player(state, who).hand)


def shown(state: MinersState, who: str = "red") -> str:
    """Of the hand, the cards that everyone knows."""
    return names(state, player(state, who).shown)


def mine(state: MinersState, who: str = "red") -> dict[str, str]:
    """Each card by where it lies: `{"I/0": "D06a, 2 gears, ruined"}`."""
    own = player(state, who).mine
    result: dict[str, str] = {}
    for card, kind in enumerate(own.kinds):
        words = [state.cards.cards[kind].notation]
        if own.gears[card]:
            words.append(f"{own.gears[card]} gear{'s' if own.gears[card] > 1 else ''}")
        if own.is_ruined[card]:
            words.append("ruined")
        result[spot_name(own.spots[card])] = ", ".join(words)
    return result


def gears(state: MinersState, place: str, who: str = "red") -> int:
    own = player(state, who).mine
    return own.gears[spots(state, who).index(place)]


def ruined(state: MinersState, who: str = "red") -> str:
    """Where destruction tokens lie, in the order the cards were placed."""
    own = player(state, who).mine
    return " ".join(s for s, is_so in zip(spots(state, who), own.is_ruined, strict=True) if is_so)


def activated(state: MinersState, who: str = "red") -> str:
    """The spots of the cards activated this round, in the order the cards were placed."""
    own = player(state, who).mine
    return " ".join(s for s, is_so in zip(spots(state, who), own.is_acted, strict=True) if is_so)


def spots(state: MinersState, who: str = "red") -> list[str]:
    return [spot_name(place) for place in player(state, who).mine.spots]


def tokens(state: MinersState, who: str = "red") -> str:
    """The borders with a cart token: `I/0 R, II/1 BL`."""
    return ", ".join(border_name(border) for border in player(state, who).mine.tokens)


def marker(state: MinersState, who: str = "red") -> str:
    """`2 at 5` for the fifth space of the second board, or `none`."""
    own = player(state, who)
    return "none" if own.board == NO_BOARD else f"{own.board + 1} at {own.position}"


def deck(state: MinersState, level: str) -> str:
    """A deck from its top down."""
    return names(state, state.decks[LEVELS.index(level)][::-1])


def discards(state: MinersState) -> str:
    """All discard piles, level I first."""
    return names(state, [kind for pile in state.discards for kind in pile])


def names(state: MinersState, kinds: list[int]) -> str:
    return " ".join(state.cards.cards[kind].notation for kind in kinds)


def to_act(state: MinersState) -> str:
    """Who is asked something now, or `nobody`."""
    return ", ".join(COLOURS[seat] for seat in state.seats_to_act()) or "nobody"


def legal(state: MinersState, who: str = "red") -> list[str]:
    """What this seat may answer; nothing if it is not asked."""
    return [action.notation for action in GAME.legal_actions(state, seat_of(state, who))]


def asked(state: MinersState, who: str = "red") -> str:
    """One word for what this seat is asked, such as `place`, `effect` or `surface`."""
    return GAME.asks(state, seat_of(state, who)).key.removeprefix("imperial-miners.ask.")


def told(state: MinersState, kind: str) -> list[str]:
    """Events of the journal of this kind: who, and which card or number: `red D15`."""
    result: list[str] = []
    for event in state.journal.events:
        if event.kind == kind:
            seat = event.params.get("seat")
            words = [COLOURS[seat]] if isinstance(seat, int) else []
            card = event.params.get("card")
            if isinstance(card, Message):
                words.append(design(card))
            if "n" in event.params:
                words.append(str(event.params["n"]))
            result.append(" ".join(words))
    return result


def design(title: Message) -> str:
    """The design a card's title speaks of; an invented card has only a name."""
    return str(title.params.get("name", title.key.rpartition(".")[2]))


def winners(state: MinersState) -> str:
    return " and ".join(COLOURS[seat] for seat in GAME.winners(state))
