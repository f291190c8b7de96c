"""`import pioche` works on a bare Python and stays light."""

import subprocess
import sys

from tests.architecture.sources import ROOT

PLAY_WITHOUT_EXTRAS = """
import sys
class Block:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] not in sys.stdlib_module_names | {"pioche"}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Block())
import pioche
for name in ("5211", "kobito", "kudos"):
    game = pioche.new(name, seed=1)
    while game.to_act:
        seat = game.to_act[0]
        game = game.play(seat, game.legal(seat)[0])
    assert pioche.replay(game.record()).scores == game.scores
print("ok", " ".join(sorted(sys.modules)))
"""


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r})\n{code}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_games_records_and_replay_need_nothing_but_python() -> None:
    assert run(PLAY_WITHOUT_EXTRAS).startswith("ok")


def test_import_pulls_in_no_heavy_library() -> None:
    loaded = set(run("import pioche; print(' '.join(sys.modules))").split())
    assert not loaded & {"numpy", "numba", "litestar", "starlette", "rich", "textual", "typer", "asyncio", "fluent"}
