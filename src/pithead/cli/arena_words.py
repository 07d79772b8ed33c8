"""The arena in the reader's language: its tables on the terminal, and the words of its page."""

from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from pithead.bots import LEVELS
from pithead.cli.boards import find_board
from pithead.cli.terminal import Terminal
from pithead.engine.game import SPECTATOR
from pithead.engine.options import OptionValue
from pithead.lab.charts import time_words
from pithead.lab.rankings import RIVAL
from pithead.lab.report import interval, percent, rating_interval, rating_words
from pithead.lab.schedule import ArenaPlan


def draw(terminal: Terminal, plan: ArenaPlan, document: dict[str, Any]) -> None:
    names = shown_names(terminal, plan, document)
    terminal.draw(Text(title(terminal, plan, document), style="bold"), "")
    terminal.draw(standings_table(terminal, plan, document, names), "")
    if len(names) > 2:
        terminal.draw(pairs_table(terminal, document, names), "")
    for line in verdicts(terminal, document, names):
        terminal.draw(Text(line))
    if not document["repeatable"]:
        terminal.line("cli.arena.by_clock", "dim")
    timing = document["timing"]
    if timing["resumed"]:
        terminal.line("cli.arena.taken", "dim", n=timing["resumed"], path=timing["state"])
    else:
        terminal.line("cli.arena.kept", "dim", path=timing["state"])


def title(terminal: Terminal, plan: ArenaPlan, document: dict[str, Any]) -> str:
    return terminal.word(
        "cli.arena.title",
        game=plan.opened().title,
        n=document["games"],
        rounds=document["rounds"],
        seed=str(plan.seed),
        seats=plan.seats,
    )


def shown_names(terminal: Terminal, plan: ArenaPlan, document: dict[str, Any]) -> dict[str, str]:
    """Bots are called what they are called, levels by name and bot; a rival as in the game."""
    names = [row["name"] for row in document["result"]["competitors"]]
    game = plan.opened()
    state = game.start(plan.seats, plan.options, plan.seed)
    rivals = find_board(game, terminal.catalogue).rivals(game.view(state, SPECTATOR))
    called = [name for name in names if name.startswith(RIVAL)]
    levels = {
        name: f"{terminal.word(f'cli.level.{name}')} ({bot})"
        for name, bot in zip(LEVELS, game.levels, strict=True)
    }
    return {name: levels.get(name, name) for name in names} | dict(
        zip(called, rivals, strict=False)
    )


def standings_table(
    terminal: Terminal, plan: ArenaPlan, document: dict[str, Any], names: dict[str, str]
) -> Table:
    table = new_table()
    table.add_column(terminal.word("cli.arena.bot"), no_wrap=True)
    table.add_column(terminal.word("cli.arena.games"), justify="right", no_wrap=True)
    for column in ("win_share", "rating"):
        heading = terminal.word(f"cli.arena.{column}") + " (95 %)"
        table.add_column(heading, justify="right", no_wrap=True)
    # Wide enough for their cells, so that only a heading is ever broken.
    table.add_column(score_name(terminal, plan), justify="right", min_width=9)
    table.add_column(terminal.word("cli.arena.decision"), justify="right", min_width=7)
    times = {each["name"]: time_words(each["mean"]) for each in document["timing"]["thinking"]}
    for row in document["result"]["competitors"]:
        wins, points = row["wins"], row["points"]
        table.add_row(
            Text(names[row["name"]], style="bold"),
            str(wins["games"]),
            Text(percent(wins["share"]), style="bold").append(
                f" ({wins['low'] * 100:.0f}–{wins['high'] * 100:.0f})", style="not bold dim"
            ),
            Text(rating_words(row["rating"]), style="bold").append(
                f" ({rating_interval(row['rating'])})", style="not bold dim"
            ),
            f"{points['mean']:.1f} ±{points['deviation']:.1f}",
            times.get(row["name"], ""),
        )
    return table


