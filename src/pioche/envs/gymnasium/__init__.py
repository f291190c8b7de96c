"""The games in Gymnasium: importing this registers them.

import gymnasium
import pioche.envs.gymnasium
env = gymnasium.make("Pioche/5211-v0", seats=4, seat=0, bots="greedy")
many = gymnasium.make_vec("Pioche/5211-v0", num_envs=1024)
"""

from pioche.core.extras import need

gymnasium = need("gymnasium", "envs")
need("numba", "envs")

from pioche.envs.gymnasium.seat import SeatEnv  # noqa: E402
from pioche.envs.gymnasium.seats import SeatVectorEnv  # noqa: E402

__all__ = ["NAMES", "SeatEnv", "SeatVectorEnv", "register"]

NAMES = {"5211": "Pioche/5211-v0", "kobito": "Pioche/Kobito-v0", "kudos": "Pioche/Kudos-v0"}


def register() -> None:
    """Make the games known to Gymnasium."""
    for game, name in NAMES.items():
        gymnasium.register(
            name,
            entry_point=f"{SeatEnv.__module__}:SeatEnv",
            vector_entry_point=f"{SeatVectorEnv.__module__}:SeatVectorEnv",
            kwargs={"game": game},
        )


register()
