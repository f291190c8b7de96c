"""The `pioche` command; needs the `cli` extra."""
