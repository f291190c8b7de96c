"""The table of Kobito: the golds and their rainbows, every studio, what is owed, the own hand."""

from typing import Any

from rich.text import Text

from pioche.cli.table.marks import GOLD, Block, beside, card, face, framed, stack, styled
from pioche.games.kobito.cards import PENALTY, after, before
from pioche.i18n.words import Words


def title(view: dict[str, Any], words: Words) -> list[str]:
    """Where the game stands."""
    return [
        words.say("table-turn", number=view["turn"]),
        words.say("table-gold-deck", count=view["gold_deck"]),
    ]


def table(view: dict[str, Any], names: list[str], words: Words, roomy: bool) -> Text:
    """KOB-S3, KOB-E5: the golds above, the studios below."""
    lines: list[Text] = []
    for place, gold in enumerate(view["golds"], start=1):
        lines.append(gold_line(place, gold, words))
        if gold is not None:
            lines += growing(gold["rainbow"], gold["needs"], roomy)
    lines.append(Text(decks(view, words), style="dim"))
    for seat in range(view["seats"]):
        lines += [seat_line(view, seat, names, words), *studio(view, seat, words, roomy)]
    return stack(lines)


def decks(view: dict[str, Any], words: Words) -> str:
    """KOB-T3: what the rainbow deck and the discard pile hold."""
    left = words.say("table-rainbow-deck", count=view["draw_pile"])
    return f"{left} · {words.say('table-discard', count=sum(view['discard'].values()))}"


def gold_line(place: int, gold: dict[str, Any] | None, words: Words) -> Text:
    """KOB-A3, KOB-G3: a gold card, what it asks for, and how many cards are still missing."""
    line = styled(f"g{place} ", "bold")
    if gold is None:
        return line.append(words.say("table-no-gold"), style="dim")
    line.append_text(Text(f" {words.say('table-gold', count=gold['gold'])} ", style=GOLD)).append(" ")
    line.append(f"{gold['length'] - gold['needs']}/{gold['length']} ", style="bold")
    return line.append(words.say("table-needs", count=gold["needs"]), style="dim")


def growing(rainbow: list[dict[str, Any]], needs: int, roomy: bool) -> Block:
    """KOB-A1, KOB-A2: a rainbow from low to high, and what fits at its ends."""
    if not rainbow:
        return [Text("   –", style="dim")]
    low, high = before(rainbow[0]["number"]), after(rainbow[-1]["number"])
    ends = (styled(f"  {low:>2}‹", "dim"), styled(f"›{high}", "dim")) if needs else (Text(" " * 5), Text())
    return run(rainbow, *ends, roomy)


def run(rainbow: list[dict[str, Any]], left: Text, right: Text, roomy: bool) -> Block:
    """KOB-A2: the cards of a rainbow between what stands at its ends."""
    blocks = [cell_block(cell) if roomy else [cell_chip(cell)] for cell in rainbow]
    if not roomy:
        return beside([[left], *blocks, [right]], "")
    blank = Text(" " * left.cell_len)
    return beside([[blank, left, blank], *blocks, [Text(), right, Text()]], "")


def shown(cell: dict[str, Any]) -> str:
    """KOB-J1, KOB-P3: a Kobito with what it stands for, a plus for each coat of paint."""
    return f"K{cell['number']}" if cell["card"] == "K" else cell["card"] + "+" * cell["painted"]


def cell_chip(cell: dict[str, Any]) -> Text:
    """KOB-A2: a card of a rainbow in one line."""
    return Text(f" {shown(cell)} ", style=face("kobito", str(cell["number"])))


def cell_block(cell: dict[str, Any]) -> Block:
    """KOB-A2: a card of a rainbow where there is room."""
    return framed([shown(cell).center(3)], face("kobito", str(cell["number"])))


def seat_line(view: dict[str, Any], seat: int, names: list[str], words: Words) -> Text:
    """KOB-E2, KOB-E5: who it is, what they have won and paid."""
    line = styled("▸" if seat in view["to_act"] else " ", "bold")
    line.append(f"{seat + 1} {names[seat]} ", style="bold" if seat == view["you"] else "")
    line.append(" " + words.say("table-points", points=view["scores"][seat]), style="bold")
    won = "+".join(str(gold) for _, gold in view["gold_cards"][seat])
    if won:
        line.append(f"  {words.say('table-gold-won', cards=won)}", style="dim")
    lost = len(view["penalties"][seat])
    if lost:
        line.append(f"  {words.say('table-penalties', count=lost, points=PENALTY * lost)}", style="dim")
    return line


def studio(view: dict[str, Any], seat: int, words: Words, roomy: bool) -> Block:
    """KOB-U1: the rainbows of a studio, each with the name that moves call it by."""
    owner = "" if seat == view["you"] else f"p{seat + 1}"
    filled = [
        run(rainbow, styled(f"  {owner}s{place} ", "dim"), Text(), roomy)
        for place, rainbow in enumerate(view["studios"][seat], start=1)
        if rainbow
    ]
    return beside(filled, "") if filled else [Text("   " + words.say("table-empty-studio"), style="dim")]


def hand(view: dict[str, Any]) -> Text:
    """The own cards."""
    return stack(beside([card("kobito", each) for each in view["hand"]]))
