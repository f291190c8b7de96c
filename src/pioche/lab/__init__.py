"""Many games and what they tell: shares of seeds on many cores and machines, statistics, files and plots."""
