"""5211: everyone plays face down; the colour most played scores, unless it is played too much."""
