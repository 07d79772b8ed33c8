"""Pictures of simulations. matplotlib draws them; it is an extra, `pithead[lab]`."""

from importlib import import_module
from typing import Any, Final

from pithead.lab.simulate import Played

COLOURS: Final = ["#b5432f", "#3c6fa8", "#4f8a3c", "#b98a1f", "#7a4b94"]


def plot_simulation(
    path: str,
    labels: dict[str, str],
    headings: dict[str, str],
    names: dict[str, list[str]],
    bots: list[str],
    result: dict[str, Any],
    played: list[Played],
) -> None:
    """Points of each seat as a histogram, then each heading's cards as bars with win shares."""
    matplotlib = import_module("matplotlib")
    matplotlib.use("Agg")
    # The same games give the same file.
    matplotlib.rcParams["svg.hashsalt"] = "pithead"
    pyplot = import_module("matplotlib.pyplot")
    cards = result["cards"]
    heights = [3.2] + [0.22 * len(rows) + 1.0 for rows in cards.values()]
    figure, axes = pyplot.subplots(
        len(heights), 1, figsize=(9, sum(heights)), height_ratios=heights, squeeze=False
    )
    figure.suptitle(labels["title"])
    draw_points(axes[0][0], labels, bots, played)
    for i, (heading, rows) in enumerate(cards.items(), 1):
        axis = axes[i][0]
        axis.set_title(headings[heading], fontsize=10)
        if heading in result["evenness"]:
            draw_evenness(axis, labels, names[heading], rows, result["evenness"][heading])
        else:
            draw_cards(axis, labels, names[heading], rows, len(bots))
    figure.tight_layout(rect=(0, 0, 1, 0.99))
    metadata = {"Date": None} if path.endswith(".svg") else {}
    figure.savefig(path, metadata=metadata)
    pyplot.close(figure)


def draw_points(axis: Any, labels: dict[str, str], bots: list[str], played: list[Played]) -> None:
    totals = [[game.scores[seat]["total"] for game in played] for seat in range(len(bots))]
    low = min(min(each) for each in totals)
    high = max(max(each) for each in totals)
    edges = [low - 0.5 + i for i in range(high - low + 2)]
    for seat, points in enumerate(totals):
        colour = COLOURS[seat % len(COLOURS)]
        label = f"{seat + 1}: {bots[seat]}"
        axis.hist(points, bins=edges, histtype="step", color=colour, label=label, linewidth=1.5)
    axis.set_xlabel(labels["points"])
    axis.set_ylabel(labels["games"])
    axis.legend(frameon=False)


def draw_cards(
    axis: Any, labels: dict[str, str], names: list[str], rows: list[dict[str, Any]], seats: int
) -> None:
    """A bar for how often a card was used, a dot for its users' share of wins."""
    places = list(range(len(rows)))[::-1]
    axis.barh(places, [row["used"] for row in rows], color="#c9b28a", label=labels["used"])
    wins = [row["wins"] for row in rows]
    axis.plot(wins, places, "o", color="#3c6fa8", markersize=4, label=labels["wins"])
    axis.axvline(1 / seats, color="#888888", linewidth=0.8, linestyle=":")
    axis.set_yticks(places, names, fontsize=7)
    axis.set_xlim(0, 1)
    axis.margins(y=0.01)
    axis.legend(frameon=False, fontsize=7)


def draw_evenness(
    axis: Any,
    labels: dict[str, str],
    names: list[str],
    rows: list[dict[str, Any]],
    found: dict[str, Any],
) -> None:
    """A dot for each kind's share with winners per piece in the set, with its interval."""
    for place, (name, row) in enumerate(zip(names, rows, strict=True)):
        numbers = found["kinds"][row["id"]]
        axis.plot([numbers["low"], numbers["high"]], [place, place], color="#c9b28a", linewidth=5)
        axis.plot(numbers["value"], place, "o", color="#3c6fa8", markersize=5)
        axis.text(numbers["high"], place, f"  {name}", fontsize=8, va="center")
    ratio = found["ratio"]
    text = f"{ratio['value']:.2f} ({ratio['low']:.2f} – {ratio['high']:.2f})"
    axis.set_xlabel(f"{labels['per_piece']}; {labels['evenness']}: {text}")
    axis.set_yticks([])
    axis.set_xlim(left=0)
    axis.margins(x=0.15, y=0.2)
