"""How chance deals, card by card: each game's own way, and what all have in common."""

from pioche.envs.openspiel.dealing import g5211, kobito, kudos
from pioche.envs.openspiel.dealing.position import Dealer

DEALERS: dict[str, Dealer] = {"5211": g5211.DEALER, "kobito": kobito.DEALER, "kudos": kudos.DEALER}

__all__ = ["DEALERS"]
