"""The games in PettingZoo: importing this registers them, each edition and variant under a name of its own.

    import pettingzoo
    import pioche.envs.pettingzoo
    env = pettingzoo.make("parallel", "pioche/5211-next-move-v0", seats=4)

The same without the registry: `parallel_env("5211", edition=..., variant=..., seats=..., options=...)`, `env(...)` for
agents that act one after the other, and `raw_env(...)` for that without PettingZoo's wrapper.
"""

from pioche.core.extras import need

need("pettingzoo", "envs")
need("numba", "envs")

from pioche.envs.pettingzoo.register import NAMES, env, parallel_env, raw_env, register  # noqa: E402

__all__ = ["NAMES", "env", "parallel_env", "raw_env", "register"]

register()
