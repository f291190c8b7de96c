"""Sets of seats as bits, for the loops over whoever may act."""


def first_seat(seats: int) -> int:
    """The lowest of up to six seats, 0 if there is none; without a loop, whose end a processor would have to guess."""
    one = seats & -seats
    return (one >> 1) - (one >> 3) - 2 * (one >> 4) - 3 * (one >> 5)
