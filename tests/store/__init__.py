"""The log: the same tests over every backend there is."""
