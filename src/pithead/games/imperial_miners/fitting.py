"""Hidden hands put together so that they agree with what everyone knows of them."""

from typing import Final, final

from pithead.engine.rng import Rng
from pithead.games.imperial_miners.decks import different
from pithead.games.imperial_miners.state import MinersState


@final
class Clue:
    """How many kinds of a hidden hand fit at least; with 0, that none of them does."""

    def __init__(self, owner: int, least: int, is_of_play: bool) -> None:
        self.owner: Final = owner
        self.least: Final = least
        # A kind fits if it can be played; otherwise every kind does.
        self.is_of_play: Final = is_of_play

    def fits(self, state: MinersState, kind: int) -> bool:
        return not self.is_of_play or state.can_play(self.owner, kind)

    def found(self, state: MinersState, hand: list[int]) -> int:
        """How many kinds of a sorted hand fit."""
        return sum(1 for kind in different(hand) if self.fits(state, kind))

    def holds(self, state: MinersState) -> bool:
        found = self.found(state, state.players[self.owner].hand)
        return found >= self.least if self.least else found == 0


def unknown_cards(state: MinersState, owner: int, level: int) -> list[int]:
    """A hand's cards of a level that not everyone has seen."""
    player = state.players[owner]
    result = [kind for kind in player.hand if state.cards.cards[kind].level == level]
    for kind in player.shown:
        if kind in result:
            result.remove(kind)
    return result


@final
class Fitting:
    """All unknown cards, and hands that are filled with them.

    The true hands agree with the clues, so there is a way; it is searched for with backtracking,
    in a random order, and knows of the true hands only what everyone knows.
    """

    def __init__(self, state: MinersState, hidden: list[int], known: list[Clue], rng: Rng) -> None:
        self.state: Final = state
        self.hidden: Final = hidden
        self.rng: Final = rng
        # Shuffled, by level.
        self.pools: Final[list[list[int]]] = []
        # By seat: the cards it has so far, and how many of each level it still gets.
        self.hands: Final = [player.shown.copy() for player in state.players]
        self.open: Final = [[0] * len(state.decks) for _ in state.players]
        for level in range(len(state.decks)):
            pool = state.decks[level].copy()
            for owner in hidden:
                cards = unknown_cards(state, owner, level)
                self.open[owner][level] = len(cards)
                pool += cards
            pool.sort()
            rng.shuffle(pool)
            self.pools.append(pool)
        # Those with few cards to choose from come first.
        self.wanting: Final = sorted(
            [clue for clue in known if clue.least], key=lambda clue: len(self.candidates(clue))
        )
        self.lacking: Final = [clue for clue in known if not clue.least]

    def deal(self) -> None:
        self.fit(0)
        self.fill_lacking()
        for owner in self.hidden:
            for level in range(len(self.pools)):
                for _ in range(self.open[owner][level]):
                    self.hands[owner].append(self.pools[level].pop())
            self.state.players[owner].hand = sorted(self.hands[owner])
        self.state.decks = self.pools

    def candidates(self, clue: Clue) -> list[int]:
        """Kinds that would bring a hand nearer to what its clue says."""
        return [
            kind
            for level in range(len(self.pools))
            if self.open[clue.owner][level]
            for kind in dict.fromkeys(self.pools[level])
            if kind not in self.hands[clue.owner] and clue.fits(self.state, kind)
        ]

    def fit(self, number: int) -> bool:
        """Give the hands of the clues from this one on the kinds they need."""
        if number == len(self.wanting):
            return True
        clue = self.wanting[number]
        if clue.found(self.state, sorted(self.hands[clue.owner])) >= clue.least:
            return self.fit(number + 1)
        candidates = self.candidates(clue)
        self.rng.shuffle(candidates)
        for kind in candidates:
            level = self.state.cards.cards[kind].level
            self.give(clue.owner, level, kind)
            if self.leaves_enough() and self.fit(number):
                return True
            self.take_back(clue.owner, level, kind)
        return False

    def give(self, owner: int, level: int, kind: int) -> None:
        self.pools[level].remove(kind)
        self.hands[owner].append(kind)
        self.open[owner][level] -= 1

    def take_back(self, owner: int, level: int, kind: int) -> None:
        self.pools[level].append(kind)
        self.hands[owner].remove(kind)
        self.open[owner][level] += 1

    # -- hands in which nothing fits -----------------------------------------------------------

    def unfit(self, clue: Clue, level: int) -> list[int]:
        return [kind for kind in self.pools[level] if not clue.fits(self.state, kind)]

    def strictest_first(self, level: int) -> list[Clue]:
        """Whoever has fewer coins could play less: what is unfit for one is so for all after it."""
        return sorted(self.lacking, key=lambda clue: len(self.unfit(clue, level)))

    def leaves_enough(self) -> bool:
        """Whether every hand in which nothing may fit can still be filled."""
        for level in range(len(self.pools)):
            needed = 0
            for clue in self.strictest_first(level):
                needed += self.open[clue.owner][level]
                if needed > len(self.unfit(clue, level)):
                    return False
        return True

    def fill_lacking(self) -> None:
        for level in range(len(self.pools)):
            for clue in self.strictest_first(level):
                for kind in self.unfit(clue, level)[: self.open[clue.owner][level]]:
                    self.give(clue.owner, level, kind)
