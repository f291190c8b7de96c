"""Where the logs of the tables are kept: SQLite, or PostgreSQL for several machines."""
