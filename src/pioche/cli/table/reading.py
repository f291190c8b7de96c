"""What is read above the table: help, rules, the whole story, a scoring step by step."""

from typing import Any

from rich.text import Text
from textual.widgets import Markdown, Static
from textual.widgets.markdown import MarkdownBlock

from pioche.cli.table.boards import g5211
from pioche.cli.table.marks import in_columns, stack, styled
from pioche.cli.table.pages import Page
from pioche.cli.table.session import Session
from pioche.cli.table.story import Story, event_line
from pioche.i18n.pages import rules_text
from pioche.i18n.words import Words
from pioche.play.rounds import Scoring

EXAMPLES = {"5211": "G3", "kobito": "end", "kudos": "Rc"}
KEYS = (
    ("↑ ↓ Enter", "pick"),
    ("1-9", "digit"),
    ("{move} Enter", "type"),
    ("Tab →", "complete"),
    ("⌫  Esc", "back"),
    ("Space", "hurry"),
    ("PgUp PgDn", "scroll"),
    ("? F1", "help"),
    ("r F2", "rules"),
    ("F3", "story"),
    ("F4", "theme"),
    ("q Ctrl+Q", "quit"),
    ("Ctrl+C", "leave"),
)


class RulesPage(Page):
    """The rules, opened at the clause that was last told of."""

    def __init__(self, session: Session, rule: str | None) -> None:
        words = session.words
        text = rules_text(words.language, session.game.name)
        super().__init__(words.say("table-rules"), words.say("table-close"), Markdown(text))
        self._rule = rule

    def on_markdown_table_of_contents_updated(self) -> None:
        """The page is there: go to the clause."""
        self.call_after_refresh(self.go_to_clause)

    def go_to_clause(self) -> None:
        """Bring the clause to the top."""
        for block in self.query(MarkdownBlock):
            if self._rule and (block.source or "").startswith(f"**{self._rule}**"):
                block.scroll_visible(top=True, animate=False)
                return


def help_page(session: Session) -> Page:
    """The keys, and how moves are typed, as the rules page says it."""
    words = session.words
    lines = [
        (styled(key.format(move=EXAMPLES[session.game.name]), "bold"), Text(words.say(f"table-key-{name}")))
        for key, name in KEYS
    ]
    keys = Static(in_columns(lines))
    return Page(words.say("table-help"), words.say("table-close"), keys, Markdown(typing_help(session)))


def typing_help(session: Session) -> str:
    """The last section of the rules page: how moves are typed."""
    text = rules_text(session.words.language, session.game.name)
    return "## " + text.rpartition("\n## ")[2]


def story_page(story: Story, words: Words) -> Page:
    """All that was told, from the latest back."""
    return Page(words.say("table-story"), words.say("table-close"), Static(in_columns(list(reversed(story.lines)))))


def scoring_page(session: Session, scoring: Scoring) -> Page:
    """A round's scoring step by step, and at the end of the game who won."""
    words = session.words
    content = [Static(in_columns(step_lines(session, scoring)))]
    if session.game.name == "5211":
        content.insert(0, Static(stack([*shown_cards(scoring.view, session), Text()])))
    if scoring.over:
        title, closing = words.say("table-over"), words.say("table-close")
        content.append(Static(stack([Text(), *result_lines(session)])))
    else:
        title = words.say("table-scored", number=scoring.view["round"])
        closing = words.say("table-next-round")
    return Page(title, closing, *content)


def step_lines(session: Session, scoring: Scoring) -> list[tuple[Text, Text]]:
    """The steps of a scoring, numbered."""
    return [
        (styled(f"{number:>2}.", "bold"), event_line(session, event))
        for number, event in enumerate(scoring.steps, start=1)
    ]


def shown_cards(view: dict[str, Any], session: Session) -> list[Text]:
    """5211-R4: what lies before each seat, what scores brightest."""
    return [g5211.seat_line(view, seat, session.names, session.words) for seat in range(view["seats"])]


def result_lines(session: Session) -> list[Text]:
    """The seats from first to last, with their points; a star for who won."""
    game, words = session.game, session.words
    lower = game.name == "kudos"
    order = sorted(range(game.seats), key=lambda seat: (game.scores[seat] if lower else -game.scores[seat], seat))
    order.sort(key=lambda seat: seat not in game.winners)
    lines = []
    for seat in order:
        mark = "★" if seat in game.winners else " "
        line = Text(
            f"{mark} {session.names[seat]}{words.say('colon')}{words.say('table-points', points=game.scores[seat])}"
        )
        line.stylize("bold" if seat in game.winners else "")
        lines.append(line)
    return lines
