"""Games as values, their records, and matches between bots."""
