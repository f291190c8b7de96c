"""What a move would do, in a few words beside it in the menu; read off the view, never off the table."""

from collections.abc import Sequence
from typing import Any

from pioche.cli.table.marks import SHAPES
from pioche.cli.table.moves import Entry
from pioche.games.g5211.cards import LETTERS
from pioche.games.kobito.cards import HAND, PENALTY
from pioche.games.kudos.cards import COLOUR_LETTERS, COLOUR_NAMES, PILES, SHAPE_LETTERS, SHAPE_NAMES
from pioche.i18n.words import Words

COLOURS = {letter: colour for colour, letter in LETTERS.items()}


def hint(view: dict[str, Any], entry: Entry, names: Sequence[str], words: Words) -> str:
    """What a line of the menu stands for."""
    if entry.move is None:
        key = f"table-kind-{entry.path[0]}"
        kind = words.say(key) if len(entry.path) == 1 and words.has(key) else ""
        return f"{kind} ({len(entry.moves)})".strip()
    parts = entry.move.text.split()
    if view["game"] == "5211":
        return card_5211(parts[0], words)
    return kobito(view, parts, names, words) if view["game"] == "kobito" else kudos(view, parts, names, words)


def card_5211(card: str, words: Words) -> str:
    """5211-S1, 5211-S2: the colour and value of a card."""
    value = "Kododo" if card[1] == "1" else card[1]
    return f"{words.say(f'colour-{COLOURS[card[0]]}')} {value}"


def kobito(view: dict[str, Any], parts: Sequence[str], names: Sequence[str], words: Words) -> str:
    """KOB-T5: what a move of Kobito does."""
    match parts:
        case ["add", card, place, _]:
            if place[0] == "g":
                return at_gold(view, place, words)
            return in_studio(view, place, card, words)
        case ["move", _, _, place, _]:
            return at_gold(view, place, words)
        case ["swap", _, place] if place[0] == "p":
            return words.say("table-hint-swap-from", name=names[int(place[1]) - 1])
        case ["drop", _]:
            return words.say("table-hint-drop", points=PENALTY)
        case ["end"]:
            return words.say("table-hint-end", count=max(HAND - len(view["hand"]), 0))
    return words.say(f"table-hint-{parts[0]}")


def at_gold(view: dict[str, Any], place: str, words: Words) -> str:
    """KOB-G3: how far a gold rainbow comes with one card more."""
    gold = view["golds"][int(place[1]) - 1]
    if gold["needs"] == 1:
        return "★ " + words.say("table-hint-wins", gold=gold["gold"])
    return words.say("table-hint-length", now=gold["length"] - gold["needs"] + 1, length=gold["length"])


def in_studio(view: dict[str, Any], place: str, card: str, words: Words) -> str:
    """KOB-A1: how long a studio rainbow becomes."""
    rainbow = view["studios"][view["you"]][int(place[1]) - 1]
    return words.say("table-hint-studio", count=len(rainbow) + 1, card=card)


def kudos(view: dict[str, Any], parts: Sequence[str], names: Sequence[str], words: Words) -> str:
    """KUD-T1: what a move of Kudos does."""
    match parts:
        case ["fill", _]:
            return words.say("table-hint-fill", pile=view["arrow"], count=len(view["piles"][view["arrow"] - 1]))
        case ["give", seat]:
            return words.say("table-hint-give", name=names[int(seat) - 1], points=view["scores"][int(seat) - 1])
        case ["arrow", pile]:
            return words.say("table-hint-arrow", card=card_kudos(view["piles"][int(pile) - 1][0], words))
        case ["stop"]:
            return words.say("table-hint-stop")
    card, onward = parts[0][:2], parts[0].endswith(">")
    pile = (view["at"] - 1 + onward) % PILES
    twin = view["piles"][pile][0] == card
    where = words.say("table-hint-twin" if twin else "table-hint-pile", pile=pile + 1)
    return f"{'★ ' if twin else ''}{card_kudos(card, words)}, {where}"


def card_kudos(card: str, words: Words) -> str:
    """KUD-S1: the shape and colour of a card."""
    shape = words.say(f"shape-{SHAPE_NAMES[SHAPE_LETTERS.index(card[1])]}")
    colour = words.say(f"colour-{COLOUR_NAMES[COLOUR_LETTERS.index(card[0])]}")
    return words.say("table-card", sign=SHAPES[card[1]], colour=colour, shape=shape)
