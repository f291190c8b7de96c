"""The live table without web or SQL: seats, commands, clocks, stand-in bots. The log is the truth."""
