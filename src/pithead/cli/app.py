"""The commands and their options. Help texts are catalogue keys: see `help.py`.

What a command does is imported when it is called, so that none waits for the others' packages.
"""

from typing import Annotated, Any

import typer

from pithead.cli.help import Command, Group
from pithead.cli.parts import require

# Values are read as text and checked by us, so that a refusal is a sentence in any language.
app = typer.Typer(cls=Group, add_completion=False, invoke_without_command=True)

box_app = typer.Typer(cls=Group, add_completion=False, invoke_without_command=True)
app.add_typer(box_app, name="box")

puzzles_app = typer.Typer(cls=Group, add_completion=False, invoke_without_command=True)
app.add_typer(puzzles_app, name="puzzles")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli.help.argument.game")]
AsJson = Annotated[bool, typer.Option("--json", help="cli.help.option.json")]
Setting = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="cli.help.option.option"),
]
Seed = Annotated[str | None, typer.Option("--seed", metavar="N", help="cli.help.option.seed")]
Box = Annotated[str | None, typer.Option("--box", metavar="FILE", help="cli.help.option.box")]


def command() -> Any:
    """The whole command line, ready to be run."""
    return typer.main.get_command(app)


@app.callback()
def pithead(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli.help.option.version")] = False,
) -> None:
    if version:
        from pithead.cli.version import show_version

        show_version(ctx.obj)
        raise typer.Exit()
    if ctx.invoked_subcommand is None:
        if not ctx.obj.is_interactive():
            ctx.get_help()
            return
        from pithead.cli.menu import menu

        raise typer.Exit(menu(ctx.obj))


@app.command("menu", cls=Command)
def menu_command(ctx: typer.Context) -> None:
    from pithead.cli.menu import menu

    raise typer.Exit(menu(ctx.obj))


@app.command("games", cls=Command)
def games_command(ctx: typer.Context, as_json: AsJson = False) -> None:
    from pithead.cli.reference import show_games

    show_games(ctx.obj, as_json)


@app.command("play", cls=Command)
def play_command(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument(metavar="GAME|FILE", help="cli.help.argument.what")],
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="WHO,WHO", help="cli.help.option.who")
    ] = None,
    option: Setting = None,
    seed: Seed = None,
    box: Box = None,
    save: Annotated[
        str | None, typer.Option("--save", metavar="FILE", help="cli.help.option.save")
    ] = None,
    position: Annotated[
        str | None, typer.Option("--position", metavar="FILE", help="cli.help.option.position")
    ] = None,
) -> None:
    from pithead.cli.play import play

    raise typer.Exit(play(ctx.obj, what, seats, option, seed, box, save, position))


@app.command("replay", cls=Command)
def replay_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.help.argument.file")],
    to: Annotated[str | None, typer.Option("--to", metavar="N", help="cli.help.option.to")] = None,
    check: Annotated[bool, typer.Option("--check", help="cli.help.option.check")] = False,
    as_json: AsJson = False,
) -> None:
    from pithead.cli.replay import replay

    replay(ctx.obj, file, to, check, as_json)


@app.command("simulate", cls=Command)
def simulate_command(
    ctx: typer.Context,
    game: GameName,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="N", help="cli.help.option.seats")
    ] = None,
    games: Annotated[
        str, typer.Option("--games", metavar="N", help="cli.help.option.games")
    ] = "1000",
    seed: Seed = "1",
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="BOT,BOT", help="cli.help.option.bots")
    ] = None,
    option: Setting = None,
    box: Box = None,
    workers: Annotated[
        str, typer.Option("--workers", metavar="N", help="cli.help.option.workers")
    ] = "1",
    plot: Annotated[
        str | None, typer.Option("--plot", metavar="FILE", help="cli.help.option.plot")
    ] = None,
    as_json: AsJson = False,
) -> None:
    from pithead.cli.simulate import simulate

    simulate(
        ctx.obj, game, seats, games, seed or "1", bots, option or [], box, workers, plot, as_json
    )


