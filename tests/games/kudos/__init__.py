"""The rulebook of Kudos as tests."""
