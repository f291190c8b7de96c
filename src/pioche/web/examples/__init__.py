"""Examples for the rules pages: games with a stacked deck, played by the engine, which also says what happened."""

from functools import cache

from pioche.web.examples import g5211, kobito, kudos
from pioche.web.examples.scene import Example

SCENES = {"5211": g5211.SCENES, "kobito": kobito.SCENES, "kudos": kudos.SCENES}


@cache
def examples(game: str) -> dict[str, list[Example]]:
    """The examples of a game by the clause they show."""
    found: dict[str, list[Example]] = {}
    for scene in SCENES[game]:
        found.setdefault(scene.clause, []).append(scene.play())
    return found
