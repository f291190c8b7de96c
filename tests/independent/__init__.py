"""A second reading of the rules: it checks finished records and shares nothing with the program."""
