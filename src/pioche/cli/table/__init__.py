"""The table behind `pioche play`: one person and bots, on the whole screen or line by line."""
