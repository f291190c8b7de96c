"""The three games. No game knows another; each has the same files, to be read in the order DESIGN gives."""
