"""Where bots think."""

from pioche.bots import bot_of
from pioche.core.luck import WORDS, seed_luck
from pioche.games.catalogue import rules_of
from pioche.tables.ports import Question


class ThinksHere:
    """Bots that think in this very process: for tests, since the table waits for them."""

    async def choose(self, question: Question) -> int:
        """The bot's choice."""
        luck = [0] * WORDS
        seed_luck(luck, question.luck)
        known = rules_of(question.game).table.unpack(question.known)
        return bot_of(question.level, question.game).choose(known, question.seat, question.actions, luck)

    async def close(self) -> None:
        """Nothing is going on."""
