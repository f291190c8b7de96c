"""What the project's own people run: fetching, writing and checking."""
