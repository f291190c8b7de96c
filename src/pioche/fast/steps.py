"""One step of one game, as plain functions: what all seats that may act have chosen, and what they know after it.

Like the loops, they run on lists, on the CPU and on the GPU as they stand.
"""

from collections.abc import Callable
from typing import Any

from pioche.core.bits import first_seat
from pioche.core.contract import NOBODY, Rules
from pioche.core.luck import next_word

# what was wrong with a step
FINE = 0
NO_SUCH_ACTION = 1
ILLEGAL_ACTION = 2
AFTER_THE_END = 3

# whose features are wanted
OF_NOBODY = 0
OF_WHO_ACTS = 1
OF_ALL = 2

AT_A_TIME = 5  # as many actions go into a mask without a look at how many there are


def chosen_step(rules: Rules) -> Callable[..., int]:
    """`step(table, chosen, masks)`: each seat that may act does what it chose; or what is wrong, nothing done."""
    to_act, apply, actions_there_are = rules.to_act, rules.apply, rules.actions

    def step(table: Any, chosen: Any, masks: Any) -> int:
        waiting = to_act(table)
        if waiting == 0:
            return AFTER_THE_END
        first = first_seat(waiting)
        waiting >>= first
        left, seat = waiting, first
        while left:
            if left & 1:
                action = chosen[seat]
                if action < 0 or action >= actions_there_are:
                    return NO_SUCH_ACTION
                if not masks[seat][action]:
                    return ILLEGAL_ACTION
            left >>= 1
            seat += 1
        left, seat = waiting, first
        while left:
            if left & 1:
                apply(table, seat, chosen[seat])
            left >>= 1
            seat += 1
        return FINE

    return step


def seats_shown(rules: Rules, make: Callable[[Any], Any]) -> Callable[..., int]:
    """`show(table, known, actions, whose, before, masks, numbers)`: fill the rows of one game, by seat.

    The masks are of the seats that may act, and so are the features, or of all seats, or of none; rows of seats that
    acted before and may not now are made blank. `known` is three tables, the last one blank. Gives who may act.
    `make` lets compiled code call the parts of it.
    """
    to_act = rules.to_act
    show_mask, know_open, show_features = mask_shown(rules), open_knowledge(rules), features_shown(rules)
    for part in (blank, show_mask, know_open, show_features):
        make(part)

    def show(table: Any, known: Any, actions: Any, whose: int, before: int, masks: Any, numbers: Any) -> int:
        waiting = to_act(table)
        gone = before & ~waiting
        while gone:
            seat = first_seat(gone)
            gone &= gone - 1
            blank(masks[seat])
            if whose == OF_WHO_ACTS:
                blank(numbers[seat])
        if whose != OF_NOBODY:
            know_open(table, known)
        seat = first_seat(waiting)
        left = waiting >> seat
        while left:
            if left & 1:
                show_mask(table, seat, actions, masks[seat])
                if whose == OF_WHO_ACTS:
                    show_features(table, seat, known, numbers[seat])
            left >>= 1
            seat += 1
        if whose == OF_ALL:
            for seat in range(table.seats):
                show_features(table, seat, known, numbers[seat])
        return waiting

    return show


def blank(row: Any) -> None:
    """Nothing in a row."""
    for place in range(len(row)):
        row[place] = 0


def mask_shown(rules: Rules) -> Callable[..., None]:
    """`show(table, seat, actions, mask)`: which actions are legal for a seat."""
    legal, actions_there_are = rules.legal, rules.actions

    def show(table: Any, seat: int, actions: Any, mask: Any) -> None:
        for action in range(actions_there_are):
            mask[action] = False
        found = legal(table, seat, actions)
        # the last one again where there are fewer: where a list ends, a processor would have to guess
        for begin in range(0, found, AT_A_TIME):
            for place in range(begin, begin + AT_A_TIME):
                mask[actions[min(place, found - 1)]] = True

    return show


def open_knowledge(rules: Rules) -> Callable[..., None]:
    """`know_open(table, known)`: what all may know, once for all seats of a game whose rules tell it apart."""
    know, is_apart = rules.know, rules.know_own is not None

    def know_open(table: Any, known: Any) -> None:
        if is_apart:
            known[1] = known[2]
            know(table, NOBODY, known[1])

    return know_open


def features_shown(rules: Rules) -> Callable[..., None]:
    """`show(table, seat, known, numbers)`: what a seat knows, as numbers."""
    know, know_own, features = rules.know, rules.know_own, rules.features

    def show(table: Any, seat: int, known: Any, numbers: Any) -> None:
        known[0] = known[2]
        know(table, seat, known[0])
        features(known[0], numbers)

    if know_own is None:
        return show

    def show_after_open(table: Any, seat: int, known: Any, numbers: Any) -> None:
        known[0] = known[1]
        know_own(table, seat, known[0])
        features(known[0], numbers)

    return show_after_open


def random_choice(rules: Rules) -> Callable[..., None]:
    """`choose(table, dice, actions, chosen)`: for each seat that may act, any legal action, as random games choose."""
    to_act, legal = rules.to_act, rules.legal

    def choose(table: Any, dice: Any, actions: Any, chosen: Any) -> None:
        waiting = to_act(table)
        for seat in range(len(chosen)):
            chosen[seat] = -1
        seat = first_seat(waiting)
        waiting >>= seat
        while waiting:
            if waiting & 1:
                found = legal(table, seat, actions)
                chosen[seat] = actions[(next_word(dice) * found) >> 32]
            waiting >>= 1
            seat += 1

    return choose
