"""A player's belongings in Imperial Miners."""

from typing import Final, final

from pithead.engine.compiling import mypyc_attr
from pithead.engine.position import brief
from pithead.games.imperial_miners.mine import Mine, border_name, new_mine
from pithead.games.imperial_miners.words import BELOW, NO_BOARD, NO_CARD, SCOTS, spot_name

# What a link stands on when it is no card: the surface, or nothing, the chain being over.
SURFACE: Final = -1
BEHIND: Final = -2


@mypyc_attr(acyclic=True)
@final
class Link:
    """A step of the chain: the spot it came to, and what the player had before it. IM-28"""

    __slots__ = ("carts", "coins", "finished", "gears", "hand", "place", "position", "ruins", "vp")

    def __init__(self, place: int, player: "Player") -> None:
        mine = player.mine
        self.place: Final = place
        self.coins: Final = player.coins
        self.vp: Final = player.vp
        self.carts: Final = mine.carts
        self.hand: Final = len(player.hand)
        self.gears: Final = sum(gears for gears in mine.gears)
        self.ruins: Final = sum(1 for is_ruined in mine.is_ruined if is_ruined)
        self.position: Final = player.position
        self.finished: Final = player.finished

    def tally(self, top: int) -> dict[str, int]:
        """What an action can change, by name; spaces count on from one board to the next."""
        behind = self.finished - (1 if self.position == top else 0)
        return {
            "coins": self.coins,
            "vp": self.vp,
            "carts": self.carts,
            "hand": self.hand,
            "gears": self.gears,
            "ruins": self.ruins,
            "spaces": top * behind + self.position,
        }


@mypyc_attr(acyclic=True)
@final
class Player:
    """Coins, points, hand, mine, and the marker on the progress boards."""

    __slots__ = (
        "aside", "board", "chain", "coins", "finished", "hand", "has_forked", "mine", "placed",
        "position", "sealed", "shown", "vp",
    )  # fmt: skip

    def __init__(
        self,
        coins: int,
        vp: int,
        hand: list[int],
        shown: list[int],
        aside: list[int],
        mine: Mine,
        board: int,
        position: int,
        finished: int,
        sealed: int,
        placed: int,
        has_forked: bool,
        chain: list[Link],
    ) -> None:
        self.coins = coins
        self.vp = vp
        # Card kinds, sorted; and those of them that everyone has seen enter the hand, a list that
        # is replaced and never changed, so that copies share it.
        self.hand = hand
        self.shown = shown
        # Cards of the first deal that will be discarded, secret until all have chosen theirs, and
        # sorted; replaced and never changed. IM-10
        self.aside = aside
        self.mine = mine
        # The marker: its board, the space reached, and how often a top was reached. IM-44, IM-L10
        self.board = board
        self.position = position
        self.finished = finished
        # The kind chosen for this round, secret until the reveal; then the card in the mine.
        self.sealed = sealed
        self.placed = placed
        self.has_forked = has_forked
        # This round's chain so far, for people to look at; no rule asks for it, so that it is no
        # part of `facts`. A new list for each link: copies share it.
        self.chain = chain

    def copy(self) -> "Player":
        return Player(
            coins=self.coins,
            vp=self.vp,
            hand=self.hand.copy(),
            shown=self.shown,
            aside=self.aside,
            mine=self.mine.copy(),
            board=self.board,
            position=self.position,
            finished=self.finished,
            sealed=self.sealed,
            placed=self.placed,
            has_forked=self.has_forked,
            chain=self.chain,
        )

    def price(self, coins: int, less_scots: bool) -> int:
        """A price inside an effect falls by 1 for each Scots card. IM-46"""
        return max(0, coins - self.mine.factions[SCOTS]) if less_scots else coins

    def take_card(self, kind: int, is_seen: bool) -> None:
        self.hand.append(kind)
        self.hand.sort()
        if is_seen:
            self.shown = sorted([*self.shown, kind])

    def drop_card(self, kind: int) -> None:
        self.hand.remove(kind)
        if kind in self.shown:
            shown = self.shown.copy()
            shown.remove(kind)
            self.shown = shown

    def set_aside(self, kind: int) -> None:
        """Out of the hand, face down. IM-10"""
        self.drop_card(kind)
        self.aside = sorted([*self.aside, kind])

    def come_to(self, place: int) -> None:
        """The chain goes on to a spot, to the surface, or has come to its end. IM-28"""
        self.chain = [*self.chain, Link(place, self)]

    def tally(self, top: int) -> dict[str, int]:
        return Link(BEHIND, self).tally(top)

    def facts(self, names: list[str]) -> dict[str, object]:
        """As a position has it, with the names of the cards; the chain is left out."""
        return brief(
            {
                "coins": self.coins,
                "vp": self.vp,
                "hand": [names[kind] for kind in self.hand],
                "shown": [names[kind] for kind in self.shown],
                "aside": [names[kind] for kind in self.aside],
                "mine": self.mine.facts(names),
                "tokens": [border_name(border) for border in self.mine.tokens],
                "board": self.board + 1,
                "space": self.position,
                "finished": self.finished,
                "sealed": names[self.sealed] if self.sealed != NO_CARD else None,
                "placed": (
                    spot_name(self.mine.spots[self.placed]) if self.placed != NO_CARD else None
                ),
                "forked": self.has_forked,
            }
        )


def new_player() -> Player:
    """No coins, no points, the marker on no board. IM-9"""
    return Player(
        coins=0,
        vp=0,
        hand=[],
        shown=[],
        aside=[],
        mine=new_mine(),
        board=NO_BOARD,
        position=BELOW,
        finished=0,
        sealed=NO_CARD,
        placed=NO_CARD,
        has_forked=False,
        chain=[],
    )
