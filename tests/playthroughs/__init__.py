"""Golden playthroughs: one game of every edition, variant and number of seats, for people to read."""
