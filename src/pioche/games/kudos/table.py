"""The fields of a Kudos table, and nothing else."""

from typing import Annotated

from pioche.core.fields import I8, I16, I64, Fields, Grid, Row, Small, Wide


class Table(Fields):
    """Everything on a Kudos table; a card is its place in the deck (1-100), 0 is none."""

    # what the edition says
    seats: Small
    each: Small  # cards in a draw pile at the start
    named_first: Small  # seat + 1 if the table names the starter
    arrow_chosen: Small  # the starter chooses the arrow's pile
    arrow_follows: Small  # the arrow goes on from the pile played last
    fill_onward: Small  # after a fill the player may go on to the next pile
    row_counts: Small  # cards left in a row count as points
    target: Wide
    # where the game stands
    viewer: Small  # 0: the whole truth; seat + 1, or SPECTATOR: what that seat may know
    awaits: Small  # the luck awaited: FIRST, SHUFFLE, ARROW, or none
    phase: Small
    over: Small
    round_number: Wide
    starter: Small
    turn_of: Small
    arrow: Small
    at: Small  # the pile played last this turn
    played: Small  # cards played this turn, a filling card not counted
    row_at_start: Small
    filled: Small
    # luck and cards
    luck: Annotated[Row, I64, 5]
    deck: Annotated[Row, I8, 101]
    draw_next: Annotated[Row, I8, 6]
    draw_end: Annotated[Row, I8, 6]
    row: Annotated[Grid, I8, 6, 3]
    row_count: Annotated[Row, I8, 6]
    under: Annotated[Row, I8, 101]  # the card beneath a card of a pile
    top: Annotated[Row, I8, 4]
    bottom: Annotated[Row, I8, 4]
    pile_count: Annotated[Row, I8, 4]
    discard_top: Annotated[Row, I8, 6]
    discard_count: Annotated[Row, I8, 6]
    seen: Annotated[Row, I8, 26]  # cards of each kind that have been turned up in this round
    # points
    score: Annotated[Row, I16, 6]
    round_score: Annotated[Row, I16, 6]
    # working space for imagined worlds, otherwise 0
    unseen: Annotated[Row, I8, 26]
