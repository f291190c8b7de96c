"""The rulebook of Kobito as tests, one family of rules to a file."""
