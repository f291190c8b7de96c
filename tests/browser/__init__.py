"""The page in a real browser; a run of its own: python -m pytest tests/browser."""
