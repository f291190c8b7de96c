"""The table line by line: for screen readers, pipes and whoever likes it plain; the same words and features."""

from collections.abc import Callable

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from pioche.cli.rules import clause_text
from pioche.cli.table.answers import Command, Several, command_from, understand, why
from pioche.cli.table.choices import FOUND
from pioche.cli.table.hints import hint
from pioche.cli.table.marks import styled, written
from pioche.cli.table.moves import AT_ONCE, Entry, Move
from pioche.cli.table.panes import title_of
from pioche.cli.table.prompts import prompt
from pioche.cli.table.reading import result_lines, step_lines, typing_help
from pioche.cli.table.saving import free_name, save
from pioche.cli.table.session import Outcome, Session
from pioche.cli.table.spoken import SPOKEN
from pioche.cli.table.story import event_line, opening
from pioche.cli.table.unbroken import Unbroken, kept_together
from pioche.core.errors import PiocheError
from pioche.i18n.pages import rules_text
from pioche.play.rounds import worth_telling


class LineTable:
    """A session told in lines; `ask` gives a line of input, or EOFError at its end."""

    def __init__(self, session: Session, console: Console, ask: Callable[[str], str], pauses: bool) -> None:
        self.session = session
        self._console = console
        self._ask = ask
        self._pauses = pauses
        self._leaving = False

    def run(self) -> None:
        """Play until somebody leaves or the input ends."""
        try:
            self.open()
            while self.go_on():
                pass
        except (EOFError, KeyboardInterrupt):
            self.say("")
            self.word("table-bye")

    def open(self) -> None:
        """What is to be known before the first card."""
        self.word(f"game-{self.session.game.name}-about")
        for words in opening(self.session):
            self.say(words)
        self.word("table-line-help")
        self.let_bots_play()
        self.show_table()

    def go_on(self) -> bool:
        """One line of input; whether to go on."""
        session = self.session
        self.show_question()
        typed = self._ask("> ").strip()
        command = command_from(typed, session.words)
        leaving = command is not None and command.name == "quit"
        if leaving and (self._leaving or session.game.is_over):
            self.word("table-bye")
            return False
        self._leaving = leaving
        if leaving:
            self.word("table-quit-again")
        elif typed or session.may_reveal:
            self.answer(typed)
        return True

    # what is told

    def say(self, words: str | Text, style: str = "") -> None:
        """A line: in a terminal broken between words, else whole."""
        text = Text(words) if isinstance(words, str) else words
        if self._console.is_terminal:
            self._console.print(Unbroken(kept_together(text)), style=style)
        else:
            self._console.print(text, style=style, soft_wrap=True)

    def word(self, key: str, style: str = "") -> None:
        """A line of the languages' files."""
        self.say(self.session.words.say(key), style)

    def show_table(self) -> None:
        """The whole table."""
        session = self.session
        view = session.view()
        self.say("")
        self.say(title_of(view, session.words), "bold")
        for line in SPOKEN[session.game.name].lines(view, session.names, session.words):
            self.say(line)

    def show_question(self) -> None:
        """The own cards, the moves in short, and what is asked."""
        session, words, view = self.session, self.session.words, self.session.view()
        if session.game.is_over:
            self.word("table-line-over", "bold")
            return
        cards = SPOKEN[session.game.name].own_cards(view)
        line = styled(words.say(f"table-hand-{session.game.name}") + words.say("colon"), "bold")
        self.say(line.append_text(written(session.game.name, cards)))
        moves = session.moves()
        if session.may_choose and len(moves) <= AT_ONCE:
            listed = ", ".join(f"{number} {move.text}" for number, move in enumerate(moves, start=1))
            self.say(words.say("table-line-moves", moves=listed))
        elif session.may_choose:
            self.say(words.say("table-line-many", count=len(moves)))
        self.say(words.say("table-line-ready") if session.may_reveal else prompt(session), "bold")

    def tell(self, outcome: Outcome) -> None:
        """What happened; a scoring step by step."""
        session, scoring = self.session, outcome.scoring
        steps = () if scoring is None else scoring.steps
        for event in outcome.events[: len(outcome.events) - len(steps)]:
            if worth_telling(event):
                self.say(styled("• ").append_text(event_line(session, event)))
        if scoring is None:
            return
        self.say("")
        heading = "table-over" if scoring.over else "table-scored"
        self.say(session.words.say(heading, number=scoring.view.get("round", 0)), "bold")
        if session.game.name == "5211":
            for line in SPOKEN["5211"].lines(scoring.view, session.names, session.words):
                self.say(line)
        for number, line in step_lines(session, scoring):
            self.say(number.append(" ").append_text(line))
        if scoring.over:
            for line in result_lines(session):
                self.say(line)
        elif self._pauses:
            self._ask(session.words.say("table-next-round") + " ")

    # what is done

    def answer(self, typed: str) -> None:
        """A command, or a move by its notation, its number or its beginning; Enter alone reveals."""
        session = self.session
        if not typed:
            self.after(session.reveal())
            return
        moves = session.moves() if session.may_choose else []
        if typed.isdecimal() and 1 <= int(typed) <= len(moves):
            self.play(moves[int(typed) - 1])
            return
        match understand(session, typed):
            case Command() as command:
                self.do(command)
            case Move() as move:
                self.play(move)
            case Several(beginning):
                self.say(session.words.say("table-several", typed=beginning))
            case PiocheError() as error:
                self.refuse(error)

    def play(self, move: Move) -> None:
        """Make a move, and let the bots make theirs."""
        self.after(self.session.choose(move))

    def after(self, outcome: Outcome) -> None:
        """Tell what came of it; where it is somebody else's turn in between, show the table again."""
        mine = self.session.human in self.session.game.to_act
        self.tell(outcome)
        moved = self.let_bots_play()
        if (moved or not mine or outcome.scoring) and not self.session.game.is_over:
            self.show_table()

    def let_bots_play(self) -> bool:
        """All bots that can do something; whether there were any."""
        moved = False
        while (seat := self.session.next_bot()) is not None:
            moved = True
            self.tell(self.session.act(seat, self.session.think(seat)))
        return moved

    def do(self, command: Command) -> None:
        """Follow a command."""
        session = self.session
        match command.name:
            case "help":
                self.help()
            case "rules":
                self.rules(command.rest)
            case "moves":
                self.list_moves()
            case "table":
                self.show_table()
            case "why":
                self.explain(command.rest)
            case "back":
                self.take_back()
            case "reveal" if session.may_reveal:
                self.after(session.reveal())
            case "save":
                self.save()
            case "again" if session.game.is_over:
                self.session = session.again()
                self.open()

    def refuse(self, error: PiocheError) -> None:
        """Say what is wrong."""
        self.say(f"✗ {self.session.blame(error)}")

    def help(self) -> None:
        """The commands, and how moves are typed."""
        for name in ("moves", "why", "table", *FOUND, "save", "again"):
            line = styled(self.session.words.say(f"table-do-{name}"), "bold")
            self.say(line.append(self.session.words.say("colon") + self.session.words.say(f"table-about-{name}")))
        self.page(typing_help(self.session))

    def rules(self, clause: str) -> None:
        """The rules page, or one clause of it."""
        words = self.session.words
        try:
            whole = rules_text(words.language, self.session.game.name)
            self.page(clause_text(words.language, clause.upper()) if clause else whole)
        except (PiocheError, KeyError):
            self.say(words.say("table-no-clause", clause=clause))

    def page(self, text: str) -> None:
        """A page of Markdown, set for a terminal and as it is for a pipe."""
        if self._console.is_terminal:
            self._console.print(Markdown(text))
        else:
            self.say(text.rstrip())

    def list_moves(self) -> None:
        """Every move with its number and what it does."""
        session, view = self.session, self.session.view()
        moves = session.moves() if session.may_choose else []
        for number, move in enumerate(moves, start=1):
            line = styled(f"{number:>2} {move.text}", "bold")
            meant = hint(view, Entry(tuple(move.text.split()), (move,)), session.names, session.words)
            self.say(line.append(session.words.say("colon") + meant))

    def explain(self, typed: str) -> None:
        """Why a move can be made or not."""
        match why(self.session, typed):
            case Move(_, text):
                self.say(self.session.words.say("table-why-legal", move=text))
            case error:
                self.refuse(error)

    def take_back(self) -> None:
        """5211-R2: take a choice back."""
        try:
            self.session.take_back()
        except PiocheError as error:
            self.refuse(error)

    def save(self) -> None:
        """Write the record of the finished game."""
        words = self.session.words
        if not self.session.game.is_over:
            self.say(words.say("table-save-later"))
            return
        usual = free_name(self.session.game.name)
        name = self._ask(f"{words.say('table-save-ask')} [{usual}] ").strip() or usual
        wrong = save(self.session, name)
        self.say(words.say("table-saved", path=name) if wrong is None else f"✗ {wrong}")
