"""The screen of the table: what it is made of, and how it is drawn anew."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.suggester import SuggestFromList
from textual.widgets import Footer, Label

from pioche.cli.table.choices import choices
from pioche.cli.table.marks import styled
from pioche.cli.table.panes import Menu, Sheet, StoryPane, TablePane, title_of
from pioche.cli.table.prompts import prompt
from pioche.cli.table.session import Session
from pioche.cli.table.story import Story
from pioche.cli.table.typing_line import TypingLine


class TableScreen(Screen[None]):
    """The table at the left, story and menu at the right, below them the question and the answer."""

    AUTO_FOCUS = "TypingLine"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (76, "-usual"), (104, "-wide")]  # noqa: RUF012 - declared so by Textual
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-tall")]  # noqa: RUF012

    def __init__(self, letters: str) -> None:
        super().__init__()
        self.typing = TypingLine(letters)
        self.menu = Menu()
        self._may_take_back = False

    def compose(self) -> ComposeResult:
        """All its parts."""
        yield Sheet(id="title")
        with Horizontal(id="main"):
            yield TablePane()
            with Vertical(id="right"):
                yield StoryPane(id="story", can_focus=False)
                yield Sheet(id="menu-title")
                yield self.menu
        yield Sheet(id="ask")
        with Horizontal(id="bottom"):
            yield Label("›", id="caret")
            yield self.typing
        yield Footer(compact=True, show_command_palette=False)

    def show(self, session: Session, story: Story, path: tuple[str, ...], note: str) -> None:
        """Draw everything as it is now."""
        self.query_one("#title", Sheet).put(Text(title_of(session.view(), session.words)))
        self.query_one(TablePane).show(session)
        self.query_one(StoryPane).show(story)
        self.typing.suggester = SuggestFromList([move.text for move in session.moves()], case_sensitive=False)
        self.show_menu(session, path)
        self.show_question(session, note)
        if self._may_take_back != session.may_take_back:
            self._may_take_back = session.may_take_back
            self.refresh_bindings()

    def show_menu(self, session: Session, path: tuple[str, ...]) -> None:
        """The choices there are, or those that were typed towards."""
        typed = self.typing.value
        found = choices(session, path, typed)
        self.menu.show(found, first=session.may_reveal or (bool(typed.strip()) and len(found) == 1))
        title = self.query_one("#menu-title", Sheet)
        title.put(Text(" › ".join([session.words.say("table-menu"), *path])))
        title.display = bool(found)

    def show_question(self, session: Session, note: str) -> None:
        """What is asked, and what was wrong with the last answer."""
        text = styled(prompt(session), "bold" if session.may_choose else "")
        self.query_one("#ask", Sheet).put(text.append(f"\n{note}") if note else text)

    def scroll_table(self, way: int) -> None:
        """Where the table is longer than the screen."""
        table = self.query_one("#table", VerticalScroll)
        table.scroll_relative(y=way * max(table.size.height - 2, 1), animate=False)
