"""Whatever happens in a game can be told in every language."""

from functools import cache

import pytest

from pioche.core.contract import Event
from pioche.games.catalogue import GAMES
from pioche.i18n import LANGUAGES, words_in
from tests.conformance.cases import CASES, Case, each_case, random_game
from tests.i18n.messages import messages

GAMES_EACH = 2
PLAYERS = ("Ana", "Bo", "Chloë", "Dirk", "Eva", "Finn")
# what a few random games may not come to: a tie broken by cards, a table where nothing goes any more
RARE = {"g5211-tie-break", "kobito-stuck"}


@cache
def events_of(case: Case) -> tuple[Event, ...]:
    """What happened in some random games, each kind of sentence a few times."""
    found: dict[str, list[Event]] = {}
    for seed in range(GAMES_EACH):
        for game in random_game(case, seed):
            for event in game.explain():
                found.setdefault(event.key, []).append(event)
    return tuple(event for events in found.values() for event in events[:40])


@pytest.mark.parametrize("language", LANGUAGES)
@each_case
def test_everything_that_happens_can_be_told(case: Case, language: str) -> None:
    words = words_in(language)
    for event in events_of(case):
        for players in (None, PLAYERS[: case.seats]):
            text = words.tell(event, players)
            assert text.endswith("."), event
            assert not set("{}$[]") & set(text), event


@pytest.mark.parametrize("game", GAMES)
def test_random_games_come_to_every_event_there_are_words_for(game: str) -> None:
    keys = {event.key for case in CASES if case.game == game for event in events_of(case)}
    prefix = "g5211-" if game == "5211" else f"{game}-"
    theirs = {key for key in messages("en", "events") if key.startswith(prefix)} - RARE - {"kobito-place"}
    assert keys - RARE == theirs | {"game-over"}


def test_seats_are_told_by_the_players_names_or_by_their_numbers() -> None:
    event = Event("kudos-give-card", "KUD-X2", {"seat": 0, "victim": 2, "card": "Rc"})
    assert words_in("en").tell(event, ["Ana", "Bo", "Cy"]) == "Ana gives Rc from the discard pile to Cy."
    assert words_in("en").tell(event) == "Player 1 gives Rc from the discard pile to Player 3."


def test_tied_players_and_tied_colours_stand_in_a_row() -> None:
    won = Event("game-over", "KUD-E3", {"seats": [0, 1], "points": 1})
    assert words_in("en").tell(won, ["Ana", "Bo"]) == "The game is over. Victory goes to Ana and Bo, with 1 point."
    tied = Event("g5211-tie", "5211-M3", {"colours": ["green", "blue", "red"], "count": 2})
    assert words_in("nl").tell(tied) == "Met elk 2 kaarten zijn groen, blauw en rood gelijk: ze vallen allemaal af."
