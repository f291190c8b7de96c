"""What happened, as lines to read: one for each event, its rule dimmed behind it."""

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from pioche.cli.table.marks import styled
from pioche.cli.table.session import Session
from pioche.core.contract import Event
from pioche.i18n.words import Words
from pioche.play.rounds import worth_telling

LONGEST = 400


Told = tuple[Text, Text]


class Story:
    """All that has been told at a table, each line with its mark, the oldest forgotten first."""

    def __init__(self, session: Session) -> None:
        self.lines: list[Told] = []
        self._round = 0
        say, game = session.words.say, session.game.name
        for words in (say(f"game-{game}-about"), *opening(session), say("table-opening")):
            self.add(Text("•"), Text(words, style="italic"))
        self.mark_round(session.view(), session.words)

    def add(self, mark: Text, line: Text) -> None:
        """One line more."""
        self.lines = [*self.lines[1 - LONGEST :], (mark, line)]

    def tell(self, session: Session, events: Iterable[Event]) -> None:
        """Tell what happened, and where a new round began."""
        for event in events:
            if worth_telling(event):
                self.add(Text("▸" if is_own(session, event) else "•"), event_line(session, event))
        self.mark_round(session.view(), session.words)

    def mark_round(self, view: dict[str, Any], words: Words) -> None:
        """A line where a new round begins."""
        number = view.get("round", 0) + 1000 * view.get("deck", 0)
        if number != self._round and not view["over"]:
            self._round = number
            self.add(Text("─", style="dim"), Text(words.say("table-round", number=view["round"]), style="bold dim"))


def event_line(session: Session, event: Event) -> Text:
    """An event in a sentence, the person's own standing out, with the rule behind it."""
    told = styled(session.words.tell(event, session.names), "bold" if is_own(session, event) else "")
    return told.append(f" {event.rule}", style="dim")


def is_own(session: Session, event: Event) -> bool:
    """Whether an event is about the person."""
    return event.facts.get("seat") == session.human


def opening(session: Session) -> list[str]:
    """KOB-S2, KUD-S1: what a player must be told before the first card: where the box prints nothing, we chose."""
    name = session.game.name
    if name == "kobito":
        ours = "gold" not in session.game.setup.other_options()
        return [session.words.say("table-ours-kobito")] if ours else []
    return [session.words.say("table-ours-kudos")] if name == "kudos" else []
