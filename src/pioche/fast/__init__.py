"""The rules as machine code; needs the `fast` extra."""
