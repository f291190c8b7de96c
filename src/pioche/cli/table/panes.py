"""The parts of the screen: the table with the hand, the story, the menu."""

from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from pioche.cli.table.boards import BOARDS
from pioche.cli.table.choices import Choice, choice_line
from pioche.cli.table.marks import in_columns
from pioche.cli.table.session import Session
from pioche.cli.table.story import Story, Told
from pioche.i18n.words import Words


def title_of(view: dict[str, Any], words: Words) -> str:
    """What is played, and where the game stands."""
    variant = f"-{view['variant']}" if view["variant"] else ""
    edition = words.say(f"edition-{view['game']}-{view['edition']}{variant}")
    return " · ".join([edition, *BOARDS[view["game"]].title(view, words)])


def hand_title(view: dict[str, Any], words: Words) -> Text:
    """Whose cards these are, and the own points."""
    points = words.say("table-points", points=view["scores"][view["you"]])
    return Text(f"{words.say('table-hand-' + view['game'])} · {points}")


class Sheet(Static):
    """Text that asks for a new layout of the screen only when it becomes longer or shorter."""

    _height = -1

    def put(self, text: Text) -> None:
        """Show some text."""
        width = self.size.width
        height = len(text.wrap(self.app.console, width)) if width else -1
        self.update(text, layout=height == -1 or height != self._height)
        self._height = height


HAND_HEIGHT = 5
SHOWN = 30


class TablePane(Vertical):
    """All seats, and below them the own hand."""

    def __init__(self) -> None:
        super().__init__(id="left")
        self._session: Session | None = None

    def compose(self) -> ComposeResult:
        """The table scrolls, the hand stays."""
        with VerticalScroll(id="table", can_focus=False):
            yield Sheet(id="seats")
        yield Sheet(id="hand-title")
        yield Sheet(id="hand")

    def show(self, session: Session) -> None:
        """Draw the table as the person may see it now."""
        view, board = session.view(), BOARDS[session.game.name]
        self._session = session
        drawing = board.table(view, session.names, session.words, roomy=True)
        if not self.has_room(drawing):
            drawing = board.table(view, session.names, session.words, roomy=False)
        self.query_one("#seats", Sheet).put(drawing)
        self.query_one("#hand-title", Sheet).put(hand_title(view, session.words))
        self.query_one("#hand", Sheet).put(board.hand(view))

    def has_room(self, drawing: Text) -> bool:
        """Whether a drawing fits above the hand."""
        lines = drawing.split()
        height = self.size.height - HAND_HEIGHT
        return len(lines) <= height and max(line.cell_len for line in lines) <= self.size.width - 2

    def on_resize(self) -> None:
        """Another size, perhaps another drawing."""
        if self._session is not None:
            self.show(self._session)


class StoryPane(VerticalScroll):
    """What happened, the latest at the bottom."""

    _shown: list[Told] | None = None

    def compose(self) -> ComposeResult:
        """The lines, each with its mark."""
        yield Static(id="told")

    def show(self, story: Story) -> None:
        """Show the story and go to its end; the same story again changes nothing."""
        if story.lines is self._shown:
            return
        self._shown = story.lines
        self.query_one("#told", Static).update(in_columns(story.lines[-SHOWN:]))
        self.scroll_end(animate=False)


class Menu(OptionList, can_focus=False):
    """What can be done now; the typing line keeps the keys and moves the highlight here."""

    def __init__(self) -> None:
        super().__init__(id="menu")
        self.choices: list[Choice] = []

    def show(self, choices: list[Choice], first: bool) -> None:
        """Show the choices, the first highlighted or none; the same ones again change nothing."""
        if choices == self.choices:
            return
        self.choices = choices
        width = max((len(choice.shown) for choice in choices), default=0)
        self.set_options(Option(choice_line(choice, n, width)) for n, choice in enumerate(choices, start=1))
        self.highlighted = 0 if first and choices else None
        self.display = bool(choices)

    @property
    def chosen(self) -> Choice | None:
        """The highlighted choice."""
        return None if self.highlighted is None else self.choices[self.highlighted]
