"""The rulebook of 5211 as tests."""
