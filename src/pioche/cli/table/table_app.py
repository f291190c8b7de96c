"""The table on the whole screen."""

import asyncio

from textual import work
from textual.widgets import Input, OptionList

from pioche.cli.table.answers import Command, Several, understand, why
from pioche.cli.table.choices import Choice
from pioche.cli.table.moves import Move, up
from pioche.cli.table.page_app import PageApp
from pioche.cli.table.panes import Menu
from pioche.cli.table.reading import scoring_page
from pioche.cli.table.session import Outcome, Session
from pioche.cli.table.story import Story
from pioche.cli.table.typing_line import TypingLine
from pioche.core.errors import PiocheError, UnreadableMove


class TableApp(PageApp):
    """A session on the screen: what keys and words do, and the bots' pace."""

    def __init__(self, session: Session, delay: float) -> None:
        super().__init__(session)
        self._delay = delay
        self._path: tuple[str, ...] = ()
        self._hurried = asyncio.Event()

    def on_ready(self) -> None:
        """The screen is there: let the bots begin."""
        self.show()
        self.let_bots_play()

    def show(self) -> None:
        """Draw everything as it is now."""
        self.table.show(self.session, self.story, self._path, self.note)

    # what the person does

    def on_input_changed(self) -> None:
        """Letters narrow the menu."""
        self.table.show_menu(self.session, self._path)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Enter: what is highlighted, or what was typed."""
        if not isinstance(message.input, TypingLine):
            return
        chosen = self.table.menu.chosen
        if message.value.strip():
            self.obey(message.value, chosen)
        elif chosen is not None:
            self.take(chosen)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """A click in the menu."""
        if isinstance(message.option_list, Menu):
            self.take(message.option_list.choices[message.option_index])

    def obey(self, typed: str, chosen: Choice | None) -> None:
        """A command, a move, or the beginning of one; else say what is wrong."""
        match understand(self.session, typed):
            case Command() as command:
                self.do(command)
            case Move() as move:
                self.play(move)
            case UnreadableMove() | Several() if chosen is not None:
                self.take(chosen)
            case Several(beginning):
                self.say(self.session.words.say("table-several", typed=beginning))
            case PiocheError() as error:
                self.refuse(error)

    def take(self, choice: Choice) -> None:
        """A line of the menu."""
        if choice.command:
            self.do(Command(choice.command))
        elif choice.entry is not None and choice.entry.move is not None:
            self.play(choice.entry.move)
        elif choice.entry is not None:
            self._path = choice.entry.path
            self.table.show_menu(self.session, self._path)

    def play(self, move: Move) -> None:
        """Make a move."""
        if move in self.session.moves():
            self.clear()
            self._rule = None
            self.after(self.session.choose(move))

    def do(self, command: Command) -> None:
        """Follow a command."""
        self.clear()
        self.show()
        match command.name:
            case "why":
                self.explain(command.rest)
            case "rules":
                self.action_rules(command.rest.upper() or None)
            case "help" | "moves":
                self.action_help()
            case "back":
                self.action_take_back()
            case "reveal":
                self.action_reveal()
            case "save":
                self.action_save()
            case "again":
                self.action_again()
            case "quit":
                self.action_ask_quit()

    def explain(self, typed: str) -> None:
        """Why a move can be made or not."""
        match why(self.session, typed):
            case Move(_, text):
                self.say(self.session.words.say("table-why-legal", move=text))
            case error:
                self.refuse(error)

    def refuse(self, error: PiocheError) -> None:
        """Say what is wrong; the rules page will open there."""
        self._rule = error.rule
        self.table.typing.select_all()
        self.say(f"✗ {self.session.blame(error)}")

    def clear(self) -> None:
        """Nothing typed, nothing remarked, the menu at its beginning."""
        self.note, self._path = "", ()
        self.table.typing.value = ""

    # what comes of it

    def after(self, outcome: Outcome) -> None:
        """Tell what happened; a scoring is read before the game goes on."""
        self.story.tell(self.session, outcome.events)
        self._path = ()
        self.show()
        if outcome.scoring is not None:
            self.cover(scoring_page(self.session, outcome.scoring))
        self._stirred.set()

    @work(exclusive=True, group="bots")
    async def let_bots_play(self) -> None:
        """Each bot in its turn, at a pace one can follow, while nothing covers the table."""
        session = self.session
        while not session.game.is_over:
            seat = None if self.is_covered else session.next_bot()
            if seat is None:
                self._stirred.clear()
                await self._stirred.wait()
                continue
            await self.pace()
            action = await asyncio.to_thread(session.think, seat)
            while self.is_covered:
                self._stirred.clear()
                await self._stirred.wait()
            self.after(session.act(seat, action))

    async def pace(self) -> None:
        """Wait a moment, or until the person hurries; where all choose at once, they wait for nobody long."""
        at_once = self.session.human in self.session.game.to_act
        self._hurried.clear()
        if self._delay:
            try:
                await asyncio.wait_for(self._hurried.wait(), self._delay / (4 if at_once else 1))
            except TimeoutError:
                return

    # keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """5211-R2: taking back is shown where it can be done."""
        return self.session.may_take_back if action == "take_back" else super().check_action(action, parameters)

    def action_highlight(self, step: int) -> None:
        """The arrows."""
        if step > 0:
            self.table.menu.action_cursor_down()
        else:
            self.table.menu.action_cursor_up()

    def action_pick(self, number: int) -> None:
        """A digit."""
        found = self.table.menu.choices
        if number <= len(found):
            self.take(found[number - 1])

    def action_complete(self) -> None:
        """Tab: the first move that begins so."""
        line, menu = self.table.typing, self.table.menu
        found = menu.chosen or next(iter(menu.choices), None)
        if found is not None:
            line.value = found.shown.removesuffix("…")
            line.cursor_position = len(line.value)

    def action_leave_menu(self) -> None:
        """Escape: forget what was typed, or go a step up."""
        if self.table.typing.value:
            self.table.typing.value = ""
        else:
            self._path = up(self.session.moves(), self._path)
            self.table.show_menu(self.session, self._path)

    def action_step_back(self) -> None:
        """Backspace: a step up in the menu, or take a choice back."""
        if self._path:
            self.action_leave_menu()
        elif self.session.may_take_back:
            self.action_take_back()

    def action_take_back(self) -> None:
        """5211-R2: take a choice back."""
        try:
            self.session.take_back()
            self.clear()
            self.show()
        except PiocheError as error:
            self.refuse(error)

    def action_reveal(self) -> None:
        """5211-R2: the person's word for the reveal."""
        if self.session.may_reveal:
            self.after(self.session.reveal())

    def action_hurry(self) -> None:
        """The next bot at once."""
        self._hurried.set()

    def action_scroll_table(self, way: int) -> None:
        """Where the table is longer than the screen."""
        self.table.scroll_table(way)

    def action_again(self) -> None:
        """Another game."""
        if self.session.game.is_over:
            self.session = self.session.again()
            self.story = Story(self.session)
            self._rule = None
            self.clear()
            self.show()
            self.let_bots_play()
