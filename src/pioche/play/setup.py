"""What a game is played with: its edition, options, seats, players and seed."""

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from pioche.core.contract import Edition, Rules
from pioche.core.errors import BadOption, SeatsNotAllowed, UnknownName
from pioche.games.catalogue import GAMES, rules_of

USUAL_SEATS = 4


@dataclass(frozen=True)
class Setup:
    """Everything settled before the first card is dealt."""

    game: str
    edition: Edition
    seats: int
    options: tuple[tuple[str, Any], ...]
    players: tuple[str, ...]
    seed: str

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return rules_of(self.game)

    def other_options(self) -> dict[str, Any]:
        """The options that differ from the edition's defaults, as a record writes them."""
        defaults = {option.name: option.default for option in self.edition.options}
        return {name: thaw(value) for name, value in self.options if thaw(value) != defaults[name]}


def prepare(
    game: str,
    edition: str | None,
    variant: str | None,
    seats: int | None,
    options: dict[str, Any] | None,
    players: list[str] | tuple[str, ...] | None,
    seed: str,
) -> Setup:
    """A setup from names and numbers, each checked; a game's first edition is its default."""
    rules = find_rules(game)
    found = find_edition(rules, edition, variant)
    count = usual_seats(found) if seats is None else seats
    if isinstance(count, bool) or not isinstance(count, int) or count not in found.seats:
        raise SeatsNotAllowed(
            rule=found.seats_rule, game=rules.key, seats=seats, least=found.seats[0], most=found.seats[-1]
        )
    names = tuple(players) if players is not None else tuple(f"player {seat + 1}" for seat in range(count))
    if len(names) != count or not all(isinstance(name, str) for name in names):
        raise BadOption(option="players", value=list(names), allowed=f"{count} names")
    return Setup(rules.key, found, count, settle_options(found, options or {}), names, seed)


def usual_seats(edition: Edition) -> int:
    """Four seats, or as many as the edition takes."""
    return min(USUAL_SEATS, edition.seats[-1])


def find_rules(game: str) -> Rules:
    """The rules of the game with that name."""
    return rules_of(find("game", game, list(GAMES)))


def find_edition(rules: Rules, edition: str | None, variant: str | None) -> Edition:
    """The edition and variant with those names, or the game's first."""
    keys = list(dict.fromkeys(each.key for each in rules.editions))
    key = keys[0] if edition is None else find("edition", edition, keys, game=rules.key)
    variants = {each.variant or "": each for each in rules.editions if each.key == key}
    named = [name for name in variants if name]
    wanted = "" if variant is None else find("variant", variant, named, game=rules.key, edition=key)
    return variants[wanted]


def find(kind: str, name: Any, known: list[str], **details: Any) -> str:
    """The known name that is meant, or an error with the nearest ones."""
    word = str(name).strip().lower()
    if word in known:
        return word
    nearest = get_close_matches(word, known, n=3, cutoff=0.6)
    raise UnknownName(kind=kind, name=str(name), nearest=nearest, known=known, **details)


def settle_options(edition: Edition, given: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    """Every option of the edition with its value, given or default."""
    names = [option.name for option in edition.options]
    for name in given:
        find("option", name, names, game=edition.game)
    settled = []
    for option in edition.options:
        value = given.get(option.name, option.default)
        if not option.is_allowed(value):
            raise BadOption(option=option.name, value=value, allowed=option.allowed)
        settled.append((option.name, freeze(value)))
    return tuple(settled)


def freeze(value: Any) -> Any:
    """The same value, lists as tuples."""
    return tuple(freeze(item) for item in value) if isinstance(value, list | tuple) else value


def thaw(value: Any) -> Any:
    """The same value, tuples as lists."""
    return [thaw(item) for item in value] if isinstance(value, list | tuple) else value
