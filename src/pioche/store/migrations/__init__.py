"""How the database came to be as it is, step by step; new steps are applied when a server starts."""
