"""Tests of pioche.cli."""
