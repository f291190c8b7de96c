"""Each game's table as it is drawn on the whole screen, from a seat's view and nothing else."""

from pioche.cli.table.boards import g5211, kobito, kudos

BOARDS = {"5211": g5211, "kobito": kobito, "kudos": kudos}
