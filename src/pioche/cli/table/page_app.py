"""The pages that can lie over the table: help, rules, story, saving, leaving."""

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from pioche.cli.table.pages import Line, Question
from pioche.cli.table.reading import RulesPage, help_page, story_page
from pioche.cli.table.saving import free_name, save
from pioche.cli.table.session import Session
from pioche.cli.table.story import Story
from pioche.cli.table.table_screen import TableScreen
from pioche.cli.table.theme import DARK, LIGHT, THEMES, usual_theme

KEYS = (
    ("f1", "help"),
    ("f2", "rules"),
    ("f3", "story"),
    ("f4", "theme"),
    ("ctrl+z", "take_back"),
    ("f10", "ask_quit"),
)


class PageApp(App[None]):
    """A table that pages can be laid over; while one lies there, the game waits."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True, system=True),
        Binding("ctrl+q", "ask_quit", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.story = Story(session)
        self.table = TableScreen(letters(session))
        self.note = ""
        self._rule: str | None = None
        self._stirred = asyncio.Event()
        for key, action in KEYS:
            self.bind(key, action, description=session.words.say(f"table-foot-{action.replace('_', '-')}"))

    def get_default_screen(self) -> Screen[Any]:
        """The table lies at the bottom of all."""
        return self.table

    def on_mount(self) -> None:
        """Dress the screen."""
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = usual_theme()
        self.title = self.session.words.say(f"game-{self.session.game.name}")

    @property
    def is_covered(self) -> bool:
        """Whether a page lies over the table, so that the bots wait."""
        return len(self.screen_stack) > 1

    def cover(self, page: Screen[Any], then: Callable[[Any], None] | None = None) -> None:
        """Lay a page over the table; when it is gone the game goes on."""

        def uncovered(answer: Any) -> None:
            if then is not None:
                then(answer)
            self._stirred.set()

        if not self.is_covered:
            self.push_screen(page, uncovered)

    def say(self, words: str) -> None:
        """A remark below the question, until something is done."""
        self.note = words
        self.table.show_question(self.session, words)

    def action_help(self) -> None:
        """The keys."""
        self.cover(help_page(self.session))

    def action_rules(self, rule: str | None = None) -> None:
        """The rules, at the clause last told of."""
        self.cover(RulesPage(self.session, rule or self._rule))

    def action_story(self) -> None:
        """The whole story."""
        self.cover(story_page(self.story, self.session.words))

    def action_theme(self) -> None:
        """Dark or light."""
        self.theme = DARK.name if self.theme == LIGHT.name else LIGHT.name

    def action_save(self) -> None:
        """Write the record of the finished game."""
        words = self.session.words
        if not self.session.game.is_over:
            self.say(words.say("table-save-later"))
            return
        page = Line(
            words.say("table-save-title"),
            words.say("table-save-keys"),
            words.say("table-save-ask"),
            free_name(self.session.game.name),
            lambda name: save(self.session, name),
        )
        self.cover(page, lambda name: self.say(words.say("table-saved", path=name)) if name else None)

    def action_ask_quit(self) -> None:
        """Leave, asking once while a game is running."""
        words = self.session.words
        if self.session.game.is_over:
            self.exit()
            return
        answers = {"leave": words.say("table-leave"), "stay": words.say("table-stay")}
        question = Question(words.say("table-leave-title"), words.say("table-leave-ask"), answers, {"q": "leave"})
        self.cover(question, lambda answer: self.exit() if answer == "leave" else None)

    def action_leave(self) -> None:
        """Ctrl-C leaves at once."""
        self.exit()


def letters(session: Session) -> str:
    """The letters with which cards of this game begin."""
    counts = session.view().get("counts", "RYGBV" if session.game.name == "kudos" else "")
    return "".join(counts).lower()
