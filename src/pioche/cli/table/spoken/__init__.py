"""Each game's table in lines of words, for screen readers, pipes and small terminals."""

from pioche.cli.table.spoken import g5211, kobito, kudos

SPOKEN = {"5211": g5211, "kobito": kobito, "kudos": kudos}
