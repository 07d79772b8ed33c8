"""What a bot is."""

from abc import ABC, abstractmethod
from typing import ClassVar, Final, Generic, TypeVar, final

from pithead.bots.budget import Budget
from pithead.engine.action import Action
from pithead.engine.compiling import mypyc_attr
from pithead.engine.game import State
from pithead.engine.message import Message
from pithead.engine.outlook import Outlook
from pithead.engine.rng import seeded

S = TypeVar("S", bound=State)


@final
class Foreseen:
    """An answer that a bot expects to follow: whose it is, and the words it will be offered in.

    How often the bot expects it, of all times it looked at that moment; a part belongs to the move
    before it.

    >>> import pithead
    >>> action = pithead.game("dwarf").parse("place 5")
    >>> Foreseen(0, action, Message("dwarf.offer.place"), share=0.5, is_part=False)
    <Foreseen: seat 0, place 5, 50%>
    """

    def __init__(
        self, seat: int, action: Action, offer: Message, share: float, is_part: bool
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.offer: Final = offer
        self.share: Final = share
        self.is_part: Final = is_part

    def __repr__(self) -> str:
        return f"<Foreseen: seat {self.seat}, {self.action.notation}, {self.share:.0%}>"


@final
class Thought:
    """What a bot thinks of one action: its expected result from 0 to 1, and how often it looked.

    A bot that can say why tells the moves it expects next (the principal variation), and what
    they bring: by how much each open number of the seat has changed on average after so many
    moves, this one included.

    >>> import pithead
    >>> Thought(pithead.game("dwarf").parse("place 5"), value=0.25, visits=40)
    <Thought: place 5, 0.25 after 40>
    """

    def __init__(
        self,
        action: Action,
        value: float,
        visits: int,
        line: list[Foreseen] | None = None,
        gains: dict[str, float] | None = None,
        moves: int = 0,
    ) -> None:
        self.action: Final = action
        self.value: Final = value
        self.visits: Final = visits
        self.line: Final[list[Foreseen]] = [] if line is None else line
        self.gains: Final[dict[str, float]] = {} if gains is None else gains
        self.moves: Final = moves

    def __repr__(self) -> str:
        return f"<Thought: {self.action.notation}, {self.value:.2f} after {self.visits}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[S]):
    """Chooses among the legal actions of an outlook.

    Whoever lets bots play makes each with a seed and a budget and asks nothing beside what is
    here. Its chance comes from the seed alone, so that the same games come out again.

    >>> class Last(Bot):
    ...     def choose(self, outlook):
    ...         return outlook.legal_actions[-1]
    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> outlook = Outlook(game, game.start(seats=2, options={"first": "1"}, seed=1), seat=0)
    >>> bot = Last(seed=1, budget=Budget(0, 0.0))
    >>> bot, bot.choose(outlook), bot.think(outlook)
    (<Last>, <23: special 3 workers>, [])
    """

    # What it thinks with where nothing is said: the `200` of `search:200`. Empty for a bot that
    # has no use for a budget; none can then be given.
    usual_budget: ClassVar[str] = ""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.rng = seeded(seed)
        self.budget = budget

    def __repr__(self) -> str:
        if self.budget.is_none():
            return f"<{type(self).__name__}>"
        return f"<{type(self).__name__}: {self.budget.told()}>"

    @abstractmethod
    def choose(self, outlook: Outlook[S]) -> Action:
        """One of the outlook's legal actions."""

    def think(self, outlook: Outlook[S]) -> list[Thought]:
        """Each action with what it is worth, the best first; none by a bot that cannot say."""
        return []
