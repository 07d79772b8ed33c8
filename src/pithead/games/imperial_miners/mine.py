"""A player's mine: cards in a brick pattern, with gears, destruction tokens and carts."""

from typing import Final, final

from pithead.engine.compiling import mypyc_attr
from pithead.engine.lists import replaced
from pithead.games.imperial_miners.words import (
    BORDER_SIDES,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    DOWN_LEFT,
    DOWN_RIGHT,
    FACTIONS,
    HALVES,
    LEFT,
    NO_CARD,
    RIGHT,
    SPOTS,
    TO_LEFT,
    TO_RIGHT,
    TOP_LEFT,
    TOP_RIGHT,
    TOUCHING,
    UP_LEFT,
    UP_RIGHT,
    level_of,
    spot,
    spot_name,
)

# Across each side of a card: where the neighbour lies, and which of its halves meets it. IM-39
ACROSS: Final = [TO_LEFT, TO_RIGHT, UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT]
MEETS: Final = [RIGHT, LEFT, BOTTOM_RIGHT, BOTTOM_LEFT, TOP_RIGHT, TOP_LEFT]


@final
class Face:
    """What a mine must know of a card kind: its level, factions and loaded half-carts."""

    def __init__(self, level: int, factions: list[int], halves: list[bool]) -> None:
        self.level: Final = level
        self.factions: Final = factions
        self.halves: Final = halves


@final
class Sides:
    """What lies on the sides of the first cards, so many: loaded halves, cards across, and complete
    carts. A side is told as its card's number times six and its own. IM-39"""

    __slots__ = ("cards", "carts", "loaded", "touching")

    def __init__(
        self, cards: int, loaded: list[int], touching: list[int], carts: list[int]
    ) -> None:
        self.cards = cards
        self.loaded = loaded
        self.touching = touching
        self.carts = carts

    def of(self, mine: "Mine") -> "Sides":
        """These and those of the cards that have been laid since; copies of a mine share them."""
        sides = Sides(mine.size(), self.loaded.copy(), self.touching.copy(), self.carts.copy())
        for card in range(self.cards, sides.cards):
            sides.add(mine, card)
        return sides

    def add(self, mine: "Mine", card: int) -> None:
        """A card, and the sides of earlier ones that it touches."""
        own = mine.faces[card].halves
        spot = mine.spots[card]
        for side in range(len(HALVES)):
            place = card * len(HALVES) + side
            if own[side]:
                self.loaded.append(place)
            across = mine.at.get(spot + ACROSS[side], NO_CARD)
            if 0 <= across < card:
                meets = MEETS[side]
                other = across * len(HALVES) + meets
                self.touching.append(place)
                self.touching.append(other)
                is_cart = own[side] and mine.faces[across].halves[meets]
                if is_cart or (mine.tokens and mine.border(card, side) in mine.tokens):
                    self.carts.append(place)
                    self.carts.append(other)


NO_SIDES: Final = Sides(0, [], [], [])


