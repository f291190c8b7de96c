"""The rules as machine code."""
