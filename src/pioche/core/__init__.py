"""The contract every game keeps: fields, luck, errors, editions. Standard library alone."""
