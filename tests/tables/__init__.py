"""The live table: seats, clocks, bots and secrets, with time in the tests' hands."""
