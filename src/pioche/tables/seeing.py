"""What a viewer is told of a table: built from `Game.view`, `legal` and `explain`, and from nothing that is hidden."""

from dataclasses import dataclass

from pioche.core.contract import Event
from pioche.play.rounds import closes_a_round
from pioche.play.values import Game
from pioche.tables import entries
from pioche.tables.notices import Ask, Chair, Happened, Whole
from pioche.tables.ports import Kept
from pioche.tables.state import Place, State


@dataclass(frozen=True, slots=True)
class Around:
    """What is not in the log: who is here, until when each seat must have decided, and when it has been waited for."""

    here: tuple[bool, ...]
    clocks: tuple[float | None, ...]
    cover_from: tuple[float | None, ...]


def whole(state: State, seat: int | None, around: Around) -> Whole:
    """All that a seat, or a spectator, may know now."""
    game, is_over = state.game, state.stage == "over"
    return Whole(
        number=state.number,
        stage=state.stage,
        settings=state.settings,
        commitment=state.commitment,
        chairs=tuple(chair(state, other, place, around) for other, place in enumerate(state.places)),
        seat=seat,
        view=None if game is None else game.view(seat),
        ask=None if game is None or seat is None else ask(state, game, seat, around),
        chat_is_on=state.chat_is_on,
        clocks=around.clocks,
        cover_from=around.cover_from,
        winners=game.winners if game is not None and is_over else (),
        seed=state.seed if is_over else None,
        next_table=state.next_table,
    )


def chair(state: State, seat: int, place: Place, around: Around) -> Chair:
    """A chair as all may see it."""
    return Chair(
        sitter=place.sitter,
        name=place.name,
        level=place.plays_itself,
        is_covered=place.is_covered,
        is_here=around.here[seat] and place.is_person,
        is_host=state.host == seat,
        has_left=place.has_left,
    )


def ask(state: State, game: Game, seat: int, around: Around) -> Ask | None:
    """What a person's seat is asked, if anything; also whether its cards can be taken back."""
    may_take_back = game.may_take_back(seat)
    if state.places[seat].sitter != "player" or not (seat in game.to_act or may_take_back):
        return None
    return Ask(state.question(seat), game.legal(seat), may_take_back, around.clocks[seat])


def happened(before: State, kept: Kept, state: State, seat: int | None, around: Around) -> Happened:
    """One entry of the log as a seat, or a spectator, may hear of it."""
    entry, events = kept.entry, what_followed(before, kept, state)
    return Happened(
        whole=whole(state, seat, around),
        kind=entry.__struct_config__.tag,  # type: ignore[arg-type]
        about=getattr(entry, "seat", None),
        by=entry.by if isinstance(entry, entries.Moved) else None,
        asked_by=entry.asked_by if isinstance(entry, entries.Covered) else None,
        events=events,
        before=before.game.view(seat) if before.game is not None and closes_a_round(events) else None,
        left=before.places[entry.seat].name if isinstance(entry, entries.Left) else "",
    )


def what_followed(before: State, kept: Kept, state: State) -> tuple[Event, ...]:
    """What a move led to, told from what lies open to all."""
    if isinstance(kept.entry, entries.Moved) and state.game is not before.game and state.game is not None:
        return state.game.explain()
    return ()
