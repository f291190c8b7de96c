"""What differs between the three rule texts of Kudos, as values and nothing else."""

from typing import Any

from pioche.core.contract import Edition, Option
from pioche.core.errors import BadOption
from pioche.games.kudos.table import Table

EACH = {3: 25, 4: 24, 5: 19, 6: 16}
TARGET = 35
SEATS = range(3, 7)

ARROW = Option(
    "arrow", "quarter", lambda value: value in ("quarter", "follows-last-pile"), "quarter, follows-last-pile"
)
FIRST = Option(
    "first",
    None,
    lambda value: value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 6),
    "a seat, from 0",
)

FR = {"arrow_chosen": 0, "fill_onward": 0, "row_counts": 0}
NL_DE = {"arrow_chosen": 1, "fill_onward": 1, "row_counts": 1}

EDITIONS = (
    Edition("kudos", "fr", None, SEATS, "KUD-E5", FR, (ARROW, FIRST), "fr"),
    Edition("kudos", "nl", None, SEATS, "KUD-E5", NL_DE, (ARROW, FIRST), "nl"),
    Edition("kudos", "de", None, SEATS, "KUD-E5", NL_DE, (ARROW, FIRST), "de"),
)


def lay_out(table: Table, edition: Edition, seats: int, options: dict[str, Any]) -> None:
    """KUD-S3, KUD-S5, KUD-S7, KUD-T4, KUD-B3, KUD-E2, KUD-E5: the edition's numbers, onto the table."""
    if options["first"] is not None and options["first"] >= seats:
        raise BadOption(rule="KUD-S7", option="first", value=options["first"], allowed=f"0-{seats - 1}")
    table.seats = seats
    table.each = EACH[seats]
    table.named_first = 0 if options["first"] is None else options["first"] + 1
    table.arrow_chosen = edition.values["arrow_chosen"]
    table.arrow_follows = int(options["arrow"] == "follows-last-pile")
    table.fill_onward = edition.values["fill_onward"]
    table.row_counts = edition.values["row_counts"]
    table.target = TARGET
