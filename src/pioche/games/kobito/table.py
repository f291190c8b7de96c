"""The fields of a Kobito table, and nothing else."""

from typing import Annotated

from pioche.core.fields import I8, I16, I64, Fields, Grid, Row, Small, Wide


class Table(Fields):
    """Everything on a Kobito table; rainbows 0-2 lie at gold cards, then four for each seat's studio."""

    # what the edition says
    seats: Small
    gold_kinds: Small
    gold_length: Annotated[Row, I8, 19]  # the length a kind of gold card asks for
    gold_worth: Annotated[Row, I8, 19]
    gold_copies: Annotated[Row, I8, 19]
    # where the game stands
    viewer: Small  # 0: the whole truth; seat + 1, or SPECTATOR: what that seat may know
    awaits: Small  # the luck awaited: FIRST, GOLD, RAINBOW, or none
    step: Small  # what goes on once the luck has come
    over: Small
    turn_of: Small
    turn_number: Wide
    owed: Small  # cards to play from hand this turn
    played: Small
    dropped: Small  # penalty cards laid this turn
    lone: Small  # rainbow + 1 of the single studio card that must move now
    fresh: Small  # slot + 1 of the gold rainbow turned up since the lone card was left
    could_act: Small
    idle: Small  # turns in a row in which nobody could do anything
    wants_start: Annotated[Row, I8, 3]
    # luck and cards
    luck: Annotated[Row, I64, 5]
    gold_deck: Annotated[Row, I8, 18]  # kinds of gold cards
    gold_next: Small
    gold_owner: Annotated[Row, I8, 18]  # seat + 1 of who won the gold card at that place
    slot_gold: Annotated[Row, I8, 3]  # the kind of gold card in a slot
    slot_place: Annotated[Row, I8, 3]  # and its place in the gold deck
    deck: Annotated[Row, I8, 92]
    deck_next: Small
    deck_end: Small
    renewals: Wide  # how often the discard was shuffled in
    put_backs: Wide  # how often a start card was put back and the draw pile reshuffled
    discard: Annotated[Row, I8, 15]  # by card
    hand: Annotated[Grid, I8, 6, 15]  # by card
    held: Annotated[Row, I8, 6]
    shown_kobitos: Annotated[Row, I8, 6]  # Kobitos taken by a swap that all know to be in that hand
    # rainbows: the cells are those of the numbers 1-12
    low: Annotated[Row, I8, 27]
    length: Annotated[Row, I8, 27]
    kobitos: Annotated[Row, I8, 27]
    cell: Annotated[Grid, I8, 27, 13]  # 0 a number, 1 a Kobito, 2 and up: a number painted over once and more
    # points
    gold: Annotated[Row, I16, 6]
    gold_won: Annotated[Row, I8, 6]
    penalty: Annotated[Grid, I8, 6, 15]  # by card
    penalties: Annotated[Row, I8, 6]
    # working space for counting, otherwise 0
    unseen: Annotated[Row, I8, 15]
