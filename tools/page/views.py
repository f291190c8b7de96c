"""The games' views, as the page reads them: plain data that `games/*/view.py` makes, written down as types.

A test holds them against the views of real games.
"""

from typing import Literal, TypedDict


class Seen(TypedDict):
    """What every game's view has."""

    edition: str
    variant: str | None
    seats: int
    you: int | None
    over: bool
    to_act: list[int]


class Kododo(TypedDict):
    """5211-K1, 5211-K2: the Kododo cards that lie open, and how many score."""

    now: int
    needs: int
    or_more: bool


class G5211(Seen):
    """5211 as one viewer may see it."""

    game: Literal["5211"]
    deck: int
    round: int
    turn: int
    draw_pile: int
    last_round: bool
    to_lay: list[int]
    hand: list[str]
    held: list[int]
    laid: list[list[str]]
    sealed: list[int]
    your_sealed: list[str]
    counts: dict[str, int]
    limit: int
    kododo: Kododo
    if_scored_now: str | None
    scores: list[int | None]
    scored_cards: list[int | None]
    noted: list[int]
    target: int | None


class Cell(TypedDict):
    """KOB-A2, KOB-J1: a card of a rainbow, and the number it stands for."""

    card: str
    number: int
    painted: int


class Gold(TypedDict):
    """KOB-S3: a gold card and the rainbow beside it."""

    length: int
    gold: int
    needs: int
    rainbow: list[Cell]


class Kobito(Seen):
    """Kobito as one viewer may see it."""

    game: Literal["kobito"]
    turn: int
    owed: int
    played: int
    penalties_paid: int
    still_owed: int
    lone: int | None
    golds: list[Gold | None]
    gold_deck: int
    studios: list[list[list[Cell]]]
    hand: list[str]
    held: list[int]
    known_kobitos: list[int]
    draw_pile: int
    discard: dict[str, int]
    gold_cards: list[list[tuple[int, int]]]
    penalties: list[list[str]]
    scores: list[int]


Phase = Literal["choose-arrow", "play", "fill", "play-on", "give-pile", "give-card", "over"]


class Kudos(Seen):
    """Kudos as one viewer may see it."""

    game: Literal["kudos"]
    round: int
    starter: int
    phase: Phase
    arrow: int | None
    at: int | None
    played: int
    filled: bool
    piles: list[list[str]]
    rows: list[list[str]]
    draw_piles: list[int]
    discards: list[list[str]]
    round_scores: list[int]
    scores: list[int]
    target: int


VIEWS = {"5211": G5211, "kobito": Kobito, "kudos": Kudos}
