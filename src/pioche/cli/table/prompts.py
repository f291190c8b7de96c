"""What the person is asked now, in a sentence."""

from typing import Any

from pioche.cli.table.session import Session
from pioche.games.kobito.cards import PENALTY
from pioche.i18n.words import Words


def prompt(session: Session) -> str:
    """What can be done now, or whom the table waits for."""
    words, view = session.words, session.view()
    if view["over"]:
        return words.say("table-over")
    if session.may_reveal:
        return words.say("table-ready")
    if not session.may_choose:
        waiting = words.list([session.names[seat] for seat in session.game.to_act if seat != session.human])
        return words.say("table-waiting", names=waiting)
    if view["game"] == "kobito":
        return ask_kobito(view, session)
    return ask_5211(view, words) if view["game"] == "5211" else ask_kudos(view, words)


def ask_5211(view: dict[str, Any], words: Words) -> str:
    """5211-R1: how many cards to lay."""
    return words.say("table-ask-lay", count=view["to_lay"][view["you"]])


def ask_kobito(view: dict[str, Any], session: Session) -> str:
    """KOB-T1, KOB-T4, KOB-G2: what is owed, and what a penalty would cost."""
    words, owed = session.words, view["still_owed"]
    if view["lone"]:
        return words.say("table-ask-lone", place=f"s{view['lone']}")
    if owed == 0:
        return words.say("table-ask-free", owed=view["owed"], played=view["played"])
    pays = any(move.text.startswith("drop") for move in session.moves())
    return words.say("table-ask-penalty" if pays else "table-ask-owed", count=owed, points=PENALTY * owed)


def ask_kudos(view: dict[str, Any], words: Words) -> str:
    """KUD-T1, KUD-B1, KUD-X1, KUD-X2, KUD-S5: what the phase of the turn asks for."""
    where = {"pile": view["at"] or 0, "arrow": view["arrow"] or 0}
    count = len(view["piles"][view["at"] - 1]) if view["at"] else 0
    beneath = count - (view["phase"] == "give-pile")
    return words.say(f"table-ask-{view['phase']}", count=beneath, **where)
