"""A small package with bots of somebody else, as it would be installed."""

from pathlib import Path

MODULE = '''
from pithead.bots import Bot, Thought


class Last(Bot):
    """Always the last action."""

    def choose(self, outlook):
        return outlook.legal_actions[-1]


class Weighing(Bot):
    """Looks at one action after the other, as long as it may."""

    usual_budget = "30"

    def choose(self, outlook):
        return self.think(outlook)[0].action

    def think(self, outlook):
        visits = [0] * len(outlook.legal_actions)
        self.budget.begin()
        while self.budget.goes_on():
            visits[self.rng.below(len(visits))] += 1
        thoughts = [
            Thought(action, 0.5, number)
            for action, number in zip(outlook.legal_actions, visits)
        ]
        return sorted(thoughts, key=lambda each: -each.visits)


class Forgetful(Last):
    def __init__(self, seed, budget):
        self.seed = seed


class Stubborn(Last):
    def __init__(self):
        pass


class Undecided(Bot):
    pass


lucky_number = 7
'''
ENTRY_POINTS = """[pithead.bots]
last = own_bots_package.bots:Last
weighing = own_bots_package.bots:Weighing
search = own_bots_package.bots:Last
gone = own_bots_package.bots:Gone
"""
METADATA = "Metadata-Version: 2.1\nName: own-bots-package\nVersion: 1.0\n"


def write_package(folder: Path) -> Path:
    """Into a folder that is, or will be, among those Python looks for modules in."""
    package = folder / "own_bots_package"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "bots.py").write_text(MODULE)
    (package / "broken.py").write_text("import no_such_module_of_theirs\n")
    (package / "loud.py").write_text("raise RuntimeError('out of\\nluck')\n")
    described = folder / "own_bots_package-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(METADATA)
    (described / "entry_points.txt").write_text(ENTRY_POINTS)
    return folder