def pairs_table(terminal: Terminal, document: dict[str, Any], names: dict[str, str]) -> Table:
    """The share of games in which the row came before the column."""
    table = new_table()
    table.add_column(terminal.word("cli.arena.pairs"))
    shares: dict[tuple[str, str], float] = {}
    for pair in document["result"]["pairs"]:
        shares[pair["first"], pair["second"]] = pair["share"]
        shares[pair["second"], pair["first"]] = 1 - pair["share"]
    for name in names.values():
        table.add_column(name, justify="right")
    for one, shown in names.items():
        cells = [percent(shares[one, other]) if (one, other) in shares else "" for other in names]
        table.add_row(Text(shown, style="bold"), *cells)
    return table


def verdicts(terminal: Terminal, document: dict[str, Any], names: dict[str, str]) -> list[str]:
    """Each pair in a sentence, then how far such sentences can be trusted."""
    result: list[str] = []
    for pair in document["result"]["pairs"]:
        first, second = names[pair["first"]], names[pair["second"]]
        if pair["stronger"] is None:
            result.append(terminal.word("cli.arena.open", first=first, second=second))
            continue
        if pair["stronger"] == pair["second"]:
            first, second = second, first
        rounds = pair["decided_after"]
        result.append(terminal.word("cli.arena.decided", first=first, second=second, n=rounds))
    error = f"{document['result']['error'] * 100:g}"
    return [*result, terminal.word("cli.arena.error", error=error)] if result else []


def page_words(terminal: Terminal, plan: ArenaPlan, document: dict[str, Any]) -> dict[str, str]:
    """Every heading and note of the page."""
    names = shown_names(terminal, plan, document)
    points = score_name(terminal, plan)
    plain = (
        "bot", "games", "win_share", "interval", "rating", "decision", "fair", "seat", "standings",
        "wins", "wins_note", "ratings", "ratings_note", "pairs", "pairs_note", "thinking",
        "thinking_note", "seats", "seats_note", "plan",
    )  # fmt: skip
    leader = max(document["result"]["competitors"], key=lambda row: float(row["wins"]["share"]))
    lead = terminal.word(
        "cli.arena.lead",
        name=names[leader["name"]],
        share=percent(leader["wins"]["share"]),
        interval=interval(leader["wins"]),
    )
    if not document["repeatable"]:
        lead += " " + terminal.word("cli.arena.by_clock")
    return {
        **{name: terminal.word(f"cli.arena.{name}") for name in plain},
        **{f"competitor {name}": shown for name, shown in names.items()},
        "language": terminal.language,
        "title": title(terminal, plan, document),
        "lead": lead,
        "score": points,
        "points": terminal.word("cli.arena.points", points=points),
        "verdicts": "\n".join(verdicts(terminal, document, names)),
        "facts": facts(terminal, document),
        "command": document["command"],
    }


def facts(terminal: Terminal, document: dict[str, Any]) -> str:
    """What was played, a line each: a name, a tab, a value."""
    timing = document["timing"]
    options = ", ".join(f"{name}={written(v)}" for name, v in document["options"].items())
    rows = {
        "bots": ", ".join(document["bots"]),
        "line_ups": " | ".join(", ".join(line_up) for line_up in document["line_ups"]),
        "games_each": str(document["games_each"]),
        "seeds": f"{document['seed']}–{document['seed'] + document['rounds'] - 1}",
        "options": options or "–",
        "version": f"{document['rules']} · {document['data']} · {document['code']}",
        "work": terminal.word(
            "cli.arena.worked",
            compute=timing["compute"],
            workers=timing["workers"],
            seconds=f"{timing['seconds']:.1f}",
            resumed=timing["resumed"],
        ),
    }
    return "\n".join(f"{terminal.word(f'cli.arena.{name}')}\t{rows[name]}" for name in rows)


def written(value: OptionValue) -> str:
    """As the option would be given."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def score_name(terminal: Terminal, plan: ArenaPlan) -> str:
    return find_board(plan.opened(), terminal.catalogue).score_name("total")


def new_table() -> Table:
    return Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
