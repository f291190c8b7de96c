"""What cannot be done in a state: OpenSpiel itself asks for no permission, and a wrong action must change nothing."""

from collections.abc import Sequence

from pioche.core.errors import BadOption, GameIsOver, NotYourTurn
from pioche.envs.openspiel.dealing.position import Action
from pioche.envs.openspiel.play import Play
from pioche.envs.refusals import refused


def allowed_outcome(play: Play, outcome: int) -> int:
    """What chance is said to bring, if it can."""
    outcomes = [number for number, _ in play.outcomes()]
    if outcome not in outcomes:
        raise BadOption(option="chance", value=outcome, allowed=", ".join(map(str, outcomes)))
    return outcome


def allowed_actions(play: Play, chosen: Sequence[int]) -> tuple[Action, ...]:
    """The seats that decide now, each with its choice, if all of them can be made."""
    if play.is_over:
        raise GameIsOver(move=" ".join(map(str, chosen)))
    if not play.to_act or (len(chosen) > 1) != play.settings.simultaneous:
        raise NotYourTurn(rule=play.settings.rules.turn_rule, move=" ".join(map(str, chosen)), to_act=play.to_act)
    if len(chosen) not in (1, play.settings.players):
        raise BadOption(option="actions", value=list(chosen), allowed=f"{play.settings.players}")
    actions = tuple((seat, chosen[seat] if len(chosen) > 1 else chosen[0]) for seat in play.to_act)
    for seat, action in actions:
        check(play, seat, action)
    return actions


def check(play: Play, seat: int, action: int) -> None:
    """An error, with the rule, if a seat cannot do that now."""
    legal = play.legal(seat)
    if action not in legal:
        assert play.moment is not None
        raise refused(play.settings.setup, play.moment.known(play.settings, seat), seat, action, legal)
