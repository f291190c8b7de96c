"""Statistics as pictures: scores, victories and lengths, in colours that all can tell apart, each also by its mark."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pioche.core.errors import BadOption
from pioche.core.extras import need
from pioche.lab.columns import Counts

ENDINGS = (".png", ".svg")
# blue, vermilion, green, purple, orange, sky: apart for every kind of eye, with dash and mark besides
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b07d00", "#3f9fd0", "#5c5c5c", "#000000")
DASHES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)), (0, (1, 1)), (0, (8, 2)), (0, (3, 1)))
MARKS = "osD^vPX*"
PAPER, INK, DIM, GRID, BAR = "#ffffff", "#17212b", "#51626e", "#dfe5e9", "#7a98aa"
MOST_BINS = 45
LOOK = {
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "axes.edgecolor": DIM,
    "axes.labelcolor": INK,
    "axes.titleweight": "bold",
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "axes.axisbelow": True,
    "xtick.color": DIM,
    "ytick.color": DIM,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "text.color": INK,
    "svg.hashsalt": "pioche",
    "svg.fonttype": "path",
}


class Series(NamedTuple):
    """One line of a picture: its name and the numbers it shows."""

    name: str
    counts: Counts


class Share(NamedTuple):
    """A share of the victories with its interval, and where it stands: which place, and which series."""

    place: int
    series: int
    share: float
    low: float
    high: float


class Picture(NamedTuple):
    """All that a picture shows, in the words of its reader."""

    title: str
    scores: Sequence[Series]
    shares: Sequence[Share]
    places: Sequence[str]
    even: float
    lengths: Sequence[Series]
    say: Callable[[str], str]
    number: Callable[[float], str]


def check_ending(path: Path) -> None:
    """Refuse a name that says nothing of how to draw; ask for the library before any game is played."""
    if path.suffix.lower() not in ENDINGS:
        raise BadOption(option="plot", value=path, allowed=", ".join(f"*{ending}" for ending in ENDINGS))
    need("matplotlib", "lab")


def draw(picture: Picture, file: Any, ending: str) -> None:
    """Draw into an open binary file."""
    matplotlib = need("matplotlib", "lab")
    need("matplotlib.figure", "lab")
    with matplotlib.rc_context(LOOK):
        figure = matplotlib.figure.Figure(figsize=(10, 7), dpi=150, facecolor=PAPER, layout="constrained")
        figure.get_layout_engine().set(w_pad=0.12, h_pad=0.1)
        figure.suptitle(picture.title, x=0.012, ha="left", fontsize=13, fontweight="bold")
        above, below = figure.add_gridspec(2, 1, height_ratios=(1.15, 1))
        left, right = below.subgridspec(1, 2)
        draw_scores(figure.add_subplot(above), picture)
        draw_shares(figure.add_subplot(left), picture)
        draw_lengths(figure.add_subplot(right), picture)
        # the same numbers make the same file
        metadata = {"Date": None} if ending == ".svg" else {"Software": None}
        figure.savefig(file, format=ending.removeprefix("."), metadata=metadata)


def draw_scores(axis: Any, picture: Picture) -> None:
    """How many games each score came in, a line for each series."""
    prepare(axis, picture, "plot-scores", "plot-points", "plot-games")
    lines(axis, picture.scores)
    if len(picture.scores) > 1:
        axis.legend(frameon=False, handlelength=3)


def draw_shares(axis: Any, picture: Picture) -> None:
    """The share of all victories, with intervals, and where it would be if all were equal."""
    prepare(axis, picture, "plot-wins", "", "plot-victories")
    many = max(share.series for share in picture.shares) + 1
    for share in picture.shares:
        colour = share.series if many > 1 else share.place
        place = share.place + (share.series - (many - 1) / 2) * 0.6 / many
        reach = [[100 * (share.share - share.low)], [100 * (share.high - share.share)]]
        axis.errorbar(place, 100 * share.share, yerr=reach, fmt=MARKS[colour], color=COLOURS[colour],
                      markersize=6, capsize=4, linewidth=1.6)  # fmt: skip
    axis.axhline(100 * picture.even, color=DIM, linewidth=1, linestyle=":", label=picture.say("plot-even"))
    axis.set_xticks(range(len(picture.places)), picture.places)
    axis.set_xlim(-0.6, len(picture.places) - 0.4)
    axis.margins(y=0.25)
    axis.set_ylim(bottom=max(0.0, axis.get_ylim()[0]))
    axis.legend(frameon=False)


def draw_lengths(axis: Any, picture: Picture) -> None:
    """How many decisions the games took."""
    prepare(axis, picture, "plot-lengths", "plot-decisions", "plot-games")
    if len(picture.lengths) > 1:
        lines(axis, picture.lengths)
        return
    starts, heights, width = binned(picture.lengths[0].counts, span_of(picture.lengths))
    axis.bar(starts, heights, width=width, align="edge", color=BAR, edgecolor=PAPER, linewidth=0.5)
    if len(starts) == 1:
        axis.set_xlim(starts[0] - 4, starts[0] + 5)
        axis.set_xticks([starts[0] + 0.5], [picture.number(starts[0])])


def prepare(axis: Any, picture: Picture, title: str, across: str, up: str) -> None:
    """Words and quiet lines around a drawing."""
    ticker = need("matplotlib.ticker", "lab")
    axis.set_title(picture.say(title))
    axis.set_xlabel(picture.say(across) if across else "")
    axis.set_ylabel(picture.say(up))
    axis.grid(axis="y", color=GRID)
    axis.spines[["top", "right"]].set_visible(False)
    for side in (axis.xaxis, axis.yaxis):
        side.set_major_formatter(ticker.FuncFormatter(lambda value, _: picture.number(value)))


def lines(axis: Any, series: Sequence[Series]) -> None:
    """A stepped line for each series, all cut in the same way."""
    span = span_of(series)
    for place, (name, counts) in enumerate(series):
        starts, heights, width = binned(counts, span)
        axis.stairs(heights, [*starts, starts[-1] + width], color=COLOURS[place], linestyle=DASHES[place],
                    linewidth=1.7, label=name, baseline=None)  # fmt: skip
    axis.set_ylim(bottom=0)


def span_of(series: Sequence[Series]) -> tuple[int, int]:
    """The smallest and largest number of some series."""
    return min(min(each.counts.of) for each in series), max(max(each.counts.of) for each in series)


def binned(counts: Counts, span: tuple[int, int], most: int = MOST_BINS) -> tuple[list[float], list[float], int]:
    """Where each bin starts, how many games in a hundred are in it, and how wide the bins are.

    Numbers lie in the middle of their bin while each has one of its own.
    """
    low, high = span
    width = next(wide for wide in bin_widths() if (high - low) // wide < most)
    low -= low % width
    heights = [0.0] * ((high - low) // width + 1)
    for number, times in counts.of.items():
        heights[(number - low) // width] += 100 * times / counts.games
    shift = 0.5 if width == 1 and len(heights) > 1 else 0.0
    return [low + place * width - shift for place in range(len(heights))], heights, width


def bin_widths() -> Any:
    """1, 2, 5, 10, 20, 50 and so on."""
    scale = 1
    while True:
        yield from (scale, 2 * scale, 5 * scale)
        scale *= 10