@app.command("arena", cls=Command)
def arena_command(
    ctx: typer.Context,
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,BOT", help="cli.help.option.arena_bots")
    ] = "greedy,random",
    games: Annotated[
        str, typer.Option("--games", metavar="N", help="cli.help.option.arena_games")
    ] = "200",
    seats: Annotated[
        str, typer.Option("--seats", metavar="N", help="cli.help.option.arena_seats")
    ] = "2",
    seed: Seed = "1",
    option: Setting = None,
    box: Box = None,
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="cli.help.option.until_decided")
    ] = False,
    workers: Annotated[
        str | None, typer.Option("--workers", metavar="N", help="cli.help.option.arena_workers")
    ] = None,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="cli.help.option.ray")
    ] = None,
    state: Annotated[
        str | None, typer.Option("--state", metavar="FILE", help="cli.help.option.state")
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="cli.help.option.fresh")] = False,
    html: Annotated[
        str | None, typer.Option("--html", metavar="FILE", help="cli.help.option.html")
    ] = None,
    as_json: AsJson = False,
) -> None:
    from pithead.cli.arena import Wanted, arena

    wanted = Wanted(until_decided, ray, state, fresh, html, as_json, box)
    raise typer.Exit(
        arena(ctx.obj, game, bots, games, seats, seed or "1", option or [], workers, wanted)
    )


@app.command("dataset", cls=Command)
def dataset_command(
    ctx: typer.Context,
    out: Annotated[
        str, typer.Option("--out", metavar="FOLDER", help="cli.help.option.dataset_out")
    ],
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="cli.help.argument.game")
    ] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="BOT,BOT", help="cli.help.option.dataset_bots")
    ] = None,
    games: Annotated[
        str | None, typer.Option("--games", metavar="N", help="cli.help.option.dataset_games")
    ] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="N", help="cli.help.option.arena_seats")
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="N", help="cli.help.option.dataset_seed")
    ] = None,
    option: Setting = None,
    records: Annotated[
        str | None, typer.Option("--from", metavar="RECORDS", help="cli.help.option.dataset_from")
    ] = None,
    box: Box = None,
    workers: Annotated[
        str | None, typer.Option("--workers", metavar="N", help="cli.help.option.arena_workers")
    ] = None,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="cli.help.option.ray")
    ] = None,
    as_json: AsJson = False,
) -> None:
    require("lab")
    from pithead.cli.dataset import Asked, dataset

    asked = Asked(bots, games, seats, seed, option, box)
    raise typer.Exit(dataset(ctx.obj, game, records, asked, out, workers, ray, as_json))


@app.command("hint", cls=Command)
def hint_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.help.argument.file")],
    to: Annotated[str | None, typer.Option("--to", metavar="N", help="cli.help.option.to")] = None,
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="cli.help.option.hint_bot")
    ] = "search:1s",
    as_json: AsJson = False,
) -> None:
    from pithead.cli.hint import hint

    hint(ctx.obj, file, to, bot, as_json)


@app.command("analyse", cls=Command)
def analyse_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.help.argument.file")],
    html: Annotated[
        str | None, typer.Option("--html", metavar="FILE", help="cli.help.option.html")
    ] = None,
    simulations: Annotated[
        str, typer.Option("--simulations", metavar="N", help="cli.help.option.simulations")
    ] = "200",
    seed: Annotated[
        str, typer.Option("--seed", metavar="N", help="cli.help.option.analyse_seed")
    ] = "1",
    workers: Annotated[
        str | None, typer.Option("--workers", metavar="N", help="cli.help.option.arena_workers")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli.help.option.analyse_json")] = False,
) -> None:
    from pithead.cli.analyse import analyse

    raise typer.Exit(analyse(ctx.obj, file, html, simulations, seed, workers, as_json))


@app.command("report", cls=Command)
def report_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.help.argument.file")],
    svg: Annotated[
        str | None, typer.Option("--svg", metavar="FILE", help="cli.help.option.svg")
    ] = None,
    as_json: AsJson = False,
) -> None:
    from pithead.cli.report import report

    report(ctx.obj, file, svg, as_json)


Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="cli.help.option.database")
]


@app.command("serve", cls=Command)
def serve_command(
    ctx: typer.Context,
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="cli.help.option.host")
    ] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", metavar="N", help="cli.help.option.port")] = "8765",
    database: Database = None,
    redis: Annotated[
        str | None, typer.Option("--redis", metavar="URL", help="cli.help.option.redis")
    ] = None,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="cli.help.option.serve_ray")
    ] = None,
    workers: Annotated[
        str | None, typer.Option("--workers", metavar="N", help="cli.help.option.serve_workers")
    ] = None,
    log: Annotated[
        str, typer.Option("--log", metavar="LEVEL", help="cli.help.option.log")
    ] = "warning",
    opens: Annotated[bool, typer.Option("--open", help="cli.help.option.open")] = False,
    compiles: Annotated[bool, typer.Option("--compile", help="cli.help.option.compile")] = False,
) -> None:
    require("table")
    from pithead.cli.serve import serve_tables

    serve_tables(ctx.obj, host, port, database, redis, ray, workers, log, opens, compiles)