@mypyc_attr(acyclic=True)
@final
class Mine:
    """Cards by number, in the order they were placed. A card's number is its place in the lists.

    Gears, ruin and activation change often. All the other lists are replaced and never changed,
    so that copies share them.
    """

    __slots__ = (
        "at", "carts", "faces", "factions", "gears", "is_acted", "is_again", "is_ruined", "kinds",
        "sides", "spots", "tokens",
    )  # fmt: skip

    def __init__(
        self,
        kinds: list[int],
        faces: list[Face],
        spots: list[int],
        gears: list[int],
        is_ruined: list[bool],
        is_acted: list[bool],
        is_again: list[bool],
        at: dict[int, int],
        tokens: list[int],
        carts: int,
        factions: list[int],
        sides: Sides = NO_SIDES,
    ) -> None:
        self.kinds = kinds
        self.faces = faces
        self.spots = spots
        self.gears = gears
        self.is_ruined = is_ruined
        # Activated this round, and lifted from that once this round. IM-32, IM-L6
        self.is_acted = is_acted
        self.is_again = is_again
        # The card at a spot.
        self.at = at
        # Borders with a cart token: a spot and a side, see `border`. IM-39
        self.tokens = tokens
        self.carts = carts
        # How many icons of each faction.
        self.factions = factions
        # Of the cards that were there when somebody asked; see `drawn`.
        self.sides = sides

    def copy(self) -> "Mine":
        return Mine(
            kinds=self.kinds,
            faces=self.faces,
            spots=self.spots,
            gears=self.gears.copy(),
            is_ruined=self.is_ruined.copy(),
            is_acted=self.is_acted.copy(),
            is_again=self.is_again,
            at=self.at,
            tokens=self.tokens,
            carts=self.carts,
            factions=self.factions,
            sides=self.sides,
        )

    def facts(self, names: list[str]) -> list[str]:
        """Its cards as a position has them: `D06a at II/-1, 2 gears, ruined, activated, again`."""
        result: list[str] = []
        for card in range(self.size()):
            words = [f"{names[self.kinds[card]]} at {spot_name(self.spots[card])}"]
            gears = self.gears[card]
            words += [f"{gears} gear{'s' if gears > 1 else ''}"] if gears else []
            words += ["ruined"] if self.is_ruined[card] else []
            words += ["activated"] if self.is_acted[card] else []
            words += ["again"] if self.is_again[card] else []
            result.append(", ".join(words))
        return result

    # -- geometry ------------------------------------------------------------------------------

    def places_for(self, level: int, is_contiguous: bool) -> list[int]:
        """Every legal spot for a card of a level. IM-23 to IM-25, IM-A1"""
        if level == 0:
            return self._top_places(is_contiguous)
        at = self.at
        found: list[int] = []
        for place in self.spots:
            if level_of(place) == level - 1:
                if place + DOWN_LEFT not in at:
                    found.append(place + DOWN_LEFT)
                # Where a card lies to the right, this spot is on its left.
                if place + DOWN_RIGHT not in at and place + TO_RIGHT not in at:
                    found.append(place + DOWN_RIGHT)
        found.sort()
        return found

    def has_place_for(self, level: int) -> bool:
        """Whether a card of a level has a legal spot; on the top row there always is one. IM-25"""
        return level == 0 or any(
            level_of(place) == level - 1
            and (place + DOWN_LEFT not in self.at or place + DOWN_RIGHT not in self.at)
            for place in self.spots
        )

    def _top_places(self, is_contiguous: bool) -> list[int]:
        # A card touches the row's end, or leaves at most two empty places. IM-A1
        reach = 1 if is_contiguous else 3
        found: list[int] = []
        for place in self.spots:
            if level_of(place) == 0:
                for distance in range(-reach, reach + 1):
                    other = place + 2 * distance
                    if other not in self.at and other not in found:
                        found.append(other)
        found.sort()
        return found or [spot(0, 0)]

    def touching(self, card: int) -> list[int]:
        """The cards that touch this one, at most six. IM-22"""
        place = self.spots[card]
        return [self.at[place + step] for step in TOUCHING if place + step in self.at]

    def above(self, card: int) -> list[int]:
        """The touching cards in the row above, the left one first."""
        place = self.spots[card]
        return [self.at[place + step] for step in (UP_LEFT, UP_RIGHT) if place + step in self.at]

    def below(self, card: int) -> list[int]:
        place = self.spots[card]
        steps = (DOWN_LEFT, DOWN_RIGHT)
        return [self.at[place + step] for step in steps if place + step in self.at]

    def in_row(self, level: int) -> list[int]:
        return [card for card in range(len(self.spots)) if self.faces[card].level == level]

    def has_left(self, card: int) -> bool:
        return self.spots[card] + TO_LEFT in self.at

    def has_right(self, card: int) -> bool:
        return self.spots[card] + TO_RIGHT in self.at

    # -- carts ---------------------------------------------------------------------------------

    def drawn(self) -> Sides:
        """All sides, for whoever shows them again and again."""
        if self.sides.cards < self.size():
            self.sides = self.sides.of(self)
        return self.sides

    def halves_across(self, card: int, side: int) -> int:
        """How many loaded halves meet on a border; -1 where no card lies across. IM-39"""
        across = self.at.get(self.spots[card] + ACROSS[side], NO_CARD)
        if across == NO_CARD:
            return -1
        own = self.faces[card].halves[side]
        other = self.faces[across].halves[MEETS[side]]
        return int(own) + int(other)

    def has_cart(self, card: int, side: int) -> bool:
        """A complete cart lies between two cards, never towards the surface. IM-39, IM-A11"""
        halves = self.halves_across(card, side)
        return halves == 2 or (halves >= 0 and self.border(card, side) in self.tokens)

    def border(self, card: int, side: int) -> int:
        """One number for a border of two cards, whichever of them is asked."""
        if side not in BORDER_SIDES:
            return self._named(self.spots[card] + ACROSS[side], MEETS[side])
        return self._named(self.spots[card], side)

    def _named(self, place: int, side: int) -> int:
        return BORDER_SIDES.index(side) * SPOTS + place

    def is_border(self, border: int) -> bool:
        """Whether a card lies there, on one side or on both."""
        place = border % SPOTS
        return place in self.at or place + ACROSS[BORDER_SIDES[border // SPOTS]] in self.at

    def beside(self, border: int) -> list[int]:
        """The two cards of a border."""
        place = border % SPOTS
        side = BORDER_SIDES[border // SPOTS]
        return [self.at[place], self.at[place + ACROSS[side]]]

    def carts_of(self, card: int) -> int:
        """Complete carts on the borders of one card."""
        return sum(1 for side in range(6) if self.has_cart(card, side))

    def open_borders(self) -> list[int]:
        """Borders of two cards with one loaded half and no token yet. IM-39, IM-A12"""
        result = [
            self.border(card, side)
            for card in range(len(self.spots))
            for side in BORDER_SIDES
            if self.halves_across(card, side) == 1 and self.border(card, side) not in self.tokens
        ]
        result.sort()
        return result

    # -- changing ------------------------------------------------------------------------------

    def place(self, kind: int, face: Face, place: int) -> int:
        """Lay a card; returns its number. Half-carts that meet are complete at once. IM-39"""
        card = len(self.kinds)
        self.kinds = [*self.kinds, kind]
        self.faces = [*self.faces, face]
        self.spots = [*self.spots, place]
        self.gears.append(0)
        self.is_ruined.append(False)
        self.is_acted.append(False)
        self.is_again = [*self.is_again, False]
        self.at = self.at.copy()
        self.at[place] = card
        self.factions = self.factions.copy()
        for faction in face.factions:
            self.factions[faction] += 1
        for side in range(6):
            if face.halves[side] and self.halves_across(card, side) == 2:
                self.carts += 1
        return card

    def put_token(self, border: int) -> None:
        self.sides = NO_SIDES
        self.tokens = [*self.tokens, border]
        self.carts += 1

    def begin_round(self) -> None:
        self.is_acted = [False] * self.size()
        self.is_again = [False] * self.size()

    def lift_once(self, card: int) -> None:
        """It can be activated once more this round. IM-L6"""
        self.is_acted[card] = False
        self.is_again = replaced(self.is_again, card, True)

    def size(self) -> int:
        return len(self.kinds)

    def depth(self) -> int:
        """Rows in use."""
        return 1 + max((face.level for face in self.faces), default=-1)


def new_mine() -> Mine:
    return Mine(
        kinds=[],
        faces=[],
        spots=[],
        gears=[],
        is_ruined=[],
        is_acted=[],
        is_again=[],
        at={},
        tokens=[],
        carts=0,
        factions=[0] * len(FACTIONS),
    )


def border_name(border: int) -> str:
    """How a border is written: the card's spot and the side."""
    side = BORDER_SIDES[border // SPOTS]
    return f"{spot_name(border % SPOTS)} {HALVES[side]}"
