"""Checking a record: every move played again, and all that it says compared."""

from typing import Any

from pioche.core.errors import BadOption, BadRecord, GameIsOver, MoveError, PiocheError, UnreadableMove
from pioche.play.luck import Recorded, commitment_of, source_of
from pioche.play.setup import Setup, prepare
from pioche.play.values import FORMAT, Game, begin

KINDS = {
    "format": str,
    "game": str,
    "edition": str,
    "options": dict,
    "rules_version": int,
    "seats": int,
    "players": list,
    "luck": list,
    "moves": list,
    "scores": list,
    "winners": list,
}


def replay(record: Any) -> Game:
    """The finished game a record tells of; BadRecord, with the move and the rule, where it is false."""
    setup = read_setup(record)
    game = play_moves(first_moment(setup, record["luck"]), record["moves"])
    check_end(game, record)
    check_seed(setup, record, game)
    return game


def read_setup(record: Any) -> Setup:
    """What the record says was played."""
    check_shape(record)
    seed = record.get("seed")
    try:
        setup = prepare(
            record["game"],
            record["edition"],
            record.get("variant"),
            record["seats"],
            record["options"],
            record["players"],
            seed if isinstance(seed, str) else "",
        )
    except PiocheError as error:
        raise BadRecord(rule=error.rule, reason=error.code, **error.details) from None
    check_names(setup, record)
    return setup


def check_names(setup: Setup, record: dict[str, Any]) -> None:
    """A record names what was played to the letter; only people may be careless."""
    for kind, name in (("game", setup.game), ("edition", setup.edition.key), ("variant", setup.edition.variant)):
        told = record.get(kind)
        if told != name:
            raise BadRecord(reason="unknown-name", kind=kind, name=told, nearest=[name], known=[name])


def first_moment(setup: Setup, luck: list[Any]) -> Game:
    """The deal the record tells of."""
    try:
        return begin(setup, Recorded(luck))
    except BadOption as error:
        raise BadRecord(rule=error.rule, reason=error.code, **error.details) from None


def check_shape(record: Any) -> None:
    """Whether this is a record at all, with everything of the kind it must be."""
    if not isinstance(record, dict):
        raise BadRecord(reason="not-a-record")
    if record.get("format") != FORMAT:
        raise BadRecord(reason="other-format", found=str(record.get("format")), expected=FORMAT)
    for name, kind in KINDS.items():
        if not isinstance(record.get(name), kind) or isinstance(record[name], bool):
            raise BadRecord(reason="field-missing" if name not in record else "field-wrong", field=name)
    for name in ("variant", "seed", "commitment"):
        if record.get(name) is not None and not isinstance(record[name], str):
            raise BadRecord(reason="field-wrong", field=name)
    if record["rules_version"] != 1:
        raise BadRecord(reason="other-version", found=record["rules_version"], expected=1)


def play_moves(game: Game, moves: list[Any]) -> Game:
    """Play the moves one by one; the first that cannot be made is named with its rule."""
    for number, move in enumerate(moves, start=1):
        if not isinstance(move, list) or len(move) != 2 or not isinstance(move[1], str):
            raise BadRecord(reason="field-wrong", field="moves", move=number)
        try:
            later = game.play(*move)
            if move[1] not in game.legal(move[0]):
                raise UnreadableMove  # a person may type it so; other programs read records to the letter
            game = later
        except GameIsOver:
            raise BadRecord(reason="after-the-end", move=number, seat=move[0], text=move[1]) from None
        except MoveError as error:
            reason = error.details.get("reason", error.code)
            facts = {"seat": move[0], "text": move[1], "legal": error.details.get("legal", ())}
            raise BadRecord(rule=error.rule, reason=reason, move=number, **facts) from None
        except BadRecord as error:
            raise BadRecord(rule=error.rule, move=number, **error.details) from None
        except PiocheError as error:
            raise BadRecord(reason=error.code, move=number, seat=move[0], text=move[1]) from None
    check_order(game, moves)
    return game


def check_order(game: Game, moves: list[Any]) -> None:
    """5211-R2: sealed choices stand in seat order, as they were revealed."""
    for number, (move, told) in enumerate(zip(game.moves, moves, strict=False), start=1):
        if move[0] != told[0]:
            raise BadRecord(
                rule=game.setup.rules.turn_rule, reason="seat-order", move=number, seat=told[0], text=told[1]
            )


def check_end(game: Game, record: dict[str, Any]) -> None:
    """Whether the game is over with just the luck, the scores and the winners the record tells of."""
    if not game.is_over:
        raise BadRecord(reason="not-over", moves=len(record["moves"]))
    if len(game.luck) < len(record["luck"]):
        raise BadRecord(reason="luck-left", entry=len(game.luck) + 1)
    for name, found in (("scores", game.scores), ("winners", game.winners)):
        if record[name] != list(found) or not all(type(number) is int for number in record[name]):
            raise BadRecord(reason=f"other-{name}", told=record[name], found=list(found))


def check_seed(setup: Setup, record: dict[str, Any], game: Game) -> None:
    """Whether the seed, if it is one of ours, gives this luck, and is the one committed to."""
    commitment = record.get("commitment") or ""
    source = source_of(setup.seed)
    if source is None:
        return
    if commitment and commitment != commitment_of(setup.seed):
        raise BadRecord(reason="other-commitment", told=commitment, found=commitment_of(setup.seed))
    again = begin(setup, source)
    try:
        for seat, text in game.moves:
            again = again.play(seat, text)
    except PiocheError:
        raise BadRecord(reason="other-seed") from None
    if again.luck != game.luck:
        raise BadRecord(reason="other-seed")
