"""Draws the plots of the page on simulating anew (python docs/pictures/plots.py)."""

from pathlib import Path

from pioche.cli.app import run

HERE = Path(__file__).parent
LINES = {
    "simulate.svg": "simulate kobito --games 1000 --bots greedy,random,random,random",
    "compare.svg": "compare 5211 next-move next-move-long ouchi --games 100000",
}


def draw(name: str, line: str) -> None:
    """One plot, by the command that the page shows."""
    try:
        run([*line.split(), "--lang", "en", "--plot", str(HERE / name)])
    except SystemExit as leaving:
        if leaving.code:
            raise


if __name__ == "__main__":
    for name, line in LINES.items():
        draw(name, line)
