"""How a bot is written, and how it is found.

    search, search:400, search:0.5s     one of ours, with a budget if it is not the usual one
    lucky, lucky:400                    one that an installed package has named in its entry
                                        points, in the group `pithead.bots`
    my_package.bots:MyBot[:400]         a class in any module that can be imported
    master                              a level for people, which each game maps to a bot

What follows the first colon says which it is: a budget begins with a digit, a class does not. Only
our own four names are never taken for modules.
"""

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from pithead.bots.bot import Bot
from pithead.bots.budget import Budget, read_budget
from pithead.bots.greedy import GreedyBot
from pithead.bots.random import RandomBot
from pithead.bots.rollout import RolloutBot
from pithead.bots.search import SearchBot
from pithead.engine.errors import BadSetup

# The ladder, the weakest first, and the levels for people.
KINDS: Final[dict[str, type[Bot[Any]]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "rollout": RolloutBot,
    "search": SearchBot,
}
NAMES: Final = list(KINDS)
LEVELS: Final = ["apprentice", "journeyman", "master"]
GROUP: Final = "pithead.bots"


def find_bot(text: str, seed: int, levels: list[str] | None = None) -> Bot[Any]:
    """A bot with its own chance and a fresh budget. `levels` are the game's.

    >>> import pithead
    >>> find_bot("search:40", seed=1).budget
    <Budget: 40 simulations>
    >>> find_bot("journeyman", seed=1, levels=pithead.game("dwarf").levels).budget
    <Budget: 200 simulations>
    """
    if levels is not None and text in LEVELS:
        return find_bot(levels[LEVELS.index(text)], seed)
    name = text.partition(":")[0]
    kind: object = KINDS.get(name)
    if kind is None:
        path = as_path(text)
        name = path or name
        path = path or installed().get(name, "")
        if not path:
            raise unknown(text, levels)
        kind = class_at(path, name)
    return made(kind, name, seed, text[len(name) :])


def is_bot(text: str) -> bool:
    """Whether this seat of a record is one of our bots or a level, not a person.

    Never a path: opening a record must not run code that the record names.

    >>> is_bot("master@Durin"), is_bot("search:40"), is_bot("Ada"), is_bot("my_bots:Last")
    (True, True, False, False)
    """
    bot = named_bot(text)[0]
    return bot in LEVELS or bot.partition(":")[0] in KINDS


def named_bot(text: str) -> tuple[str, str]:
    """A record's seat as bot and name: `master@Durin`. A bot may have no name of its own.

    >>> named_bot("master@Durin"), named_bot("greedy")
    (('master', 'Durin'), ('greedy', ''))
    """
    bot, _, name = text.partition("@")
    return bot, name


def installed() -> dict[str, str]:
    """The paths of the bots that installed packages have named, by name."""
    return {each.name: f"{each.module}:{each.attr}" for each in entry_points(group=GROUP)}


def as_path(text: str) -> str:
    """The `module:Class` this begins with; empty where it does not."""
    module, _, rest = text.partition(":")
    name = rest.partition(":")[0]
    if name.isidentifier() and all(part.isidentifier() for part in module.split(".")):
        return f"{module}:{name}"
    return ""


def class_at(path: str, bot: str) -> object:
    """Whatever stands at the path of a bot called so."""
    module, _, name = path.partition(":")
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise failed(bot, error) from error
        raise BadSetup("error.bot_module", {"bot": bot, "module": error.name}) from None
    except Exception as error:
        raise failed(bot, error) from error
    try:
        return getattr(found, name)
    except AttributeError:
        raise BadSetup("error.bot_class", {"bot": bot, "name": name, "module": module}) from None


def made(kind: object, name: str, seed: int, rest: str) -> Bot[Any]:
    """One of these bots. The rest is nothing, or a colon and a budget."""
    if not isinstance(kind, type) or not issubclass(kind, Bot) or not can_choose(kind):
        raise BadSetup("error.bot_kind", {"bot": name})
    usual: str = kind.usual_budget
    if rest and not usual:
        raise BadSetup("error.budget_none", {"bot": name, "text": repr(rest[1:])})
    budget = read_budget(rest[1:] if rest else usual, name) if usual else Budget(0, 0.0)
    try:
        bot: Bot[Any] = kind(seed, budget)
        # For a class that forgot to call `Bot.__init__`: whoever asked for the bot asks for this.
        bot.budget = budget
    except Exception as error:
        raise failed(name, error) from error
    return bot


def can_choose(kind: type[Bot[Any]]) -> bool:
    """Whether it has `choose` from somewhere: compiled, abstract classes can be instantiated."""
    return getattr(kind, "choose", None) is not getattr(Bot, "choose", None)


def failed(bot: str, error: Exception) -> BadSetup:
    why = f"{type(error).__name__}: {error}".partition("\n")[0]
    return BadSetup("error.bot_failed", {"bot": bot, "why": why})


def unknown(text: str, levels: list[str] | None) -> BadSetup:
    names = [*([] if levels is None else LEVELS), *NAMES, *sorted(installed())]
    return BadSetup("error.bot", {"name": repr(text), "names": ", ".join(names)})