@app.command("backup", cls=Command)
def backup_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.help.argument.backup")],
    database: Database = None,
) -> None:
    require("table")
    from pithead.cli.serve import back_up_tables

    back_up_tables(ctx.obj, file, database)


@app.command("keys", cls=Command)
def keys_command(ctx: typer.Context) -> None:
    require("table")
    require("push")
    from pithead.cli.serve import make_keys

    make_keys(ctx.obj)


@app.command("cards", cls=Command)
def cards_command(ctx: typer.Context, game: GameName, as_json: AsJson = False) -> None:
    from pithead.cli.reference import show_cards

    show_cards(ctx.obj, game, as_json)


@app.command("features", cls=Command)
def features_command(ctx: typer.Context, game: GameName, as_json: AsJson = False) -> None:
    from pithead.cli.features import show_features

    show_features(ctx.obj, game, as_json)


@app.command("rules", cls=Command)
def rules_command(
    ctx: typer.Context,
    game: GameName,
    rule: Annotated[
        str | None, typer.Argument(metavar="RULE", help="cli.help.argument.rule")
    ] = None,
    as_json: AsJson = False,
) -> None:
    from pithead.cli.reference import show_rules

    show_rules(ctx.obj, game, rule, as_json)


@box_app.callback()
def box_group(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        ctx.get_help()


@box_app.command("check", cls=Command)
def box_check_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.help.argument.box")],
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="cli.help.option.box_game")
    ] = None,
    as_json: AsJson = False,
) -> None:
    from pithead.cli.box import check_box

    raise typer.Exit(check_box(ctx.obj, file, game, as_json))


PuzzleName = Annotated[str, typer.Argument(metavar="PUZZLE", help="cli.help.argument.puzzle")]


@puzzles_app.callback()
def puzzles_group(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        from pithead.cli.puzzles import show_counts

        show_counts(ctx.obj)


@puzzles_app.command("list", cls=Command)
def puzzles_list_command(
    ctx: typer.Context,
    game: GameName,
    grade: Annotated[
        str | None, typer.Option("--grade", metavar="N", help="cli.help.option.grade")
    ] = None,
    as_json: AsJson = False,
) -> None:
    from pithead.cli.puzzles import list_puzzles

    list_puzzles(ctx.obj, game, grade, as_json)


@puzzles_app.command("show", cls=Command)
def puzzles_show_command(
    ctx: typer.Context,
    puzzle: PuzzleName,
    solution: Annotated[
        bool, typer.Option("--solution", help="cli.help.option.puzzle_solution")
    ] = False,
    as_json: AsJson = False,
) -> None:
    from pithead.cli.puzzles import show_puzzle

    show_puzzle(ctx.obj, puzzle, solution, as_json)


@puzzles_app.command("try", cls=Command)
def puzzles_try_command(ctx: typer.Context, puzzle: PuzzleName) -> None:
    from pithead.cli.puzzles import try_puzzle

    raise typer.Exit(try_puzzle(ctx.obj, puzzle))


@puzzles_app.command("make", cls=Command)
def puzzles_make_command(
    ctx: typer.Context,
    game: GameName,
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="cli.help.option.puzzles_out")],
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="cli.help.option.puzzles_bot")
    ] = "journeyman",
    seats: Annotated[
        str, typer.Option("--seats", metavar="N", help="cli.help.option.arena_seats")
    ] = "2",
    games: Annotated[
        str, typer.Option("--games", metavar="N", help="cli.help.option.puzzles_games")
    ] = "200",
    each: Annotated[
        str, typer.Option("--each", metavar="N", help="cli.help.option.puzzles_each")
    ] = "20",
    seed: Annotated[
        str, typer.Option("--seed", metavar="N", help="cli.help.option.dataset_seed")
    ] = "1",
    simulations: Annotated[
        str, typer.Option("--simulations", metavar="N", help="cli.help.option.simulations")
    ] = "300",
) -> None:
    from pithead.cli.puzzle_making import make_puzzles

    raise typer.Exit(make_puzzles(ctx.obj, game, out, bot, seats, games, each, seed, simulations))
