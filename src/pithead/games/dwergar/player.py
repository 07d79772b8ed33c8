"""A player's belongings, and what their upgraded projects allow them."""

from typing import Final, final

from pithead.engine.compiling import mypyc_attr
from pithead.engine.lists import replaced
from pithead.engine.position import brief
from pithead.games.dwergar.words import DECKS, GOODS, SPECIALITIES


@final
class Powers:
    """The lasting effects of a player's upgraded projects.

    Shared between copies of a state and replaced, never changed, once a project is upgraded.
    """

    __slots__ = (
        "can_change", "change_price", "complete_discount", "disguise", "empty_points",
        "flexible_discount", "foreman_skills", "gold_complete_points", "gold_upgrade_points",
        "income", "income_heat", "rich_skills", "upgrade_discount", "warm",
    )  # fmt: skip

    def __init__(self) -> None:
        # Specialities the foreman has, and those that get the additional yield. DG-P2 to DG-P4
        self.foreman_skills = [False, False, False]
        self.rich_skills = [False, False, False]
        # Off a completion: so many stone or iron, and so many of each kind. DG-P1, DG-P21
        self.flexible_discount = 0
        self.complete_discount = [0, 0, 0, 0]
        self.upgrade_discount = [0, 0, 0, 0]
        # Points for placing on an empty place, and for projects with gold. DG-P9, DG-P20
        self.empty_points = 0
        self.gold_upgrade_points = 0
        self.gold_complete_points = 0
        # What each own turn starts with. DG-P33, DG-P38
        self.income = [0, 0, 0, 0]
        self.income_heat = 0
        # Heat that buys one of a kind at any time; 0 where it cannot. DG-P37, DG-P39
        self.change_price = [0, 0, 0, 0]
        self.can_change = False
        # More heat from installed furnaces. DG-P40
        self.warm = 0
        # Heat for which a worker counts as another speciality; 0 where it cannot. DG-P44
        self.disguise = 0

    def copy(self) -> "Powers":
        other = Powers()
        other.foreman_skills = self.foreman_skills.copy()
        other.rich_skills = self.rich_skills.copy()
        other.flexible_discount = self.flexible_discount
        other.complete_discount = self.complete_discount.copy()
        other.upgrade_discount = self.upgrade_discount.copy()
        other.empty_points = self.empty_points
        other.gold_upgrade_points = self.gold_upgrade_points
        other.gold_complete_points = self.gold_complete_points
        other.income = self.income.copy()
        other.income_heat = self.income_heat
        other.change_price = self.change_price.copy()
        other.can_change = self.can_change
        other.warm = self.warm
        other.disguise = self.disguise
        return other

    def sell(self, good: int, heat: int) -> None:
        """From now on so much heat buys one of a kind. DG-P37, DG-P39"""
        self.change_price[good] = heat
        self.can_change = True


@final
class Limits:
    """How far heat and furnaces go. DG-2, DG-4"""

    def __init__(self, heat: int, furnaces: int) -> None:
        self.heat: Final = heat
        self.furnaces: Final = furnaces


