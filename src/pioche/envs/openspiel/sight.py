"""What a seat sees of a moment, and what it remembers of all before, as text; from `know` and what all were shown."""

import json
from typing import Any, NamedTuple

from pioche.core.contract import NOBODY
from pioche.envs.openspiel.dealing.position import Action
from pioche.envs.openspiel.play import Moment, Play
from pioche.envs.openspiel.settings import PERFECT, Settings


class Sight(NamedTuple):
    """What is looked at: what lies open, and which seats' own parts."""

    public: bool
    private: bool
    of_all: bool = False

    def seats(self, settings: Settings, seat: int) -> tuple[int, ...]:
        """The seats whose own part is seen."""
        if self.of_all:
            return tuple(range(settings.players))
        return (seat,) if self.private else ()


def seen(sight: Sight, settings: Settings, moment: Moment, seat: int) -> dict[str, Any]:
    """What is seen of a moment: open facts by their names, a seat's own ones under its number."""
    public = moment.view(settings, NOBODY)
    facts = dict(public) if sight.public else {}
    for each in sight.seats(settings, seat):
        own = {name: fact for name, fact in moment.view(settings, each).items() if fact != public[name]}
        if own:
            facts[str(each)] = own
    return facts


def last_moment(play: Play) -> Moment | None:
    """The moment seats last looked at; while cards are dealt, the one before."""
    if play.moment is not None:
        return play.moment
    return play.past[-1].moment if play.past else None


def observation(sight: Sight, play: Play, seat: int) -> str:
    """What is seen now."""
    moment = last_moment(play)
    facts = {} if moment is None else seen(sight, play.settings, moment, seat)
    is_secret = sight.private and play.settings.game not in PERFECT
    return f"{seat} {as_text(facts)}" if facts or is_secret else ""


def recollection(sight: Sight, play: Play, seat: int) -> str:
    """All that was seen from the start, each time what had changed, with the own actions and those all were shown."""
    settings = play.settings
    seats = sight.seats(settings, seat)
    lines = [str(seat)]
    before = None
    for step in play.past:
        lines.append(news(sight, settings, before, step.moment, seat))
        if sight.public and step.shown:
            lines.append(moves(settings, list(step.shown)))
        else:
            lines.append(moves(settings, [move for move in step.actions if move[0] in seats]))
        before = step.moment
    if play.moment is not None:
        lines.append(news(sight, settings, before, play.moment, seat))
    return "\n".join(filter(None, lines))


def news(sight: Sight, settings: Settings, before: Moment | None, moment: Moment, seat: int) -> str:
    """What was seen at a moment and not at the one before; worked out once, since a moment has but one before it."""
    line = moment.lines.get((sight, seat))
    if line is None:
        earlier = {} if before is None else seen(sight, settings, before, seat)
        line = as_text(changes(earlier, seen(sight, settings, moment, seat)))
        moment.lines[sight, seat] = line
    return line


def truth(play: Play) -> str:
    """Everything, and what chance has chosen of a step that waits for more."""
    whole = observation(Sight(public=True, private=False, of_all=True), play, 0)
    return "\n".join(filter(None, [whole, play.position.wanted, *map(str, filter(None, play.position.chosen))]))


def moves(settings: Settings, actions: list[Action]) -> str:
    """Some actions on one line."""
    edition = settings.setup.edition
    return ", ".join(f"{seat} {settings.rules.write(action, seat, edition)}" for seat, action in actions)


def changes(before: Any, now: Any) -> Any:
    """What of some facts is new or different, place by place."""
    if isinstance(now, dict) and isinstance(before, dict):
        return {name: changes(before.get(name), fact) for name, fact in now.items() if before.get(name) != fact}
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        return {place: changes(*pair) for place, pair in enumerate(zip(before, now, strict=True)) if pair[0] != pair[1]}
    return now


def as_text(facts: Any) -> str:
    """Facts on one line."""
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
