"""Cards and signs as coloured text; no colour ever stands without its letter, its sign or a number."""

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from pioche.cli.table.unbroken import Unbroken, kept_together
from pioche.draw.palette import AMBER, INK, IVORY, PAINTS, hue

SIGNS = {"Y": "☼", "G": "♣", "O": "◐", "B": "≈", "V": "☽", "R": "♥"}
SHAPES = {"c": "●", "s": "■", "t": "▲", "d": "◆", "h": "⬢"}
JOKERS = {"K": "✦", "P": "≋"}
HIDDEN = "▒▒"
GOLD = f"bold {INK} on {AMBER}"
INNER = 5

Block = list[Text]


def styled(words: str, style: str = "") -> Text:
    """Words in a style that does not spread to what is appended."""
    return Text.assemble((words, style))


def face(game: str, card: str) -> str:
    """The style of a card: the ink that stands out on its body."""
    if game == "kobito":
        return f"bold {INK} on {hue(int(card)) if card.isdigit() else IVORY}"
    paint = PAINTS[card[0]]
    return f"bold {paint.ink} on {paint.body}"


def chip(game: str, card: str, dim: bool = False) -> Text:
    """A card in one line, such as ` G3 ` or ` Rc● `."""
    words = f" {card}{SHAPES[card[1]]} " if game == "kudos" else f" {card} "
    return Text(words, style=face(game, card) + (" dim" if dim else ""))


def chips(game: str, cards: Iterable[str], gap: str = " ") -> Text:
    """Some cards in one line."""
    return Text(gap).join(chip(game, card) for card in cards)


def said(game: str, card: str, words: str = "") -> Text:
    """A card, or a colour's letter, within a sentence."""
    return styled(words or card, face(game, card))


def written(game: str, cards: Iterable[str]) -> Text:
    """Some cards within a sentence."""
    return Text(" ").join(said(game, card) for card in cards)


def hidden(count: int = 1) -> Text:
    """Cards face down."""
    return Text(" ").join([Text(f" {HIDDEN} ", style="dim")] * count)


def card(game: str, text: str, dim: bool = False) -> Block:
    """A card as it lies in a hand."""
    return framed(inner_lines(game, text), face(game, text) + (" dim" if dim else ""))


def framed(inside: Sequence[str], style: str) -> Block:
    """Lines of the same width in a frame."""
    edge = "─" * len(inside[0])
    return [Text(line, style=style) for line in (f"╭{edge}╮", *(f"│{line}│" for line in inside), f"╰{edge}╯")]


def back() -> Block:
    """A card face down."""
    return framed(["▒" * INNER] * 2, "dim")


def own_sealed(text: str) -> Block:
    """An own card that only its player still sees."""
    return framed([line.replace(" ", "▒") for line in inner_lines("5211", text)], "bold")


def inner_lines(game: str, text: str) -> Sequence[str]:
    """What stands on a card."""
    if game == "kobito":
        return [f"{text} {JOKERS[text]}".center(INNER) if text in JOKERS else text.center(INNER)]
    sign = SIGNS[text[0]]
    below = text[1] if game == "5211" else SHAPES[text[1]]
    head = text[0] if game == "5211" else text
    return [head.ljust(INNER - 1) + sign, below.center(INNER)]


def beside(blocks: Sequence[Block], gap: str = " ") -> Block:
    """Blocks of the same height, one beside the other."""
    return [Text(gap).join(lines) for lines in zip(*blocks, strict=True)]


def named(lines: Sequence[Text], width: int, height: int) -> Block:
    """A column of words as high as the cards beside it."""
    return [padded(line, width) for line in [*lines, *[Text()] * height][:height]]


def in_columns(lines: Sequence[tuple[Text, Text]]) -> Unbroken:
    """Pairs as two columns, so that long lines stay in theirs."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for left, right in lines:
        table.add_row(left, kept_together(right))
    return Unbroken(table)


def stack(lines: Iterable[Text]) -> Text:
    """Lines, one below the other."""
    return Text("\n").join(lines)


def padded(text: Text, width: int) -> Text:
    """Text in a column of some width."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def bar(sign: str, count: int, limit: int, style: str) -> Text:
    """A count against a limit, a sign for each card, and a mark where the limit stands."""
    text = styled(sign * min(count, limit - 1), style)
    text.append("░" * (limit - 1 - count), style="dim")
    text.append("┃", style="bold")
    return text.append(sign * (count - limit + 1), style=style)
