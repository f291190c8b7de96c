"""The figures of a bench as a picture: bars on a scale of tens, ours dark, others light."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pioche.core.extras import need
from pioche.lab.plots import COLOURS, DIM, GRID, LOOK, PAPER

OTHERS = "#9fb3c0"


class Bar(NamedTuple):
    """One bar: what it stands for, how many decisions a second, and what is written at its end."""

    name: str
    decisions: float
    figure: str
    is_ours: bool


def draw_bars(
    file: Any, ending: str, title: str, across: str, bars: Sequence[Bar], say: Callable[[float], str]
) -> None:
    """Draw into an open binary file."""
    matplotlib = need("matplotlib", "lab")
    ticker = need("matplotlib.ticker", "lab")
    need("matplotlib.figure", "lab")
    with matplotlib.rc_context(LOOK):
        figure = matplotlib.figure.Figure(
            figsize=(10, 1.2 + 0.26 * len(bars)), dpi=150, facecolor=PAPER, layout="constrained"
        )
        axis = figure.add_subplot()
        axis.set_title(title)
        places = range(len(bars), 0, -1)
        colours = [COLOURS[0] if bar.is_ours else OTHERS for bar in bars]
        axis.barh(places, [bar.decisions for bar in bars], color=colours, height=0.72)
        for place, bar in zip(places, bars, strict=True):
            axis.annotate(
                bar.figure, (bar.decisions, place), (4, 0), textcoords="offset points", va="center", fontsize=8
            )
        axis.set_yticks(places, [bar.name for bar in bars], fontsize=8)
        axis.set_xscale("log")
        axis.set_xlim(min(bar.decisions for bar in bars) / 2, max(bar.decisions for bar in bars) * 6)
        axis.set_ylim(0.3, len(bars) + 0.7)
        axis.set_xlabel(across)
        axis.xaxis.set_major_formatter(ticker.FuncFormatter(lambda value, _: say(value)))
        axis.grid(axis="x", color=GRID)
        axis.tick_params(axis="y", colors=DIM, labelcolor="black", length=0)
        axis.spines[["top", "right", "left"]].set_visible(False)
        metadata = {"Date": None} if ending == ".svg" else {"Software": None}
        figure.savefig(file, format=ending.removeprefix("."), metadata=metadata)
