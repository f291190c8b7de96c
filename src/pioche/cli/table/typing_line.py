"""The line to type in: letters find moves, and while it is empty a few keys do something at once."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import Input

AT_ONCE = {"?": "app.help", "q": "app.ask_quit", " ": "app.hurry"}


class TypingLine(Input):
    """Where moves and commands are typed; the arrows and digits go to the menu."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.highlight(-1)", show=False),
        Binding("down", "app.highlight(1)", show=False),
        Binding("pageup", "app.scroll_table(-1)", show=False),
        Binding("pagedown", "app.scroll_table(1)", show=False),
        Binding("tab", "app.complete", show=False),
        Binding("escape", "app.leave_menu", show=False),
    ]

    def __init__(self, letters: str) -> None:
        super().__init__(compact=True, id="typing", select_on_focus=False)
        self._letters = letters

    async def on_key(self, event: events.Key) -> None:
        """While nothing is typed: a digit picks from the menu, and letters that begin no move do what they say."""
        if not self.is_free or event.character is None:
            return
        action = self.at_once(event.character)
        if action:
            self.value = ""
            event.stop()
            event.prevent_default()
            await self.run_action(action)

    @property
    def is_free(self) -> bool:
        """Whether nothing is typed, or only what was refused and gives way to the next key."""
        return len(self.selected_text) == len(self.value)

    def at_once(self, key: str) -> str | None:
        """What a key does while nothing is typed."""
        if key.isdigit() and key != "0":
            return f"app.pick({key})"
        if key == "r" and key not in self._letters:
            return "app.rules"
        return AT_ONCE.get(key)

    async def action_delete_left(self) -> None:  # type: ignore[override]
        """Delete a letter, or while nothing is typed take a step back."""
        if self.value:
            super().action_delete_left()
        else:
            await self.run_action("app.step_back")
