"""A rematch: the same people at a new table, each one chair further, each with the secret they have."""

import msgspec

from pioche.tables.entries import AnyEntry, BotSat, Sat
from pioche.tables.settings import Settings
from pioche.tables.state import State


def rematch_settings(state: State) -> Settings:
    """The same game again."""
    return msgspec.structs.replace(state.settings, rematch_of=state.table)


def rematch_sitters(state: State) -> list[AnyEntry]:
    """Who sits where: the host first, and so the host again; whoever left is not there."""
    people: list[AnyEntry] = []
    bots: list[AnyEntry] = []
    for seat, place in enumerate(state.places):
        chair = (seat + 1) % state.settings.seats
        if place.is_person:
            people.insert(0 if seat == state.host else len(people), Sat(chair, place.name, place.secret_hash))
        elif place.sitter == "bot" and place.level is not None:
            bots.append(BotSat(chair, place.level))
    return people + bots
