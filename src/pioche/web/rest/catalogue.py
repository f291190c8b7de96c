"""What can be played."""

from litestar import get

from pioche.bots.levels import LEVELS
from pioche.core.contract import Edition
from pioche.games.catalogue import GAMES, rules_of
from pioche.i18n.words import LANGUAGES
from pioche.play.setup import thaw, usual_seats
from pioche.tables.settings import TIMINGS
from pioche.web.rest.messages import Catalogue, EditionSeen, GameSeen, PaceSeen


@get("/api/games", sync_to_thread=False, cache=False)
def games() -> Catalogue:
    """Every game, edition, variant and option, the bots and the paces."""
    return Catalogue(
        games=tuple(GameSeen(game, tuple(map(edition_seen, rules_of(game).editions))) for game in GAMES),
        bots=tuple(LEVELS),
        paces=tuple(PaceSeen(pace, timing.decision, timing.grace) for pace, timing in TIMINGS.items()),
        languages=LANGUAGES,
    )


def edition_seen(edition: Edition) -> EditionSeen:
    """One edition as plain data."""
    return EditionSeen(
        edition=edition.key,
        variant=edition.variant,
        seats=tuple(edition.seats),
        usual_seats=usual_seats(edition),
        language=edition.language,
        options={option.name: thaw(option.default) for option in edition.options},
        allowed={option.name: option.allowed for option in edition.options},
    )


HANDLERS = [games]
