"""Kobito: build rainbows of exactly the right length to win pots of gold."""
