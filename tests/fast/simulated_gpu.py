"""The kernels for a GPU, run by numba-cuda's simulator: `python -m tests.fast.simulated_gpu` prints what differs.

In the simulator NumPy's numbers take the place of registers and would overflow where a GPU's do not, so that the tables
in a thread's memory are tables of plain Python here. What runs as it stands: the kernels, their loops over games, the
rules as they call each other on the device, and the sums of threads and blocks.
"""

import json
import os
import sys
from typing import Any

os.environ["NUMBA_ENABLE_CUDASIM"] = "1"

import numpy as np
from numba import types
from numba.cuda.simulator import kernelapi

from pioche.core.fields import Fields
from pioche.fast import cpu, gpu, kernels
from pioche.fast.loops import weighted_game
from pioche.fast.proof import proved_game
from pioche.fast.records import laid_out, to_table
from pioche.play.setup import Setup
from pioche.play.values import new_table
from tests.conformance.cases import CASES, Case

memory: Any = kernelapi.FakeCUDALocal
GAMES = 2
gpu.THREADS = 32  # each is a thread of the system here
FIRST = 70


class Room(list[Any]):
    """A thread's memory for one table: what is put in is copied."""

    table: type[Fields]

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(place, to_table(np.asarray(value._item if hasattr(value, "_item") else value), self.table))


def local_array(tables: type[Fields]) -> Any:
    """What takes the place of memory for a thread."""

    def array(_self: Any, shape: int, kind: Any, alignment: Any = None) -> Any:
        assert alignment is None
        if isinstance(kind, types.Record):
            room = Room([None] * shape)
            room.table = tables
            return room
        return [0] * shape

    return array


def plain(setup: Setup, seed: int) -> int:
    """The number of a game's tables in plain Python."""
    number: int = proved_game(setup.rules)(new_table(setup), seed, [0] * setup.rules.actions)
    return number


def differences(case: Case) -> list[str]:
    """What the simulated GPU does in another way than the CPU and plain Python."""
    memory.array = local_array(case.rules.table)
    setup, found = case.new(0).setup, []
    scores, winners, numbers = gpu.rows(setup, FIRST, GAMES, "proved", blocks=2)
    if numbers.tolist() != [plain(setup, FIRST + game) for game in range(GAMES)]:
        found.append("tables")
    expected = cpu.playouts(setup, FIRST, GAMES, threads=1)
    if scores.tolist() != expected.scores.tolist() or winners.tolist() != expected.winners.tolist():
        found.append("rows")
    sums = gpu.totals(setup, FIRST, GAMES, blocks=2)
    shares = (expected.won() * kernels.SHARES).sum(axis=0)
    columns = (expected.scores.sum(axis=0), (expected.scores.astype(np.int64) ** 2).sum(axis=0), shares)
    wanted = [expected.decisions.sum(), *(list(column) + [0] * (6 - len(column)) for column in columns)]
    if sums.tolist() != np.hstack(wanted).tolist():
        found.append("totals")
    return found


def weighted_differs(case: Case) -> Any:
    """Whether playouts under weights are others than in plain Python."""
    memory.array = local_array(case.rules.table)
    setup = case.new(0).setup
    weights = np.random.default_rng(1).integers(0, 9, (setup.seats, case.rules.actions))
    scores, winners, decisions = (
        np.zeros((GAMES, setup.seats), np.int32),
        np.zeros(GAMES, np.uint8),
        np.zeros(GAMES, int),
    )
    # the weights as lists: NumPy's would overflow here, too
    play = kernels.rows_kernel(setup.game, "weighted")[1, gpu.THREADS]
    play(laid_out(setup), FIRST, scores, winners, decisions, weights.tolist())
    play_plain, actions = weighted_game(case.rules), [0] * case.rules.actions
    return decisions.tolist() != [
        play_plain(new_table(setup), FIRST + game, actions, weights.tolist()) for game in range(GAMES)
    ]


def main(game: str) -> None:
    """All cases of a game, as JSON: by case what differs."""
    cases = [case for case in CASES if case.game == game]
    found = {str(case): differences(case) for case in cases}
    found["weights"] = ["rows"] if weighted_differs(cases[0]) else []
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1])
