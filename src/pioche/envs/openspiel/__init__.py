"""The games in OpenSpiel: importing this registers them.

    import pyspiel
    import pioche.envs.openspiel
    game = pyspiel.load_game("python_pioche_5211(players=3,edition=ouchi)")

Every random outcome is a chance node of its own with its true probability: a card is turned up when somebody draws it,
so that no state holds the order of a deck. In 5211 the seats lay their cards at simultaneous nodes.
"""

from pioche.core.extras import need

need("pyspiel", "envs")

from pioche.envs.openspiel.register import register  # noqa: E402
from pioche.envs.openspiel.settings import NAMES  # noqa: E402

__all__ = ["NAMES", "register"]

register()
