"""The fields of a 5211 table, and nothing else."""

from typing import Annotated

from pioche.core.fields import I8, I16, I64, Fields, Grid, Row, Small, Wide


class Table(Fields):
    """Everything on a 5211 table; a card is 1-30, and 0 is no card, or one that may not be known."""

    # what the edition says
    seats: Small
    lays: Annotated[Row, I8, 3]  # cards each has laid by the end of turn 1, 2, 3
    removed: Small
    limit: Small
    kododo: Small
    kododo_or_more: Small
    ties_by_cards: Small
    target: Wide
    open_scores: Small
    # where the game stands
    viewer: Small  # 0: the whole truth; seat + 1, or SPECTATOR: what that seat may know
    awaits: Small  # 1 while a shuffle is awaited
    over: Small
    deck_number: Wide
    round_number: Small
    turn: Small
    to_lay: Small  # sealed cards still to come before the reveal
    # luck and cards
    luck: Annotated[Row, I64, 5]
    deck: Annotated[Row, I8, 100]
    deck_next: Small
    hand: Annotated[Grid, I8, 5, 5]
    held: Annotated[Row, I8, 5]
    laid: Annotated[Grid, I8, 5, 5]  # open cards first, then the sealed ones
    laid_count: Annotated[Row, I8, 5]
    shown: Small  # open cards of each seat
    count: Annotated[Row, I8, 5]  # open cards of each colour
    ones: Small  # open Kododo cards
    gone: Annotated[
        Row, I16, 31
    ]  # open cards of this deck that were scored or discarded, by kind; as wide as features are
    # score piles
    score: Annotated[Row, I16, 5]
    scored: Annotated[Row, I16, 5]  # cards in the score pile
    noted: Annotated[Row, I16, 5]  # totals noted, for all to see, when a deck was played out
    # open cards, their points and the Kododo cards among them: counted for whom they are shown to, otherwise 0
    open_cards: Annotated[Grid, I16, 5, 5]  # by seat and colour
    open_points: Annotated[Grid, I16, 5, 5]
    open_ones: Annotated[Row, I16, 5]
    # working space for imagined worlds, otherwise 0
    unseen: Annotated[Row, I8, 31]
