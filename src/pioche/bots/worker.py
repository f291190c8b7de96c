"""A process that thinks for bots: a question to a line in, an answer to a line out, until the questions end.

A question is JSON: `level`, `game`, `seat`, `known` (the bytes of what the seat may know, in base64), `actions` and
`luck`, the seed of the bot's own luck. The answer is `{"action": ...}`, or an empty object where the bot failed.
"""

import json
import os
import sys
from base64 import b64decode
from typing import Any

from pioche.bots.levels import bot_of
from pioche.core.luck import WORDS, seed_luck
from pioche.games.catalogue import rules_of

READY = b"{}\n"


def answer(question: dict[str, Any]) -> int:
    """The action that the bot of that level chooses."""
    luck = [0] * WORDS
    seed_luck(luck, question["luck"])
    known = rules_of(question["game"]).table.unpack(b64decode(question["known"]))
    bot = bot_of(question["level"], question["game"])
    return int(bot.choose(known, question["seat"], question["actions"], luck))


def main() -> None:
    """Answer until there is nothing more to answer; what a bot prints is no answer."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr
    out.write(READY)
    for line in sys.stdin.buffer:
        try:
            reply = {"action": answer(json.loads(line))}
        except Exception as error:
            print(f"{type(error).__name__}: {error}", file=sys.stderr)
            reply = {}
        out.write(json.dumps(reply).encode() + b"\n")


if __name__ == "__main__":
    main()