@mypyc_attr(acyclic=True)
@final
class Player:
    """Goods, heat, furnaces, dwarves at hand, points and projects."""

    __slots__ = (
        "completed", "cool", "crystal_projects", "done", "extra_actions", "goods", "has_foreman",
        "heat", "hot", "installed", "limits", "points", "powers", "raised", "upgraded", "workers",
    )  # fmt: skip

    def __init__(
        self,
        *,
        goods: list[int],
        heat: int,
        cool: int,
        hot: int,
        installed: int,
        workers: list[int],
        has_foreman: bool,
        points: int,
        completed: list[int],
        upgraded: list[int],
        done: list[int],
        raised: list[int],
        crystal_projects: int,
        extra_actions: int,
        powers: Powers,
        limits: Limits,
    ) -> None:
        self.goods = goods
        # On the heat track, and furnaces on the own board by state; installed ones lie outside.
        self.heat = heat
        self.cool = cool
        self.hot = hot
        self.installed = installed
        # Dwarves at hand, workers by speciality. DG-20
        self.workers = workers
        self.has_foreman = has_foreman
        self.points = points
        # Numbers of the projects, in the order they were completed and upgraded. These and the
        # counts by deck are replaced and never changed, so that copies share them.
        self.completed = completed
        self.upgraded = upgraded
        # How many of each deck are completed and upgraded, and how many cost crystal.
        self.done = done
        self.raised = raised
        self.crystal_projects = crystal_projects
        # Actions won for this turn. DG-P43
        self.extra_actions = extra_actions
        self.powers = powers
        self.limits = limits

    def copy(self) -> "Player":
        return Player(
            goods=self.goods.copy(),
            heat=self.heat,
            cool=self.cool,
            hot=self.hot,
            installed=self.installed,
            workers=self.workers.copy(),
            has_foreman=self.has_foreman,
            points=self.points,
            completed=self.completed,
            upgraded=self.upgraded,
            done=self.done,
            raised=self.raised,
            crystal_projects=self.crystal_projects,
            extra_actions=self.extra_actions,
            powers=self.powers,
            limits=self.limits,
        )

    # -- projects ------------------------------------------------------------------------------

    def add_completed(self, number: int, deck: int) -> None:
        self.completed = [*self.completed, number]
        self.done = replaced(self.done, deck, self.done[deck] + 1)

    def add_upgraded(self, number: int, deck: int) -> None:
        self.upgraded = [*self.upgraded, number]
        self.raised = replaced(self.raised, deck, self.raised[deck] + 1)

    # -- heat and furnaces ---------------------------------------------------------------------

    def heat_at_hand(self) -> int:
        """What can be paid: the track, and every hot furnace put out. DG-24"""
        return self.heat + self.hot

    def gain_heat(self, amount: int) -> None:
        """What would go beyond the end of the track is lost. DG-2"""
        self.heat = min(self.limits.heat, self.heat + amount)

    def light(self, amount: int) -> None:
        """Turn cool furnaces hot, as many as there are. DG-25"""
        lit = min(self.cool, amount)
        self.cool -= lit
        self.hot += lit

    def has_room_for_furnace(self) -> bool:
        """Installed furnaces count among the eight. DG-4"""
        return self.cool + self.hot + self.installed < self.limits.furnaces

    # -- dwarves -------------------------------------------------------------------------------

    def has_dwarf(self) -> bool:
        workers = self.workers
        return self.has_foreman or workers[0] > 0 or workers[1] > 0 or workers[2] > 0

    # -- goods ---------------------------------------------------------------------------------

    def has_goods(self, goods: list[int]) -> bool:
        own = self.goods
        return (
            own[0] >= goods[0] and own[1] >= goods[1] and own[2] >= goods[2] and own[3] >= goods[3]
        )

    def pay_goods(self, goods: list[int]) -> None:
        for good in range(4):
            if goods[good]:
                self.goods[good] -= goods[good]

    def take_goods(self, goods: list[int]) -> None:
        for good in range(4):
            if goods[good]:
                self.goods[good] += goods[good]

    def tally(self) -> dict[str, int]:
        """What an action can change, by name."""
        result = {GOODS[good]: self.goods[good] for good in range(len(GOODS))}
        result["heat"] = self.heat
        result["hot"] = self.hot
        result["cool"] = self.cool
        result["points"] = self.points
        return result

    def facts(self) -> dict[str, object]:
        """As a position has it; what completed and upgraded projects have made follows."""
        workers: list[str] = []
        for kind in range(len(SPECIALITIES)):
            workers += [SPECIALITIES[kind]] * self.workers[kind]
        result = brief({**self.tally(), "workers": workers})
        result["foreman"] = self.has_foreman
        lists: dict[str, object] = {"completed": self.completed, "upgraded": self.upgraded}
        return result | brief({**lists, "extra_actions": self.extra_actions})


def new_player(goods: list[int], furnaces: int, limits: Limits) -> Player:
    """Own foreman, cool furnaces, no heat, no points. DG-12"""
    decks = len(DECKS)
    return Player(
        goods=goods.copy(),
        heat=0,
        cool=furnaces,
        hot=0,
        installed=0,
        workers=[0, 0, 0],
        has_foreman=True,
        points=0,
        completed=[],
        upgraded=[],
        done=[0] * decks,
        raised=[0] * decks,
        crystal_projects=0,
        extra_actions=0,
        powers=Powers(),
        limits=limits,
    )
