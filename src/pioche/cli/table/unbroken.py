"""Lines that break only where they may: Rich breaks them at a space that does not break, too."""

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

SPACE = "\u00a0"
STAND_IN = "\ue000"  # a letter nobody writes, as wide as a space


def kept_together(text: Text) -> Text:
    """Text in which no line ends at a space that does not break, once `Unbroken` shows it."""
    text = text.copy()
    text.plain = text.plain.replace(SPACE, STAND_IN)
    return text


class Unbroken:
    """Something with such text inside, shown with its spaces again."""

    def __init__(self, inside: RenderableType) -> None:
        self.inside = inside

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for text, style, control in console.render(self.inside, options):
            yield Segment(text.replace(STAND_IN, " "), style, control)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.inside)
