"""What covers the table for a while: a page to read, a question, a line to fill in."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option


class Page(ModalScreen[None]):
    """A page to read; Enter or Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q", "close", show=False)]

    def __init__(self, title: str, foot: str, *content: Widget) -> None:
        super().__init__()
        self._title = title
        self._foot = foot
        self._content = content

    def compose(self) -> ComposeResult:
        """The content in a frame that scrolls."""
        with VerticalScroll(classes="paper") as paper:
            paper.border_title = self._title
            paper.border_subtitle = self._foot
            yield from self._content

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


class Question(ModalScreen[str]):
    """A question with a few answers; Escape gives the last one, and a key may stand for the first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "last", show=False),
        Binding("q", "key('q')", show=False),
    ]

    def __init__(self, title: str, words: str, answers: dict[str, str], keys: dict[str, str]) -> None:
        super().__init__()
        self._title = title
        self._words = words
        self._answers = answers
        self._keys = keys

    def compose(self) -> ComposeResult:
        """The question and its answers in a frame."""
        with Vertical(classes="paper question") as paper:
            paper.border_title = self._title
            yield Static(Text(self._words))
            yield OptionList(*(Option(words, id=answer) for answer, words in self._answers.items()))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """An answer was chosen."""
        self.dismiss(message.option_id or "")

    def action_last(self) -> None:
        """The answer that changes least."""
        self.dismiss(list(self._answers)[-1])

    def action_key(self, key: str) -> None:
        """The answer a key stands for."""
        if key in self._keys:
            self.dismiss(self._keys[key])


class Line(ModalScreen[str | None]):
    """A line to fill in; `attempt` says what is wrong with it, or nothing and it is done."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, title: str, foot: str, words: str, value: str, attempt: Callable[[str], str | None]) -> None:
        super().__init__()
        self._title = title
        self._foot = foot
        self._words = words
        self._value = value
        self._attempt = attempt

    def compose(self) -> ComposeResult:
        """What is asked, the line, and room for what is wrong with it."""
        with Vertical(classes="paper question") as paper:
            paper.border_title = self._title
            paper.border_subtitle = self._foot
            yield Static(Text(self._words))
            yield Input(self._value, select_on_focus=False)
            yield Static(id="wrong")

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Try what was typed."""
        wrong = self._attempt(message.value)
        if wrong is None:
            self.dismiss(message.value)
        else:
            self.query_one("#wrong", Static).update(Text(f"✗ {wrong}"))

    def action_close(self) -> None:
        """Never mind."""
        self.dismiss(None)
